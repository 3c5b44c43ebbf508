// Clauses for all games: turns, play after a breach, ends (G1–G4, G6, G7, G11–G14).
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

// ---- G1, G2 -------------------------------------------------------------------------------------

TEST(General, G1_sets_hold_each_pair_once) {
    EXPECT_EQ(TileSet::full(6).size(), 28);
    EXPECT_EQ(TileSet::full(15).size(), 136);
    TileSet pairs;
    for (int high = 0; high <= 15; ++high)
        for (int low = 0; low <= high; ++low) pairs.add(Tile(low, high));
    EXPECT_EQ(pairs, TileSet::full(15));
}

TEST(General, G1_a_tile_beyond_the_set_is_an_unwritten_turn) {
    const Judged judged = curse("A 6-6 / B 7-6@1 / A 6-5@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B error bad-tile N6"}));
    EXPECT_EQ(judged.notes(), Lines({"1.2 B layout-unknown"}));
    EXPECT_EQ(super("A 15-15 / end unfinished").findings(), none);
}

TEST(General, G2_the_turn_goes_clockwise) {
    EXPECT_EQ(super("A 5-5 / B 5-6@1 / C 5-7@2 / A 5-8@3 / end unfinished").findings(), none);
}

TEST(General, G2_acting_out_of_turn_stands_and_play_goes_on_from_there) {
    const Judged judged = super("A 5-5 / C 5-6@1 / A 5-7@2 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 C broken wrong-turn G2"}));
}

TEST(General, G2_out_of_turn_is_said_once_a_turn) {
    EXPECT_EQ(super("A 5-5 / C +? +? 5-6@1 / A 5-7@2 / end unfinished").findings(),
              Lines({"1.2 C broken wrong-turn G2"}));
    const Judged with_match = curse("A 6-6 / B 6-3@1 / B 6-5@2 / B 6-2@3 / end unfinished");
    EXPECT_EQ(with_match.findings(),
              Lines({"1.3 B broken wrong-turn C8", "1.4 B broken wrong-turn C8"}));
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 6-5@2 / B 4-6@3 / B 6-5@4 / end unfinished").findings(),
              Lines({"1.5 B error tile-repeated G5"}));
}

TEST(General, G2_what_cannot_have_been_done_is_not_out_of_turn) {
    // The 3-2 was not dealt to B, and it is A's turn.
    const auto after = [&](const char* rest) {
        return line_game(
                   "block",
                   std::string("deal B 5-4 1-0 2-0 3-0 / A 6-5 / B 5-4@2 / C 4-3@2 / B 3-2@2 / ") +
                       rest + "end unfinished",
                   "player A / player B / player C / written all / rule opening=lot / "
                   "rule hand=4")
            .findings();
    };
    const Lines not_held({"1.4 B error tile-not-held G5"});
    EXPECT_EQ(after(""), not_held);
    EXPECT_EQ(after("C pass / "), not_held);
    EXPECT_EQ(after("A pass / "), not_held) << "B's line may be a later one";
    EXPECT_EQ(after("B pass / "), not_held) << "the slip may be in either line";
}

TEST(General, G2_a_turn_out_of_turn_may_go_on_after_a_match) {
    const Judged judged =
        curse("A 6-6 / B 6-3@1 / A 6-5@2 / A 5-3@2 3-2@2 / B 6-4@3 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 A broken wrong-turn C8"}));
}

TEST(General, G2_an_open_turn_is_ended_by_a_pass) {
    const Judged judged = curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 / A 3-1@1 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), Lines({"1.5 B missing-pass"}));
    EXPECT_EQ(judged.open(), Lines({"1.5 B false-pass C7"}));
}

TEST(General, G2_the_unwritten_pass_is_judged_like_a_written_one) {
    const Judged judged =
        curse("A 6-6 / B 6-3@1 / A 6-4@2 / B 4-3@2 / A 3-1@1 / B 6-2@3 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.5 B broken false-pass C7"}));
}

