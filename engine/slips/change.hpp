// One change to the text of a record that would undo a slip of the pen.
#pragma once

#include <string>
#include <vector>

#include "bones/record.hpp"

namespace bones::slips {

/// The slip that a change undoes, the more frequent kinds first.
enum class SlipKind : std::uint8_t {
    half,    ///< one half of a tile is wrong
    halves,  ///< the halves of a tile are exchanged
    arm,     ///< the arm or the crosswise mark is wrong
    digit,   ///< a digit is wrong: in a score, result, penalty or bid, or in the points of a tile
    pass_left_out,    ///< a pass is missing
    draw_left_out,    ///< a draw is missing
    sign_left_out,    ///< a drawn tile is written as played, or a played one as drawn
    too_many,         ///< a pass or draw is written that was not made
    twice,            ///< an action is written twice
    exchanged,        ///< two neighbouring actions are exchanged
    lines,            ///< two neighbouring lines are exchanged
    line_twice,       ///< a line is written twice
    turns_joined,     ///< two turns of a layout game are on one line, without the second seat
    seat_order,       ///< a trick is in seat order instead of from its leader
    trick_lost,       ///< a trick is missing
    seat,             ///< the seat of a line is wrong
    suit,             ///< a declared suit or the trumps are wrong
    lead,             ///< the seat of a lead, bid, trump or prize line is wrong
    left_out,         ///< a played tile is missing
    tile,             ///< another tile is written, without a number in common
    tiles_exchanged,  ///< two tiles of close lines, or two bids, are exchanged
    word_moved,       ///< a tile is in another place of its line
    line_up,          ///< a line stands some lines above its place
    line_down,        ///< a line stands some lines below its place
    seats,            ///< the seats of two neighbouring lines are exchanged
};

/// Returns the place of the seat on a line of play: its letter, or the player's name.
inline Place place_of_seat(const Statement& line) {
    return line.key.empty() ? Place{line.line.offset, 1} : line.key;
}

/// The effect of a change on one tile of the sheet.
struct TileChange {
    static constexpr std::uint32_t added = none_such;

    std::uint32_t use = added;  ///< index into TileUses; added: a new tile is played or drawn
    Tile tile;                  ///< the tile after the change
    Seat seat;                  ///< its seat after the change
    bool drawn = false;         ///< whether it is then drawn
    bool removed = false;       ///< whether it disappears from the sheet
};

/// One slip undone, as replacements in text order within one hand.
struct Change {
    SlipKind kind = SlipKind::half;
    /// The first action that it alters, as an index in Record::actions; none_such: it alters none.
    std::uint32_t action = none_such;
    std::vector<Replacement> replacements;
    std::vector<TileChange> tiles;
    /// The play that it alters: `play` replaces the actions from `first` up to `end` (indices in
    /// Record::actions). none_such: it alters no play.
    std::uint32_t first = none_such, end = none_such;
    std::vector<Action> play;
    bool of_start = false;         ///< it alters the start of play: the lead, bids or trumps
    Seat seat;                     ///< the seat of an added action or of the second joined turn
    bool beside_its_like = false;  ///< the added action is next to others of its kind
    bool of_left = false;          ///< it alters a `left` line
    std::uint8_t read = 0, instead = 0;  ///< half: the written number and its replacement
};

}  // namespace bones::slips
