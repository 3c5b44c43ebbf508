// Leyden, clause by clause (L1–L10); the lead (L2) is in leyden_lead_test.cpp.
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// B has no tile that fits a one; A leads 1-1.
constexpr std::string_view no_way_out =
    "deal A 1-1 6-4 6-3 5-2 4-4 3-0 / deal B 2-2 3-2 5-5 5-3 4-0 2-0 / A 1-1 / ";
/// B holds 6-5 and the matador 6-1.
constexpr std::string_view able =
    "deal A 1-1 6-4 6-3 5-2 4-4 3-0 / deal B 2-2 6-1 6-5 5-3 4-0 2-0 / A 1-1 / ";
/// A goes out; B has 2-2, 3-3 and 4-0 left.
constexpr std::string_view out =
    "deal A 1-1 6-5 6-4 6-3 6-2 6-0 / deal B 2-1 3-1 4-1 2-2 3-3 4-0 / A 1-1 / B +6-1 6-1@1 / "
    "A 6-5@1 / B 2-1@1 / A 6-4@1 / B 3-1@1 / A 6-3@1 / B 4-1@1 / A 6-2@1 / B +5-1 5-1@1 / A 6-0@1";

Judged leyden_after(std::string_view start, std::string_view play, std::string_view header = {}) {
    return leyden(std::string(start).append(play), header);
}

TEST(Leyden, L1_six_tiles_each_and_sixteen_in_the_boneyard) {
    EXPECT_EQ(leyden("deal A 1-1 ?5 / deal B ?6 / yard ?16 / A 1-1").findings(), none);
    EXPECT_EQ(leyden("deal A 1-1 ?6 / A 1-1").findings(), Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(leyden("yard ?17 / A 1-1").findings(), Lines({"1.0 error count-mismatch G5"}));
}

TEST(Leyden, L3_four_arms_in_any_order) {
    EXPECT_EQ(leyden("A 1-1 / B 6-5@1 / A 6-4@2 / B 6-3@3 / A 6-2@4").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 6-5@4 / A 6-4@9 / B 2-4@4").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 6-5@1 / A 6-4@2 / B 6-3@3 / A 6-2@4 / B 6-0@5").findings(),
              Lines({"1.6 B error no-such-arm G5"}));
    EXPECT_EQ(leyden("A 1-1 / B 6-5@4 / A 6-4@9 / B 2-4@4").canonical(),
              "game leyden\n\nhand 1\nA 1-1\nB 6-5@1\nA 6-4@2\nB 2-4@1\n");
}

TEST(Leyden, L4_touching_halves_add_up_to_seven) {
    EXPECT_EQ(leyden("A 1-1 / B 6-5@1 / A 2-3@1 / B 4-0@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-3@1").findings(), Lines({"1.2 B broken misfit L4"}));
    EXPECT_EQ(leyden("A 1-1 / B 1-3@1").findings(), Lines({"1.2 B broken misfit L4"}));
}

TEST(Leyden, L4_a_blank_is_closed_to_all_but_matadors) {
    constexpr std::string_view blank = "A 1-1 / B 6-0@1 / ";
    EXPECT_EQ(leyden_after(blank, "A 6-5@1").findings(), Lines({"1.3 A broken misfit L4"}));
    EXPECT_EQ(leyden_after(blank, "A 2-0@1").findings(), Lines({"1.3 A broken misfit L4"}));
    EXPECT_EQ(leyden_after(blank, "A 6-1@1").findings(), none);
    EXPECT_EQ(leyden_after(blank, "A 0-0@1").findings(), none);
}

TEST(Leyden, L4_a_tile_written_the_wrong_way_round_is_turned) {
    const Judged game = leyden("A 1-1 / B 5-6@1 / A 2-4@1");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.notes().back(), "1.2 B turned-tile");
}

TEST(Leyden, L5_matadors_fit_every_arm_either_way) {
    EXPECT_EQ(leyden("A 1-1 / B 5-2@1 / A 4-3@1 / B 6-1@1 / A 0-0@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 2-5@1 / A 2-4@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-2@1 / A 2-4@1").findings(), Lines({"1.3 A broken misfit L4"}));
    EXPECT_EQ(leyden("A 1-1 / B 5-2@1 / A 5-4@1").findings(), none);
}

TEST(Leyden, L5_crosswise_offers_both_halves) {
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 5-4@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 2-4@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 2-5x@1 / A 2-4@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 3-4@1 / B 3-5@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 6-4@1").findings(), Lines({"1.3 A broken misfit L4"}));
}

