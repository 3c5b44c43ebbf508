// Super Dominoes, clause by clause: deals, opening, fitting, drawing (S1–S7). Events and their
// combinations are in super_dominoes_events_test.cpp, ends in super_dominoes_ends_test.cpp.
#include <gtest/gtest.h>

#include "tests/engine/games/super_dominoes.hpp"

namespace bones::test {
namespace {

// ---- S1 -----------------------------------------------------------------------------------------

TEST(Super, S1_nine_tiles_each) {
    EXPECT_EQ(super("deal A ?9 / A 5-5 / end unfinished").findings(), none);
    EXPECT_EQ(super("deal A ?10 / A 5-5 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
}

TEST(Super, S1_the_rest_is_the_boneyard) {
    EXPECT_EQ(super("yard ?109 / A 5-5 / end unfinished").findings(), none);
    EXPECT_EQ(super("yard ?110 / A 5-5 / end unfinished").findings(),
              Lines({"1.0 error count-mismatch G5"}));
    EXPECT_EQ(super("yard ?118 / A 5-5 / end unfinished", two).findings(), none);
}

TEST(Super, S1_play_starts_clockwise_in_every_hand) {
    EXPECT_EQ(super("A 5-5 / B 5-3@1 / A 5-6@2 / C 5-7@3 / end unfinished / hand 2 / "
                    "A 5-5 / B 5-6@1 / C 5-7@2 / end unfinished")
                  .findings(),
              none);
}

TEST(Super, S1_the_seat_next_to_the_winner_leads_the_next_hand) {
    const std::string hand = std::string(super_out) + " / hand 2 / ";
    EXPECT_EQ(super(hand + "B 5-5 / end unfinished", two).findings(), none);
    EXPECT_EQ(super(hand + "A 5-5 / end unfinished", two).findings(),
              Lines({"2.1 A broken wrong-lead S1"}));
    EXPECT_EQ(super(hand + "lead A / A 5-5 / end unfinished", two).findings(),
              Lines({"2.0 A broken wrong-lead S1"}));
}

TEST(Super, S1_after_a_conceded_hand_the_other_of_two_has_won) {
    const std::string hand = "A 5-5 / end conceded A / score A 0 B 9 / hand 2 / ";
    EXPECT_EQ(super(hand + "A 5-5 / end unfinished", two).findings(), none);
    EXPECT_EQ(super(hand + "B 5-5 / end unfinished", two).findings(),
              Lines({"2.1 B broken wrong-lead S1"}));
}

TEST(Super, S1_where_nobody_is_known_to_have_won_the_lead_is_not_judged) {
    EXPECT_EQ(super("A 5-5 / end conceded A / hand 2 / A 5-5 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / end unfinished / hand 2 / A 5-5 / end unfinished").findings(), none);
}

// ---- S2 -----------------------------------------------------------------------------------------

constexpr std::string_view no_doubles_a = "deal A 1-0 2-0 3-0 4-0 5-0 6-0 7-0 8-0 9-0 / ";
constexpr std::string_view no_doubles_b = "deal B 2-1 3-1 4-1 5-1 6-1 7-1 8-1 9-1 10-1 / ";
constexpr std::string_view no_doubles_c = "deal C 3-2 4-2 5-2 6-2 7-2 8-2 9-2 10-2 11-2 / ";

std::string without_doubles(std::string_view play) {
    return std::string(no_doubles_a).append(no_doubles_b).append(no_doubles_c).append(play);
}

constexpr std::string_view all_pass = "A pass / B pass / C pass / ";

std::string drawing(std::string_view play) {
    return without_doubles(std::string(all_pass).append(play));
}

TEST(Super, S2_the_first_player_sets_a_double) {
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-6 / end unfinished").findings(), Lines({"1.1 A broken misfit G3"}));
}

TEST(Super, S2_who_has_no_double_passes_the_duty_on) {
    const Judged judged =
        super(std::string(no_doubles_a) + "A pass / B 5-5 / C 5-6@1 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), none);
    EXPECT_EQ(super("A pass / B 5-5 / end unfinished").open(), Lines({"1.1 A false-pass S2"}));
}

TEST(Super, S2_who_has_a_double_must_set_it) {
    EXPECT_EQ(super("deal A 5-5 ?8 / A pass / B 6-6 / end unfinished").findings(),
              Lines({"1.1 A broken false-pass S2"}));
    EXPECT_EQ(super("A pass / B 6-6 / C 6-7@1 / A 6-8@2 / B 6-9@3 / C 7-0@1 / A 8-8@2 / "
                    "end unfinished")
                  .findings(),
              Lines({"1.1 A broken false-pass S2"}))
        << "A drew nothing since";
}

TEST(Super, S2_in_the_passing_round_nobody_draws) {
    EXPECT_EQ(super(std::string(no_doubles_a) + "A +9-9 9-9 / end unfinished").findings(),
              Lines({"1.1 A broken illegal-draw S2"}));
    EXPECT_EQ(super("A +? pass / end unfinished").findings(),
              Lines({"1.1 A broken illegal-draw S2"}));
}

TEST(Super, S2_when_all_have_passed_they_draw_in_turn) {
    const Judged judged =
        super(drawing("A +10-0 pass / B +11-1 pass / C +9-9 9-9 / A 9-0@1 / end unfinished"));
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), none);
}

TEST(Super, S2_the_drawing_goes_round) {
    EXPECT_EQ(super(drawing("A +10-0 pass / B +11-1 pass / C +12-2 pass / A +11-0 pass / "
                            "B +9-9 9-9 / C 9-2@1 / end unfinished"))
                  .findings(),
              none);
}

TEST(Super, S2_the_drawing_begins_with_the_first_player) {
    EXPECT_EQ(super("B pass / C pass / A pass / B +9-9 9-9 / end unfinished").findings(), none);
    EXPECT_EQ(super("B pass / C pass / A pass / A +9-9 9-9 / end unfinished").findings(),
              Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(Super, S2_a_double_drawn_is_set_at_once) {
    EXPECT_EQ(super(drawing("A +9-9 pass / end unfinished")).findings(),
              Lines({"1.5 A broken false-pass S2"}));
}

TEST(Super, S2_one_draw_a_turn) {
    EXPECT_EQ(super(drawing("A +10-0 +9-9 9-9 / end unfinished")).findings(),
              Lines({"1.5 A broken illegal-draw S2"}));
}

TEST(Super, S2_a_turn_without_its_draw) {
    EXPECT_EQ(super(drawing("A pass / end unfinished")).findings(),
              Lines({"1.4 A broken missed-draw S2"}));
}

TEST(Super, S2_a_double_held_may_be_set_without_drawing) {
    const Judged judged = super("A pass / B pass / C pass / A 9-9 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.1 A broken false-pass S2"}))
        << "it should have been set at once";
}

TEST(Super, S2_draws_stay_in_the_hands) {
    EXPECT_EQ(super(drawing("A +10-9 pass / B +9-9 9-9 / C 9-2@1 / A 9-10@2 / end unfinished"))
                  .findings(),
              none);
    EXPECT_EQ(super(drawing("A +10-9 pass / B +9-9 9-9 / C 10-9@1 / end unfinished")).findings(),
              Lines({"1.8 C error tile-not-held G5"}));
}

TEST(Super, S2_a_missing_pass_in_the_drawing_round) {
    const Judged judged = super(drawing("A +10-0 / B +9-9 9-9 / end unfinished"));
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), Lines({"1.5 A missing-pass"}));
}

TEST(Super, S2_the_hand_is_void_when_the_tiles_run_out) {
    const Judged judged = super(drawing("A +?109 pass / end void / score A 0 B 0 C 0"));
    EXPECT_EQ(judged.end(), "void");
    EXPECT_EQ(judged.score(), "A 0 B 0 C 0");
    EXPECT_EQ(judged.findings(),
              Lines({"1.5 A broken illegal-draw S2", "1.113 A broken false-pass S2"}));
}

TEST(Super, S2_after_a_void_hand_the_next_first_player_leads) {
    const std::string hand = drawing("A +?109 pass / end void / hand 2 / ");
    EXPECT_EQ(super(hand + "B 5-5 / end unfinished").findings().size(), 2u);
    EXPECT_EQ(super(hand + "A 5-5 / end unfinished").findings().back(),
              "2.1 A broken wrong-lead S1");
}

// ---- S3, S4 -------------------------------------------------------------------------------------

TEST(Super, S3_six_arms_in_no_order) {
    EXPECT_EQ(super("A 5-5 / B 5-0@6 / C 5-1@2 / A 5-2@4 / B 5-4@1 / C 5-6@3 / A 5-7@5 / "
                    "B 7-8@5 / end unfinished")
                  .findings(),
              none);
}

TEST(Super, S3_any_distinct_numbers_name_the_arms) {
    EXPECT_EQ(super("A 5-5 / B 5-0@60 / C 0-1@60 / A 5-2@99 / end unfinished").findings(), none);
}

TEST(Super, S3_there_is_no_seventh_arm) {
    const Judged judged = super(
        "A 5-5 / B 5-0@1 / C 5-1@2 / A 5-2@3 / B 5-4@4 / C 5-6@5 / A 5-7@6 / B 5-8@7 / "
        "end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.8 B error no-such-arm G5"}));
}

