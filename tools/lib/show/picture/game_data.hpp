// The data for the script of a game's page: the game in numbers, from which the script draws each
// position.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tools/lib/show/picture/shown_analysis.hpp"
#include "tools/lib/show/picture/svg_table.hpp"

namespace bones::inline show {

/// The table of a hand, in one layout for wide windows and one for phones.
struct PageTables {
    picture::DrawnTable wide, tall;
};
PageTables page_tables(const Record& record, const picture::HandStory& story);
/// The part of a table that a page shows. It has a minimum size, so that few tiles do not look
/// huge.
picture::Rect page_frame(const picture::Layout& layout, bool tall);
/// The direction of a tile's outer half: 0 right, 1 down, 2 left, 3 up.
int way_of(const picture::PlacedTile& placed);

/// Appends the whole game as JSON. Members:
/// - `players`: the displayed names, by seat.
/// - `names`: the names to which phrases refer.
/// - `stock`: the word for it.
/// - `phrases`: see phrases.hpp.
/// - `hands`: a list.
///
/// Members of a hand. Those marked "twice" have values for wide and for tall tables.
/// - `name`: used in its positions, as in 2.17.
/// - `players`: the displayed names in this hand, in records with substitutes.
/// - `before`: the points before it, in words.
/// - `bids`: the events before the play, in words.
/// - `arms`: their numbers on the sheet.
/// - `frames`, twice: left, top, width, height.
/// - `marks`, twice: x and y of each arm's mark before any tile lies on the arm.
/// - `roads`, twice: x, y, x, y of each road.
/// - `tiles`: 14 numbers each. The first four are ply, arm, inner and outer half. Twice follow: x
///   and y of its middle, its direction, and x and y of the mark after it, from the middle.
/// - `uncertain`: tiles whose place is uncertain, each with the ends at which it may lie.
/// - `tricks`, in place of `tiles`: suit or -1, taker or -1, and four numbers for each tile. These
///   are ply, seat, high and low half; an unknown half is -1.
/// - `places`, twice, with `tricks`: x and y of the middle of each tile.
/// - `plies`: words (a phrase), seats, next seat or -1, arms, and sometimes `more`.
/// - `decisions`: only with an analysis (append_decisions).
///
/// `more` may have `stock`, `backwards`, `count` (of arms), `doubt` and `remarks` (phrases).
///
/// Only seats and arms that change are listed. A seat has its index and the known tiles that come
/// or go, as two hexadecimal digits each. If they change, the number of hidden tiles and the
/// deduced and prize tiles follow. An arm has its index and its open end. After the open end `-`
/// means not started, and `*` means spellbound.
void append_game_data(std::string& out, const Record& record, const GameVerdict& verdict,
                      std::span<const picture::HandStory> stories,
                      std::span<const std::string> names, std::span<const PageTables> tables,
                      const picture::ShownAnalysis* analysis = nullptr);

}  // namespace bones::inline show
