// Super Dominoes: the effects of 3, 13, 14, 15 and doubles (S8–S13).
#include <gtest/gtest.h>

#include "tests/engine/games/super_dominoes.hpp"

namespace bones::test {
namespace {

// ---- S8 -----------------------------------------------------------------------------------------

TEST(Super, S8_a_3_reverses_the_direction) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-6@2 / C 5-7@3 / B 5-8@4"), none);
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / C 5-6@2"), Lines({"1.3 C broken wrong-turn G2"}));
}

TEST(Super, S8_a_second_3_reverses_it_again) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-6@2 / C 6-3@2 / A 5-7@3 / B 5-8@4"), none);
}

TEST(Super, S8_with_two_players_nothing_changes) {
    EXPECT_EQ(events("A 5-5 / B 5-3@1 / A 5-6@2 / B 5-7@3", two), none);
}

// ---- S9 -----------------------------------------------------------------------------------------

constexpr std::string_view stuck_but_for_a_14 = "deal B 5-14 1-0 2-0 4-0 6-0 7-0 8-0 9-0 10-0 / ";

std::string stuck_after_14(std::string_view turn) {
    return std::string(stuck_but_for_a_14).append("A 5-5 / B 5-14@1 ").append(turn);
}

TEST(Super, S9_a_14_earns_a_further_turn) {
    EXPECT_EQ(events("A 5-5 / B 5-14@1 5-6@2 / C 5-7@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-14@1 5-6@2 5-7@3"), Lines({"1.4 B broken wrong-turn G2"}));
}

TEST(Super, S9_each_further_14_earns_one_more) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 6-14@1 5-7@3 / A 5-8@4"), none);
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 6-14@1 5-7@3 5-8@4"),
              Lines({"1.6 C broken wrong-turn G2"}));
}

TEST(Super, S9_the_further_turn_draws_two_if_stuck) {
    EXPECT_EQ(events(stuck_after_14("+1-2 +1-4 pass / C 5-6@2")), none);
    EXPECT_EQ(events(stuck_after_14("+1-2 +1-5 5-1@2 / C 5-6@3")), none);
    EXPECT_EQ(events(stuck_after_14("pass")), Lines({"1.3 B broken missed-draw S5"}));
}

TEST(Super, S9_who_is_able_in_the_further_turn_must_play) {
    EXPECT_EQ(events("deal B 5-14 5-6 ?7 / A 5-5 / B 5-14@1 pass"),
              Lines({"1.3 B broken false-pass S5"}));
}

TEST(Super, S9_a_further_turn_not_taken_is_a_missing_pass) {
    const Judged judged = super("A 5-5 / B 5-14@1 / C 5-6@2 / end unfinished");
    EXPECT_EQ(judged.notes(), Lines({"1.3 B missing-pass"}));
    EXPECT_EQ(judged.findings(), Lines({"1.3 B broken missed-draw S5"}));
}

TEST(Super, S9_free_turn_full_is_the_default) {
    EXPECT_EQ(events(stuck_after_14("+1-2 +1-4 pass / C 5-6@2"), under("free-turn=full")), none);
    EXPECT_EQ(events(stuck_after_14("pass"), under("free-turn=full")),
              Lines({"1.3 B broken missed-draw S5"}));
}

TEST(Super, S9_free_turn_if_able_does_not_draw) {
    const std::string if_able = under("free-turn=if-able");
    EXPECT_EQ(events(stuck_after_14("pass / C 5-6@2"), if_able), none);
    EXPECT_EQ(events(stuck_after_14("+1-2 +1-4 pass"), if_able),
              Lines({"1.3 B broken illegal-draw S9"}));
    EXPECT_EQ(events("deal B 5-14 5-6 ?7 / A 5-5 / B 5-14@1 pass", if_able),
              Lines({"1.3 B broken false-pass S9"}));
    EXPECT_EQ(events("A 5-5 / B 5-14@1 5-6@2 / C 5-7@3", if_able), none);
    EXPECT_EQ(events(stuck_after_14("/ C 5-6@2"), if_able), none) << "the pass is taken as said";
}

