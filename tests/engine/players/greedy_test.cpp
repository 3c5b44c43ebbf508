// The moves of a sensible player, in positions where the best move is plain.
#include "engine/players/greedy.hpp"

#include <gtest/gtest.h>

#include "engine/play/players.hpp"

namespace bones {

using namespace play;
namespace {

template <GameRules G>
Move best(const typename G::State& state, const TileSet& hand) {
    std::vector<Move> moves;
    LegalMoves legal;
    G::legal(state, hand, legal);
    legal.for_each([&](const Move& move) { moves.push_back(move); });
    return *std::max_element(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
        return greedy_appeal<G>(state, hand, a) < greedy_appeal<G>(state, hand, b);
    });
}

TileSet set_of(std::initializer_list<Tile> list) {
    TileSet set;
    for (Tile tile : list) set.add(tile);
    return set;
}

Move play(Tile tile) {
    Move move;
    move.kind = MoveKind::play;
    move.tile = tile;
    move.inner = move.suit = static_cast<std::uint8_t>(tile.high());
    move.outer = static_cast<std::uint8_t>(tile.low());
    move.declared = true;
    return move;
}

/// Returns the state after the first tile; a trick is led in the tile's high number.
template <GameRules G>
typename G::State begun(int players, Tile first) {
    typename G::Match match;
    match.players = static_cast<std::uint8_t>(players);
    typename G::State state = G::start(match, Seat(0));
    G::apply(state, play(first));
    return state;
}

TEST(Greedy, takes_points_before_it_is_rid_of_pips) {
    const auto five = begun<AllFives>(2, Tile(6, 4));
    EXPECT_EQ(best<AllFives>(five, set_of({Tile(6, 6), Tile(6, 1), Tile(5, 4)})).tile, Tile(6, 1));
    const auto three = begun<FivesAndThrees>(2, Tile(6, 4));
    EXPECT_EQ(best<FivesAndThrees>(three, set_of({Tile(6, 3), Tile(6, 5), Tile(4, 0)})).tile,
              Tile(6, 5));
}

TEST(Greedy, takes_wins_with_the_cheapest_tile) {
    const auto state = begun<DoubleTakes>(2, Tile(9, 5));
    const TileSet hand = set_of({Tile(15, 9), Tile(9, 6), Tile(9, 0)});
    EXPECT_EQ(best<DoubleTakes>(state, hand).tile, Tile(9, 6));
}

TEST(Greedy, takes_throws_low_when_it_cannot_win) {
    const auto state = begun<DoubleTakes>(2, Tile(15, 9));
    EXPECT_EQ(best<DoubleTakes>(state, set_of({Tile(15, 2), Tile(15, 1)})).tile.low(), 1);
}

TEST(Greedy, takes_does_not_overtake_a_partner_who_wins) {
    auto state = begun<DoubleTakes>(4, Tile(15, 9));
    DoubleTakes::apply(state, play(Tile(15, 1)));
    const TileSet hand = set_of({Tile(15, 14), Tile(15, 0)});
    EXPECT_EQ(best<DoubleTakes>(state, hand).tile, Tile(15, 0));
}

TEST(Greedy, curse_keeps_the_turn_by_matches) {
    auto state = begun<CurseOfTheDoublet>(2, Tile(6, 3));
    CurseOfTheDoublet::apply(state, play(Tile(6, 1)));
    const Move move = best<CurseOfTheDoublet>(state, set_of({Tile(3, 1), Tile(6, 5), Tile(1, 1)}));
    EXPECT_EQ(move.tile, Tile(3, 1));
    EXPECT_EQ(move.outer, 1);
}

TEST(Greedy, leyden_keeps_its_matadors) {
    const auto state = begun<Leyden>(2, Tile(2, 2));
    EXPECT_EQ(best<Leyden>(state, set_of({Tile(5, 1), Tile(6, 1)})).tile, Tile(5, 1));
    EXPECT_EQ(best<Leyden>(state, set_of({Tile(4, 0), Tile(6, 1)})).tile, Tile(6, 1));
}

TEST(Greedy, prize_takes_the_most_new_numbers) {
    EXPECT_EQ(best_prize(set_of({Tile(6, 5), Tile(3, 1)}), set_of({Tile(6, 4)})), Tile(3, 1));
}

TEST(Greedy, super_makes_the_others_draw) {
    const auto state = begun<SuperDominoes>(4, Tile(2, 2));
    const TileSet hand = set_of({Tile(15, 2), Tile(12, 2)});
    EXPECT_EQ(best<SuperDominoes>(state, hand).tile, Tile(15, 2));
}

}  // namespace
}  // namespace bones
