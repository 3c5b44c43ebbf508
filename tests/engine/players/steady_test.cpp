// The steady player beats the greedy one, and the greedy one beats random moves, over the same
// deals from every seat. The steady player uses only what it can see.
#include <gtest/gtest.h>

#include "tests/support/contest.hpp"

namespace bones {

using namespace play;
using test::Contest;
using test::Mean;

namespace {

struct Case {
    Game game;
    int players;
    std::uint32_t hands;
};
const Case cases[] = {
    {Game::curse_of_the_doublet, 2, 1},
    {Game::double_takes, 2, 0},
    {Game::double_takes, 3, 0},
    {Game::double_takes, 4, 0},
    {Game::prize_dominoes, 2, 6},
    {Game::super_dominoes, 2, 1},
    {Game::super_dominoes, 4, 1},
    {Game::leyden, 2, 1},
    {Game::block, 2, 1},
    {Game::block, 4, 1},
    {Game::draw, 2, 1},
    {Game::all_fives, 2, 1},
    {Game::all_fives, 4, 1},
    {Game::fives_and_threes, 2, 1},
    {Game::fives_and_threes, 4, 1},
    {Game::forty_two, 4, 1},
};

Mean of(const Case& which, PlayerKind one, PlayerKind others) {
    Contest contest{which.game, which.players, one, others};
    contest.hands = which.hands;
    std::uint64_t played = 0;
    return play_contest(contest, 3000, 77, played);
}

TEST(Steady, beats_the_greedy_player_who_beats_random_moves) {
    for (const Case& which : cases) {
        SCOPED_TRACE(traits(which.game).name);
        EXPECT_GT(of(which, PlayerKind::steady, PlayerKind::greedy).low(), 0) << which.players;
        EXPECT_GT(of(which, PlayerKind::greedy, PlayerKind::random).low(), 0) << which.players;
    }
}

TEST(Steady, players_of_one_kind_are_alike) {
    const Mean even = of(cases[0], PlayerKind::steady, PlayerKind::steady);
    EXPECT_EQ(even.value, 0);  // each deal is played from both seats
}

// C9: a seat that passes holds neither open number. After a draw it may hold them again.
TEST(TableKnowledge, a_pass_shows_what_a_seat_lacks_and_a_draw_ends_that) {
    CurseOfTheDoublet::Match match{};
    CurseOfTheDoublet::State state = CurseOfTheDoublet::start(match, Seat(0));
    TableKnowledge seen;
    Move lead;
    lead.kind = MoveKind::play;
    lead.tile = Tile(6, 1);
    lead.inner = 6;
    lead.outer = 1;
    seen.note<CurseOfTheDoublet>(state, lead);
    CurseOfTheDoublet::apply(state, lead);
    EXPECT_EQ(seen.laid, TileSet(Tile(6, 1)));
    seen.note<CurseOfTheDoublet>(state, Move{});
    EXPECT_EQ(seen.lacking[1], TileSet::with(6) | TileSet::with(1));
    EXPECT_TRUE(seen.lacking[0].empty());

    PrizeDominoes::State line = PrizeDominoes::start(PrizeDominoes::Match{}, Seat(0));
    seen.clear();
    seen.note<PrizeDominoes>(line, lead);
    PrizeDominoes::apply(line, lead);
    seen.lacking[1] = TileSet::with(3);
    Move draw;
    draw.kind = MoveKind::draw;
    seen.note<PrizeDominoes>(line, draw);
    EXPECT_EQ(seen.lacking[1], TileSet::with(6) | TileSet::with(1));
}

// D4: a seat that does not follow has no tile of the suit.
TEST(TableKnowledge, not_following_shows_a_suit_that_is_lacking) {
    DoubleTakes::Match match{};
    DoubleTakes::State state = DoubleTakes::start(match, Seat(0));
    TableKnowledge seen;
    Move move;
    move.kind = MoveKind::play;
    move.tile = Tile(12, 9);
    move.suit = 9;
    move.declared = true;
    seen.note<DoubleTakes>(state, move);
    DoubleTakes::apply(state, move);
    move.tile = Tile(4, 4);
    seen.note<DoubleTakes>(state, move);
    EXPECT_EQ(seen.lacking[1], TileSet::with(9));
    EXPECT_TRUE(seen.laid.contains(Tile(4, 4)));
}

TEST(Steady, alike_hands_and_random_numbers_give_alike_moves) {
    GameRequest request;
    request.game = Game::super_dominoes;
    request.players = 5;
    request.rules = default_house_rules(house_rules_of(request.game));
    request.kinds.fill(PlayerKind::steady);
    request.hands = 1;
    PlayedGame one, other;
    const SteadyWeights& by = steady_weights(request.game);
    for (PlayedGame* sheet : {&one, &other}) {
        Random random(5, 9);
        play_game<SuperDominoes>(request, random, SeatedPlayers(request.kinds, by, random), *sheet);
    }
    ASSERT_GT(one.hands[0].actions.size(), 40u);
    ASSERT_EQ(one.hands[0].actions.size(), other.hands[0].actions.size());
    for (std::size_t i = 0; i < one.hands[0].actions.size(); ++i)
        EXPECT_EQ(one.hands[0].actions[i].tile_number, other.hands[0].actions[i].tile_number);
}

}  // namespace
}  // namespace bones
