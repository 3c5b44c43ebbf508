// Entering a record line by line, and what both ways of entering have in common.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "tools/record/session.hpp"

namespace bones::record {

/// What may be typed: lines of at most 76 columns.
inline constexpr std::array<std::string_view, 10> help_lines = {
    "61, 6-1         the seat on turn lays a tile    p   passes",
    "612, 6-1@2      lays it on arm 2                ?   a turn that nobody saw",
    "d, d 6-1        draws                           y   takes what is offered",
    "616654          three tiles, one after another  -   passes a question over",
    "B 6-1           another seat acts               l   tells what is left over",
    "4 0             points, when a hand is over     u r undo, redo",
    "date 2026-11-19 any line of the notation        q   leaves",
    "at 1.7          goes to the seventh action of hand 1; then",
    "= 6-1, x        writes it otherwise, takes it out; an action goes in before",
    "at end          goes on where the record ends",
};

/// How much was typed.
struct Keystrokes {
    std::uint64_t keys = 0, entries = 0;
};

/// Answers what is typed on standard input, a line each, until there is no more. `to`: a file, or
/// empty for standard output. `talks`: says first where the record stands. Throws OutputError if
/// the answers cannot be written.
void enter_line_by_line(Session& session, const std::string& to, bool json, bool talks,
                        Keystrokes& keystrokes);

}  // namespace bones::record
