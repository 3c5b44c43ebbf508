// What the steady player looks at in the games with a layout, besides what all of them have.
#include <algorithm>

#include "engine/players/steady_layout.hpp"

namespace bones::play {
namespace {

using Curse = CurseOfTheDoublet;
using Prize = PrizeDominoes;
using Super = SuperDominoes;

constexpr std::size_t own = LayoutWeight::own;

/// A move that is no play is made only if nothing can be laid.
int no_play(const Move& move) {
    return last_resort_of_steady - (move.kind == MoveKind::pass);
}

/// How many further tiles a turn of Curse can lay, as far as it is looked ahead.
int further_tiles(const Curse::State& state, const TileSet& hand, int ahead) {
    int most = 0;
    LegalMoves moves;
    Curse::legal(state, hand, moves);
    moves.for_each([&](const Move& next) {
        if (next.kind != MoveKind::play) return;
        int tiles = 1;
        if (ahead > 1) {
            Curse::State after = state;
            Curse::apply(after, next);
            TileSet rest = hand;
            rest.remove(next.tile);
            if (!after.ended() && after.turn == state.turn)
                tiles += further_tiles(after, rest, ahead - 1);
        }
        most = std::max(most, tiles);
    });
    return most;
}

}  // namespace

// Its own: a further tile of this turn; a tile left that fits nowhere else than on one number.
int steady_appeal(const Look<Curse>& look, const Move& move, const SteadyWeights& by) {
    if (move.kind != MoveKind::play) return no_play(move);
    Curse::State after = look.state;
    Curse::apply(after, move);
    if (after.ended()) return surely_best;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    int value = weigh_play<Curse>(look, move, after, rest, by);
    if (after.turn == look.state.turn) value += by.of[own] * further_tiles(after, rest, 3);
    return value;
}

// Its own: a matador; one laid crosswise; an arm that only matadors open.
int steady_appeal(const Look<Leyden>& look, const Move& move, const SteadyWeights& by) {
    if (move.kind != MoveKind::play) return no_play(move);
    Leyden::State after = look.state;
    Leyden::apply(after, move);
    if (after.ended()) return surely_best;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    return weigh_play<Leyden>(look, move, after, rest, by) +
           by.of[own] * Leyden::is_matador(move.tile) + by.of[own + 1] * move.crosswise +
           by.of[own + 2] * (!move.crosswise && move.outer == 0);
}

// Its own: a prize rather than a draw; a number that no other prize shows.
int steady_appeal(const Look<Prize>& look, const Move& move, const SteadyWeights& by) {
    if (move.kind != MoveKind::play) return no_play(move);
    Prize::State after = look.state;
    Prize::apply(after, move);
    if (after.ended()) return surely_best;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    int value = weigh_play<Prize>(look, move, after, rest, by);
    if (!move.from_prizes) return value;
    const TileSet& others = after.prizes[look.state.turn];
    const auto is_new = [&](int pip) { return !others.intersects(TileSet::with(pip)); };
    const int lost = is_new(move.tile.high()) + (!move.tile.is_double() && is_new(move.tile.low()));
    return value + last_resort_of_steady + by.of[own] + by.of[own + 1] * lost;
}

// Its own: an open 15, 14, 13 and 3; a seat that misses its turn.
int steady_appeal(const Look<Super>& look, const Move& move, const SteadyWeights& by) {
    if (move.kind != MoveKind::play) return no_play(move);
    Super::State after = look.state;
    Super::apply(after, move);
    if (after.ended()) return surely_best;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    const int value = weigh_play<Super>(look, move, after, rest, by);
    const bool skips = move.tile.is_double() && move.outer != Super::spell_number;
    const int open = move.outer;
    return value + by.of[own] * (open == Super::draw_number) * (look.state.players - 1) +
           by.of[own + 1] * (open == Super::free_turn_number) +
           by.of[own + 2] * (open == Super::spell_number) +
           by.of[own + 3] * (open == Super::reverse_number) + by.of[own + 4] * skips;
}

}  // namespace bones::play
