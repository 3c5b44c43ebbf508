// The record that results from a choice of readings.
#pragma once

#include <string>

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// How lines of play are written. `players`: the number of players; `tricks`: whether the tokens of
/// a line go round the seats.
struct Table {
    int players = 2;
    bool tricks = false;
};
std::string block_text(const CollatedBlock& block, Table table);
/// The block's lines with the comments of all sheets. Where nothing decided, comments give the
/// readings of the other sheets.
std::string commented_text(const CollatedBlock& block, Table table, const Sheets& sheets);

}  // namespace bones::inline show::collate
