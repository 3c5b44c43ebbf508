// Handles unreadable lines and tokens in a hand (G5a).
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

// G5a: an unreadable line may have been turns of any seat. After the end of the hand it was none,
// and the actions that follow may belong to another hand.
template <GameRules G>
void HandReferee<G>::lose_at_line() {
    ended_before_unread_ = has_ended();
    lost_before_unread_ = facts_only_;
    may_have_stopped_before_unread_ =
        G::may_have_stopped(play_.state, *context_.breaches, lost_before_unread_);
    acted_ = true;
    if (!facts_only_ && !ended_before_unread_) {
        layout_lost_ = true;
        context_.reporter->at_statement(code::layout_unknown, "G5a", hand_,
                                        record_.statements[record_.hands[hand_].unread_line],
                                        "this line cannot be read and may have been turns of any "
                                        "player; from here on only tiles and counts are checked");
        G::forgive(play_.state);
        if (play_.state.ended()) G::resume(play_.state);
    }
    facts_only_ = true;
}

// G5a: an unreadable token is an unwritten turn; if no turn was due, it may have been nothing. The
// token itself is not judged. Returns whether it counts as a tile.
template <GameRules G>
bool HandReferee<G>::take_unread_token(std::uint32_t index, const Action& action) {
    if (facts_only_ || has_ended()) return false;
    acted_ = true;
    if constexpr (G::has_layout) {
        lose_hand(index, "a turn cannot be read");
        return false;
    } else {
        const Seat seat = action.seat();
        const SeatSet due = G::may_be_due(play_.state);
        const bool due_here = play_.state.turn.exists()
                                  ? seat == play_.state.turn
                                  : G::leads(play_.state) && (due.empty() || due.contains(seat));
        const int laid = G::laid_in_trick(play_.state);
        if (!due_here || may_be_no_tile(record_, record_.hands[hand_], index, laid)) {
            lose_hand(index, "a word cannot be read, and may have been a tile or nothing");
            return false;
        }
        if (!play_.state.turn.exists()) G::seize(play_.state, seat);
        return true;
    }
}

template <GameRules G>
void HandReferee<G>::lose_hand(std::uint32_t index, std::string why) {
    G::forgive(play_.state);
    if (play_.state.ended()) G::resume(play_.state);
    lose_layout(index, std::move(why), "G5a");
}

}  // namespace bones
