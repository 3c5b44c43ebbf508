// Rates moves for a greedy player, who looks no further than the current turn. The reasons of each
// game are in greedy_GAME.cpp.
#pragma once

#include "engine/games/list.hpp"
#include "engine/players/auction.hpp"
#include "engine/rules/hand_play.hpp"

namespace bones::play {

/// Returns the appeal of a legal move of the seat on turn with this hand. Appeals are only
/// meaningful in comparison.
int appeal(const CurseOfTheDoublet::State& state, const TileSet& hand, const Move& move);
int appeal(const DoubleTakes::State& state, const TileSet& hand, const Move& move);
int appeal(const PrizeDominoes::State& state, const TileSet& hand, const Move& move);
int appeal(const SuperDominoes::State& state, const TileSet& hand, const Move& move);
int appeal(const Leyden::State& state, const TileSet& hand, const Move& move);
int appeal(const FortyTwo::State& state, const TileSet& hand, const Move& move);

/// Returns how many tiles a turn can lay that begins with this move, looking `ahead` tiles further.
int tiles_in_turn(CurseOfTheDoublet::State state, TileSet hand, const Move& move, int ahead);
/// Returns how many of a tile's numbers are missing on these prizes.
int new_numbers(Tile tile, const TileSet& prizes);

/// The default for games without their own greedy player: a play is better than a draw, a draw is
/// better than a pass, and heavy tiles go first.
inline int appeal(const TableState&, const TileSet&, const Move& move) {
    if (move.kind == MoveKind::pass) return -2;
    return move.kind == MoveKind::draw ? -1 : move.tile.pips();
}

/// Returns the appeal, with the points that the tile makes at once ranked first.
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

/// The bid for a hand, and the trumps to name.
std::int32_t best_bid(const Auction<FortyTwo>& auction);
Trump best_trump(const Auction<FortyTwo>& auction);

/// The default for games without their own greedy player: pass or the lowest allowed bid, and the
/// first allowed trumps.
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

/// Returns the best tile to take as a prize: the one with most numbers missing on the held prizes;
/// of several, the lightest.
Tile best_prize(const TileSet& offered, const TileSet& held);

/// The common decisions of sensible players: they bid, name trumps and choose prizes like the
/// greedy player.
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
