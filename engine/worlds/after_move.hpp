// What a move leaves on the table, to be told in words: which numbers are open, who can follow, who
// takes the trick.
#pragma once

#include <cstdint>

#include "engine/search/position.hpp"

namespace bones::worlds {

struct AfterMove {
    std::uint32_t open = 0;   ///< numbers to be played to, one bit each; of a lead: its suit
    bool leads = false;       ///< a trick was led
    Seat taker;               ///< who took the trick that the move completed
    bool hands_told = false;  ///< whether what follows is known
    SeatSet can_follow;       ///< of the other seats those that hold a tile for these numbers
    Seat next;                ///< on turn afterwards; no seat if the hand has ended
};

/// The numbers that are open now.
template <GameRules G>
std::uint32_t open_numbers(const typename G::State& state) {
    std::uint32_t open = 0;
    if constexpr (G::has_layout)
        for (int arm = 0; arm < G::arms(state); ++arm) {
            const ArmView view = G::arm(state, arm);
            if (view.open <= highest_pip) open |= 1u << view.open;
            if (view.other <= highest_pip) open |= 1u << view.other;
        }
    return open;
}

/// `told`: the position has all hands. A draw leaves what was there.
template <GameRules G>
AfterMove after_move(const search::Position<G>& position, const Move& move, bool told) {
    typename G::State state = position.state;
    AfterMove after;
    const Seat mover = state.turn;
    if (move.kind != MoveKind::draw) {
        after.leads = !G::has_layout && G::leads(state) && move.kind == MoveKind::play;
        G::apply(state, move);
    }
    after.open = after.leads ? 1u << move.suit : open_numbers<G>(state);
    after.taker = G::trick_taken(state);
    after.next = state.ended() ? Seat() : state.turn;
    after.hands_told = told;
    for (Seat seat : SeatSet::all(state.players)) {
        if (!told || seat == mover) continue;
        bool can = false;
        if constexpr (G::has_layout) {
            for (int arm = 0; arm < G::arms(state); ++arm)
                can = can || position.hands[seat].intersects(G::playable_on(state, arm).tiles);
        } else {
            can = after.leads && position.hands[seat].intersects(TileSet::with(move.suit));
        }
        if (can) after.can_follow |= seat;
    }
    return after;
}

}  // namespace bones::worlds