TEST(General, G2_an_unwritten_pass_after_draws_goes_to_the_next_seat) {
    const Judged judged = super("A 5-5 / B +6-7 +6-8 / C 5-7@1 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), Lines({"1.4 B missing-pass"}));
    const Judged beyond = super("A 5-5 / B +6-7 +6-8 / A 5-7@1 / end unfinished");
    EXPECT_EQ(beyond.findings(), Lines({"1.4 A broken wrong-turn G2"}));
}

TEST(General, G2_the_leader_is_the_first_to_act) {
    EXPECT_EQ(curse("B 6-6 / A 6-5@1 / end unfinished").findings(), none);
    EXPECT_EQ(curse("lead B / B 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(curse("lead B / A 6-6 / end unfinished").findings(),
              Lines({"1.0 error lead-mismatch G2"}));
}

TEST(General, G2_a_wrong_leader_is_wrong_lead_alone) {
    constexpr std::string_view two = "player A / player B";
    const std::string round = "A 1-0=1 1-2 / end unfinished / hand 2 / ";
    EXPECT_EQ(takes(round + "A 5-4=5 5-3 / end unfinished", two).findings(),
              Lines({"2.1 A broken wrong-lead D2"}));
    EXPECT_EQ(takes(round + "lead A / A 5-4=5 5-3 / end unfinished", two).findings(),
              Lines({"2.0 A broken wrong-lead D2"}));
    EXPECT_EQ(takes(round + "B 5-4=5 5-3 / end unfinished", two).findings(), none);
    EXPECT_EQ(takes(round + "lead A / B 99-1 / A 5-4=5 5-3 / end unfinished", two).findings(),
              Lines({"2.1 B error bad-tile N6", "2.3 error bad-token N6"}))
        << "the word of B may have been the lead";
}

// ---- G3, G4 -------------------------------------------------------------------------------------

TEST(General, G3_a_seat_that_can_play_must_play) {
    constexpr std::string_view deal = "deal B 6-3 6-2 6-1 6-0 5-3 5-2 4-3 4-2 1-0 2-0 3-1 / ";
    EXPECT_EQ(curse(std::string(deal) + "A 6-6 / B pass / end unfinished").findings(),
              Lines({"1.2 B broken false-pass C9"}));
    EXPECT_EQ(curse(std::string(deal) + "A 4-4 / B 4-3@1 / end unfinished").findings(), none);
}

TEST(General, G3_a_tile_must_fit) {
    EXPECT_EQ(curse("A 6-6 / B 5-4@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5"}));
}

TEST(General, G4_a_misfit_opens_its_arm_with_the_outer_half) {
    EXPECT_EQ(curse("A 6-6 / B 5-4@1 / A 4-2@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5"}));
    EXPECT_EQ(curse("A 6-6 / B 5-4@1 / A 5-2@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5", "1.3 A broken misfit C5"}));
}

TEST(General, G4_a_misfit_counts_in_every_way) {
    EXPECT_EQ(curse("A 6-6 / B 6-3@1 / A 5-3@2 3-1@2 / B 6-2@3 / end unfinished").findings(),
              Lines({"1.3 A broken misfit C5"}));
    EXPECT_EQ(super("A 5-5 / B 7-15@1 / C +? / A +? / C 5-6@2 / end unfinished").findings(),
              Lines({"1.2 B broken misfit S4"}));
}

TEST(General, G4_a_false_pass_passes_the_turn) {
    EXPECT_EQ(curse("A 6-6 / B ~6-5 pass / A 6-4@1 / B 6-5@2 / end unfinished").findings(),
              Lines({"1.3 B broken false-pass C9"}));
}

TEST(General, G4_an_illegal_draw_is_in_the_hand) {
    const Judged judged =
        super("A 5-5 / B ~5-6 +6-7 +6-8 5-6@1 / C 5-9@2 / A 5-10@3 / B 6-7@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 B broken illegal-draw S5"}));
}

TEST(General, G4_a_misfit_without_an_arm_loses_the_layout) {
    const Judged judged = curse("A 6-6 / B 5-4 / A pass / B 4-4@1 / A 5-4@1 / end blocked");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken misfit C5", "1.5 A error tile-repeated G5"}));
    EXPECT_EQ(judged.notes(), Lines({"1.2 B layout-unknown"}));
    EXPECT_EQ(judged.open(), none);
    EXPECT_EQ(judged.score(), "unknown");
}

TEST(General, G17_an_ambiguous_arm_is_noted_where_something_hangs_on_it) {
    const std::string play = "A 6-3 / B 6-5@1 / A 5-3@1 / B 3-2 / ";
    EXPECT_EQ(curse(play + "A pass / end unfinished").notes(), none);
    // The 3-2 may leave either 3 open, and the match may then be made with the set's 3 or not.
    EXPECT_EQ(curse(play + "A 1-0@2 / end unfinished").findings(),
              Lines({"1.5 A broken misfit C5"}));
}

