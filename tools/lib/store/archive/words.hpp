// How the archive spells what the engine says.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bones/verdict.hpp"
#include "tools/lib/store/archive/short_text.hpp"
#include "tools/libbones/action_words.hpp"

namespace bones::inline store::archive {

/// `A`. The seat exists.
std::string_view word(Seat seat);
/// None for no seat.
std::optional<std::string_view> word_if_any(Seat seat);
/// `6-1`, high half first.
std::string_view word(Tile tile);
/// A tile as a number: 16 times its high half, and its low half.
std::int64_t tile_number(Tile tile);
std::string_view word(Verdict verdict);
std::string_view word(Severity severity);
/// Appends a word to a list of words.
void append_word(std::string& words, std::string_view word);

/// The open ends, arm by arm: `5 (4) 6/1 0!`; nothing where no tile lies.
void append_ends(const TableView& table, ShortText& text);
/// Writes them at `at`, where there is room for so many bytes; returns the end.
inline constexpr std::size_t room_for_ends = (most_arms + 1) * std::string_view("(12/12)! ").size();
char* put_ends(const TableView& table, char* at);
/// The numbers that are open: bit n for n.
std::int32_t open_numbers(const TableView& table);

}  // namespace bones::inline store::archive
