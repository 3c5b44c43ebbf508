// The values that header lines and claims may have.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bones {

/// The highest number that may be written: points, and numbers of hands.
inline constexpr std::int32_t most_number = 999'999'999;

/// Whether a text is a day as YYYY-MM-DD, in which whole parts may be question marks.
bool is_date(std::string_view text);
/// The date as YYYY-MM-DD, if it is written in another way and can be one day only: `2015/7/13`,
/// `20150713`, `13/07/2015`, `7/13/2015`, `13.7.2015`. A date in that form stays. Empty if it is
/// not a date, or may be several days.
std::string iso_date(std::string_view text);
/// The days, as YYYY-MM-DD, that an ambiguous date may mean. For a year of two digits: the day that
/// it may mean. Empty if it is not a date.
std::vector<std::string> possible_dates(std::string_view text);
/// The error in a date and what to write instead: `not a valid date; write 2026-11-03 or
/// 2026-03-11`. Empty if iso_date reads it.
std::string fault_of_date(std::string_view text);
/// The time as HH:MM, if it is written in another way: `18h30`, `6pm`, `6:30 pm`, `18:30:00`. A
/// time in that form stays, also with seconds, `18:30:15`. Empty if it is not a time.
std::string iso_time(std::string_view text);
/// Whether a text is HH:MM, from 00:00 to 23:59.
bool is_time(std::string_view text);
/// Whether a text is one word of at most 32 bytes.
bool is_short_word(std::string_view text);
/// A whole number from -most_number to most_number. A negative one starts with a hyphen or a minus
/// sign.
std::optional<std::int32_t> whole_number(std::string_view text);

/// A piece of a record in a message: in single quotes, shortened if it is long.
std::string quoted(std::string_view text);
/// Words separated by commas.
std::string listed(std::span<const std::string_view> words);

/// A number with `tile` or `tiles`: `1 tile`, `3 tiles`.
std::string count_of(int number, std::string_view noun);

}  // namespace bones
