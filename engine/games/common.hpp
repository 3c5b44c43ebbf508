// What games share in dealing with tiles, layouts and totals.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/rules.hpp"

namespace bones {

/// The seat on turn has laid a tile of its hand: it holds one less, and is out if that was the
/// last.
inline void lay_down(TableState& state) {
    auto& held = state.held[state.turn.index()];
    if (held > 0 && --held == 0) {
        state.end = EndKind::out;
        state.out = state.turn;
    }
}

/// The seat on turn draws a tile, if one is there.
inline void take_from_stock(TableState& state) {
    if (state.stock > 0) --state.stock;
    ++state.drawn;
    ++state.held[state.turn];
}

/// Passes end the hand, unless play goes on and one of them was broken (G11).
inline void end_by_passes(TableState& state) {
    state.end = EndKind::blocked;
    state.ended_by_passes = true;
}

/// Adds every one of these tiles as the opening tile. `common` says what else the plays are.
template <class Moves>
void add_openings(const TileSet& tiles, Moves& moves, const Move& common = {}) {
    moves.add_plays(common, HalfRole::touches, {tiles});
}

/// Adds every way of laying a tile of these on the layout; of sides that are alike and not yet
/// started, on the first alone. `common` says what else the plays are.
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

/// Adds a hand's score to the totals; they are unknown from the first hand on whose score is.
void add_up(MatchState& match, const HandScore& score);
/// The game is over when a total has reached the target; the highest total wins.
void win_at_target(MatchState& match, int target);
/// The seats with the highest total; nobody if none has a point.
SeatSet highest_totals(const MatchState& match, int seats);

}  // namespace bones
