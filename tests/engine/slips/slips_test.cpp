// Slips of the pen, kind by kind, in hands short enough to check by eye.
#include "engine/slips/slips.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/slips/pairs.hpp"
#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

/// Returns the search result for a record's first wrong hand: `certain: …`, then the readings; `and
/// N more`; `not all`.
Lines slips_of(const Judged& judged, SlipBounds bounds = usual_slip_bounds) {
    Lines lines;
    SlipSearch search(bounds);
    std::vector<HandSlips> found = search.search(judged.record());
    search.search_more(found);
    for (const HandSlips& hand : found) {
        if (hand.certain) lines.push_back("certain: " + hand.certain->message);
        for (const Fix& fix : hand.readings.listed) lines.push_back(fix.message);
        if (hand.readings.more > 0)
            lines.push_back("and " + std::to_string(hand.readings.more) + " more");
        if (!hand.readings.all_tried) lines.push_back("not all");
    }
    return lines;
}

bool contains(const Lines& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

TEST(Slips, nothing_is_offered_where_nothing_is_wrong) {
    EXPECT_EQ(slips_of(dealt_curse("A 6-4 / B 4-1@3 / A 6-5@1")), none);
}

// Four of B's tiles have a 4 and fit the open 4. Each is possible, so none is certain.
TEST(Slips, G5_half_of_a_tile_that_another_played) {
    const Judged judged = dealt_curse("A 6-4 / B 4-3@3 / A 6-5@1 / B 4-6@4 / A 6-3@2 3-5@3 5-4@1");
    EXPECT_EQ(judged.findings(), Lines{"1.4 B error tile-repeated G5"});
    EXPECT_EQ(slips_of(judged),
              (Lines{"write 4-0@4 instead of 4-6@4", "write 4-1@4 instead of 4-6@4",
                     "write 4-2@4 instead of 4-6@4", "write 4-4@4 instead of 4-6@4"}));
}

TEST(Slips, G5_half_of_a_tile_that_only_one_fits) {
    const Judged judged = dealt_curse("A 6-4 / B 4-6@3 / A 6-5@1 / B 0-5@3 5-1@3 / A 5-4@1");
    EXPECT_FALSE(judged.findings().empty());
    EXPECT_EQ(slips_of(judged), Lines{"certain: write 4-0@3 instead of 4-6@3"});
}

TEST(Slips, G5_half_of_a_tile_dealt) {
    std::string text(curse_deals);
    text.replace(text.find("6-5"), 3,
                 "6-3");  // now 6-3 is dealt twice and the played 6-5 not at all
    const Judged judged = curse(text + "A 6-4 / B 4-1@3 / A 6-5@1");
    EXPECT_EQ(judged.findings().at(0), "1.0 A error tile-repeated G5");
    EXPECT_EQ(slips_of(judged), Lines{"certain: write 6-5 instead of 6-3"});
}

// Arms 3 and 4 are unstarted sides of the 4, so they are equivalent.
TEST(Slips, G18_what_takes_away_a_misfit_alone_is_not_certain) {
    const Judged judged = dealt_curse("A 6-4 / B 4-1@1 / A 6-5@2");
    EXPECT_EQ(judged.findings(), Lines{"1.2 B broken misfit C5"});
    EXPECT_EQ(slips_of(judged), Lines{"write 4-1@3 instead of 4-1@1"});
}

TEST(Slips, C9_what_takes_away_an_accusation_alone_is_not_certain) {
    const Judged judged = dealt_curse("A 6-4 / B pass / A 6-5@1");
    EXPECT_EQ(judged.findings(), Lines{"1.2 B broken false-pass C9"});
    EXPECT_EQ(slips_of(judged), Lines{"write 6-6 instead of 6-4"});
}

TEST(Slips, G8_a_claim_is_never_certain) {
    const Judged judged = curse("A 6-6 / B pass / A pass / end blocked / score A 3 B 0");
    EXPECT_EQ(judged.findings(), Lines{"1 claim score-mismatch G8"});
    EXPECT_EQ(slips_of(judged), Lines{"write 0 instead of 3"});
}

TEST(Slips, G8_a_result_after_all_hands) {
    const Judged judged =
        curse("A 6-6 / B pass / A pass / end blocked / score A 0 B 0 / result A 0 B 7");
    EXPECT_EQ(judged.findings(), Lines{"claim result-mismatch G8"});
    EXPECT_EQ(slips_of(judged), Lines{"write 0 instead of 7"});
}

TEST(Slips, G2_two_neighbours_exchanged_with_their_seats) {
    const Judged judged = dealt_curse("A 6-4 / A 6-5@1 / B 4-1@3 / B 1-3@3");
    EXPECT_EQ(slips_of(judged), Lines{"swap 6-5@1 and 4-1@3"});
}

TEST(Slips, G5_an_action_written_twice) {
    const Judged judged = dealt_curse("A 6-4 / B 4-1@3 / B 4-1@3 / A 6-5@1");
    EXPECT_EQ(slips_of(judged), Lines{"certain: delete 4-1@3, which is written twice"});
}

TEST(Slips, G5_a_line_with_another_seat) {
    const Judged judged = dealt_curse("A 6-4 / B 4-1@3 / B 6-5@1 / B 5-0@1");
    EXPECT_EQ(slips_of(judged), Lines{"certain: write A instead of B"});
}

TEST(Slips, G2_a_pass_left_out) {
    const Judged judged = curse("A 6-6 / B 6-5@1 / B 6-4@2");
    EXPECT_TRUE(contains(slips_of(judged), "add pass for A"));
}

// Prize Dominoes: the drawn tile is played, and only the missing draw can have brought it.
TEST(Slips, P5_a_draw_left_out) {
    constexpr std::string_view deals =
        "deal A 6-6 6-5 6-4 4-3 3-2 2-2 2-1 / deal B 5-0 5-5 5-2 4-4 4-1 3-1 0-0 / "
        "yard 6-0 4-0 5-4 1-0 3-3 5-1 6-1 4-2 6-2 6-3 1-1 5-3 3-0 2-0 / ";
    const Judged judged = prize(std::string(deals) + "A 6-6 / B 6-0@1 / A 6-4@2");
    EXPECT_EQ(slips_of(judged), Lines{"certain: add +6-0 for B"});
}

TEST(Slips, D3_another_suit_or_another_tile) {
    const Judged judged = takes("A 12-9=8 9-4 9-2");
    EXPECT_EQ(judged.findings(), Lines{"1.1 A error wrong-suit D3"});
    EXPECT_EQ(slips_of(judged),
              (Lines{"write 8-9=8 instead of 12-9=8", "write 12-8=8 instead of 12-9=8",
                     "write 12-9=12 instead of 12-9=8", "write 12-9=9 instead of 12-9=8"}));
}

// A declared threes. Without the suit, nines are led, and B has a nine.
TEST(Slips, D3_a_suit_left_out) {
    const Judged judged = takes("A 9-3 3-1 / A 12-11=12 9-4", "player A / player B");
    EXPECT_TRUE(contains(slips_of(judged), "write 9-3=3 instead of 9-3"));
}

// Forty-two, after bids and trumps: C led the third trick.
constexpr std::string_view forty_two_begins = "bid A 30 / trump A 6 / A 6-6 6-5 6-1 6-0 / ";

TEST(Slips, T5_a_trick_in_the_order_of_the_seats) {
    const Judged judged = forty_two(std::string(forty_two_begins) +
                                    "A 5-0 5-2 5-5 5-3 / A 4-1 3-0 4-4 5-1 / C 4-3 3-3 4-0 3-2");
    EXPECT_TRUE(contains(slips_of(judged), "write C 4-4 5-1 4-1 3-0 instead of A 4-1 3-0 4-4 5-1"))
        << testing::PrintToString(slips_of(judged));
}

TEST(Slips, T5_two_tricks_exchanged) {
    const Judged judged = forty_two(std::string(forty_two_begins) +
                                    "B 3-3 3-2 3-1 3-0 / A 5-0 5-5 5-3 5-2 / B 4-1 4-4 4-3 4-2");
    EXPECT_TRUE(contains(slips_of(judged),
                         "swap this line and the next: B 3-3 3-2 3-1 3-0 and A 5-0 5-5 5-3 5-2"))
        << testing::PrintToString(slips_of(judged));
}

TEST(Slips, N6_a_trick_copied_twice) {
    const Judged judged = forty_two(std::string(forty_two_begins) +
                                    "A 5-5 5-4 5-3 5-2 / A 5-5 5-4 5-3 5-2 / A 4-4 4-1 4-3 4-2");
    EXPECT_EQ(slips_of(judged), Lines{"certain: delete A 5-5 5-4 5-3 5-2, which is written twice"});
}

// A won the second trick, but C leads the next recorded one.
TEST(Slips, N6_a_trick_lost) {
    const Judged judged =
        forty_two(std::string(forty_two_begins) + "A 5-5 5-4 5-3 5-2 / C 4-4 4-1 4-3 4-2");
    EXPECT_TRUE(contains(slips_of(judged), "add the missing trick"))
        << testing::PrintToString(slips_of(judged));
}

TEST(Slips, L2_the_seat_of_the_lead_line) {
    const Judged judged =
        leyden("lead B / deal A 1-1 6-5 6-4 5-4 3-2 2-0 / deal B 6-6 5-5 6-0 5-0 3-0 4-0 / A 1-1");
    EXPECT_EQ(judged.findings(), Lines{"1.0 error lead-mismatch G2"});
    EXPECT_EQ(slips_of(judged), Lines{"write lead A instead of lead B"});
}

TEST(Slips, hands_are_searched_one_by_one) {
    const std::string deals(curse_deals);
    const Judged judged = curse(deals + "A 6-4 / B 4-1@3 / B 4-1@3 / A 6-5@1 / hand 2 / " + deals +
                                    "A 6-4 / B 4-1@1 / A 6-5@2",
                                "written all");
    EXPECT_EQ(slips_of(judged), (Lines{"certain: delete 4-1@3, which is written twice",
                                       "write 4-1@3 instead of 4-1@1"}));
}

// B's 4-1 and A's 5-0 are misread: no single change makes both right.
TEST(Slips, two_of_them_are_listed_and_never_certain) {
    const Judged judged = dealt_curse("A 6-4 / B 4-6@3 / A 6-5@1 / B 1-3@3 / A 5-1@1");
    EXPECT_FALSE(judged.findings().empty());
    const Lines slips = slips_of(judged);
    ASSERT_FALSE(slips.empty());
    EXPECT_EQ(slips.front().substr(0, 29), "write 4-1@3 instead of 4-6@3,");
    for (const std::string& line : slips) EXPECT_FALSE(line.starts_with("certain")) << line;
}

TEST(Slips, a_pair_says_both_changes) {
    const Judged judged = dealt_curse("A 6-4 / B 4-1@1 / A 6-5@1 / B 1-3@3 / B 1-3@3 / A 5-4@1");
    EXPECT_TRUE(contains(slips_of(judged),
                         "write 4-1@3 instead of 4-1@1, and delete 1-3@3, which is written twice"));
}

Lines both(std::string_view text, std::vector<Replacement> first, std::vector<Replacement> second) {
    Lines lines;
    const auto all = slips::both_changes(first, second, 0);
    if (!all.empty()) lines.push_back(slips::changed_text(text, all));
    return lines;
}

TEST(Slips, two_changes_of_one_text) {
    // The second changes apply to the text after the first.
    EXPECT_EQ(both("abcdef", {{{1, 1}, "BB"}}, {{{5, 1}, "E"}}), Lines{"aBBcdEf"});
    EXPECT_EQ(both("abcdef", {{{4, 1}, "EE"}}, {{{0, 2}, ""}}), Lines{"cdEEf"});
    EXPECT_EQ(both("abcdef", {{{1, 1}, "BB"}}, {{{1, 2}, "x"}}), Lines{"axcdef"});
    EXPECT_EQ(both("abcdef", {{{2, 0}, "xy"}}, {{{5, 1}, "D"}}), Lines{"abxycDef"});
    EXPECT_EQ(both("abcdef", {{{1, 1}, "BB"}}, {{{2, 2}, "x"}}), none);
    // Changes to the inserted text move no other text.
    EXPECT_EQ(both("abcdef", {{{1, 1}, "BBBB"}}, {{{2, 1}, ""}, {{6, 1}, "D"}}), Lines{"aBBBcDef"});
    EXPECT_EQ(both("abcdef", {{{1, 1}, "BBBB"}}, {{{1, 1}, ""}, {{3, 1}, "x"}}), Lines{"aBxBcdef"});
}

TEST(Slips, within_a_bound_nothing_is_certain) {
    const Judged judged = dealt_curse("A 6-4 / B 4-1@3 / B 4-1@3 / A 6-5@1");
    EXPECT_EQ(slips_of(judged, {1, 1}), Lines{"not all"});
}

// ---- Less likely slips, tried last --------------------------------------------------------------

TEST(Slips, G18_tiles_of_two_lines_exchanged) {
    const Judged judged =
        curse("A 6-6 / B 4-1@1 / A 6-5@2 / B 5-1@2 / A 6-4@1 / end unfinished", "written all");
    EXPECT_TRUE(contains(slips_of(judged), "swap 4-1@1 and 6-4@1")) << slips_of(judged).front();
}

TEST(Slips, G18_a_line_of_another_hand) {
    const std::string one =
        "A 6-6 / B 6-1@1 / A 6-5@2 / B 5-4@2 4-1@2 / A 1-5@1 / end unfinished / ";
    const std::string two = "hand 2 / B 3-3 / A 3-2@1 / B 5-4@2 4-1@2 / B 3-0@2 / end unfinished";
    EXPECT_TRUE(contains(slips_of(curse(one + two, "written all")),
                         "delete B 5-4@2 4-1@2, which is written twice"));
}

}  // namespace
}  // namespace bones::test
