// The trace of a hand: what the table showed around each action, and what the mover could do.
#include <gtest/gtest.h>

#include "engine/referee.hpp"
#include "libnotation/parser.hpp"

namespace bones {
namespace {

struct Traced {
    explicit Traced(std::string_view text) {
        parse({text, 1, 1, false}, record);
        Referee referee({.list_open = false, .deduce = false, .trace = true});
        referee.judge(record, verdict);
    }
    const PlyTrace& ply(std::size_t number) const { return verdict.trace.at(number - 1); }

    Record record;
    GameVerdict verdict;
};

TEST(Trace, ends_before_and_after_and_choices) {
    const Traced game(
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n"
        "deal A 3-2 5-2 3-4 4-4 4-5 0-2 6-6 6-5 6-4 6-3 6-2\n"
        "A 3-2\nB 2-4\nA 6-6@1\n");
    ASSERT_EQ(game.verdict.trace.size(), 3u);
    EXPECT_EQ(game.ply(1).before.count, 0);
    EXPECT_EQ(game.ply(1).moves, 11u);
    EXPECT_EQ(game.ply(2).before.count, 4);
    EXPECT_FALSE(game.ply(2).moves.has_value());  // B's hand is unknown
    EXPECT_FALSE(game.ply(2).before.arms[2].started);
    EXPECT_TRUE(game.ply(2).after.arms[2].started);
    EXPECT_EQ(game.ply(2).after.arms[2].open, 4);
    EXPECT_TRUE(game.ply(3).moves.has_value());
    EXPECT_EQ(game.ply(3).verdict, Verdict::broken);  // 6 does not fit on a 3
}

TEST(Trace, the_suit_is_for_those_who_follow) {
    const Traced game("game double-takes\nplayer A\nplayer B\nhand 1\nA 12-9=9 8-2\nA 9-9=9 9-4\n");
    EXPECT_FALSE(game.ply(1).suit.has_value());
    EXPECT_EQ(game.ply(2).suit, 9);
    EXPECT_EQ(game.ply(2).verdict, Verdict::broken);  // 9-4 comes later: a revoke
    EXPECT_FALSE(game.ply(3).suit.has_value());
}

TEST(Trace, after_the_layout_is_lost_nothing_is_shown) {
    const Traced game("game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\nA 3-2\nB ?\nA 6-6\n");
    EXPECT_TRUE(game.ply(1).judged);
    EXPECT_FALSE(game.ply(3).judged);
    ASSERT_EQ(game.verdict.left.size(), 1u);
    EXPECT_FALSE(game.verdict.left[0][0].has_value());
}

}  // namespace
}  // namespace bones
