// Super Dominoes: every pair of effects that can occur together: 3, 13, 14, 15, doubles, skips,
// reversals, spells, owed draws, opening rounds. Blocked ends are in super_dominoes_ends_test.cpp.
#include <gtest/gtest.h>

#include "tests/engine/games/super_dominoes.hpp"

namespace bones::test {
namespace {

/// B has cast a spell on arm 1, the others could not break it, and B is on turn at ply 9.
std::string caster(std::string_view play) {
    return std::string("A 5-5 / B 5-13@1 / C +?2 pass / A +?2 pass / B ").append(play);
}

// ---- with a reversal ----------------------------------------------------------------------------

TEST(SuperPairs, reversal_and_spell_13_3_on_the_arm_breaks_and_reverses) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-3@1 / B 5-6@2 / A 5-7@3"), none);
}

TEST(SuperPairs, reversal_and_spell_a_3_elsewhere_leaves_the_spell) {
    EXPECT_EQ(events(caster("5-3@2 / A +?2 13-6@1 / C 5-7@3")), none);
    EXPECT_EQ(events(caster("5-3@2 / A 5-6@3")), Lines({"1.10 A broken off-spell S10"}));
}

TEST(SuperPairs, reversal_and_further_turn_a_3_in_the_further_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 5-3@2 / A 5-6@3 / C 5-7@4"), none);
}

TEST(SuperPairs, reversal_and_further_turn_3_14_shows_a_14_only) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 3-14@1 5-6@2 / C 5-7@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-3@1 / A 5-7@2"), none) << "14-3 shows a 3 only";
}

TEST(SuperPairs, reversal_and_owed_draws_the_turn_goes_backwards_after_them) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 3-15@1 / B +? / C +? / C 5-6@2 / B 5-7@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-15@1 / A +? / C +? 15-3@1 / B 5-6@2 / A 5-7@3"), none);
}

TEST(SuperPairs, reversal_and_owed_draws_too_few_tiles_go_to_the_next_backwards) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-15@2 / O +? 5-6@3 / N 5-7@4", fifteen_players()), none);
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-15@2 / O 5-6@3", fifteen_players()),
              Lines({"1.4 O broken missed-draw S7"}));
}

TEST(SuperPairs, reversal_and_skip_3_3_skips_who_is_next_after_it) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 3-3@1 / C 5-6@2 / A 5-7@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 3-3@1 / B 5-6@2"), Lines({"1.4 B broken wrong-turn G2"}));
}

TEST(SuperPairs, reversal_and_skip_a_double_while_play_goes_backwards) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-6@2 / D 6-6@2 / B 5-7@3 / A 5-8@4", four), none);
}

TEST(SuperPairs, reversal_and_skip_a_double_and_a_3_in_one_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 14-14@2 5-3@3 / A 5-7@4 / D 5-8@5", four), none)
        << "backwards from C: B is skipped";
}

TEST(SuperPairs, reversal_and_opening_3_3_after_passes) {
    EXPECT_EQ(events("A pass / B 3-3 / A 3-6@1 / C 3-7@2"), none);
    EXPECT_EQ(events("A pass / B pass / C pass / A +1-0 pass / B +3-3 3-3 / A 3-6@1 / C 3-7@2"),
              none);
}

TEST(SuperPairs, reversal_and_turn_out_of_turn_the_direction_stays) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / C 5-6@2 / B 5-7@3 / A 5-8@4"),
              Lines({"1.3 C broken wrong-turn G2"}));
}

// ---- with a spell -------------------------------------------------------------------------------

TEST(SuperPairs, spell_and_further_turn_cast_in_the_further_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-13@1 / C 13-6@1 / A 5-7@2"), none);
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-13@1 / C 5-6@2"), Lines({"1.4 C broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_further_turn_13_14_on_the_arm_breaks_and_earns) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-14@1 5-6@2 / A 5-7@3"), none);
}

