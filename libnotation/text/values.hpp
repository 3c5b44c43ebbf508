// What the values of header lines and claims may be.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bones {

/// The most that a written number may be: points, and the numbers of hands.
inline constexpr std::int32_t most_number = 999'999'999;

/// A day of the calendar as YYYY-MM-DD, in which whole parts may be question marks.
bool is_date(std::string_view text);
/// A date that is written in another way and can be one day only, as YYYY-MM-DD: `2015/7/13`,
/// `20150713`, `13/07/2015`, `7/13/2015`, `13.7.2015`. Such a date itself; empty if it is none, or
/// may be several days.
std::string iso_date(std::string_view text);
/// The days, as YYYY-MM-DD, that a date may be that can be several; and the day that one with a
/// year of two digits may be. Empty: it is not a date.
std::vector<std::string> possible_dates(std::string_view text);
/// What is wrong with a date, and what to write; empty if iso_date reads it.
/// `not a valid date; write 2026-11-03 or 2026-03-11`
std::string fault_of_date(std::string_view text);
/// A time that is written in another way, as HH:MM: `18h30`, `6pm`, `6:30 pm`, `18:30:00`. Such a
/// time itself, also with seconds, `18:30:15`; empty if it is none.
std::string iso_time(std::string_view text);
/// HH:MM, from 00:00 to 23:59.
bool is_time(std::string_view text);
/// One word of at most 32 bytes.
bool is_short_word(std::string_view text);
/// A whole number from -most_number to most_number, with a hyphen or a minus sign if it is
/// negative.
std::optional<std::int32_t> whole_number(std::string_view text);

/// A piece of a record as messages cite it: in single quotes, cut if it is long.
std::string quoted(std::string_view text);
/// Words with commas between them.
std::string listed(std::span<const std::string_view> words);

/// `tile` or `tiles`, with the number: `1 tile`, `3 tiles`.
std::string count_of(int number, std::string_view noun);

}  // namespace bones
