// What would be if something were entered: every question to the rules is a record judged.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"

namespace bones::inline show::entry {

/// The seats that may lead the hand that comes next, or that has no action yet.
std::vector<Seat> leaders(const Draft& draft);

/// A way to say an entry in full, and what it comes to.
struct Choice {
    std::string entry;  ///< `6-1@2`
    std::string shows;  ///< `open: 6 on arm 1, 4 on arm 2`
};

/// The arms, and sides of the tile, on which this token of a seat fits, each with another table
/// after it; where it fits on none, all arms.
std::vector<Choice> arms_for(const Draft& draft, Seat seat, const std::string& token);
/// The suits that this lead of a seat may declare.
std::vector<Choice> suits_for(const Draft& draft, Seat seat, const std::string& token);

/// Whose turns are missing before a line of a seat, if they passed. Empty: none is missing, or
/// passes cannot explain it.
std::vector<Seat> silent_passes(const Draft& draft, std::string_view line);

/// Whether the seat can do nothing but pass, and its tiles are known.
bool must_pass(const Draft& draft, Seat seat);

}  // namespace bones::inline show::entry
