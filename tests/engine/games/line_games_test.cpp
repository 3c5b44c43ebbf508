// Rules that the line games share (B1 to B9).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test::line_games {
namespace {

constexpr std::string_view four = "player A / player B / player C / player D";
constexpr std::string_view three = "player A / player B / player C";

/// Block: all 28 tiles are dealt; A has the 6-6.
constexpr std::string_view all_dealt =
    "deal A 6-6 6-4 6-3 6-0 5-0 4-3 1-1 / deal B 5-5 5-3 4-4 4-0 3-3 3-0 0-0 / "
    "deal C 6-5 6-2 5-2 5-1 4-2 3-1 2-0 / deal D 6-1 5-4 4-1 3-2 2-2 2-1 1-0 / ";

Judged block(std::string_view play, std::string_view header = {}) {
    return line_game("block", play, header);
}

Lines block_of_four(std::string_view play) {
    return block(std::string(all_dealt).append(play), four).findings();
}

TEST(LineGames, seats_two_to_four_and_no_other_number) {
    EXPECT_EQ(block("A 6-6").notes().at(0), "players-guessed");
    EXPECT_EQ(block("A 6-6 / end unfinished", "player A").findings(),
              Lines({"A error bad-seat N4"}));
    const std::string five = std::string(four) + " / player E";
    EXPECT_EQ(block("A 6-6 / B 5-5@1", five).findings(), Lines({"E error bad-seat N4"}));
    EXPECT_TRUE(block("A 6-6 / B 5-5@1", five).verdict().hands.empty());
    EXPECT_EQ(block("A 6-6 / E 5-5@1").findings(), Lines({"1.2 E error bad-seat N4"}));
    EXPECT_EQ(block("A 6-6 / C 6-5@1").findings(), Lines({"1.2 C broken wrong-turn G2"}));
}

TEST(LineGames, B1_tiles_each) {
    EXPECT_EQ(block("deal A 6-6 ?4 / A 6-6 / end unfinished", three).findings(), none);
    EXPECT_EQ(block("deal A 6-6 ?4 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(block("deal A 6-6 ?6 / A 6-6 / end unfinished", four).findings(), none);
    EXPECT_EQ(line_game("draw", "deal A 6-6 ?4 / A 6-6 / end unfinished", four).findings(), none);
    const std::string_view play = "deal A 6-6 ?8 / A 6-6 / end unfinished";
    EXPECT_EQ(line_game("fives-and-threes", play, "rule hand=9").findings(), none);
    EXPECT_EQ(line_game("fives-and-threes", "A 6-6 / end unfinished",
                        std::string(four) + " / rule hand=14")
                  .findings(),
              Lines({"error unknown-rule F1"}));
    EXPECT_EQ(block("A 6-6 / end unfinished", "rule hand=14").findings(), none);
    EXPECT_EQ(block("A 6-6 / end unfinished", "rule hand=28").findings(),
              Lines({"error unknown-rule B10"}));
}

TEST(LineGames, B1_a_double_nine_set) {
    const std::string_view play = "deal A 9-9 ?6 / A 9-9 / B 9-8@1 / end unfinished";
    EXPECT_EQ(block(play, "rule set=9").findings(), none);
    EXPECT_EQ(block("A 9-9 / end unfinished").findings(), Lines({"1.1 A error bad-tile N6"}));
    EXPECT_EQ(block("A 9-9 / end unfinished", "rule set=7").findings(),
              Lines({"error unknown-rule B1"}))
        << "the tile shows which set is meant";
    const std::string_view shown = "A 9-9 / B 9-8@1 / A 7-9@2 / end unfinished";
    EXPECT_EQ(block(shown).findings(), none) << "the tiles show the set";
    const Lines bad{"1.1 A error bad-tile N6", "1.2 B error bad-tile N6",
                    "1.3 A error bad-tile N6"};
    EXPECT_EQ(block("A 7-1 / B 7-2@1 / A 7-3@2 / end unfinished").findings(), bad)
        << "a 1 that looks like a 7";
    EXPECT_EQ(block(shown, "rule set=6").findings(), bad) << "the sheet names the set";
    // More tiles than 28 are dealt: 15 to each of two, 8 to each of four.
    const std::string_view fifteen = "deal A 9-9 ?14 / A 9-9 / B 9-8@1 / end unfinished";
    EXPECT_EQ(block(fifteen, "rule hand=15").findings(), none);
    EXPECT_EQ(
        block("A 9-9 / B 9-8@1 / end unfinished", std::string(four) + " / rule hand=8").findings(),
        none);
    // No line before the tiles shows that there are four players, so the set stays double-six.
    EXPECT_EQ(
        block("A 6-6 / B 6-5@1 / C 5-4@1 / D 4-3@1 / end unfinished", "rule hand=8").findings(),
        Lines({"error unknown-rule B10"}));
    // B2: the highest double dealt opens. That is not the 6-6 if the 9-9 was dealt.
    EXPECT_EQ(
        block("deal A 6-6 ?6 / deal B 9-9 ?6 / A 6-6 / end unfinished", "rule set=9").findings(),
        Lines({"1.1 A broken wrong-lead B2"}));
}
TEST(LineGames, B2_the_highest_double_dealt_opens) {
    EXPECT_EQ(block_of_four("A 6-6 / end unfinished"), none);
    EXPECT_EQ(block_of_four("A 6-4 / end unfinished"), Lines({"1.1 A broken wrong-lead B2"}));
    EXPECT_EQ(block_of_four("B 5-5 / end unfinished"), Lines({"1.1 B broken wrong-lead B2"}));
    EXPECT_EQ(block_of_four("lead B / B 5-5 / end unfinished"),
              Lines({"1.0 B broken wrong-lead B2"}));
    EXPECT_EQ(block_of_four("lead B / A 6-6 / end unfinished"),
              Lines({"1.0 error lead-mismatch G2"}));
    EXPECT_EQ(
        block("deal A 5-5 ?6 / deal B 6-5 6-4 6-3 4-4 2-1 1-0 2-0 / A 5-5 / end unfinished").open(),
        Lines({"1.1 A wrong-lead B2"}))
        << "the 6-6 may have been dealt to A";
    EXPECT_EQ(block("A 5-5 / B 6-5@1 / A 5-1@2 / B 6-6@1 / end unfinished").findings(),
              Lines({"1.1 A broken wrong-lead B2"}))
        << "nothing is drawn in Block";
}

TEST(LineGames, B2_with_all_tiles_dealt_only_the_six_six_opens) {
    EXPECT_EQ(block("A 5-5 / end unfinished", four).findings(),
              Lines({"1.1 A broken wrong-lead B2"}));
    EXPECT_EQ(block("A 6-6 / end unfinished", four).findings(), none);
    EXPECT_EQ(block("A 6-6 / end unfinished", four).open(), none);
}

TEST(LineGames, B2_without_a_double_the_heaviest_tile_opens) {
    const std::string_view deals =
        "deal A 6-3 5-1 4-2 3-1 2-0 1-0 3-0 / deal B 5-4 6-1 5-0 4-1 2-1 6-0 4-0 / ";
    EXPECT_EQ(block(std::string(deals) + "A 6-3 / end unfinished").findings(), none)
        << "of 6-3 and 5-4 the one with the higher half";
    EXPECT_EQ(block(std::string(deals) + "B 5-4 / end unfinished").findings(),
              Lines({"1.1 B broken wrong-lead B2"}));
}

TEST(LineGames, B2_passes_before_the_opening_tile) {
    EXPECT_EQ(block_of_four("A pass / B 5-5 / end unfinished"),
              Lines({"1.1 A broken false-pass B13"}))
        << "after a pass the opening tile is not judged";
    EXPECT_EQ(block_of_four("B pass / C pass / D pass / A 6-6 / end unfinished"),
              Lines({"1.1 B broken wrong-lead B2"}));
    EXPECT_EQ(block_of_four("B pass / C pass / D pass / A pass / end blocked"),
              Lines({"1.1 B broken wrong-lead B2", "1.4 A broken false-pass B13"}));
    EXPECT_EQ(block("A pass / B 5-5 / end unfinished").findings(),
              Lines({"1.1 A broken false-pass B13"}));
    EXPECT_EQ(block("A pass / B pass / end blocked").open(), Lines({"1.2 B false-pass B13"}));
    EXPECT_EQ(line_game("draw", "A +? 6-6 / end unfinished").findings(),
              Lines({"1.1 A broken illegal-draw B2"}));
}

TEST(LineGames, B2_by_lot_anybody_opens_with_anything_and_whoever_passes_could) {
    EXPECT_EQ(block("A 2-1 / B 6-6@1 / end unfinished", "rule opening=lot").findings(),
              Lines({"1.2 B broken misfit B4"}));
    EXPECT_EQ(block("A pass / B pass / end blocked", "rule opening=lot").findings(),
              Lines({"1.1 A broken false-pass B13", "1.2 B broken false-pass B13"}));
    EXPECT_EQ(block("A pass / B pass / end blocked", "rule opening=lot").end(), "blocked");
}

TEST(LineGames, B2_every_hand_or_the_first_alone) {
    const std::string second =
        "hand 1 / A 6-6 / B 6-5@1 / end conceded B / hand 2 / "
        "deal A 6-6 ?6 / A 5-5 / end unfinished";
    EXPECT_EQ(block(second).findings(), none);
    EXPECT_EQ(block(second, "rule opening=every").findings(),
              Lines({"2.1 A broken wrong-lead B2"}));
    EXPECT_EQ(block("hand 2 / deal A 6-6 ?6 / A 5-5 / end unfinished").findings(), none)
        << "the first hand is hand 1 (G16)";
}

constexpr std::string_view a_goes_out =
    "hand 1 / deal A 6-6 6-1 / deal B 5-5 6-5 / A 6-6 / B 6-5@1 / A 6-1@2 / ";

TEST(LineGames, B3_the_winner_opens_or_the_next_seat) {
    const auto then = [](std::string_view next, std::string_view header) {
        return block(
                   std::string(a_goes_out) + "hand 2 / " + std::string(next) + " / end unfinished",
                   header)
            .findings();
    };
    EXPECT_EQ(then("A 1-0", "rule hand=2"), none);
    EXPECT_EQ(then("B 1-0", "rule hand=2"), Lines({"2.1 B broken wrong-lead B3"}));
    EXPECT_EQ(then("B 1-0", "rule hand=2 / rule lead=next"), none);
    EXPECT_EQ(then("lead A / A 1-0", "rule hand=2 / rule lead=next"),
              Lines({"2.0 A broken wrong-lead B3"}));
}

TEST(LineGames, B3_after_a_hand_that_nobody_won_or_that_was_conceded) {
    const auto then = [](std::string_view first, std::string_view next, std::string_view header) {
        return block("hand 1 / " + std::string(first) + " / hand 2 / " + std::string(next) +
                         " / end unfinished",
                     header)
            .findings();
    };
    EXPECT_EQ(then("A 6-6 / end conceded A", "B 1-0", ""), none);
    EXPECT_EQ(then("A 6-6 / end conceded A", "A 1-0", ""), Lines({"2.1 A broken wrong-lead B3"}));
    EXPECT_EQ(then("A 6-6 / end conceded C", "B 1-0", four), none);
    EXPECT_EQ(then("A 6-6 / end conceded C", "A 1-0", four), Lines({"2.1 A broken wrong-lead B3"}));
    EXPECT_EQ(then("A 6-6 / end conceded A", "A 1-0", three), none) << "who won is not known";
    EXPECT_EQ(then("A 6-6 / end unfinished", "B 1-0", ""), none);
    const std::string_view tie =
        "deal A 6-6 2-1 / deal B 6-5 3-0 / A 6-6 / B 6-5@1 / A pass / B pass / end blocked";
    EXPECT_EQ(then(tie, "B 1-0", "rule hand=2"), none) << "3 pips each: the seat after A";
    EXPECT_EQ(then(tie, "A 1-0", "rule hand=2"), Lines({"2.1 A broken wrong-lead B3"}));
    EXPECT_EQ(then(tie, "A 1-0", "rule hand=2 / rule tie=leader"), none);
}

TEST(LineGames, B4_ends_of_one_number_are_alike) {
    const std::string_view play = "A 6-6 / B 6-3@1 / A 3-5@1 / B 5-6@1 / A 6-1 / end unfinished";
    EXPECT_EQ(block(play).findings(), none);
    EXPECT_EQ(block(play).canonical().find("A 6-1@1") != std::string::npos, true);
    EXPECT_EQ(line_game("fives-and-threes", play).canonical().find("A 6-1@1"), std::string::npos)
        << "at one end the double still lies";
    EXPECT_EQ(block("A 6-6 / B 5-4@1 / end unfinished").findings(),
              Lines({"1.2 B broken misfit B4"}));
}

TEST(LineGames, B4_arms_are_numbered_by_the_opening_tile) {
    const std::string text =
        line_game("block", "A 5-6 / B 5-1@1 / A 6-2@2", "rule opening=lot").canonical();
    EXPECT_NE(text.find("A 6-5\nB 5-1@2\nA 6-2@1\n"), std::string::npos) << text;
    const std::string doubled = block("A 6-6 / B 6-1@2 / A 6-2@1").canonical();
    EXPECT_NE(doubled.find("A 6-6\nB 6-1@1\nA 6-2@2\n"), std::string::npos) << doubled;
}

TEST(LineGames, B5_a_pass_may_be_a_knock) {
    const Judged game = line_game("draw", "A 6-6 / B KNOCK! / A 6-1@1 / B go", "rule keep=28");
    EXPECT_EQ(game.findings(), none);
    EXPECT_NE(game.canonical().find("B pass!\nA 6-1@1\nB pass\n"), std::string::npos);
    EXPECT_EQ(leyden("A 1-1 / B knock").findings(), Lines({"1.2 B error bad-token N6"}));
}

constexpr std::string_view shut =
    "A 6-6 / B pass / C 6-5@1 / D 6-1@2 / A 1-1@2 / B 5-5@1 / C 1-5@2 / D 5-4@1 / A 4-6@1 / "
    "B 5-3@2 / C 6-2@1 / D 3-2@2 / A pass / B pass / C 2-5@1 / D 2-1@2 / A 5-0@1 / B 0-4@1 / "
    "C 1-3@2 / D 4-1@1 / A 3-6@2 / B pass / C pass / D 1-0@1 / A 0-6@1";

TEST(LineGames, B6_a_hand_that_is_shut_is_blocked_without_its_passes) {
    const auto judged = [](std::string_view after) {
        return block(std::string(all_dealt).append(shut).append(after), four).findings();
    };
    EXPECT_EQ(judged(" / end blocked"), none);
    EXPECT_EQ(judged(" / B pass / end blocked"), none);
    EXPECT_EQ(judged(" / B pass / C pass / D pass / A pass / end blocked"), none);
    EXPECT_EQ(judged(" / end unfinished"), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(judged(""), none);
    EXPECT_EQ(judged(" / B pass / C pass / D pass / A pass / B pass"),
              Lines({"1.30 B broken after-end G11"}));
}

TEST(LineGames, B6_a_turn_left_open_is_no_end) {
    const std::string play =
        "deal A 6-6 6-5 / deal B 6-4 6-3 / yard 6-2 6-1 6-0 / A 6-6 / B 6-4@1 / A 6-5@2";
    EXPECT_EQ(line_game("draw", play, "rule hand=2").end(), "out A");
    const Judged open = line_game("draw", "A 6-6 / B +? / end unfinished", "rule hand=9");
    EXPECT_EQ(open.end(), "unfinished");
}

TEST(LineGames, B7_B8_the_winner_of_a_block_and_what_is_counted) {
    // A and C hold 15 pips, B and D 21.
    const auto score = [](std::string_view rule) {
        return block(std::string(all_dealt).append(shut), std::string(four).append(rule)).score();
    };
    EXPECT_EQ(score(""), "A 36 B 0");
    EXPECT_EQ(score(" / rule count=others"), "A 21 B 0");
    EXPECT_EQ(score(" / rule count=difference"), "A 6 B 0");
    const std::string single = score(" / rule partners=no");
    EXPECT_NE(single.find("C"), std::string::npos) << single;
}

TEST(LineGames, B7_of_equal_sides_the_first_from_the_leader) {
    const std::string_view tie =
        "deal A 6-6 2-1 / deal B 6-5 3-0 / A 6-6 / B 6-5@1 / A pass / B pass / end blocked";
    EXPECT_EQ(block(tie, "rule hand=2").score(), "A 0 B 0");
    EXPECT_EQ(block(tie, "rule hand=2 / rule tie=leader / rule count=all").score(), "A 6 B 0");
}

TEST(LineGames, B8_hidden_hands_do_not_matter_where_the_sum_is_known) {
    const std::string_view play =
        "A 6-6 / B 6-1@1 / C 1-4@1 / D 4-2@1 / A 6-0@2 / B 2-6@1 / C 0-1@2 / D 6-4@1 / A 1-5@2 / "
        "B 5-5@2 / C 5-6@2 / D 6-3@2 / A 4-4@1 / B 4-5@1 / C 5-0@1 / D 3-2@2 / A 2-5@2 / B 5-3@2 / "
        "C 3-4@2 / D 0-0@1 / A 0-3@1 / B 3-1@1 / C 4-0@2 / D 0-2@2 / A pass / B 1-1@1 / end out B";
    EXPECT_EQ(block(play, four).score(), "A 0 B 13");
    EXPECT_EQ(block(play, std::string(four) + " / rule count=others").score(), "unknown");
}

TEST(LineGames, B9_the_game_is_over_at_the_target_or_with_the_record) {
    const std::string play(a_goes_out);
    EXPECT_EQ(block(play + "end out A / score A 10 B 0 / winner none", "rule hand=2").findings(),
              none);
    EXPECT_EQ(block(play, "rule hand=2 / rule target=10").winner(), "A");
    EXPECT_EQ(block(play, "rule hand=2 / rule target=0").winner(), "A");
    EXPECT_EQ(block(play + "hand 2 / A 1-0", "rule hand=2 / rule target=10").findings(),
              Lines({"2.1 A broken after-end G11"}));
    EXPECT_EQ(block("A 6-6 / end unfinished", "rule target=0").winner(), "not over");
}

TEST(LineGames, partners_win_together) {
    const std::string play = std::string(all_dealt).append(shut);
    EXPECT_EQ(block(play + " / end blocked / winner A C", std::string(four) + " / rule target=30")
                  .findings(),
              none);
    EXPECT_EQ(block(play + " / end blocked / winner A", std::string(four) + " / rule target=30")
                  .findings(),
              Lines({"claim winner-mismatch G8"}));
}

}  // namespace
}  // namespace bones::test::line_games
