// A hand during play: the effect of each action, and copies that are independent.
#include "engine/rules/hand_play.hpp"

#include <gtest/gtest.h>

#include "engine/games/list.hpp"

namespace bones {
namespace {

Action lay(Seat seat, Tile tile, unsigned arm = Action::no_arm, bool low_first = false) {
    Action action;
    action.kind = ActionKind::play;
    action.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    action.tile_number = static_cast<std::uint64_t>(tile.number()) & 0xFF;
    action.arm = arm & 0xFF;
    action.low_first = low_first;
    return action;
}

/// Returns a hand before its first action, led by the first seat.
template <GameRules G>
HandPlay<G> begun(int players) {
    typename G::Match match;
    match.players = static_cast<std::uint8_t>(players);
    HandPlay<G> play;
    play.start(G::start(match, Seat(0)));
    return play;
}

template <GameRules G>
Placing act(HandPlay<G>& play, const Action& action) {
    Move move;
    const Placing placing = play.read(action, move);
    if (placing == Placing::placed || placing == Placing::turned) play.make(move);
    return placing;
}

TEST(HandPlay, is_a_small_value_in_every_game) {
    for (Game game : {Game::curse_of_the_doublet, Game::double_takes, Game::prize_dominoes,
                      Game::super_dominoes, Game::leyden, Game::block, Game::draw, Game::all_fives,
                      Game::fives_and_threes, Game::forty_two})
        with_game(game, []<class G>() {
            static_assert(std::is_trivially_copyable_v<HandPlay<G>>);
            static_assert(sizeof(HandPlay<G>) <= 1024);
        });
}

TEST(HandPlay, reads_the_tile_that_opens_with_its_higher_half_inside) {
    HandPlay<Block> play = begun<Block>(2);
    Move move;
    EXPECT_EQ(play.read(lay(Seat(0), Tile(6, 2), Action::no_arm, true), move), Placing::placed);
    EXPECT_EQ(move.kind, MoveKind::play);
    EXPECT_EQ(move.inner, 6);
    EXPECT_EQ(move.outer, 2);
    EXPECT_TRUE(move.fits);
    EXPECT_FALSE(play.state.opened) << "reading makes no move";
}

TEST(HandPlay, reads_each_opening_tile_as_the_game_lets_it_open) {
    HandPlay<CurseOfTheDoublet> play = begun<CurseOfTheDoublet>(2);
    for (Tile tile : TileSet::full(traits(Game::curse_of_the_doublet).highest)) {
        Move move;
        const Placing placing = play.read(lay(Seat(0), tile), move);
        EXPECT_EQ(placing == Placing::placed, CurseOfTheDoublet::opens(tile));
        EXPECT_EQ(move.fits, CurseOfTheDoublet::opens(tile));
    }
}

TEST(HandPlay, reads_a_tile_turned_round_or_nowhere) {
    HandPlay<Block> play = begun<Block>(2);
    ASSERT_EQ(act(play, lay(Seat(0), Tile(6, 2))), Placing::placed);
    Move move;
    EXPECT_EQ(play.read(lay(Seat(1), Tile(6, 5), Action::no_arm, true), move), Placing::turned);
    EXPECT_EQ(move.inner, 6);
    EXPECT_EQ(play.read(lay(Seat(1), Tile(5, 4)), move), Placing::nowhere);
}

TEST(HandPlay, plays_a_copy_on_by_itself) {
    HandPlay<Block> play = begun<Block>(2);
    ASSERT_EQ(act(play, lay(Seat(0), Tile(6, 2))), Placing::placed);
    HandPlay<Block> high = play, low = play;
    ASSERT_EQ(act(high, lay(Seat(1), Tile(6, 5), 1)), Placing::placed);
    ASSERT_EQ(act(low, lay(Seat(1), Tile(5, 2), 2, true)), Placing::placed);
    const auto open = [](const HandPlay<Block>& at) {
        std::vector<int> numbers;
        for (int arm = 0; arm < Block::arms(at.state); ++arm)
            numbers.push_back(Block::arm(at.state, arm).open);
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    };
    EXPECT_EQ(open(play), (std::vector{2, 6}));
    EXPECT_EQ(open(high), (std::vector{2, 5}));
    EXPECT_EQ(open(low), (std::vector{5, 6}));
    EXPECT_EQ(play.state.turn, Seat(1));
    EXPECT_EQ(low.state.turn, Seat(0));
}

TEST(HandPlay, takes_a_draw_only_from_a_seat_that_owes_one) {
    HandPlay<SuperDominoes> play = begun<SuperDominoes>(3);
    play.state.owed = SeatSet(Seat(1)) | Seat(2);
    EXPECT_FALSE(play.pay(Seat(0)));
    EXPECT_TRUE(play.pay(Seat(1)));
    EXPECT_FALSE(play.pay(Seat(1)));
    EXPECT_EQ(play.state.owed, SeatSet(Seat(2)));
}

TEST(KnownPlay, moves_the_tiles_of_draws_and_plays) {
    KnownPlay<Draw> play;
    LineMatch match;
    match.players = 2;
    play.state = Draw::start(match, Seat(0));
    play.hands[0].add(Tile(6, 2));
    Move move;
    move.kind = MoveKind::play;
    move.tile = Tile(6, 2);
    move.inner = 6;
    move.outer = 2;
    play.make(move, [](Seat) { return Tile(0, 0); });
    EXPECT_TRUE(play.hands[0].empty());
    Move draw;
    draw.kind = MoveKind::draw;
    draw.known = false;
    play.make(draw, [](Seat seat) {
        EXPECT_EQ(seat, Seat(1));
        return Tile(4, 3);
    });
    EXPECT_TRUE(draw.known);
    EXPECT_EQ(draw.tile, Tile(4, 3));
    EXPECT_TRUE(play.hands[1].contains(Tile(4, 3)));
}

TEST(KnownPlay, pays_owed_draws_in_the_order_asked_for) {
    for (int step : {1, -1}) {
        KnownPlay<SuperDominoes> play;
        play.state.players = 4;
        play.state.owed = SeatSet::all(4) - Seat(1);
        std::vector<int> seats;
        int number = 0;
        play.pay_owed(Seat(1), step, [&](Seat seat) {
            seats.push_back(seat.index());
            return Tile::numbered(number++);
        });
        EXPECT_EQ(seats, step == 1 ? (std::vector{2, 3, 0}) : (std::vector{0, 3, 2}));
        EXPECT_TRUE(play.state.owed.empty());
        for (int seat : seats) EXPECT_EQ(play.hands[seat].size(), 1);
    }
}

}  // namespace
}  // namespace bones
