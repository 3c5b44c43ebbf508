// The findings about collated sheets.
#pragma once

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// A finding, and the sheet in which its place is.
struct SheetFinding {
    const Sheet* sheet;
    Finding finding;
};

/// One `sheets-differ` for each undecided place. A note for each place that was settled although
/// sheets differ, and for each that only some sheets have. `files`: the expected number of sheets
/// of a game.
std::vector<SheetFinding> findings_of(const CollatedGame& game, std::size_t files);

/// The hand of a block as a prefix, `hand 2: `; empty outside the hands.
std::string where(const CollatedGame& game, std::size_t block);

/// The names of sheets by the numbers of their files: `sheet 1`, `sheets 1, 2 and 3`.
std::string named(const CollatedGame& game, const std::vector<std::size_t>& sheets);

/// An item as its sheet has it; a tile with its written arm: `A 6-1@2`.
std::string as_written(const Sheet& sheet, const Item& item);

/// The reading of the result, with the seat of an action: `A 6-1@2`.
std::string shown_words(const LineMeaning& said, Keyword keyword);

}  // namespace bones::inline show::collate
