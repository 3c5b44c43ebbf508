// The trace of a hand: the state of the table around each action, and the mover's possible moves.
#include <gtest/gtest.h>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "tests/support/noted.hpp"

namespace bones {
namespace {

struct TracedPlies {
    explicit TracedPlies(std::string_view text) {
        parse({text, 1, 1, false}, record);
        test::take_as_noted(record);
        Referee referee({.list_open = false, .deduce = false, .trace = true});
        referee.judge(record, verdict);
    }
    const PlyTrace& ply(std::size_t number) const { return verdict.trace.at(number - 1); }
    TableView before(std::uint32_t ply) const {
        const PlyTrace* last = judged_before(verdict, record.hands[0], ply - 1);
        return last != nullptr ? last->after : TableView();
    }

    Record record;
    GameVerdict verdict;
};

TEST(Trace, ends_before_and_after_and_choices) {
    const TracedPlies game(
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n"
        "deal A 3-2 5-2 3-4 4-4 4-5 0-2 6-6 6-5 6-4 6-3 6-2\n"
        "A 3-2\nB 2-4\nA 6-6@1\n");
    ASSERT_EQ(game.verdict.trace.size(), 3u);
    EXPECT_EQ(game.before(1).count, 0);
    EXPECT_EQ(game.ply(1).moves, 11u);
    EXPECT_EQ(game.before(2).count, 4);
    EXPECT_FALSE(game.ply(2).moves.has_value());  // B's hand is unknown
    EXPECT_FALSE(game.before(2).arms[2].started);
    EXPECT_TRUE(game.ply(2).after.arms[2].started);
    EXPECT_EQ(game.ply(2).after.arms[2].open, 4);
    EXPECT_TRUE(game.ply(3).moves.has_value());
    EXPECT_EQ(game.ply(3).verdict, Verdict::broken);  // 6 does not fit on a 3
}

TEST(Trace, the_suit_is_for_those_who_follow) {
    const TracedPlies game(
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 12-9=9 8-2\nA 9-9=9 9-4\n");
    EXPECT_FALSE(game.ply(1).suit.has_value());
    EXPECT_EQ(game.ply(2).suit, 9);
    EXPECT_EQ(game.ply(2).verdict, Verdict::broken);  // 9-4 comes later: a revoke
    EXPECT_FALSE(game.ply(3).suit.has_value());
}

TEST(Trace, after_the_layout_is_lost_nothing_is_shown) {
    const TracedPlies game(
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\nA 3-2\nB ?\nA 6-6\n");
    EXPECT_TRUE(game.ply(1).judged);
    EXPECT_FALSE(game.ply(3).judged);
    ASSERT_EQ(game.verdict.left.size(), 1u);
    EXPECT_FALSE(game.verdict.left[0][0].has_value());
}

TEST(Trace, where_tiles_lie_and_who_is_next) {
    const TracedPlies game(
        "game leyden\nplayer A\nplayer B\nhand 1\nA 1-1\nB 6-5@3\nA 5-2x@3\nB +3-1 3-1@7\n");
    ASSERT_TRUE(game.ply(1).laid.has_value());
    EXPECT_TRUE(game.ply(1).laid->opening);
    EXPECT_EQ(game.ply(1).next, Seat(1));
    EXPECT_EQ(game.ply(2).laid->arm, 0);  // canonical, however it was written
    EXPECT_EQ(game.ply(2).laid->inner, 6);
    EXPECT_EQ(game.ply(2).laid->outer, 5);
    EXPECT_TRUE(game.ply(3).laid->crosswise);
    EXPECT_FALSE(game.ply(4).laid.has_value());
    EXPECT_EQ(game.ply(4).stock, 15);
    ASSERT_EQ(game.verdict.starts.size(), 2u);  // one hand, and the end of the record
    EXPECT_EQ(game.verdict.starts[0].stock, 16);
    EXPECT_EQ(game.verdict.starts[0].dealt[1], 6);
}

TEST(Trace, tricks_have_takers) {
    const TracedPlies game(
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 12-9=9 9-15\nB 8-7=7 4-4\n");
    EXPECT_FALSE(game.ply(1).taker.exists());
    EXPECT_EQ(game.ply(2).taker, Seat(1));
    EXPECT_EQ(game.ply(4).taker, Seat(0));
}

TEST(Trace, tricks_have_points) {
    const TracedPlies game(
        "game forty-two\nplayer A\nplayer B\nplayer C\nplayer D\nhand 1\n"
        "bid A 30 pass pass pass\ntrump A 6\nA 6-4 6-1 6-0 5-0\n");
    EXPECT_EQ(game.ply(3).trick_points, 0);
    EXPECT_EQ(game.ply(4).trick_points, 16) << "10 for the 6-4, 5 for the 5-0, and 1 (T8)";
}

TEST(Trace, a_three_turns_the_direction) {
    const TracedPlies game(
        "game super-dominoes\nplayer A\nplayer B\nplayer C\nhand 1\nA 5-5\nB 5-3\nA 5-6\n");
    EXPECT_FALSE(game.ply(1).backwards);
    EXPECT_TRUE(game.ply(2).backwards);
    EXPECT_EQ(game.ply(2).next, Seat(0));
}

}  // namespace
}  // namespace bones
