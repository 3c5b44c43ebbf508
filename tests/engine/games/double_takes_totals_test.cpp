// Double Takes: the totals of whole games (D1, D7, D9).
#include <gtest/gtest.h>

#include <numeric>

#include "tests/engine/judging.hpp"
#include "tests/support/playout.hpp"

namespace bones::test {
namespace {

/// The last of three rounds, in which A takes all fifteen tricks with fifteens. They contain no
/// double, apart from the tile left over.
std::string last_round_of_three() {
    std::string play;
    for (int i = 0; i < 15; ++i) {
        const std::string b = i < 14 ? "14-" + std::to_string(i) : std::string("13-0");
        const std::string c =
            i < 12 ? "13-" + std::to_string(i + 1) : "12-" + std::to_string(i - 12);
        play += "A 15-" + std::to_string(i) + "=15 " + b + " " + c + "\n";
    }
    return play;
}

/// The last of four rounds, in which A takes all seventeen tricks and two doubles.
std::string last_round_of_four() {
    std::vector<std::string> b, c, d;
    for (int i = 0; i < 14; ++i) b.push_back("14-" + std::to_string(i));
    for (int i = 0; i < 13; ++i) (i < 3 ? b : c).push_back("13-" + std::to_string(i));
    for (int i = 0; i < 12; ++i) (i < 7 ? c : d).push_back("12-" + std::to_string(i));
    for (int i = 0; i < 11; ++i) d.push_back("11-" + std::to_string(i));
    d.push_back("10-0");
    std::string play;
    for (std::size_t i = 0; i < 17; ++i) {
        const std::string a = i < 16 ? "15-" + std::to_string(i) + "=15" : std::string("14-14=14");
        play += "A " + a + " " + b[i] + " " + c[i] + " " + d[i] + "\n";
    }
    return play;
}

std::string players(char last) {
    std::string lines;
    for (char seat = 'A'; seat <= last; ++seat) lines += std::string("player ") + seat + "\n";
    return "game double-takes\n" + lines;
}

Judged end_of_three(const std::string& start, const std::string& claims = {}) {
    return Judged(players('C') + "hand 3\n" + start + last_round_of_three() + claims);
}

Judged end_of_four(const std::string& start, const std::string& claims = {}) {
    return Judged(players('D') + "hand 2\n" + start + last_round_of_four() + claims);
}

/// Judges a whole game played at random and returns the sum of its totals.
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

TEST(DoubleTakes, D7_the_tile_left_over_goes_to_the_last_trick) {
    EXPECT_EQ(end_of_three("yard 11-1\n").score(), "A 15 B 0 C 0");
    EXPECT_EQ(end_of_three("yard 11-11\n").score(), "A 16 B 0 C 0");
    EXPECT_EQ(end_of_three("yard 11-11\n", "score A 15 B 0 C 0\n").findings(),
              Lines({"3 claim score-mismatch G8"}));
    EXPECT_EQ(end_of_three("").score(), "unknown");
    EXPECT_EQ(end_of_three("yard 15-3\n").score(), "unknown") << "A has played that tile";
}

TEST(DoubleTakes, D1_a_round_ends_when_all_its_tiles_are_played) {
    EXPECT_EQ(end_of_three("yard 11-1\n", "end played\n").findings(), none);
    EXPECT_EQ(end_of_three("yard 11-1\n", "end blocked\n").findings(),
              Lines({"3 claim end-mismatch G8"}));
    EXPECT_EQ(end_of_three("yard 11-1\n").end(), "played");
}

TEST(DoubleTakes, D9_the_highest_total_wins) {
    const std::string start = "carry A 10 B 24 C 3\nyard 11-1\n";
    EXPECT_EQ(end_of_three(start).winner(), "A");
    EXPECT_EQ(end_of_three(start, "result A 25 B 24 C 3\nwinner A\n").findings(), none);
    EXPECT_EQ(end_of_three(start, "winner B\n").findings(), Lines({"claim winner-mismatch G8"}));
}

TEST(DoubleTakes, D9_equal_totals_share) {
    const std::string start = "carry A 10 B 25 C 3\nyard 11-1\n";
    EXPECT_EQ(end_of_three(start).winner(), "A B");
    EXPECT_EQ(end_of_three(start, "winner A B\n").findings(), none);
    EXPECT_EQ(end_of_three(start, "winner A\n").findings(), Lines({"claim winner-mismatch G8"}));
}

TEST(DoubleTakes, D9_partners_win_together) {
    EXPECT_EQ(end_of_four("carry A 1 B 19\n").winner(), "A C");
    EXPECT_EQ(end_of_four("carry A 1 B 19\n", "winner A\n").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(end_of_four("carry A 1 B 20\n").winner(), "A B C D");
    EXPECT_EQ(end_of_four("carry A 1 B 21\n").winner(), "B D");
}

TEST(DoubleTakes, D7_a_game_of_four_comes_to_50) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) EXPECT_EQ(sum_of_totals(4, seed), 50);
}

}  // namespace
}  // namespace bones::test
