// How the archive spells what the engine says. No seat, no mark: a view without data, which is
// NULL.
#pragma once

#include <string>
#include <string_view>

#include "bones/verdict.hpp"
#include "tools/lib/archive/short_text.hpp"

namespace bones::archive {

/// `A`.
std::string_view word(Seat seat);
/// `6-1`, high half first.
std::string_view word(Tile tile);
/// `play`, `draw`, `pass`, `show`, `skip`, `unknown` or `bad`.
std::string_view word(ActionKind kind);
std::string_view word(Mark mark);
std::string_view word(Verdict verdict);
std::string_view word(Severity severity);
/// Appends a word to a list of words.
void append_word(std::string& words, std::string_view word);

/// The open ends, arm by arm: `5 (4) 6/1 0!`.
void append_ends(const TableView& table, ShortText& text);
/// The numbers that are open: bit n for n.
std::int64_t open_numbers(const TableView& table);

}  // namespace bones::archive
