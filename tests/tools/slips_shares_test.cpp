// How often the search for slips of the pen lists what was meant, and how often it is right where
// it is certain: by game and kind of slip, over generated games with one slip each. BONES_EFFORT
// plays more or less of them; tools/dev/bench --what slips prints tables.
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
    /// At least so many of a hundred slips are listed, of each kind, and of all in which something
    /// was left out; one may be missing.
    static void expect(const test::SlipShares& shares, int usual, int left_out) {
        Share of_left_out;
        for (std::size_t i = 0; i < test::slip_names.size(); ++i) {
            const auto slip = static_cast<Slip>(i);
            if (is_left_out(slip))
                of_left_out.add(shares[slip]);
            else if (slip == Slip::trick_lost)  // it may have been at several places of the hand
                expect(shares[slip], 60, test::slip_names[i]);
            else if (slip != Slip::page_lost)  // what stood there is not known
                expect(shares[slip], usual, test::slip_names[i]);
        }
        expect(of_left_out, left_out, "left out");
    }
    /// Of ten sheets of a game that lost a page at most half convict a player (G18); of all, one in
    /// six does.
    static void expect_doubts(const Share& lost) {
        EXPECT_LE(2 * lost.convicted, lost.made + 1);
        EXPECT_LE(lost.convicted, lost.convicted_alone);
    }
    /// What is certain is so in 99 of a hundred.
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

// Where there is no layout, any of many unseen tiles may be the one that was left out; and where
// as many may be drawn as one likes, a draw may have been made in any turn.
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
