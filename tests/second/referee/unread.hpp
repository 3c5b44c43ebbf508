// G5a: what cannot be read may have been anything. What a hand's text says about that, read off
// without judging it.
#pragma once

#include <set>

#include "bones/record.hpp"

namespace bones::second {

/// A token that cannot be read, or names no tile.
inline bool is_blot(const Action& action) {
    return action.kind == ActionKind::bad_token || action.kind == ActionKind::bad_tile;
}
/// An action that lays a tile in a trick, as far as anybody can tell.
inline bool is_tile(const Action& action) {
    return is_blot(action) || action.kind == ActionKind::play ||
           action.kind == ActionKind::unknown_turn;
}

inline constexpr int no_ply = 1 << 30;

/// Where the play of a hand is lost.
struct LostFrom {
    int line = no_ply;      ///< the first ply after a line that may have been turns of anybody
    int stranger = no_ply;  ///< the first action of a seat that does not play
    int another = no_ply;   ///< the first ply that may be another hand's
    bool plays_on = false;  ///< there are actions after that line
    bool anew = false;      ///< it is another hand's first, or that one was ended or lost before
    int first() const { return line < stranger ? line : stranger; }
};
/// What is known of a hand before its text is looked at.
struct BeforeLoss {
    bool draws = false;  ///< nobody can tell by tiles laid whether the hand had ended
    int each = 0;        ///< tiles dealt to each seat
    /// Judged, the hand may have been over before the line that cannot be read.
    bool may_be_over = false;
};
LostFrom lost_from(const Record& record, const Hand& hand, const BeforeLoss& before);

/// The plies at which a seat's `?` and blots are tiles played unseen (Double Takes): as many as its
/// dealt tiles allow beside those that are seen; a blot only if all others have room.
std::set<int> unseen_tiles(const Record& record, const Hand& hand, Seat seat,
                           const BeforeLoss& before);

/// Who plays to the tricks of a hand: every seat but one that may sit out (T15).
struct TrickTable {
    int players = 0;
    Seat sits_out{};  ///< no seat: nobody

    int size() const { return players - (sits_out.exists() ? 1 : 0); }
    /// The next seat clockwise that plays.
    Seat next(Seat seat) const {
        const Seat after = seat.next(players);
        return after == sits_out ? after.next(players) : after;
    }
};

/// Whether the next of the plies that lay tiles shows that this token of a trick, whose `place` in
/// it is counted from 0, may have been none.
bool may_be_no_tile(const Record& record, const Hand& hand, const TrickTable& table, int ply,
                    int place);

}  // namespace bones::second