TEST(Super, S4_a_tile_fits_an_equal_end) {
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / C 6-7@1 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / C 5-7@1 / end unfinished").findings(),
              Lines({"1.3 C broken misfit S4"}));
}

TEST(Super, S4_a_double_fits_its_number_and_any_13) {
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / C 6-6@1 / B 6-7@1 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 13-13 / B 7-7@1 / A 7-8@1 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / B 7-7@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit S4"}));
}

TEST(Super, S4_a_doubles_number_is_the_open_end_then) {
    EXPECT_EQ(super("A 13-13 / B 7-7@1 / A 13-8@1 / end unfinished").findings(),
              Lines({"1.3 A broken misfit S4"}));
}

// ---- S5 -----------------------------------------------------------------------------------------

constexpr std::string_view stuck_b = "deal B 1-0 2-0 4-0 6-0 7-0 8-0 9-0 10-0 11-0 / ";

std::string stuck(std::string_view turn) {
    return std::string(stuck_b).append("A 5-5 / ").append(turn).append(" / end unfinished");
}

TEST(Super, S5_who_cannot_play_draws_two) {
    EXPECT_EQ(super(stuck("B +1-2 +1-4 pass")).findings(), none);
    EXPECT_EQ(super(stuck("B +1-2 +5-1 5-1@1")).findings(), none);
    EXPECT_EQ(super(stuck("B +5-1 +1-2 5-1@1")).findings(), none);
    EXPECT_EQ(super(stuck("B +1-2 +1-4 pass")).open(), none);
}

