// Curse of the Doublet, clause by clause (C1–C12).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

constexpr std::string_view may = "rule extra-play=may";
constexpr std::string_view deal_b = "deal B 6-3 6-2 6-1 6-0 5-3 5-2 4-3 4-2 1-0 2-0 3-1 / ";

std::string with_b_dealt(std::string_view play) {
    return std::string(deal_b).append(play);
}

TEST(Curse, C1_eleven_tiles_each_and_six_out_of_play) {
    EXPECT_EQ(curse("deal A ?11 / deal B ?11 / yard ?6 / A 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(curse("deal A ?10 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(curse("yard ?7 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 error count-mismatch G5"}));
}

TEST(Curse, C1_the_target_is_a_house_rule) {
    EXPECT_EQ(curse(curse_out_with_a_match).winner(), "not over");
    EXPECT_EQ(curse(curse_out_with_a_match, "rule target=11").winner(), "not over");
    EXPECT_EQ(curse(curse_out_with_a_match, "rule target=9").winner(), "not over");
    EXPECT_EQ(curse(curse_out_with_a_match, "rule target=8").winner(), "A");
    EXPECT_EQ(curse(curse_out_with_a_match, "rule target=0").findings(),
              Lines({"error unknown-rule C1"}));
}

TEST(Curse, C2_either_seat_may_lead_any_hand) {
    const std::string hand = std::string(curse_out_with_a_match) + " / hand 2 / ";
    EXPECT_EQ(curse(hand + "A 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(curse(hand + "B 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(curse(hand + "lead B / B 6-6 / end unfinished").findings(), none);
}

TEST(Curse, C3_any_tile_opens_and_the_turn_ends) {
    EXPECT_EQ(curse("A 3-2 / B 3-6@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 3-3 / B 3-6@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 3-3 3-6@1 / end unfinished").findings(),
              Lines({"1.2 A broken wrong-turn C8"}));
}

TEST(Curse, C4_each_half_of_the_set_starts_two_arms) {
    EXPECT_EQ(curse("A 6-3 / B 6-1@2 / A 3-2@4 / B 6-0@1 / A 3-5@3 / end unfinished").findings(),
              none);
    EXPECT_EQ(curse("A 6-3 / B 3-1@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5"}));
    EXPECT_EQ(curse("A 3-6 / B 3-1@1 / A 6-2@4 / end unfinished").findings(), none);
}

TEST(Curse, C4_a_doublet_starts_four_alike) {
    EXPECT_EQ(curse("A 6-6 / B 6-1@4 / A 6-2@2 / B 6-3@1 / A 6-4@3 / end unfinished").findings(),
              none);
    EXPECT_EQ(curse("A 6-6 / B 6-1@4 / A 6-2@2 / end unfinished").canonical(),
              curse("A 6-6 / B 6-1@1 / A 6-2@2 / end unfinished").canonical());
}

TEST(Curse, C4_arms_need_not_be_started) {
    EXPECT_EQ(curse("A 6-6 / B 6-1@1 / A 1-2@1 / B 2-3@1 / A 3-4@1 / end unfinished").findings(),
              none);
}

TEST(Curse, C5_a_tile_is_laid_against_an_equal_end) {
    EXPECT_EQ(curse("A 6-3 / B 6-1@1 / A 1-4@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 6-3 / B 6-1@1 / A 6-4@1 / end unfinished").findings(),
              Lines({"1.3 A broken misfit C5"}));
    EXPECT_EQ(curse("A 6-3 / B 4-1@3 / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5"}));
}

TEST(Curse, C5_doublets_branch_nowhere) {
    const Judged judged = curse("A 6-3 / B 6-1@1 / A 1-1@1 / B 1-4@5 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 B error no-such-arm G5"}));
}

TEST(Curse, C6_an_equal_end_of_another_started_arm_is_a_match) {
    EXPECT_EQ(
        curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 6-1@3 / A 6-2@4 / end unfinished").findings(),
        none);
}

TEST(Curse, C6_unstarted_sides_never_match) {
    EXPECT_EQ(curse("A 6-5 / B 6-4@1 / A 4-5@1 / B 5-1@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 6-5 / B 6-4@1 / A 4-5@1 5-1@1 / end unfinished").findings(),
              Lines({"1.4 A broken wrong-turn C8"}));
}

TEST(Curse, C6_a_doublet_extends_a_match) {
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 3-3@1 6-1@3 / A 6-2@4 / end unfinished")
                  .findings(),
              none);
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 3-3@1 6-2@4 / end unfinished").findings(),
              Lines({"1.4 A broken wrong-turn C8"}))
        << "no other arm shows a 3";
}