TEST(General, G4_arms_in_the_same_state_are_not_ambiguous) {
    EXPECT_EQ(curse("A 6-6 / B 6-5 / A 6-4 / B 6-2 / end unfinished").findings(), none);
    EXPECT_EQ(super("A 5-5 / B 5-3@1 / A 5-4@2 / C 4-3@2 / A 3-6 / end unfinished").findings(),
              none);
}

TEST(General, G4_an_arm_that_is_not_there_loses_the_layout) {
    const Judged judged = curse("A 6-6 / B 6-5@5 / A 1-0@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B error no-such-arm G5"}));
    EXPECT_EQ(judged.notes(), Lines({"1.2 B layout-unknown"}));
}

TEST(General, G4_an_opening_tile_that_is_no_double_loses_the_layout) {
    const Judged judged = super("A 5-4 / B 5-6@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.1 A broken misfit G3"}));
    EXPECT_EQ(judged.notes(), Lines({"1.1 A layout-unknown"}));
}

TEST(General, G4_the_layout_is_found_again_in_the_next_hand) {
    const Judged judged =
        curse("A 6-6 / B 5-4 / end unfinished / hand 2 / A 5-5 / B 4-3@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken misfit C5", "2.2 B broken misfit C5"}));
}

// ---- G6, G7 -------------------------------------------------------------------------------------

TEST(General, G6_showing_a_tile_breaks_nothing_and_is_no_turn) {
    EXPECT_EQ(curse("A 6-6 / B ~5-4 6-5@1 / A ~1-1 6-4@2 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 6-6 / A ~5-4 / B 6-5@1 / end unfinished").findings(), none);
}

TEST(General, G6_showing_a_tile_proves_that_it_was_held) {
    EXPECT_EQ(curse("A 6-6 / B pass / A 6-5@1 / B ~6-4 6-2@2 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass C9"}));
    EXPECT_EQ(curse("A 6-6 / B pass / B ~6-4 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass C9"}));
}

TEST(General, G7_a_hand_that_stops_early_gets_a_note) {
    EXPECT_EQ(curse("A 6-6").notes(), Lines({"1 hand-unfinished"}));
    EXPECT_EQ(curse("A 6-6 / end unfinished").notes(), none);
    EXPECT_EQ(curse("A 6-6 / B pass / A pass").notes(), none);
}

// ---- G11 ----------------------------------------------------------------------------------------

TEST(General, G11_passes_end_the_hand_if_nothing_follows) {
    EXPECT_EQ(curse("A 6-6 / B pass / A pass / B ~5-4 / A skip").end(), "blocked");
}

TEST(General, G11_after_a_broken_pass_play_goes_on) {
    const Judged judged = curse("A 6-6 / B pass / A pass / B 6-5@1 / A pass / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken false-pass C9"}));
    EXPECT_EQ(judged.end(), "unfinished");
}

TEST(General, G11_after_honest_passes_nothing_may_follow) {
    const Judged judged = curse("A 6-6 / B pass / A pass / A 5-4@1 / B 4-4@1 / A 5-4@1");
    EXPECT_EQ(judged.findings(), Lines({"1.6 A error tile-repeated G5"}));
    EXPECT_EQ(curse("A 6-6 / B pass / A pass / A 5-4@1").findings(),
              Lines({"1.4 A broken after-end G11"}));
    EXPECT_EQ(judged.end(), "blocked");
}

TEST(General, G11_after_going_out_nothing_may_follow) {
    const Judged judged = curse(std::string(curse_out_with_a_match) + " / B 5-5@1 / B 6-1@1");
    EXPECT_EQ(judged.findings(), Lines({"1.17 B error tile-repeated G5"}));
    EXPECT_EQ(curse(std::string(curse_out_with_a_match) + " / B 5-5@1").findings(),
              Lines({"1.16 B broken after-end G11"}));
    EXPECT_EQ(judged.end(), "out A");
    EXPECT_EQ(judged.score(), "A 8 B 0");
}