TEST(Super, S5_drawing_while_able) {
    EXPECT_EQ(super("deal B 5-6 ?8 / A 5-5 / B +1-2 +1-4 5-6@1 / end unfinished").findings(),
              Lines({"1.2 B broken illegal-draw S5"}));
    EXPECT_EQ(super("A 5-5 / B +1-2 +1-4 5-6@1 / end unfinished").findings(),
              Lines({"1.2 B broken illegal-draw S5"}))
        << "what was drawn is known, so 5-6 was dealt";
    EXPECT_EQ(super("A 5-5 / B +1-2 +? 5-6@1 / end unfinished").findings(), none);
}

TEST(Super, S5_drawing_more_than_two) {
    EXPECT_EQ(super(stuck("B +1-2 +1-4 +5-6 5-6@1")).findings(),
              Lines({"1.4 B broken illegal-draw S5"}));
}

TEST(Super, S5_both_are_drawn_even_if_the_first_fits) {
    EXPECT_EQ(super(stuck("B +5-6 5-6@1")).findings(), Lines({"1.3 B broken missed-draw S5"}));
    EXPECT_EQ(super(stuck("B +1-2 pass")).findings(), Lines({"1.3 B broken missed-draw S5"}));
    EXPECT_EQ(super(stuck("B pass")).findings(), Lines({"1.2 B broken missed-draw S5"}));
}

TEST(Super, S5_a_tile_played_too_early_by_who_was_able_is_only_an_illegal_draw) {
    EXPECT_EQ(super("deal B 5-6 ?8 / A 5-5 / B +1-2 5-6@1 / end unfinished").findings(),
              Lines({"1.2 B broken illegal-draw S5"}));
}

TEST(Super, S5_a_drawn_tile_that_fits_may_be_kept) {
    EXPECT_EQ(super(stuck("B +5-1 +1-2 pass")).findings(), none);
    EXPECT_EQ(super(stuck("B +5-1 +1-2 pass"), under("draw-play=spell")).findings(), none);
}

TEST(Super, S5_under_a_spell_a_drawn_tile_that_fits_must_be_played) {
    const std::string spelled = "A 5-5 / B 5-13@1 / C +13-1 +1-2 pass / end unfinished";
    EXPECT_EQ(super(spelled).findings(), Lines({"1.5 C broken false-pass S10"}));
    EXPECT_EQ(super(spelled, under("draw-play=may")).findings(), none);
}

