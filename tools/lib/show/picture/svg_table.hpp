// The table of a hand as SVG, in the units of the layout.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show::picture {

/// A hand's table with the positions of its tiles.
struct DrawnTable {
    Layout layout;
    bool tricks = false;
};

/// Lays out a hand for a frame whose width is `aspect` times its height.
DrawnTable table_for(const Record& record, const HandStory& story, double aspect);

/// Appends the parts that are visible at one ply only, including a spell.
void append_table_at(std::string& out, const HandStory& story, const DrawnTable& table,
                     const TablePosition& position);

/// Appends a tile's body and pips.
void append_tile(std::string& out, const PlacedTile& placed, int inner, int outer);
/// Appends the sheet's number of an arm at its open end. `uncertain`: a tile that is drawn
/// elsewhere may lie there.
void append_mark(std::string& out, Point at, int number, bool spellbound, bool uncertain = false);

}  // namespace bones::inline show::picture
