// What is to be said of sheets that were put together.
#pragma once

#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {

/// A finding, at its place in one of the sheets.
struct SheetFinding {
    const Sheet* sheet;
    Finding finding;
};

/// One `sheets-differ` for each place that stayed undecided, and a note for each that was settled
/// although sheets say different things, or that only some of them have. `files`: how many sheets
/// there should be of a game.
std::vector<SheetFinding> findings_of(const CollatedGame& game, std::size_t files);

/// Where words of a place stand: `hand 2: `; empty outside the hands.
std::string where(const CollatedGame& game, std::size_t block);

/// `sheet 1`, `sheets 1, 2 and 3`: by the numbers of their files.
std::string named(const CollatedGame& game, const std::vector<std::size_t>& sheets);

/// What a sheet has; a tile that was played as it stands there: `A 6-1@2`.
std::string as_written(const Sheet& sheet, const Item& item);

/// What the result says in a place, with the seat of an action: `A 6-1@2`.
std::string shown_words(const LineMeaning& said, Keyword keyword);

}  // namespace bones::inline show::collate
