// The better player: it weighs what a move does to the table, to its own hand and to what the next
// seat can do, with weights that were found by play against the greedy one (tests/bench,
// players_table). It decides in about a microsecond, as estimates play thousands of games a ply.
#pragma once

#include <array>
#include <limits>

#include "engine/players/greedy.hpp"
#include "engine/players/random.hpp"
#include "engine/players/seen.hpp"

namespace bones::play {

/// How much each thing counts that a game looks at (its own list, in steady_*.cpp), and by how much
/// two moves may differ and still be taken in turns.
struct SteadyWeights {
    static constexpr std::size_t most = 14;
    std::array<std::int32_t, most> of{};
    std::int32_t noise = 1;  ///< at least 1: none
};

/// The weights with which a game is played; those of a game that has none are a guess.
const SteadyWeights& steady_weights(Game game);

/// What a player knows when it is on turn.
template <GameRules G>
struct Look {
    const typename G::State& state;
    const TileSet& hand;
    const TableKnowledge& seen;
    TileSet unseen;  ///< tiles that are neither in the hand nor seen
};

/// How good a move looks, in the units of the weights.
int steady_appeal(const Look<CurseOfTheDoublet>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<DoubleTakes>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<PrizeDominoes>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<SuperDominoes>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<Leyden>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<Block>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<Draw>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<AllFives>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<FivesAndThrees>& look, const Move& move, const SteadyWeights& by);
int steady_appeal(const Look<FortyTwo>& look, const Move& move, const SteadyWeights& by);

/// For a game that has no steady player of its own: as the greedy one.
template <GameRules G>
int steady_appeal(const Look<G>& look, const Move& move, const SteadyWeights&) {
    return greedy_appeal<G>(look.state, look.hand, move);
}

/// The move of the seat on turn. It knows its own hand and what everybody has seen. Random numbers
/// choose among moves that look about as good.
template <GameRules G>
Move steady_move(const typename G::State& state, const TileSet& hand, const TableKnowledge& seen,
                 const SteadyWeights& by, Random& random) {
    LegalMoves moves;
    G::legal(state, hand, moves);
    if (moves.count() == 1) return moves[0];
    const Look<G> look{state, hand, seen,
                       TileSet::full(highest_in_set<G>(state.rules)) - seen.laid - hand};
    const auto noise = static_cast<std::uint32_t>(by.noise);
    Move best;
    int most = std::numeric_limits<int>::min();
    moves.for_each([&](const Move& move) {
        const int appeal = steady_appeal(look, move, by) + static_cast<int>(random.below(noise));
        if (appeal <= most) return;
        most = appeal;
        best = move;
    });
    return best;
}

}  // namespace bones::play
