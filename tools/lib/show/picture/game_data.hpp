// What the script of a game's page is sent: the game in numbers, from which it draws each position.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tools/lib/show/picture/shown_analysis.hpp"
#include "tools/lib/show/picture/svg_table.hpp"

namespace bones::inline show {

/// A hand's table as a page shows it: for wide windows and for phones.
struct PageTables {
    picture::DrawnTable wide, tall;
};
PageTables page_tables(const Record& record, const picture::HandStory& story);
/// The part of a table that a page shows: few tiles must not become giants.
picture::Rect page_frame(const picture::Layout& layout, bool tall);
/// Which way a tile points: where its outer half is, 0 right, 1 down, 2 left, 3 up.
int way_of(const picture::PlacedTile& placed);

/// The whole game as JSON:
/// `players` as they are called, `names`, `stock` (what it is called), `phrases` (phrases.hpp), and
/// `hands`, each with
/// - `name` (of its positions: 2.17), `before` (points, in words), `arms` (their numbers on the
///   sheet);
/// - `frames`, `marks`, `roads` twice, wide and tall: left, top, width, height; where the marks of
///   the arms stand before anything is laid on them, x and y; x, y, x, y of each road;
/// - `tiles`, 14 numbers each: ply, arm, inner and outer half, then twice x and y of its middle,
/// the
///   way it points, and x and y of the mark after it, counted from there;
/// - or `tricks`: suit or -1, taker or -1, and four numbers a tile: ply, seat, high and low half,
/// or
///   -1; `places` twice, x and y of the middle of each tile;
/// - `plies`: words (a phrase), seats, who is next or -1, arms, and `more` if there is any:
/// `stock`,
///   `backwards` and `remarks` (phrases). Of seats and arms only what changes: seat and tiles that
///   come or go (two hexadecimal digits each) as known, deduced, prizes, and the number of hidden
///   ones; an arm's index and open end, as a text after which `-` says not started, `*`
///   spellbound;
/// - `decisions`, where there is an analysis (append_decisions).
void append_game_data(std::string& out, const Record& record, const GameVerdict& verdict,
                      std::span<const picture::HandStory> stories,
                      std::span<const std::string> names, std::span<const PageTables> tables,
                      const picture::ShownAnalysis* analysis = nullptr);

}  // namespace bones::inline show
