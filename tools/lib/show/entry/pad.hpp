// The possible next entries as JSON, for programs that show them as buttons. Session accepts each
// of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/show/entry/session.hpp"

namespace bones::inline show::entry {

/// The state of a session as JSON. It takes a few hundred judgements of the record. `pending` is
/// the line of bids so far; empty: none.
///
/// Members:
///
/// - `stage`: header, play, hand_over or game_over.
/// - `game`, `title`: null if the game is unknown.
/// - `hand`, `ply`.
/// - `sides`: the number of seats that have points.
/// - `seat`: the seat that acts next, or null.
/// - `leaders`: the seats that may lead.
/// - `seats`: each seat. `made` has its points of tiles and tricks in this hand, and `total` those
///   of earlier hands.
/// - `stock`, `stock_word`.
/// - `words`: the table in words.
/// - `last`: the last action in words, or null.
/// - `table`: the drawn table as an SVG element, or null. Each open end has the attribute
///   `data-end`. The entry of a tile at that end ends with its value.
/// - `highest`: the highest number of the set.
/// - `tiles`: the whole set. `fits`: the rules allow the tile. `gone`: the tile is on the table.
/// - `actions`: a pass and a draw.
/// - `line`: the next words of a line of bids or trumps. `complete`: the entry is a whole line.
/// - `left`: the seats of a finished hand whose tiles decide the score. `count`: the number of
///   tiles.
/// - `unseen`: the tiles that may be among them.
/// - `offered`: the lines that `y` enters.
/// - `findings`: the number of errors, breaches and claims.
std::string pad_json(const Session& session, std::string_view pending);

/// Asks where a tile was laid if several places are possible. The order of its halves does not
/// matter. None: enter the tile itself.
std::optional<Answer> ask_for_place(const Session& session, std::string_view tile);

/// The games as JSON, with the ways in which a hand may end. `shapes` has the SVG definitions that
/// drawn tables use.
std::string games_json();

}  // namespace bones::inline show::entry
