// Tries entries to see their effect. Each trial judges the whole record.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The seats that may lead the next hand, or the current one if it has no action.
std::vector<Seat> leaders(const Draft& draft);

/// A complete form of an entry, and the table after it.
struct Choice {
    std::string entry;  ///< `6-1@2`
    std::string shows;  ///< `open: 6 on arm 1, 4 on arm 2`
};

/// The arms, and halves of the tile, on which this token fits with different tables after it. If it
/// fits on none, all arms.
std::vector<Choice> arms_for(const Draft& draft, Seat seat, const std::string& token);
/// The suits that a seat may declare with this lead.
std::vector<Choice> suits_for(const Draft& draft, Seat seat, const std::string& token);

/// The seats whose passes may be missing before a line. Empty if none are missing or passes cannot
/// explain the line.
std::vector<Seat> silent_passes(const Draft& draft, std::string_view line);

/// Whether the seat can only pass, and its tiles are known.
bool must_pass(const Draft& draft, Seat seat);

}  // namespace bones::inline show::entry
