// The table of a hand as SVG, in the units of the layout.
#pragma once

#include <string>
#include <string_view>

#include "tools/picture/hand_story.hpp"

namespace bones {

/// A text of a record as it may stand between two tags, or in an attribute.
std::string xml_text(std::string_view text);

/// A hand's table and where everything lies on it.
struct DrawnTable {
    Layout layout;
    bool tricks = false;
};

/// Lays out a hand for a frame whose width is `aspect` times its height.
DrawnTable table_for(const Record& record, const HandStory& story, double aspect);

/// Appends the tiles and marks of a whole hand. Each element that is not there from the first to
/// the last ply says from when (`data-from`) and until when (`data-to`) it is.
void append_table(std::string& out, const HandStory& story, const DrawnTable& table);
/// Appends what is there at one ply only, with the spell if there is one.
void append_table_at(std::string& out, const HandStory& story, const DrawnTable& table,
                     const TablePosition& position);

/// Appends a tile's body and pips; `style` is put into its class.
void append_tile(std::string& out, const PlacedTile& placed, int inner, int outer,
                 std::string_view attributes = "");

}  // namespace bones
