// The record that a choice of readings makes.
#pragma once

#include <string>

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// The lines of a block as they are chosen, with comments or without. `players`: how many there
/// are; `tricks`: whether a line of play goes round.
struct Table {
    int players = 2;
    bool tricks = false;
};
std::string block_text(const CollatedBlock& block, Table table);
/// The same with the comments of all sheets, and with what the other sheets say where nothing
/// decided.
std::string commented_text(const CollatedBlock& block, Table table, const Sheets& sheets);

}  // namespace bones::inline show::collate
