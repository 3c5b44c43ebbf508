// Measures how often the search for slips lists what was meant, and how often a certain slip is
// right, by game and kind of slip. Each generated game has one slip. BONES_EFFORT sets their
// number; tools/dev/bench --what slips prints tables.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "tests/support/effort.hpp"
#include "tests/support/games.hpp"
#include "tests/support/slip_shares.hpp"

namespace bones {
namespace {

using test::Share;
using test::Slip;

bool is_left_out(Slip slip) {
    return slip == Slip::pass_left_out || slip == Slip::draw_left_out || slip == Slip::left_out;
}

class SlipShares : public testing::TestWithParam<Game> {
  protected:
    static void fill(test::SlipShares& shares) {
        const auto games = static_cast<std::uint64_t>(by_effort(10));
        for (std::size_t slip = 0; slip < test::slip_names.size(); ++slip)
            for (std::uint64_t number = 0; number < games; ++number)
                shares.add(static_cast<Slip>(slip), number);
        std::cout << shares.table();
    }
    static void expect(const Share& share, int wanted, std::string_view what) {
        EXPECT_GE(100 * (share.listed + 1), wanted * share.made) << what;
    }
    /// Of each kind, at least `usual` per cent of the slips are listed. For all kinds that leave
    /// something out together, it is `left_out` per cent. One slip may be missing.
    static void expect(const test::SlipShares& shares, int usual, int left_out) {
        Share of_left_out, of_less_likely;
        for (std::size_t i = 0; i < test::slip_names.size(); ++i) {
            const auto slip = static_cast<Slip>(i);
            if (test::is_less_likely(slip))
                of_less_likely.add(shares[slip]);
            else if (is_left_out(slip))
                of_left_out.add(shares[slip]);
            else if (slip == Slip::trick_lost)  // the trick may fit at several places of the hand
                expect(shares[slip], 60, test::slip_names[i]);
            else if (slip != Slip::page_lost)  // the lost lines are not known
                expect(shares[slip], usual, test::slip_names[i]);
        }
        expect(of_left_out, left_out, "left out");
        // Many other slips explain these too, so what was meant is seldom listed.
        EXPECT_LE(10 * (of_less_likely.convicted - 1), of_less_likely.made) << "less likely";
    }
    /// At most half of a game's sheets with a lost page may convict a player (G18). Over all games
    /// it is one in six.
    static void expect_doubts(const Share& lost) {
        EXPECT_LE(2 * lost.convicted, lost.made + 1);
        EXPECT_LE(lost.convicted, lost.convicted_alone);
    }
    /// A certain slip is right in 99 of 100 cases.
    static void expect_certain(const test::SlipShares& shares) {
        EXPECT_LE(100 * (shares.sum().wrong - 1), shares.sum().certain);
    }
};

TEST_P(SlipShares, with_full_deals) {
    test::SlipShares shares(GetParam(), false);
    fill(shares);
    expect(shares, 99, 95);
    expect_certain(shares);
    expect_doubts(shares[Slip::page_lost]);
}

// Without a layout, any of many unseen tiles may have been left out. Without a limit on draws, a
// draw may belong to any turn.
TEST_P(SlipShares, with_plays_only) {
    test::SlipShares shares(GetParam(), true);
    fill(shares);
    expect(shares, 90, traits(GetParam()).tricks ? 0 : 75);
    expect_certain(shares);
    expect_doubts(shares[Slip::page_lost]);
}

TEST_P(SlipShares, without_a_slip) {
    test::WithoutSlips without;
    const auto games = static_cast<std::uint64_t>(by_effort(40));
    without.add(GetParam(), games, games);
    EXPECT_EQ(without.offered, 0);
    EXPECT_EQ(without.without_misfit, 0);
    EXPECT_GT(without.broken, 0);
    std::cout << traits(GetParam()).name << ": " << without.broken
              << " records with true breaches, misfits mended in " << without.changed << "\n";
}

INSTANTIATE_TEST_SUITE_P(Games, SlipShares, testing::ValuesIn(all_games()),
                         [](const auto& game) { return test_name(game.param); });

}  // namespace
}  // namespace bones
