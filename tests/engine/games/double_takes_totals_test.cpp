// Double Takes: what whole games come to (D1, D7, D9).
#include <gtest/gtest.h>

#include <numeric>

#include "tests/engine/judging.hpp"
#include "tests/support/playout.hpp"

namespace bones::test {
namespace {

/// Judges a whole game played at random; the sum of its totals.
int sum_of_totals(int players, std::uint64_t seed) {
    Playout<DoubleTakes> playout(seed, players, default_house_rules(DoubleTakes::options));
    Watcher<DoubleTakes> nobody;
    playout.play(10, nobody);
    EXPECT_EQ(playout.hands(), DoubleTakes::rounds(players));
    const Judged judged(playout.text());
    EXPECT_EQ(judged.findings(), none) << playout.text();
    EXPECT_TRUE(judged.verdict().complete);
    EXPECT_TRUE(judged.verdict().totals_known);
    const Points& totals = judged.verdict().totals;
    return std::accumulate(totals.begin(), totals.end(), 0);
}

TEST(DoubleTakes, D7_a_game_of_two_comes_to_84) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(sum_of_totals(2, seed), 84);
}

TEST(DoubleTakes, D7_a_game_of_three_comes_to_61) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) EXPECT_EQ(sum_of_totals(3, seed), 61);
}

TEST(DoubleTakes, D7_a_game_of_four_comes_to_50) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(sum_of_totals(4, seed), 50);
}

}  // namespace
}  // namespace bones::test