TEST(Leyden, L5_the_half_not_played_on_closes) {
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 5-4@1 / B 3-1@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 5-2x@1 / A 5-4@1 / B 2-1@1").findings(),
              Lines({"1.4 B broken misfit L4"}));
}

TEST(Leyden, L5_crosswise_on_the_double_on_matadors_and_on_blanks) {
    EXPECT_EQ(leyden("A 1-1 / B 6-1x@1 / A 5-2x@1 / B 4-3x@1 / A 0-0@1 / B 4-3@2").findings(),
              Lines({"1.6 B error tile-repeated G5"}));
    EXPECT_EQ(leyden("A 1-1 / B 6-0@1 / A 5-2x@1 / B 2-3@1").findings(), none);
}

TEST(Leyden, L5_the_double_blank_is_the_same_crosswise) {
    const Judged across = leyden("A 1-1 / B 0-0x@1 / A 4-3@1");
    EXPECT_EQ(across.findings(), none);
    EXPECT_EQ(across.canonical(), leyden("A 1-1 / B 0-0@1 / A 4-3@1").canonical());
    EXPECT_EQ(leyden("A 1-1 / B 0-0x@1 / A 6-5@1").findings(), Lines({"1.3 A broken misfit L4"}));
}

TEST(Leyden, L5_only_matadors_lie_crosswise) {
    EXPECT_EQ(leyden("A 1-1 / B 6-3x@1 / A 4-4@1").findings(), Lines({"1.2 B broken misfit L5"}));
    EXPECT_EQ(leyden("A 1-1 / B 6-3x@1 / A 5-1@1").findings(),
              Lines({"1.2 B broken misfit L5", "1.3 A broken misfit L4"}));
    EXPECT_EQ(leyden("A 1-1 / B 4-4x@1").findings(), Lines({"1.2 B broken misfit L5"}));
    EXPECT_EQ(leyden("A 1-1 / B 4-4x").findings(), Lines({"1.2 B broken misfit L5"}));
    EXPECT_EQ(leyden("A 1-1 / B 4-4x").notes().front(), "1.2 B layout-unknown");
}

TEST(Leyden, L5_the_order_of_a_crosswise_tile_means_nothing) {
    EXPECT_EQ(leyden("A 1-1 / B 2-5x@1").canonical(), leyden("A 1-1 / B 5-2x@1").canonical());
    // A tile other than a matador lies inline, and the order of its halves counts.
    EXPECT_NE(leyden("A 1-1 / B 5-3x@1").canonical(), leyden("A 1-1 / B 3-5x@1").canonical());
}

TEST(Leyden, G17_a_matador_without_an_arm_may_lie_anywhere) {
    EXPECT_EQ(leyden("A 1-1 / B 6-1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 6-5 / A 6-1").findings(), none);
}

TEST(Leyden, L6_later_doubles_lie_in_line) {
    EXPECT_EQ(leyden("A 1-1 / B 6-3@1 / A 4-4@1 / B 3-0@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 6-6@1 / A 1-3@1").findings(), none);
    EXPECT_EQ(leyden("A 1-1 / B 6-3@1 / A 3-3@1").findings(), Lines({"1.3 A broken misfit L4"}));
}

TEST(Leyden, L7_drawing_is_free_until_two_remain) {
    EXPECT_EQ(leyden_after(able, "B +?14 6-5@1").findings(), none);
    EXPECT_EQ(leyden_after(able, "B +3-1 6-5@1").findings(), none);
    EXPECT_EQ(leyden_after(able, "B +?15 6-5@1").findings(),
              Lines({"1.16 B broken illegal-draw L7"}));
    EXPECT_EQ(leyden_after(able, "B +?16 6-5@1").findings(),
              Lines({"1.16 B broken illegal-draw L7"}));
    EXPECT_EQ(leyden_after(able, "B +?14 6-5@1 / A +? 6-4@2").findings(),
              Lines({"1.17 A broken illegal-draw L7"}));
    EXPECT_EQ(leyden_after(able, "B +?17 6-5@1").findings(),
              Lines({"1.16 B broken illegal-draw L7", "1.18 B error count-mismatch G5"}));
}