TEST(SuperPairs, spell_and_further_turn_the_casters_14_elsewhere_leaves_it) {
    EXPECT_EQ(events(caster("5-14@2 5-6@3 / C +?2 13-7@1")), none);
    EXPECT_EQ(events(caster("5-14@2 5-6@3 / C 5-7@4")), Lines({"1.11 C broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_further_turn_another_casters_further_turn_is_free) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 14-14@1 5-6@2 / B 5-7@3"), none)
        << "the double broke the spell, and A is skipped";
}

TEST(SuperPairs, spell_and_owed_draws_13_15_on_the_arm_breaks_and_makes_others_draw) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-15@1 / A +? / B +? / A 5-6@2"), none);
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-15@1 / A 5-6@2"),
              Lines({"1.4 A broken missed-draw S7", "1.4 B broken missed-draw S7"}));
}

TEST(SuperPairs, spell_and_owed_draws_the_owed_draw_comes_before_the_two) {
    EXPECT_EQ(events(caster("5-15@2 / A +? / C +? +?2 pass")), none);
    EXPECT_EQ(events(caster("5-15@2 / A +? / C +?2 pass")),
              Lines({"1.13 C broken missed-draw S5"}));
}

TEST(SuperPairs, spell_and_owed_draws_the_spell_stays_while_they_are_made) {
    EXPECT_EQ(events(caster("5-15@2 / A +? / C +? 5-6@3")), Lines({"1.12 C broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_skip_a_double_on_the_arm_breaks_and_skips) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-7@1 / B 5-6@2 / C 5-8@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-7@1 / A 5-6@2"),
              Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(SuperPairs, spell_and_skip_the_casters_double_elsewhere_skips_and_leaves_it) {
    const std::string play = caster("5-6@2 / C +?2 pass / A +?2 pass / B 6-6@2 / ");
    EXPECT_EQ(events(play + "A +?2 13-7@1"), none);
    EXPECT_EQ(events(play + "A 5-7@3"), Lines({"1.17 A broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_skip_13_13_casts_and_skips_nobody) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-13@1 / A 13-6@1 / B 5-7@2"), none);
}

TEST(SuperPairs, spell_and_spell_13_13_elsewhere_by_the_caster) {
    // Arm 2 shows the 13 of an older spell. The caster's 13-13 casts a new spell there.
    EXPECT_EQ(
        events("A 5-5 / B 5-6@1 / C 5-13@2 / A +?2 pass / B +?2 pass / C 6-13@1 / A +?2 pass / "
               "B +?2 pass / C 13-13@2 / A +?2 13-7@2 / B +?2 5-8@3"),
        none);
    EXPECT_EQ(
        events("A 5-5 / B 5-6@1 / C 5-13@2 / A +?2 pass / B +?2 pass / C 6-13@1 / A +?2 pass / "
               "B +?2 pass / C 13-13@2 / A +?2 13-7@1"),
        Lines({"1.20 A broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_opening_13_13_set_casts_none_but_doubles_fit) {
    EXPECT_EQ(events("A 13-13 / B 7-7@1 / A 13-6@2 / B 13-8@3"), none);
    EXPECT_EQ(events("A pass / B 13-13 / C 13-6@1 / A 6-7@1"), none);
}

TEST(SuperPairs, spell_and_opening_a_spell_is_cast_later_all_the_same) {
    EXPECT_EQ(events("A 13-13 / B 13-6@1 / C 6-8@1 / A 8-13@1 / B 13-7@1 / C 13-9@2"), none);
    EXPECT_EQ(events("A 13-13 / B 13-6@1 / C 6-8@1 / A 8-13@1 / B 13-7@2"),
              Lines({"1.5 B broken off-spell S10"}));
}

TEST(SuperPairs, spell_and_turn_out_of_turn_the_spell_stays) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / A 5-6@2"),
              Lines({"1.3 A broken wrong-turn G2", "1.3 A broken off-spell S10"}));
}

// ---- with a further turn ------------------------------------------------------------------------

TEST(SuperPairs, further_turn_and_owed_draws_a_15_in_the_further_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-15@1 / C +? / A +? / C 5-6@2"), none);
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-15@1 / C 5-6@2"),
              Lines({"1.4 A broken missed-draw S7", "1.4 C broken missed-draw S7"}));
}

TEST(SuperPairs, further_turn_and_owed_draws_the_owed_draw_is_none_of_the_two) {
    EXPECT_EQ(events("A 5-5 / B 5-15@1 / A +? / C +? 15-14@1 +?2 pass / A 5-7@2"), none);
}

TEST(SuperPairs, further_turn_and_skip_14_14_earns_and_skips_afterwards) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-14@1 5-6@2 / A 5-7@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-14@1 5-6@2 / C 5-7@3"),
              Lines({"1.5 C broken wrong-turn G2"}));
}

TEST(SuperPairs, further_turn_and_skip_a_double_in_the_further_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 6-6@1 / B 5-7@3"), none);
}

TEST(SuperPairs, further_turn_and_skip_a_stuck_mover_still_skips) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 14-14@2 +?2 pass / B 5-7@3"), none);
}

TEST(SuperPairs, further_turn_and_skip_two_players) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 14-14@1 5-6@2 5-7@3 / A 5-8@4", two), none)
        << "two turns earned, then the other is skipped";
}

