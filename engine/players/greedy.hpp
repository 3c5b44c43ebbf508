// How good a move looks to a sensible player who thinks no further than this turn. Each game's
// reasons are in its own source, greedy_GAME.cpp.
#pragma once

#include "engine/games/list.hpp"
#include "engine/players/auction.hpp"
#include "engine/rules/hand_play.hpp"

namespace bones::play {

/// The appeal of a legal move of the seat on turn with this hand: only comparisons mean anything.
int appeal(const CurseOfTheDoublet::State& state, const TileSet& hand, const Move& move);
int appeal(const DoubleTakes::State& state, const TileSet& hand, const Move& move);
int appeal(const PrizeDominoes::State& state, const TileSet& hand, const Move& move);
int appeal(const SuperDominoes::State& state, const TileSet& hand, const Move& move);
int appeal(const Leyden::State& state, const TileSet& hand, const Move& move);
int appeal(const FortyTwo::State& state, const TileSet& hand, const Move& move);

/// How many tiles a turn that begins with this move can lay, as far as it is looked ahead.
int tiles_in_turn(CurseOfTheDoublet::State state, TileSet hand, const Move& move, int ahead);
/// How many of a tile's numbers are not on these prizes.
int new_numbers(Tile tile, const TileSet& prizes);

/// For a game that has no greedy player of its own: to play is better than to draw, to draw better
/// than to pass, and heavy tiles go first.
inline int appeal(const TableState&, const TileSet&, const Move& move) {
    if (move.kind == MoveKind::pass) return -2;
    return move.kind == MoveKind::draw ? -1 : move.tile.pips();
}

/// The same, and before all the points that the tile makes at once.
template <GameRules G>
int greedy_appeal(const typename G::State& state, const TileSet& hand, const Move& move) {
    int value = appeal(state, hand, move);
    if constexpr (G::claims_points)
        if (move.kind == MoveKind::play) {
            constexpr int weight_of_points = 100;
            value += weight_of_points * G::points_made(state_after<G>(state, move)).scored;
        }
    return value;
}

/// What to bid with a hand, and what to name as trumps.
std::int32_t best_bid(const Auction<FortyTwo>& auction);
Trump best_trump(const Auction<FortyTwo>& auction);

/// For a game that has no greedy player of its own: the lowest bid, if it may not pass, and the
/// first trumps that it may name.
template <GameRules G>
std::int32_t best_bid(const Auction<G>& auction) {
    std::int32_t bid = bid_pass;
    while (!auction.allows(bid)) ++bid;
    return bid;
}
template <GameRules G>
Trump best_trump(const Auction<G>& auction) {
    Trump trump = Trump::zero;
    while (!auction.may_name(trump)) trump = static_cast<Trump>(static_cast<int>(trump) + 1);
    return trump;
}

/// The tile to take as a prize: the one with most numbers that the prizes held do not show yet,
/// and of those the lightest.
Tile best_prize(const TileSet& offered, const TileSet& held);

/// What all sensible players do alike: they bid, name trumps and choose prizes as the greedy one.
class SensiblePlayer {
  public:
    template <GameRules G>
    std::int32_t bid(const Auction<G>& auction) {
        return best_bid(auction);
    }
    template <GameRules G>
    Trump trump(const Auction<G>& auction) {
        return best_trump(auction);
    }
    Tile choose_prize(Seat, const TileSet& offered, const TileSet& held) {
        return best_prize(offered, held);
    }
};

}  // namespace bones::play
