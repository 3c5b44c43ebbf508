// How the archive spells what the engine says. No seat, no mark: a view without data, which is
// NULL.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bones/verdict.hpp"
#include "tools/lib/archive/short_text.hpp"

namespace bones::archive {

/// `A`.
std::string_view word(Seat seat);
/// `6-1`, high half first.
std::string_view word(Tile tile);
/// What actions do, in words; in `moves` it is the index.
inline constexpr std::array<std::string_view, 7> kind_words = {"play", "draw",    "pass", "show",
                                                               "skip", "unknown", "bad"};
constexpr std::int64_t kind_number(ActionKind kind) {
    switch (kind) {
        case ActionKind::play:
            return 0;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            return 1;
        case ActionKind::pass:
            return 2;
        case ActionKind::show:
        case ActionKind::bad_show:
            return 3;
        case ActionKind::skip:
            return 4;
        case ActionKind::unknown_turn:
        case ActionKind::bad_tile:
            return 5;
        case ActionKind::bad_token:
        case ActionKind::too_many:
            return 6;
    }
    return 6;
}
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

}  // namespace bones::archive