TEST(Leyden, L7_who_can_play_must) {
    EXPECT_EQ(leyden_after(able, "B pass").findings(), Lines({"1.2 B broken false-pass L7"}));
    EXPECT_EQ(leyden_after(able, "B +?14 pass").findings(), Lines({"1.16 B broken false-pass L7"}));
    EXPECT_EQ(leyden_after(no_way_out, "B +6-1 pass").findings(),
              Lines({"1.3 B broken false-pass L7"}));
}

TEST(Leyden, L7_a_matador_in_hand_is_always_playable) {
    EXPECT_EQ(leyden("deal A 0-0 5-5 5-4 5-3 5-0 4-4 / B 1-1 / A pass").findings(),
              Lines({"1.2 A broken false-pass L7"}));
    EXPECT_EQ(leyden("deal A 4-0 5-5 5-4 5-3 5-0 4-4 / B 1-1 / A pass").findings(),
              Lines({"1.2 A broken missed-draw L7"}));
}

TEST(Leyden, L7_passing_while_tiles_can_be_drawn) {
    EXPECT_EQ(leyden_after(no_way_out, "B pass").findings(),
              Lines({"1.2 B broken missed-draw L7"}));
    EXPECT_EQ(leyden_after(no_way_out, "B +5-4 pass").findings(),
              Lines({"1.3 B broken missed-draw L7"}));
    EXPECT_EQ(leyden("A 1-1 / B pass").findings(), Lines({"1.2 B broken missed-draw L7"}));
    EXPECT_EQ(leyden("A 1-1 / B pass / A 6-4@1 / B 5-2@1").findings(),
              Lines({"1.2 B broken false-pass L7"}));
}

TEST(Leyden, L7_passing_when_two_tiles_remain) {
    constexpr std::string_view passed = "A 1-1 / B +?7 6-5@1 / A +?7 pass";
    EXPECT_EQ(leyden(passed).findings(), none);
    EXPECT_EQ(leyden(passed).open(), Lines({"1.17 A false-pass L7"}));
    EXPECT_EQ(leyden_after(passed, " / B 2-4@1 / A 6-3@2").findings(),
              Lines({"1.17 A broken false-pass L7"}));
}

TEST(Leyden, L7_a_hand_too_large_not_to_fit) {
    // B has twenty tiles, but only seventeen of the possible ones do not fit a one.
    EXPECT_EQ(leyden("A 1-1 / B +?14 pass").findings(), Lines({"1.16 B broken false-pass L7"}));
}

TEST(Leyden, G2_a_draw_that_another_seat_cuts_short_is_a_pass) {
    const Judged game = leyden_after(able, "B +3-3 / A 6-4@1");
    EXPECT_EQ(game.findings(), Lines({"1.3 B broken false-pass L7"}));
    EXPECT_EQ(game.notes().back(), "1.3 B missing-pass");
    EXPECT_EQ(leyden_after(able, "A 6-4@1").findings(), Lines({"1.2 A broken wrong-turn G2"}));
}

TEST(Leyden, L8_the_last_tile_ends_the_hand) {
    const Judged game = leyden_after(out, " / end out A");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.end(), "out A");
    EXPECT_EQ(leyden_after(out, " / B 5-2@2").findings(), Lines({"1.14 B error tile-not-held G5"}));
    EXPECT_EQ(leyden_after(able, "B 6-5@1 / end out B").findings(),
              Lines({"1 claim end-mismatch G8"}));
}

TEST(Leyden, L8_two_passes_block_the_hand) {
    const Lines missed({"1.2 B broken missed-draw L7", "1.3 A broken false-pass L7"});
    const Judged game = leyden_after(no_way_out, "B pass / A pass / end blocked / score A 37 B 33");
    EXPECT_EQ(game.findings(), missed);
    EXPECT_EQ(game.end(), "blocked");
    EXPECT_EQ(game.score(), "A 37 B 33");
    EXPECT_EQ(leyden_after(no_way_out, "B pass / A pass / B +?14 6-1@1").end(), "unfinished");
    EXPECT_EQ(leyden_after(no_way_out, "B pass / A 6-4@1 / B +?14 pass").end(), "unfinished");
}

TEST(Leyden, G11_passes_that_were_right_end_the_hand) {
    // A was dealt the matadors that B did not draw. The last two tiles stay in the boneyard.
    const Judged game = leyden(
        "deal A 3-3 0-0 5-2 4-3 6-1 6-6 / deal B 5-5 5-0 3-0 2-0 1-0 6-0 / A 3-3 / "
        "B +5-4 +5-3 +5-1 +4-0 +6-2 +6-3 +6-4 +6-5 +3-2 +3-1 +2-2 +2-1 +1-1 +4-1 4-0@1 / A 0-0@1 / "
        "B 4-1@2 / A 6-1@2 / end unfinished");
    EXPECT_EQ(game.findings(), none);
}