TEST(Super, S9_in_a_turn_of_its_own_a_seat_draws_under_if_able_too) {
    EXPECT_EQ(events("A 5-5 / B pass", under("free-turn=if-able")),
              Lines({"1.2 B broken missed-draw S5"}));
}

// ---- S10, S11 -----------------------------------------------------------------------------------

TEST(Super, S10_under_a_spell_a_13_or_a_double_is_laid_on_the_arm) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-6@1 / A 5-7@2"), none);
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-7@1 / B 5-8@2"), none);
}

TEST(Super, S10_playing_elsewhere_is_off_the_spell) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 5-6@2"), Lines({"1.3 C broken off-spell S10"}));
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 5-6@2 / A 5-7@3"),
              Lines({"1.3 C broken off-spell S10", "1.4 A broken off-spell S10"}))
        << "the spell stays";
}

TEST(Super, S10_a_tile_that_does_not_fit_elsewhere_is_a_misfit) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-8@2"), Lines({"1.3 C broken misfit S10"}));
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-8"), Lines({"1.3 C broken misfit S4"}))
        << "nobody can tell whether it lies elsewhere";
}

TEST(Super, S10_a_misfit_on_the_arm_breaks_the_spell) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 7-8@1 / A 5-6@2"), Lines({"1.3 C broken misfit S4"}));
}

constexpr std::string_view bound_c = "deal C 5-6 5-7 5-8 1-0 2-0 4-0 6-0 7-0 8-0 / ";

TEST(Super, S10_who_is_bound_and_cannot_draws_and_passes) {
    const std::string play = std::string(bound_c) + "A 5-5 / B 5-13@1 / C ";
    EXPECT_EQ(events(play + "+1-2 +1-4 pass"), none) << "though other arms would fit";
    EXPECT_EQ(events(play + "pass"), Lines({"1.3 C broken missed-draw S5"}));
    EXPECT_EQ(events(play + "+1-2 +13-4 pass"), Lines({"1.5 C broken false-pass S10"}));
    EXPECT_EQ(events(play + "+1-2 +9-9 pass"), Lines({"1.5 C broken false-pass S10"}));
    EXPECT_EQ(events(play + "+1-2 +9-9 9-9@1"), none);
}

TEST(Super, S10_who_is_bound_and_can_must_not_draw) {
    EXPECT_EQ(events("deal C 13-1 ?8 / A 5-5 / B 5-13@1 / C +? +? 13-1@1"),
              Lines({"1.3 C broken illegal-draw S5"}));
    EXPECT_EQ(events("deal C 9-9 ?8 / A 5-5 / B 5-13@1 / C +? +? pass"),
              Lines({"1.3 C broken illegal-draw S5", "1.5 C broken false-pass S10"}));
}

TEST(Super, S10_with_an_empty_boneyard_who_is_bound_passes) {
    const std::string empty = "A 5-5 / B 5-13@1 / C +? pass / D pass";
    EXPECT_EQ(events(empty, fifteen_players()), none);
}

constexpr std::string_view caster_is_back = "A 5-5 / B 5-13@1 / C +?2 pass / A +?2 pass / B ";

std::string caster_plays(std::string_view play) {
    return std::string(caster_is_back).append(play);
}

TEST(Super, S11_the_caster_is_free) {
    EXPECT_EQ(events(caster_plays("5-2@2")), none);
    EXPECT_EQ(events(caster_plays("13-2@1")), none);
}

TEST(Super, S11_the_casters_playing_elsewhere_leaves_the_spell) {
    EXPECT_EQ(events(caster_plays("5-2@2 / C 5-4@3")), Lines({"1.10 C broken off-spell S10"}));
    EXPECT_EQ(events(caster_plays("5-2@2 / C +?2 13-4@1")), none);
}

TEST(Super, S11_any_tile_on_the_arm_breaks_the_spell) {
    EXPECT_EQ(events(caster_plays("13-2@1 / C 5-4@3 / A 5-6@4")), none);
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-4@1 / A 5-6@2 / B 5-7@3"), none);
}

TEST(Super, S11_a_new_spell_replaces_the_old_one) {
    const std::string twice =
        "A 5-5 / B 5-6@1 / C 5-13@2 / A +?2 pass / B +?2 pass / C 6-13@1 / A ";
    EXPECT_EQ(events(twice + "+?2 13-7@1 / B +?2 5-8@3"), none);
    EXPECT_EQ(events(twice + "+?2 13-7@2"), Lines({"1.13 A broken off-spell S10"}));
}