TEST(SuperPairs, further_turn_and_opening_14_14_drawn_and_set) {
    EXPECT_EQ(events("A pass / B pass / C pass / A +14-14 14-14 14-6@1 / B 14-7@2"), none);
    EXPECT_EQ(events("A 14-14 / B 14-6@1"), Lines({"1.2 A broken missed-draw S5"}));
}

TEST(SuperPairs, further_turn_and_opening_if_able) {
    EXPECT_EQ(events("A 14-14 pass / B 14-6@1", under("free-turn=if-able")), none);
    EXPECT_EQ(events("A 14-14 +?2 pass", under("free-turn=if-able")),
              Lines({"1.2 A broken illegal-draw S9"}));
}

TEST(SuperPairs, further_turn_and_turn_out_of_turn_it_lapses) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 / A 5-6@2"),
              Lines({"1.3 B broken missed-draw S5", "1.3 A broken wrong-turn G2"}));
}

// ---- with owed draws ----------------------------------------------------------------------------

TEST(SuperPairs, owed_draws_and_skip_15_15_makes_the_skipped_player_draw_too) {
    const std::string play = "A 5-5 / B 5-15@1 / A +? / C +? 15-15@1 / ";
    EXPECT_EQ(events(play + "A +? / B +? / B 5-6@2"), none);
    EXPECT_EQ(events(play + "B +? / B 5-6@2"), Lines({"1.7 A broken missed-draw S7"}));
    EXPECT_EQ(events(play + "A +? / B +? / A 5-6@2"), Lines({"1.8 A broken wrong-turn G2"}));
}

TEST(SuperPairs, owed_draws_and_owed_draws_one_after_the_other) {
    EXPECT_EQ(events("A 5-5 / B 5-15@1 / A +? / C +? / C 5-7@2 / A 7-15@2 / B +? / C +? / B 5-8@3"),
              none);
}

TEST(SuperPairs, owed_draws_and_opening_15_15_drawn_and_set) {
    EXPECT_EQ(events("A pass / B pass / C pass / A +15-15 15-15 / A +? / B +? / C +? / B 15-6@1"),
              none);
    EXPECT_EQ(events("A pass / B 15-15 / A +? / B +? / C +? / C 15-6@1"), none);
}

TEST(SuperPairs, owed_draws_and_turn_out_of_turn_they_lapse) {
    EXPECT_EQ(events("A 5-5 / B 5-15@1 / A 5-6@2"),
              Lines({"1.3 A broken missed-draw S7", "1.3 C broken missed-draw S7",
                     "1.3 A broken wrong-turn G2"}));
}

TEST(SuperPairs, owed_draws_and_a_pass_of_the_next_player) {
    EXPECT_EQ(events("A 5-5 / B 5-15@1 / A +? / C pass"),
              Lines({"1.4 C broken missed-draw S7", "1.4 C broken missed-draw S5"}));
}

// ---- skips --------------------------------------------------------------------------------------

TEST(SuperPairs, skip_and_skip_by_successive_players) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-7@2 / D 6-6@1 / B 7-7@2 / D 5-8@3", four), none);
}

TEST(SuperPairs, skip_and_turn_out_of_turn_who_was_skipped_plays) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 6-6@1 / A 5-7@2 / B 5-8@3"),
              Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(SuperPairs, skip_and_opening_the_passes_before_do_not_matter) {
    EXPECT_EQ(events("A pass / B 5-5 / C 5-6@1 / A 5-7@2 / B 6-6@1 / A 5-8@3"), none);
}

}  // namespace
}  // namespace bones::test
