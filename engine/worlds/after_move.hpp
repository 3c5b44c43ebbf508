// What a move leaves on the table, to be told in words: which numbers are open, who can follow, who
// takes the trick.
#pragma once

#include <cstdint>

#include "engine/search/position.hpp"

namespace bones::worlds {

struct AfterMove {
    std::uint32_t open = 0;   ///< numbers to be played to, or the suit of a lead, one bit each
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

/// The tiles that follow in a trick that is led: any other is held against who has one of them.
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

/// `told`: the position has all hands. A draw leaves what was there.
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