TEST(Curse, C6_several_matches_at_once_are_one) {
    const Judged judged = curse(
        "A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 6-5@3 / A 5-3@3 6-1@4 / B 1-2@4 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), none);
}

TEST(Curse, C7_after_a_match_the_same_player_goes_on) {
    const Judged judged = curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 / A 6-1@3 / end unfinished");
    EXPECT_EQ(judged.notes(), Lines({"1.5 B missing-pass"}));
}

TEST(Curse, C7_after_a_match_a_player_who_can_play_must) {
    const std::string match = with_b_dealt("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 ");
    EXPECT_EQ(curse(match + "pass / end unfinished").findings(),
              Lines({"1.5 B broken false-pass C7"}));
    EXPECT_EQ(curse(match + "6-2@3 / end unfinished").findings(), none);
}

TEST(Curse, C7_after_a_match_a_player_who_cannot_play_passes) {
    const Judged judged = curse(
        "deal A 3-3 5-3 3-2 5-4 0-0 6-0 5-0 3-0 6-6 6-5 5-5 / A 3-3 / B 3-6@1 / A 3-5@2 / "
        "B 3-1@3 / A 3-2@4 / B 6-4@1 / A 5-4@2 pass / B 4-1@1 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), none);
}

TEST(Curse, C7_extra_play_must_is_the_default) {
    const std::string match = with_b_dealt("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 pass / ");
    EXPECT_EQ(curse(match + "end unfinished", "rule extra-play=must").findings(),
              Lines({"1.5 B broken false-pass C7"}));
}

TEST(Curse, C7_extra_play_may_lets_the_turn_end) {
    const std::string match = with_b_dealt("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 ");
    const Judged with_pass = curse(match + "pass / A 6-5@3 / end unfinished", may);
    EXPECT_EQ(with_pass.findings(), none);
    const Judged without = curse(match + "/ A 6-5@3 / end unfinished", may);
    EXPECT_EQ(without.findings(), none);
    EXPECT_EQ(without.notes(), none);
    EXPECT_EQ(curse(match + "6-2@3 / A 6-5@4 / end unfinished", may).findings(), none);
    EXPECT_EQ(curse(with_b_dealt("A 6-6 / B pass / end unfinished"), may).findings(),
              Lines({"1.2 B broken false-pass C9"}))
        << "not after a match";
}

TEST(Curse, C7_a_turn_that_may_end_without_a_pass_is_none) {
    const std::string match = "A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 ";
    EXPECT_EQ(curse(match + "pass / A pass", may).end(), "blocked");
    EXPECT_EQ(curse(match + "/ A pass", may).end(), "unfinished");
    EXPECT_EQ(curse(match + "/ A pass / B pass", may).end(), "blocked");
    EXPECT_EQ(curse(match + "/ A pass").end(), "blocked") << "the missing pass counts (G2)";
}

TEST(Curse, C8_without_a_match_the_turn_ends) {
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 6-1@3 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 6-1@3 / A 6-4@2 / end unfinished").findings(),
              Lines({"1.3 B broken wrong-turn C8"}));
}

TEST(Curse, C9_who_cannot_play_passes) {
    const std::string deal = "deal B 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0 / ";
    EXPECT_EQ(curse(deal + "A 6-6 / B pass / A 6-1@1 / B 1-5@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse(deal + "A 6-6 / B pass / A 6-1@1 / B pass / end unfinished").findings(),
              Lines({"1.4 B broken false-pass C9"}));
}

TEST(Curse, C10_out_with_the_last_tile) {
    EXPECT_EQ(curse(std::string(curse_out_with_a_match) + " / end out A").end(), "out A");
    EXPECT_EQ(curse(std::string(curse_out_with_a_match) + " / end out A").findings(), none);
}

TEST(Curse, C10_blocked_when_both_have_passed_since_the_last_tile) {
    EXPECT_EQ(curse("A 6-6 / B pass / A pass").end(), "blocked");
    EXPECT_EQ(curse("A 6-6 / B pass / A 6-5@1 / B pass").end(), "unfinished");
    EXPECT_EQ(curse("A 6-6 / B pass / A 6-5@1 / B pass / A pass").end(), "blocked");
}

TEST(Curse, C10_a_pass_after_a_match_counts) {
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 pass / A pass").end(), "blocked");
}

TEST(Curse, C11_out_scores_the_tiles_left) {
    EXPECT_EQ(curse(curse_out_without_a_match).score(), "A 7 B 0");
    EXPECT_EQ(curse(curse_out_without_a_match).ledger(), Lines({"A +7 C11"}));
    EXPECT_EQ(curse(std::string(curse_out_without_a_match) + " / score A 8 B 0").findings(),
              Lines({"1 claim score-mismatch G8"}));
}

TEST(Curse, C11_a_match_with_the_last_tile_is_one_more) {
    EXPECT_EQ(curse(curse_out_with_a_match).score(), "A 8 B 0");
    EXPECT_EQ(curse(curse_out_with_a_match).ledger(), Lines({"A +7 C11", "A +1 C11"}));
}

TEST(Curse, C11_blocked_is_worth_nothing) {
    EXPECT_EQ(curse("A 6-6 / B pass / A pass").score(), "A 0 B 0");
    EXPECT_EQ(curse("A 6-6 / B pass / A pass").totals(), "A 0 B 0");
}

TEST(Curse, C12_the_game_is_over_at_eleven) {
    const std::string twice =
        std::string(curse_out_with_a_match) + " / hand 2 / " + std::string(curse_out_with_a_match);
    EXPECT_EQ(curse(twice + " / result A 16 B 0 / winner A").findings(), none);
    EXPECT_EQ(curse(twice).winner(), "A");
    EXPECT_EQ(curse(twice, "rule target=17").winner(), "not over");
    EXPECT_EQ(curse(twice + " / hand 3 / A 6-6 / end unfinished").findings(),
              Lines({"3.1 A broken after-end G11"}));
}

// The example of the game's source: set 2-3, arms showing 5, 4 and 0, one 3 free. 3-4, 4-4, 4-5 and
// 0-2 are laid in one turn: three matches, then none.
TEST(Curse, C6_C7_C8_the_worked_example) {
    const Judged judged = curse(
        "A 2-3 / B 2-5@1 / A 2-4@2 / B 3-0@3 / A 3-4@4 4-4@4 4-5@4 0-2@3 / B 5-6@1 / "
        "end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), none);
    EXPECT_EQ(curse("A 2-3 / B 2-5@1 / A 2-4@2 / B 3-0@3 / A 3-4@4 4-4@4 4-5@4 0-2@3 2-2@3 / "
                    "end unfinished")
                  .findings(),
              Lines({"1.9 A broken wrong-turn C8"}));
}

}  // namespace
}  // namespace bones::test
