// One change to the writing of a record that would undo a slip of the pen.
#pragma once

#include <string>
#include <vector>

#include "bones/record.hpp"

namespace bones::slips {

/// The slip that a change undoes, in the order in which hands are likely to make them.
enum class SlipKind : std::uint8_t {
    half,           ///< one half of a tile
    halves,         ///< the halves of a tile exchanged
    arm,            ///< another arm, or crosswise
    digit,          ///< of a score, a result, a penalty, a bid, or of points that a tile makes
    pass_left_out,  ///< a pass not written
    draw_left_out,  ///< a draw not written
    sign_left_out,  ///< a tile drawn that is written as played
    too_many,       ///< a pass or draw that was not made
    twice,          ///< an action written twice
    exchanged,      ///< two neighbouring actions
    lines,          ///< two neighbouring lines exchanged
    line_twice,     ///< a line copied twice
    turns_joined,   ///< two turns of a layout game on one line, without the second seat
    seat_order,     ///< a trick written in the order of the seats, not from its leader on
    trick_lost,     ///< a trick not written
    seat,           ///< of one line
    suit,           ///< that was declared, or named as trumps
    lead,           ///< the seat of a lead, bid or trump line
    left_out,       ///< a tile played and not written
};

/// Where a line of play names its seat: by the letter, or by the player's name.
inline Place place_of_seat(const Statement& line) {
    return line.key.empty() ? Place{line.line.offset, 1} : line.key;
}

/// What a change does to one tile of the sheet.
struct TileChange {
    static constexpr std::uint32_t added = none_such;

    std::uint32_t use = added;  ///< index into TileUses; added: one more tile is played or drawn
    Tile tile;                  ///< that it is then
    Seat seat;                  ///< whose it is then
    bool drawn = false;         ///< it is drawn then
    bool removed = false;       ///< it is not written any more
};

/// One slip undone: replacements in the order of the text, within one hand.
struct Change {
    SlipKind kind = SlipKind::half;
    /// The first action that it alters, as an index in Record::actions; none_such: none.
    std::uint32_t action = none_such;
    std::vector<Replacement> replacements;
    std::vector<TileChange> tiles;
    /// The play that it alters: the actions from `first` up to `end`, indices in Record::actions,
    /// become these; none_such: it alters none.
    std::uint32_t first = none_such, end = none_such;
    std::vector<Action> play;
    bool of_start = false;               ///< it alters from where play goes: the lead, bids, trumps
    Seat seat;                           ///< what was left out, or turns joined: whose it is
    bool beside_its_like = false;        ///< what was left out: it stands with others of its kind
    bool of_left = false;                ///< it alters what a `left` line says
    std::uint8_t read = 0, instead = 0;  ///< half: which number was read, and which it is
};

}  // namespace bones::slips
