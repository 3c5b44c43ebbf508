// The archive's words for values of the engine.
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
/// None if the seat does not exist.
std::optional<std::string_view> word_if_any(Seat seat);
/// `6-1`, high half first.
std::string_view word(Tile tile);
/// A tile as a number: 16 × its high half + its low half.
std::int64_t tile_number(Tile tile);
/// Appends a word to a list of words.
void append_word(std::string& words, std::string_view word);

/// The open ends, arm by arm: `5 (4) 6/1 0!`. Empty without a layout.
void append_ends(const TableView& table, ShortText& text);
/// Writes the open ends at `at`, which must have room for room_for_ends bytes. Returns the end.
inline constexpr std::size_t room_for_ends = (most_arms + 1) * std::string_view("(12/12)! ").size();
char* put_ends(const TableView& table, char* at);
/// The open numbers: bit n for number n.
std::int32_t open_numbers(const TableView& table);

}  // namespace bones::inline store::archive
