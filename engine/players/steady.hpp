// The steady player, which is stronger than the greedy one. A decision takes about a microsecond,
// because estimates play thousands of games per ply.
#pragma once

#include <array>
#include <limits>

#include "engine/players/greedy.hpp"
#include "engine/players/random.hpp"
#include "engine/players/seen.hpp"

namespace bones::play {

/// The weights of the features that a game rates (listed in steady_*.cpp), and the noise between
/// moves that count as equally good.
///
/// The features are the effects of a move on the table, on the own hand and on the options of the
/// next seat. The weights were found in play against the greedy player (tests/bench,
/// players_table).
struct SteadyWeights {
    static constexpr std::size_t most = 14;
    std::array<std::int32_t, most> of{};
    std::int32_t noise = 1;  ///< at least 1, which means no noise
};

/// Returns the weights for a game. Games without tuned weights have guessed ones.
const SteadyWeights& steady_weights(Game game);

/// What the player on turn knows.
template <GameRules G>
struct Look {
    const typename G::State& state;
    const TileSet& hand;
    const TableKnowledge& seen;
    TileSet unseen;  ///< tiles neither in the hand nor seen
};

/// Returns the rating of a move, in the units of the weights.
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

/// The default for games without their own steady player: the rating of the greedy player.
template <GameRules G>
int steady_appeal(const Look<G>& look, const Move& move, const SteadyWeights&) {
    return greedy_appeal<G>(look.state, look.hand, move);
}

/// Returns the move of the seat on turn, which knows its own hand and the seen tiles. Random
/// numbers choose among moves of about equal rating.
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
