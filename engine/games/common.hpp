// Functions for tiles, layouts and totals that several games share.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/rules.hpp"

namespace bones {

/// Removes a tile from the hand of the seat on turn. If it was the last tile, the seat is out.
inline void lay_down(TableState& state) {
    auto& held = state.held[state.turn.index()];
    if (held > 0 && --held == 0) {
        state.end = EndKind::out;
        state.out = state.turn;
    }
}

/// The seat on turn draws a tile, if the stock has one.
inline void take_from_stock(TableState& state) {
    if (state.stock > 0) --state.stock;
    ++state.drawn;
    ++state.held[state.turn];
}

/// Ends the hand by passes. If more actions follow and one of the passes was a breach, play goes on
/// (G11).
inline void end_by_passes(TableState& state) {
    state.end = EndKind::blocked;
    state.ended_by_passes = true;
}

/// Adds each of these tiles as an opening tile. `common`: the members that all plays share.
template <class Moves>
void add_openings(const TileSet& tiles, Moves& moves, const Move& common = {}) {
    moves.add_plays(common, HalfRole::touches, {tiles});
}

/// Adds every way of laying one of these tiles on the layout. Of sides that are alike and not
/// started, only the first is used. `common`: the members that all plays share.
template <class G, class Moves>
void add_plays(const typename G::State& state, const TileSet& tiles, Moves& moves,
               Move common = {}) {
    unsigned sides_seen = 0;
    for (int arm = 0; arm < G::arms(state); ++arm) {
        const ArmView view = G::arm(state, arm);
        const unsigned side = view.started ? 0 : 1u << view.side;
        if ((sides_seen & side) != 0) continue;
        sides_seen |= side;
        common.arm = static_cast<std::uint8_t>(arm);
        moves.add_plays(common, HalfRole::touches, G::playable_on(state, arm) & tiles);
    }
}

/// `with 6, 4 and 0 open`, each number once.
std::string open_ends(std::vector<std::uint8_t> ends);

/// Adds a hand's score to the totals. If a score is unknown, all later totals are unknown.
void add_up(MatchState& match, const HandScore& score);
/// Ends the game if a total has reached the target; the highest total wins.
void win_at_target(MatchState& match, int target);
/// The seats with the highest total; empty if no seat has a point.
SeatSet highest_totals(const MatchState& match, int seats);

}  // namespace bones