TEST(Super, S11_13_13_breaks_the_spell_and_casts_one_anew) {
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-13@1 / A 5-6@2"),
              Lines({"1.4 A broken off-spell S10"}));
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-13@1 / A +?2 pass / B 5-6@2"),
              Lines({"1.7 B broken off-spell S10"}))
        << "the first caster is bound now";
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-13@1 / A +?2 pass / B +?2 pass / C 5-6@2"), none);
}

// ---- S12 ----------------------------------------------------------------------------------------

TEST(Super, S12_a_double_skips_the_next_player) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 6-6@1 / B 5-7@2 / C 5-8@3"), none);
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 6-6@1 / A 5-7@2"), Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(Super, S12_with_two_players_the_mover_plays_again) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / A 6-6@1 / A 5-7@2 / B 5-8@3", two), none);
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / A 6-6@1 / B 5-7@2", two),
              Lines({"1.4 B broken wrong-turn G2"}));
}

TEST(Super, S12_neither_the_starting_double_nor_13_13_skips) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1"), none);
    EXPECT_EQ(events("A 5-5 / B 5-13@1 / C 13-13@1 / A +?2 pass / B +?2 pass"), none);
}

TEST(Super, S12_skips_add_up_over_successive_opponents) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 14-14@2 6-6@1 / B 5-7@3", four), none);
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 14-14@2 6-6@1 / A 5-7@3", four),
              Lines({"1.6 A broken wrong-turn G2"}));
}

TEST(Super, S12_if_all_opponents_are_skipped_the_mover_plays_again) {
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / C 5-14@2 14-14@2 6-6@1 5-7@3 / A 5-8@4 / B 5-9@5"), none);
    EXPECT_EQ(events("A 5-5 / B 5-6@1 / A 5-14@2 14-14@2 6-6@1 5-7@3 / B 5-8@4", two), none)
        << "the rest lapses";
}

// ---- S13 ----------------------------------------------------------------------------------------

TEST(Super, S13_15_15_makes_all_draw) {
    EXPECT_EQ(events("A 15-15 / C +? / B +? / A +? / B 15-6@1"), none);
    EXPECT_EQ(events("A 15-15 / B +? / C +? / B 15-6@1"), Lines({"1.4 A broken missed-draw S7"}));
    EXPECT_EQ(events("A 15-15 / B +? / C +? / B 15-6@1", under("start15=all")),
              Lines({"1.4 A broken missed-draw S7"}));
}

TEST(Super, S13_15_15_may_spare_the_setter) {
    EXPECT_EQ(events("A 15-15 / B +? / C +? / B 15-6@1", under("start15=others")), none);
    EXPECT_EQ(events("A 15-15 / B +? / C +? / A +?", under("start15=others")),
              Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(Super, S13_14_14_earns_a_further_turn) {
    EXPECT_EQ(events("A 14-14 14-6@1 / B 14-7@2"), none);
    EXPECT_EQ(events("A 14-14 +?2 pass / B 14-7@2"), none);
    EXPECT_EQ(events("A 14-14 14-6@1 14-7@2"), Lines({"1.3 A broken wrong-turn G2"}));
}

TEST(Super, S13_13_13_casts_no_spell) {
    EXPECT_EQ(events("A 13-13 / B 13-6@1 / C 6-8@1 / A 13-7@2"), none);
}

TEST(Super, S13_3_3_reverses) {
    EXPECT_EQ(events("A 3-3 / C 3-6@1 / B 3-7@2 / A 3-8@3"), none);
    EXPECT_EQ(events("A 3-3 / B 3-6@1"), Lines({"1.2 B broken wrong-turn G2"}));
    EXPECT_EQ(events("A 3-3 / B 3-6@1", two), none);
}

TEST(Super, S13_nobody_is_skipped) {
    for (const char* set : {"5-5", "0-0", "13-13"})
        EXPECT_EQ(events(std::string("A ") + set + " / B +?2 pass"), none) << set;
}

}  // namespace
}  // namespace bones::test
