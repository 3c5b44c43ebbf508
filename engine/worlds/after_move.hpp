// Describes the table after a move, for explanations in words: open numbers, seats that can follow,
// and the winner of the trick.
#pragma once

#include <cstdint>

#include "engine/search/position.hpp"

namespace bones::worlds {

struct AfterMove {
    std::uint32_t open = 0;   ///< open numbers, or the suit of a lead, one bit each
    bool leads = false;       ///< the move led a trick
    Seat taker;               ///< the seat that took the trick completed by the move
    bool hands_told = false;  ///< whether `can_follow` is known
    SeatSet can_follow;       ///< the other seats that hold a tile for these numbers
    Seat next;                ///< the seat on turn afterwards; no seat if the hand has ended
};

/// Returns the numbers that are open now.
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

/// Returns the tiles that follow the led suit; a seat with one of them must not play another tile.
template <GameRules G>
TileSet following_tiles(const typename G::State& state) {
    Move move;
    move.kind = MoveKind::play;
    for (Tile tile : TileSet::full(highest_in_set<G>(state.rules))) {
        move.tile = tile;
        for (const Charge& charge : charges_against<G>(state, move))
            if (charge.scope == Scope::now && !charge.none_of.empty()) return charge.none_of;
    }
    return {};
}

/// Describes the table after a move. The last argument states whether the position has all hands.
/// A draw does not change the open numbers.
template <GameRules G>
AfterMove after_move(const search::Position<G>& position, const Move& move, bool told) {
    typename G::State state = position.state;
    AfterMove after;
    const Seat mover = state.turn;
    if (move.kind != MoveKind::draw) {
        after.leads = !G::has_layout && G::leads(state) && move.kind == MoveKind::play;
        state = state_after<G>(state, move);
    }
    TileSet follow;
    if (after.leads) {
        if (const std::optional<std::uint8_t> led = G::suit_led(state)) after.open = 1u << *led;
        follow = following_tiles<G>(state);
    } else {
        after.open = open_numbers<G>(state);
    }
    after.taker = G::trick_taken(state);
    after.next = state.ended() ? Seat() : state.turn;
    after.hands_told = told;
    for (Seat seat : SeatSet::all(state.players)) {
        if (!told || seat == mover || seat == G::sitting_out(state)) continue;
        bool can = false;
        if constexpr (G::has_layout) {
            for (int arm = 0; arm < G::arms(state); ++arm)
                can = can || position.hands[seat].intersects(G::playable_on(state, arm).tiles);
        } else {
            can = position.hands[seat].intersects(follow);
        }
        if (can) after.can_follow |= seat;
    }
    return after;
}

}  // namespace bones::worlds
