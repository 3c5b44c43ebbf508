// Enters a record line by line; also the common parts of both ways of entry.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tools/lib/show/entry/session.hpp"

namespace bones::record {

using namespace entry;

/// The help on possible entries, in lines of at most 76 columns.
inline constexpr std::array<std::string_view, 12> help_lines = {
    "61, 6-1         the seat on turn lays a tile    p   pass",
    "B p 30          bids, in games that have them   ?   this help",
    "612, 6-1@2      lay it on arm 2                 B ? an unknown turn",
    "d, d 6-1        draw                            y   accept the offer",
    "616654          three tiles, one after another  -   skip a question",
    "return 6-1      put a tile back                 ~6-1 shown and taken back",
    "B 6-1           another seat acts               l   list the tiles left",
    "4 0             points, when a hand is over     u r undo, redo",
    "date 2026-11-19 any line of the notation        q   quit",
    "at 1.7          go to the seventh action of hand 1; there:",
    "= 6-1, x        replace it, delete it; an action is inserted before it",
    "at end          go back to the end of the record",
};

/// The number of typed keys and entries.
struct Keystrokes {
    std::uint64_t keys = 0, entries = 0;
};

/// Answers each line of standard input until it ends. `to`: the file for the answers; empty:
/// standard output. `talks`: prints the current state first. Throws OutputError if the answers
/// cannot be written.
void enter_line_by_line(Session& session, const std::string& to, bool json, bool talks,
                        Keystrokes& keystrokes);

}  // namespace bones::record