TEST(General, G11_a_hand_after_the_game_is_judged_in_itself) {
    const Judged judged = curse(
        "A 6-6 / B pass / A pass / score A 0 B 0 / hand 2 / A 5-5 / B 5-4@1 / end conceded B / "
        "score A 1 B 0 / hand 3 / A 1-1 / B 2-2@1 / end unfinished / score A 9 B 9",
        "rule target=1");
    EXPECT_EQ(judged.findings(), Lines({"3.1 A broken after-end G11", "3.2 B broken misfit C5"}));
    EXPECT_EQ(judged.totals(), "A 1 B 0");
    EXPECT_EQ(judged.winner(), "A");
}

// ---- G12–G14 ------------------------------------------------------------------------------------

TEST(General, G12_a_pass_without_its_draw) {
    EXPECT_EQ(super("A 5-5 / B pass / end unfinished").findings(),
              Lines({"1.2 B broken missed-draw S5"}));
    EXPECT_EQ(super("A 5-5 / B ~5-6 pass / end unfinished").findings(),
              Lines({"1.3 B broken false-pass S5"}));
}

TEST(General, G12_draws_in_excess_are_said_once_a_turn) {
    EXPECT_EQ(super("A 5-5 / B +6-7 +6-8 +6-9 +6-10 pass / end unfinished").findings(),
              Lines({"1.4 B broken illegal-draw S5"}));
    EXPECT_EQ(super("A 5-5 / B ~5-6 +6-7 +6-8 +6-9 5-6@1 / end unfinished").findings(),
              Lines({"1.3 B broken illegal-draw S5"}));
}

TEST(General, G13_a_leader_who_passes_lets_the_other_open) {
    const Judged judged = curse("A pass / B 6-6 / A 6-5@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.1 A broken false-pass G13"}));
}

TEST(General, G13_two_passes_before_any_tile_block_the_hand) {
    const Judged judged = curse("A pass / B pass / end blocked / score A 0 B 0");
    EXPECT_EQ(judged.findings(),
              Lines({"1.1 A broken false-pass G13", "1.2 B broken false-pass G13"}));
    EXPECT_EQ(judged.end(), "blocked");
    EXPECT_EQ(judged.score(), "A 0 B 0");
}

TEST(General, G11_a_pass_out_of_turn_is_a_broken_one) {
    EXPECT_EQ(curse("A 3-3 / A pass / B pass / A pass / end blocked").findings(),
              Lines({"1.2 A broken wrong-turn G2"}));
}

TEST(General, G11_the_last_pass_of_each_seat_counts) {
    EXPECT_EQ(curse("A 3-3 / A pass / B pass / A pass / B pass / end blocked").findings(),
              Lines({"1.2 A broken wrong-turn G2", "1.5 B broken after-end G11"}));
}

TEST(General, G14_without_draws_an_unwritten_turn_adds_no_tiles) {
    const std::string ten = "A 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 ? ";
    const Lines found = curse(ten + "5-3 5-2 5-1 / end unfinished").findings();
    EXPECT_EQ(std::count(found.begin(), found.end(), "1.13 A error count-mismatch G5"), 1);
    EXPECT_EQ(
        curse("deal A ? 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 / A ? / left A 5-2 5-1").findings(),
        Lines({"1 A error left-mismatch G5"}));
}

TEST(General, G14_an_unwritten_turn_loses_the_layout) {
    const Judged judged = curse("A 6-6 / B ? / A 1-0@1 / A pass / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), Lines({"1.2 B layout-unknown"}));
    EXPECT_EQ(judged.score(), "unknown");
}

TEST(General, G14_without_draws_the_hand_is_still_evidence) {
    EXPECT_EQ(curse("A 6-6 / B pass / A 6-5@1 / B ? / A ? / B 6-4@2 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass C9"}));
}

TEST(General, G14_with_draws_verdicts_of_that_hand_are_open) {
    const Judged judged = super("A 5-5 / B +6-7 +6-8 pass / C ? / A ? / B ? / C 5-9@1 / B 5-6@2",
                                "player A / player B / player C / rule draw-play=must");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), Lines({"1.2 B illegal-draw S5", "1.4 B false-pass S5"}));
}

TEST(General, G14_in_double_takes_it_is_one_unknown_tile) {
    const Judged judged = takes("A 5-4=5 ? 5-3 / A 5-6=5 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.notes(), none);
}

}  // namespace
}  // namespace bones::test
