// Small records about which the two referees once differed, with what the rules pages say of them.
// Both must say it.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/second/compare.hpp"
#include "tests/second/text.hpp"

namespace bones::second {
namespace {

/// Whether the second referee finds (or leaves open) this code at this ply; the engine must agree
/// in everything.
bool says(const std::string& text, std::int64_t ply, const std::string& code, bool open = false) {
    EXPECT_EQ(compare(text), "");
    const Judged judged = judge_text(text);
    const auto& items = open ? judged.open : judged.findings;
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return item.ply == ply && item.code == code; });
}

const std::string curse = "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n";
const std::string leyden = "game leyden\nplayer A\nplayer B\nhand 1\n";
const std::string prize = "game prize-dominoes\nplayer A\nplayer B\n";

TEST(Rulings, G11_a_pass_out_of_turn_is_a_broken_one) {
    EXPECT_FALSE(says(curse + "A 3-3\nA pass\nB pass\nA pass\n", 4, "after-end"));
    EXPECT_TRUE(says(curse + "A 3-3\nA pass\nB pass\nA pass\nB pass\n", 5, "after-end"));
}

TEST(Rulings, G11_a_tile_shown_after_the_game_is_no_action) {
    const std::string over = "game leyden\nplayer A\nplayer B\nrule target=30\nhand 1\n"
                             "deal B 5-5 4-0 2-2 4-2 4-4 1-0\n"
                             "A 1-1 6-5@1 4-6@1 6-0@3 2-0@4 4-1@1\nhand 2\n";
    EXPECT_FALSE(says(over + "B ~1-3\n", 1, "after-end"));
    EXPECT_FALSE(says(over + "B what\n", 1, "after-end"));
    EXPECT_TRUE(says(over + "B ~1-3 2-2\n", 2, "after-end"));
}

TEST(Rulings, G5_a_tile_dealt_twice_is_told_in_a_doubtful_deal_too) {
    EXPECT_TRUE(says(curse + "deal A 6-6 6-6 5-5 5-5\nA 3-3\n", 0, "tile-repeated"));
}

TEST(Rulings, D8_a_penalty_for_an_open_revoke_stands) {
    const std::string text =
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 8-8\nB 9-4\npenalty B 5 revoke\n";
    EXPECT_TRUE(says(text, 2, "revoke", true));
}

TEST(Rulings, G14_without_draws_an_unwritten_turn_adds_no_tiles) {
    EXPECT_TRUE(says(curse + "A 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 ? 5-3 5-2 5-1\n", 13,
                     "count-mismatch"));
}

TEST(Rulings, G5_a_deal_that_the_yard_contradicts_says_nothing) {
    EXPECT_FALSE(says(leyden + "deal A ? ? ? ? 2-0 6-6\nyard 2-0\nA +6-6\n", 1, "tile-repeated"));
}

TEST(Rulings, G5_a_deal_stands_though_a_later_tile_contradicts_it) {
    EXPECT_FALSE(says(leyden + "deal A 2-0 4-3 5-5 5-4 6-3 5-1\nA ~3-1\n"
                               "B 3-3 4-1@3 2-6@4 4-2@3 6-4@4 6-6@3\n",
                      2, "wrong-lead", true));
}

TEST(Rulings, G14_what_the_yard_names_was_not_dealt) {
    EXPECT_FALSE(says(leyden + "yard 6-5 1-1\nA 2-2\nB ?\n", 1, "wrong-lead", true));
    EXPECT_TRUE(says(leyden + "yard 6-5\nA 2-2\nB ?\n", 1, "wrong-lead", true));
}

TEST(Rulings, L2_who_was_dealt_the_lowest_double_must_set_it) {
    EXPECT_TRUE(says(leyden + "lead B\ndeal B 1-1 ? ? ? ? ?\nB +2-1\nA ?\n", 2, "false-pass"));
}

TEST(Rulings, P12_who_is_out_is_not_known_if_a_tile_may_have_been_a_prize) {
    const std::string seven = "A 3-5 0-5@1 5-2@2 6-0@1 2-3@1 0-2@1 6-1@1\n";
    EXPECT_FALSE(says(prize + "hand 2\n" + seven, -1, "missing-prize"));
    EXPECT_TRUE(
        says(prize + "hand 2\ndeal A 5-3 5-0 5-2 6-0 3-2 2-0 6-1\n" + seven, -1, "missing-prize"));
}

TEST(Rulings, P12_a_mark_on_a_tile_known_to_be_in_the_hand) {
    EXPECT_TRUE(says(prize + "hand 10\ndeal A ? ? ? 6-0 ? ? ?\nA *0-6\n", 1, "tile-not-held"));
}

TEST(Rulings, P10_a_tile_drawn_after_the_end_is_no_prize) {
    EXPECT_TRUE(says(prize + "hand 1\ndeal A 3-2 4-0 2-1 5-4 4-4 3-1 2-2\n"
                             "B 1-4 4-6@2 6-0@2 3-5@1 4-2@1 2-6@1 6-6@1\nA +?\nprize B 5-0\n",
                     -1, "wrong-prize"));
}

}  // namespace
}  // namespace bones::second
