// G5a: an unreadable token or line may have been anything. These functions find its consequences
// from the text of a hand, without judging the hand.
#pragma once

#include <set>

#include "bones/record.hpp"

namespace bones::second {

/// A token that cannot be read, or names no tile.
inline bool is_blot(const Action& action) {
    return action.kind == ActionKind::bad_token || action.kind == ActionKind::bad_tile;
}
/// Whether the action lays, or may lay, a tile in a trick.
inline bool is_tile(const Action& action) {
    return is_blot(action) || action.kind == ActionKind::play ||
           action.kind == ActionKind::unknown_turn;
}

inline constexpr int no_ply = 1 << 30;

/// The plies from which the play of a hand is lost; `no_ply` if it never is.
struct LostFrom {
    int line = no_ply;      ///< the first ply after a line that may have held turns of any seat
    int stranger = no_ply;  ///< the first action of a seat that is not in the game
    int another = no_ply;   ///< the first ply that may belong to another hand
    bool plays_on = false;  ///< actions follow that line
    bool anew =
        false;  ///< it is another hand's first action, or the other hand was ended or lost before
    int first() const { return line < stranger ? line : stranger; }
};
/// Facts about a hand from before its text is read.
struct BeforeLoss {
    bool draws = false;  ///< the number of tiles laid does not show whether the hand had ended
    int each = 0;        ///< tiles dealt to each seat
    /// By its judgement, the hand may have been over before its unreadable line.
    bool may_be_over = false;
};
LostFrom lost_from(const Record& record, const Hand& hand, const BeforeLoss& before);

/// Returns the plies at which a seat's `?` and blots are tiles played unseen (Double Takes). The
/// seat's dealt tiles limit their number; a blot counts only if all other tiles have room.
std::set<int> unseen_tiles(const Record& record, const Hand& hand, Seat seat,
                           const BeforeLoss& before);

/// The seats that play to the tricks of a hand: all but one that may sit out (T15).
struct TrickTable {
    int players = 0;
    Seat sits_out{};  ///< no seat: all seats play

    int size() const { return players - (sits_out.exists() ? 1 : 0); }
    /// The next seat clockwise that plays.
    Seat next(Seat seat) const {
        const Seat after = seat.next(players);
        return after == sits_out ? after.next(players) : after;
    }
};

/// Whether the next tiles laid show that this token may not be a tile. `place` is the token's place
/// in its trick, from 0.
bool may_be_no_tile(const Record& record, const Hand& hand, const TrickTable& table, int ply,
                    int place);

}  // namespace bones::second
