// What may be entered next, for programs that offer it as buttons: every entry is one that Session
// takes, and every question to the rules is a record judged.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "tools/lib/entry/session.hpp"

namespace bones::record {

/// The state of a session as JSON:
/// - `stage`: header, play, hand_over, game_over; `game`, `title` (null: the game is unknown);
/// - `hand`, `ply`; `sides` (how many seats have points); `seat` (who acts next) or null; `leaders` (seats that may lead);
/// - `seats`: each with `seat`, `name`, `known` and `deduced` tiles, `hidden` (a number), `prizes`,
///   `points` (what the seat made in this hand by tiles or tricks), `total` (before the hand; null:
///   unknown);
/// - `stock`, `stock_word`; `words` (the table); `last` (the last action in words, or null);
/// - `table`: the drawn table as an SVG element, or null. An open end has the attribute `data-end`,
///   with which the entry of a tile laid there ends;
/// - `highest` (number of the set); `tiles`: each with `tile`, `entry`, `fits` and `gone` (the
///   table shows it);
/// - `actions`: what can be done without a tile, each with `kind` (pass, draw, hidden) and `entry`;
/// - `line`: how a line of bids or trumps may go on, each with `label`, `seat`, `name`, `entry` and
///   `complete` (else it goes on);
/// - `left`: of a hand that is over, whose tiles decide the score and are not written: `seat`,
///   `name` and `count`; `unseen`: the tiles that may be among them;
/// - `offered`: what `y` enters; `findings` in the record so far, by severity.
/// `pending` is the line of bids so far; empty: none. A few hundred judgements of the record.
std::string pad_json(const Session& session, std::string_view pending);

/// The question where a tile was laid that somebody points at, `6-1`: whichever way it is written, it
/// may have several places. Nothing if it has one, or none: then enter the tile itself.
std::optional<Answer> ask_for_place(const Session& session, std::string_view tile);

/// The games as JSON: `name`, `title`, `fewest` and `most` players, `highest` of the set, and
/// `ends`, how a hand may end (`name`, and whether it names a `seat`); `shapes`, what the drawn
/// tables use, as SVG definitions.
std::string games_json();

}  // namespace bones::record
