// The steady player's own features of games with a layout, in addition to the common ones.

#include "engine/players/steady_layout.hpp"

namespace bones::play {
namespace {

using Curse = CurseOfTheDoublet;
using Prize = PrizeDominoes;
using Super = SuperDominoes;

constexpr std::size_t own = LayoutWeight::own;

}  // namespace

// Feature: each further tile of this turn.
int steady_appeal(const Look<Curse>& look, const Move& move, const SteadyWeights& by) {
    return appeal_on_layout(look, move, by, [&](const Curse::State&) {
        constexpr int ahead = 3;
        return by.of[own] * (tiles_in_turn(look.state, look.hand, move, ahead) - 1);
    });
}

// Features: a matador; a tile laid crosswise; an arm that only matadors open.
int steady_appeal(const Look<Leyden>& look, const Move& move, const SteadyWeights& by) {
    return appeal_on_layout(look, move, by, [&](const Leyden::State&) {
        return by.of[own] * Leyden::is_matador(move.tile) + by.of[own + 1] * move.crosswise +
               by.of[own + 2] * (!move.crosswise && move.outer == 0);
    });
}

// Features: a prize instead of a draw; each number that no other prize shows.
int steady_appeal(const Look<Prize>& look, const Move& move, const SteadyWeights& by) {
    return appeal_on_layout(look, move, by, [&](const Prize::State& after) {
        if (!move.from_prizes) return 0;
        const int lost = new_numbers(move.tile, after.prizes[look.state.turn]);
        return last_resort_of_steady + by.of[own] + by.of[own + 1] * lost;
    });
}

// Features: an open 15, 14, 13 or 3; a seat that misses its turn.
int steady_appeal(const Look<Super>& look, const Move& move, const SteadyWeights& by) {
    return appeal_on_layout(look, move, by, [&](const Super::State&) {
        const bool skips = move.tile.is_double() && move.outer != Super::spell_number;
        const int open = move.outer;
        return by.of[own] * (open == Super::draw_number) * (look.state.players - 1) +
               by.of[own + 1] * (open == Super::free_turn_number) +
               by.of[own + 2] * (open == Super::spell_number) +
               by.of[own + 3] * (open == Super::reverse_number) + by.of[own + 4] * skips;
    });
}

}  // namespace bones::play