TEST(Leyden, L9_both_add_the_pips_they_have_left) {
    const Judged game = leyden_after(out, " / score A 0 B 14 / result A 0 B 14");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.score(), "A 0 B 14");
    EXPECT_EQ(game.ledger(), Lines({"B +14 L9"}));
    EXPECT_EQ(leyden_after(out, " / score A 14 B 0").findings(),
              Lines({"1 claim score-mismatch G8"}));
}

TEST(Leyden, L9_of_hands_that_are_not_known_the_sheet_is_taken) {
    constexpr std::string_view conceded = "A 1-1 / end conceded B / ";
    EXPECT_EQ(leyden_after(conceded, "score A 12 B 31").totals(), "A 12 B 31");
    EXPECT_EQ(leyden_after(conceded, "").totals(), "unknown");
}

TEST(Leyden, L9_what_is_seen_after_an_unwritten_turn_may_have_been_drawn_in_it) {
    constexpr std::string_view out_by_a =
        "A 4-4 / B 1-6@3 2-5x@3 / A 2-4@3 3-2@3 3-0@2 / B 5-4@1 / A 2-6@1 / B 1-5@1 / A 3-1@4 / ";
    EXPECT_EQ(leyden_after(out_by_a, "B 6-6@4 4-0@1").score(), "A 0 B 16");
    EXPECT_EQ(leyden_after(out_by_a, "B 6-6@4 ? 4-0@1").score(), "unknown");
}

TEST(Leyden, G8_a_penalty_adds_points) {
    const Judged game = leyden_after(
        "deal A 1-1 6-5 6-4 6-3 6-2 6-0 / deal B 2-1 3-1 4-1 2-2 3-3 4-0 / A 1-1 / "
        "B pass / A 6-5@1 / B 2-1@1 / A 6-4@1 / B 3-1@1 / A 6-3@1 / B 4-1@1 / A 6-2@1 / "
        "B +5-1 5-1@1 / A 6-0@1 / ",
        "penalty B 5 missed-draw / score A 0 B 19");
    EXPECT_EQ(game.findings(), Lines({"1.2 B broken missed-draw L7"}));
    EXPECT_EQ(game.score(), "A 0 B 19");
    EXPECT_EQ(leyden_after(out, " / penalty B 5 missed-draw").findings(),
              Lines({"1 B claim unfounded-penalty G8"}));
}

TEST(Leyden, L10_who_alone_reaches_a_hundred_loses) {
    constexpr std::string_view before = "hand 9 / carry A 60 B 80 / A 1-1 / end conceded B / ";
    EXPECT_EQ(leyden_after(before, "score A 0 B 20 / winner A").findings(), none);
    EXPECT_EQ(leyden_after(before, "score A 0 B 20").winner(), "A");
    EXPECT_EQ(leyden_after(before, "score A 0 B 19").winner(), "not over");
    EXPECT_EQ(leyden_after(before, "score A 0 B 20 / winner B").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(leyden_after(before, "score A 0 B 19 / winner A").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(leyden_after(before, "score A 0 B 20 / hand 10 / A 1-1").findings(),
              Lines({"10.1 A broken after-end G11"}));
}

TEST(Leyden, L10_both_over_a_hundred_in_one_hand) {
    constexpr std::string_view before = "hand 9 / carry A 96 B 91 / A 1-1 / end conceded B / ";
    EXPECT_EQ(leyden_after(before, "score A 5 B 11").winner(), "A");
    EXPECT_EQ(leyden_after(before, "score A 15 B 11").winner(), "B");
    EXPECT_EQ(leyden_after(before, "score A 5 B 10").winner(), "A B");
    EXPECT_EQ(leyden_after(before, "score A 5 B 10 / winner A").findings(),
              Lines({"claim winner-mismatch G8"}));
}

TEST(Leyden, L10_the_target_is_a_house_rule) {
    EXPECT_EQ(leyden_after(out, "", "rule target=14").winner(), "A");
    EXPECT_EQ(leyden_after(out, "", "rule target=15").winner(), "not over");
    EXPECT_EQ(leyden_after(out, "", "rule target=0").findings(), Lines({"error unknown-rule L10"}));
}

}  // namespace
}  // namespace bones::test
