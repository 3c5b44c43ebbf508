// Writes tokens of actions in canonical form.
#pragma once

#include <string>

#include "bones/action.hpp"

namespace bones::slips {

/// Returns the token of an action that names a tile; `first` and `second` are its halves in written
/// order.
std::string token_text(const Action& action, int first, int second);
/// Returns the token of an action with its own halves, of a pass, or of an unknown draw.
std::string token_text(const Action& action);

/// Returns the action with a tile of these halves, which must be in the set.
inline Action with_halves(Action action, int first, int second) {
    action.tile_number = static_cast<std::uint8_t>(Tile(first, second).number());
    action.low_first = first < second;
    return action;
}
/// Returns the action with another seat.
inline Action of_seat(Action action, Seat seat) {
    action.seat_index = static_cast<unsigned>(seat.index()) & 15u;
    return action;
}
/// Returns a new action that is not on the sheet. The tile of a draw or play must still be set.
inline Action new_action(ActionKind kind, Seat seat) {
    Action action;
    action.kind = kind;
    return of_seat(action, seat);
}

}  // namespace bones::slips
