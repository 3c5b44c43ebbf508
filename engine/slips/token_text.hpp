// Tokens of actions as they are written in canonical text.
#pragma once

#include <string>

#include "bones/action.hpp"

namespace bones::slips {

/// An action that names a tile, with `first` and `second` as its halves in the order written.
std::string token_text(const Action& action, int first, int second);
/// The same of an action with its own halves, of a pass, or of an unknown draw.
std::string token_text(const Action& action);

/// The same action with a tile of these halves, which must be in the set.
inline Action with_halves(Action action, int first, int second) {
    action.tile_number = static_cast<std::uint8_t>(Tile(first, second).number());
    action.low_first = first < second;
    return action;
}
/// The same action of another seat.
inline Action of_seat(Action action, Seat seat) {
    action.seat_index = static_cast<unsigned>(seat.index()) & 15u;
    return action;
}
/// An action that is not written; of a draw or play, its tile is still to be given.
inline Action new_action(ActionKind kind, Seat seat) {
    Action action;
    action.kind = kind;
    return of_seat(action, seat);
}

}  // namespace bones::slips
