// What games share in dealing with tiles, layouts and totals.
#pragma once

#include <string>
#include <vector>

#include "engine/rules.hpp"

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
    ++state.held[static_cast<std::size_t>(state.turn.index())];
}

/// Passes end the hand, unless play goes on and one of them was broken (G11).
inline void end_by_passes(TableState& state) {
    state.end = EndKind::blocked;
    state.ended_by_passes = true;
}

/// A move that lays a tile with one half touching an arm.
inline Move play_on(int arm, Tile tile, int inner) {
    Move move;
    move.kind = MoveKind::play;
    move.tile = tile;
    move.arm = static_cast<std::uint8_t>(arm);
    move.inner = static_cast<std::uint8_t>(inner);
    move.outer = static_cast<std::uint8_t>(tile.other(inner));
    return move;
}

/// The draw of a tile that nobody has seen yet.
inline Move draw_one() {
    Move move;
    move.kind = MoveKind::draw;
    move.known = false;
    return move;
}

/// Every tile of a hand as the opening tile.
inline void open_with_any(const TileSet& hand, std::vector<Move>& moves) {
    for (Tile tile : hand) moves.push_back(play_on(0, tile, tile.high()));
}

/// Every way of laying a tile of these on an arm, each half in turn; of sides that are alike and
/// not yet started, the first alone.
template <class G>
void list_plays(const typename G::State& state, const TileSet& tiles, std::vector<Move>& moves) {
    for (int arm = 0; arm < G::arms(state); ++arm) {
        const ArmView view = G::arm(state, arm);
        bool seen = false;
        for (int before = 0; before < arm && !view.started; ++before)
            seen = seen || G::arm(state, before) == view;
        if (seen) continue;
        if constexpr (G::fits_by_number) {
            const TileSet fitting = tiles & TileSet::with(view.open);
            for (Tile tile : fitting) moves.push_back(play_on(arm, tile, view.open));
            continue;
        }
        const TileSet likely = tiles & G::may_fit(state, arm);
        for (Tile tile : likely) {
            if (G::fits(state, arm, tile, tile.high()))
                moves.push_back(play_on(arm, tile, tile.high()));
            if (!tile.is_double() && G::fits(state, arm, tile, tile.low()))
                moves.push_back(play_on(arm, tile, tile.low()));
        }
    }
}

/// `with 6, 4 and 0 open`, each number once.
std::string open_ends(std::vector<std::uint8_t> ends);

/// Adds a hand's score to the totals; they are unknown from the first hand on whose score is.
void add_up(MatchState& match, const HandScore& score);
/// The game is over when a total has reached the target; the highest total wins.
void win_at_target(MatchState& match, int target);
/// The seats with the highest total, one bit each; 0 if nobody has a point.
std::uint32_t highest_totals(const MatchState& match, int seats);

}  // namespace bones