TEST(Super, S5_draw_play_must_has_one_of_the_drawn_tiles_played) {
    EXPECT_EQ(super(stuck("B +5-1 +1-2 pass"), under("draw-play=must")).findings(),
              Lines({"1.4 B broken false-pass S5"}));
}

TEST(Super, S5_draw_play_may_lets_a_drawn_tile_be_kept) {
    const std::string may = under("draw-play=may");
    EXPECT_EQ(super(stuck("B +5-1 +1-2 pass"), may).findings(), none);
    EXPECT_EQ(super(stuck("B +5-1 +1-2 5-1@1"), may).findings(), none);
    EXPECT_EQ(super("deal B 5-6 ?8 / A 5-5 / B pass / end unfinished", may).findings(),
              Lines({"1.2 B broken false-pass S5"}));
    EXPECT_EQ(super(stuck("B pass"), may).findings(), Lines({"1.2 B broken missed-draw S5"}));
}

TEST(Super, S5_what_is_left_is_drawn) {
    EXPECT_EQ(super("A 5-5 / B +? pass / C pass / end unfinished", fifteen_players()).findings(),
              none);
    EXPECT_EQ(super("A 5-5 / B pass / end unfinished", fifteen_players()).findings(),
              Lines({"1.2 B broken missed-draw S5"}));
}

TEST(Super, S5_hindsight_shows_a_false_pass) {
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / C +?2 pass / A 5-7@2 / B 5-8@3 / C 5-2@4 / end unfinished",
                    under("draw-play=must"))
                  .findings(),
              Lines({"1.5 C broken false-pass S5"}));
}

// ---- S6, S7 -------------------------------------------------------------------------------------

TEST(Super, S6_only_the_outer_half_makes_events) {
    EXPECT_EQ(
        super("A 15-15 / A +? / B +? / C +? / B 15-6@1 / C 15-7@2 / end unfinished").findings(),
        none)
        << "15 touching";
    EXPECT_EQ(super("A 3-3 / C 3-6@1 / B 3-7@2 / end unfinished").findings(), none) << "3 touching";
    EXPECT_EQ(super("A 14-14 14-6@1 / B 14-7@2 / C 14-8@3 / end unfinished").findings(), none)
        << "14 touching";
    EXPECT_EQ(super("A 13-13 / B 13-6@1 / C 13-7@2 / end unfinished").findings(), none)
        << "13 touching";
}

TEST(Super, S7_on_a_15_every_other_player_draws_one) {
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C +? / A +? / C 5-6@2 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / A +? / C +? 5-6@2 / end unfinished").findings(), none)
        << "in any order";
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / A +? / C +? / B +? / end unfinished").findings(),
              Lines({"1.5 B broken wrong-turn G2"}))
        << "not the player of the tile";
}

TEST(Super, S7_a_draw_still_missing_when_play_goes_on) {
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C +? / C 5-6@2 / end unfinished").findings(),
              Lines({"1.4 A broken missed-draw S7"}));
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C 5-6@2 / end unfinished").findings(),
              Lines({"1.3 A broken missed-draw S7", "1.3 C broken missed-draw S7"}));
}

TEST(Super, S7_a_draw_that_lapsed_is_no_longer_owed) {
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C +? / C 5-6@2 / A +? / end unfinished").findings(),
              Lines({"1.4 A broken missed-draw S7"}))
        << "A's draw is one of the turn";
}

TEST(Super, S7_the_first_draw_is_the_owed_one) {
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / A +? / C +? +?2 pass / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / A +? / C +?2 pass / end unfinished").findings(),
              Lines({"1.6 C broken missed-draw S5"}));
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C +?2 pass / A +? / end unfinished").findings().front(),
              "1.4 A broken missed-draw S7");
}

TEST(Super, S7_an_owed_draw_is_in_the_hand) {
    const std::string play = "A 5-5 / B 5-15@1 / A +? / C +5-6 5-6@2 / end unfinished";
    EXPECT_EQ(super("deal C 1-0 2-0 4-0 6-0 7-0 8-0 9-0 10-0 11-0 / " + play).findings(), none);
}

TEST(Super, S7_with_too_few_tiles_the_next_seats_draw) {
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C +? 5-6@2 / D 5-7@3 / end unfinished", fifteen_players())
                  .findings(),
              none);
    EXPECT_EQ(super("A 5-5 / B 5-15@1 / C 5-6@2 / end unfinished", fifteen_players()).findings(),
              Lines({"1.3 C broken missed-draw S7"}));
}

}  // namespace
}  // namespace bones::test
