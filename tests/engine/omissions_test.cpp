// Parts that a sheet leaves out (G17).
#include <gtest/gtest.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// Judges a record like its sheet, without assuming that the sheet notes everything.
GameVerdict verdict_on(const std::string& text) {
    Record record;
    parse({text, 1, 1, false}, record);
    GameVerdict verdict;
    Referee().judge(record, verdict);
    return verdict;
}

/// Returns the findings of a record like its sheet, each with its condition: `1.4 B wrong-turn if
/// every pass is on the sheet`.
Lines on_sheet(std::string_view game, std::string_view play, std::string_view header = {}) {
    const GameVerdict verdict = verdict_on(record_of(game, play, header));
    Lines lines;
    for (const Finding& finding : verdict.findings) {
        if (finding.severity == Severity::note || finding.verdict != Verdict::broken) continue;
        std::string line = std::to_string(finding.hand) + "." + std::to_string(finding.ply) + " " +
                           finding.seat.letter() + " " + std::string(finding.code->name);
        for (std::size_t a = 0; a < assumption_words.size(); ++a)
            if (finding.assumes(static_cast<Assumption>(a)))
                line += " if " + std::string(assumption_words[a]);
        lines.push_back(line);
    }
    return lines;
}

constexpr std::string_view three_by_lot = "player A / player B / player C / rule opening=lot";
constexpr std::string_view two_by_lot = "player A / player B / rule opening=lot";
constexpr std::string_view two_with_one_tile =
    "player A / player B / rule opening=lot / rule hand=1";

std::string with(std::string_view line, std::string_view header) {
    return std::string(line) + " / " + std::string(header);
}

TEST(Omissions, G17_a_tile_without_an_arm_lies_where_it_fits) {
    // The 6-1 lies on the 6 or on the 1. Then the 1-1 or the 6-6 fits.
    const std::string play = "A 6-4 / B 4-1 / A 6-1 / B ";
    EXPECT_EQ(on_sheet("block", play + "1-1 / end unfinished", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "6-6 / end unfinished", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "5-5 / end unfinished", two_by_lot),
              Lines({"1.4 B misfit if every tile lies where it fits"}));
}

TEST(Omissions, G8_a_penalty_may_punish_a_tile_whose_place_is_not_on_the_sheet) {
    const std::string header = with("written passes draws halves", two_by_lot);
    const std::string penalty = " / end unfinished / penalty A 2 misfit";
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 4-1 / A 1-5" + penalty, header), none);
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 4-1@2 / A 1-5@2" + penalty, header),
              Lines({"1.-1 A unfounded-penalty"}));
}

TEST(Omissions, G17_passes_that_cannot_both_be_right_may_be_right_where_the_tile_lies_otherwise) {
    // The 5-0 lies on the 5 or on the 0. The yard has four places for the five other blanks, and
    // none for fives.
    const std::string yard = "yard 5-5 5-1 5-3 5-4 5-6 1-1 1-2 1-3 1-4 1-6 ?4 / ";
    const std::string passes = "B pass / A pass / end blocked";
    const std::string header = with("written passes", two_by_lot);
    EXPECT_EQ(on_sheet("block", yard + "A 5-2 / B 2-0 / A 5-0 / " + passes, header), none);
    EXPECT_EQ(on_sheet("block", yard + "A 5-2 / B 2-0@2 / A 5-0@1 / " + passes, header),
              Lines({"1.5 A joint-breach"}));
}

TEST(Omissions, G17_either_half_may_touch_unless_halves_are_noted) {
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 4-5@2 / A 5-6@2 / B 6-1@2 / end unfinished", two_by_lot),
              none);
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 5-4@2 / A 6-5@2 / B 1-6@2 / end unfinished", two_by_lot),
              none);
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 5-4@1 / A 6-3@2 / end unfinished", two_by_lot), none)
        << "the arms are numbered from the other half";
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 5-4@1 / A 6-3@2 / end unfinished",
                       with("written halves", two_by_lot)),
              Lines({"1.2 B misfit", "1.3 A misfit"}));
}

TEST(Omissions, G17_an_arm_or_half_may_be_unknown_on_a_sheet_that_notes_halves) {
    const std::string halves = with("written halves", two_by_lot);
    const std::string play = "A 6-4 / B 4-5@2 / A 6-5", end = " / B 6-1 / end unfinished";
    EXPECT_EQ(on_sheet("block", play + end, halves),
              Lines({"1.4 B misfit if every tile lies where it fits"}))
        << "the 6 touches";
    EXPECT_EQ(on_sheet("block", play + "@?" + end, halves),
              Lines({"1.4 B misfit if every tile lies where it fits"}));
    EXPECT_EQ(on_sheet("block", play + "@??" + end, halves), none);
    EXPECT_EQ(on_sheet("block", play + "@??" + end, with("written all", two_by_lot)), none);
    EXPECT_EQ(on_sheet("block", "A 6-4 / B 5-4@1 / A 6-3@2 / end unfinished", halves),
              Lines({"1.2 B misfit", "1.3 A misfit"}));
    EXPECT_EQ(on_sheet("block", "A 6-4@\?\? / B 5-4@1 / A 6-3@2 / end unfinished", halves), none)
        << "the arms are numbered from the other half";
}

TEST(Omissions, G17_a_seat_that_is_skipped_may_have_passed) {
    const std::string play = "A 6-5 / C 5-4@2 / A 6-1@1 / ";
    EXPECT_EQ(on_sheet("block", play + "end unfinished", three_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "B pass / end unfinished", three_by_lot),
              Lines({"1.2 C wrong-turn if every pass is on the sheet"}));
    EXPECT_EQ(
        on_sheet("block", play + "B pass / end unfinished", with("unwritten passes", three_by_lot)),
        none);
    EXPECT_EQ(on_sheet("block", play + "end unfinished", with("written passes", three_by_lot)),
              Lines({"1.2 C wrong-turn"}));
}

TEST(Omissions, G17_a_silent_pass_that_is_false_is_a_joint_breach) {
    const std::string deal = "deal B 6-6 5-3 1-1 2-2 3-3 / ";
    EXPECT_EQ(on_sheet("block", deal + "A 6-5 / C 5-4@2 / end unfinished",
                       with("written halves", three_by_lot)),
              Lines({"1.2 C joint-breach"}));
}

TEST(Omissions, G2_after_a_pass_out_of_turn_the_next_seat_needs_no_silent_pass) {
    const std::string play =
        "deal C 6-0 3-1 2-1 1-1 0-0 / A 6-6 / B 6-5@1 / A pass / B 5-4@1 / C pass";
    EXPECT_EQ(on_sheet("block", play + " / end unfinished", with("unwritten passes", three_by_lot)),
              Lines({"1.5 C false-pass"}))
        << "C passed falsely, whether A's pass was out of turn or C passed before it";
}

TEST(Omissions, G17_a_lone_pass_says_nothing_of_others) {
    EXPECT_EQ(on_sheet("block", "A 6-5 / C pass / A 6-1@1 / end unfinished", three_by_lot), none);
    EXPECT_EQ(on_sheet("block", "A 6-5 / C pass / A 6-1@1 / end unfinished",
                       with("written passes", three_by_lot)),
              Lines({"1.2 C wrong-turn"}));
}

TEST(Omissions, G17_a_seat_may_come_again_after_the_others_passed) {
    EXPECT_EQ(on_sheet("block", "A 6-5 / A 5-4@2 / end unfinished", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", "A 6-5 / A 5-4@2 / end unfinished",
                       with("written passes halves", two_by_lot)),
              Lines({"1.2 A wrong-turn"}));
}

TEST(Omissions, G17_a_block_needs_no_passes) {
    const std::string play = "A 6-6 / B 6-5@1 / end blocked";
    EXPECT_EQ(on_sheet("curse-of-the-doublet", play), none);
    EXPECT_EQ(on_sheet("curse-of-the-doublet", play, "written passes"),
              Lines({"1.-1 ? end-mismatch"}));
}

TEST(Omissions, G17_draws_that_are_not_written_prove_nothing_by_counting) {
    const std::string play = "A 6-5 / B 5-4@2 / A 4-3@2 / B 3-2@2 / A 2-1@2 / B 1-1@2 / ";
    const std::string two_each = "player A / player B / rule opening=lot / rule hand=2";
    EXPECT_EQ(on_sheet("draw", play + "end unfinished", two_each), none);
    EXPECT_EQ(on_sheet("draw", play + "end unfinished", with("written all", two_each)),
              Lines({"1.5 A count-mismatch", "1.6 B count-mismatch"}));
    EXPECT_EQ(on_sheet("draw", "deal B 6-6 1-0 / A 6-5 / B pass / end unfinished", two_each),
              Lines({"1.2 B false-pass"}))
        << "the 6-6 was dealt";
    EXPECT_EQ(on_sheet("draw", "A 6-5 / B pass / A 5-5@2 / B 6-6@1 / end unfinished", two_each),
              none)
        << "the 6-6 may have been drawn since";
}

TEST(Omissions, G17_a_pass_may_follow_an_end_that_unwritten_draws_hide) {
    const std::string play = "deal B 6-5 5-1 / A 6-6 / B 6-5@1 / A 6-4@2 / B pass / ";
    const std::string two_each = "player A / player B / rule opening=lot / rule hand=2";
    EXPECT_EQ(on_sheet("draw", play + "end unfinished", two_each), none)
        << "A may have gone out with the 6-4";
    EXPECT_EQ(on_sheet("draw", play + "left A 3-3 / end unfinished", two_each),
              Lines({"1.4 B false-pass"}))
        << "A had a tile left";
    EXPECT_EQ(on_sheet("draw", play + "A 4-4@2 / end unfinished", two_each),
              Lines({"1.4 B false-pass"}))
        << "A played on";
}

TEST(Omissions, L5_of_a_tile_that_may_not_lie_crosswise_either_half_may_be_open) {
    const std::string play = "A 1-1 / B 6-3x@1 / A 1-5@1 / end unfinished";
    EXPECT_EQ(on_sheet("leyden", play), Lines({"1.2 B misfit"}));
    EXPECT_EQ(on_sheet("leyden", play, "written halves"), Lines({"1.2 B misfit", "1.3 A misfit"}));
}

TEST(Omissions, G17_a_tile_that_was_never_drawn_shows_that_draws_are_missing) {
    const std::string play =
        "deal B 3-3 2-1 2-0 / A 6-5 / B +6-4 6-4@1 / A 5-3@2 / B 3-3@2 / A pass / end unfinished";
    const std::string three_each = "player A / player B / rule opening=lot / rule hand=3";
    EXPECT_EQ(
        on_sheet("draw", "deal A 6-5 5-3 1-0 / " + play, three_each),
        Lines(
            {"1.6 A missed-draw if every draw is on the sheet if every tile lies where it fits"}));
    EXPECT_EQ(on_sheet("draw", "deal A 6-5 1-1 1-0 / " + play, three_each), none)
        << "A drew the 5-3, and may have drawn before the pass";
}

TEST(Omissions, G17_nobody_knows_how_many_tiles_a_bare_plus_draws) {
    const std::string two_each =
        "written all / player A / player B / rule opening=lot / rule hand=2";
    EXPECT_EQ(on_sheet("draw", "deal B 6-1 0-0 / A 6-5 / B + 6-1@1 / end unfinished", two_each),
              Lines({"1.2 B illegal-draw"}));
    EXPECT_EQ(on_sheet("draw",
                       "A 6-5 / B + 5-4@2 / A + 4-3@2 / B 3-2@2 / A 2-1@2 / B 1-1@2 / "
                       "end unfinished",
                       two_each),
              none);
    EXPECT_EQ(on_sheet("draw", "deal B 3-3 0-0 / A 6-5 / B + 2-2@2 / end unfinished", two_each),
              Lines({"1.3 B misfit"}))
        << "whatever was drawn";
    const std::string seats = "written all / player A / player B";
    EXPECT_EQ(on_sheet("prize-dominoes", "A 6-6 / B + + 6-1@1 / end unfinished", seats),
              Lines({"1.3 B illegal-draw"}))
        << "one draw is all that a turn has";
    EXPECT_EQ(
        on_sheet("block", "A 6-6 / B + 6-1@1 / end unfinished", with("written all", two_by_lot)),
        Lines({"1.2 B no-such-action"}));
}

TEST(Omissions, G17_halves_may_be_in_order_though_the_sheet_does_not_say_so) {
    // As written, the 5-3 lies on the 5. Then both ends are 3, and B holds the 3-2.
    const std::string deal = "deal B 6-1 4-3 3-2 ?4 / ";
    const std::string end = " / B 4-3@2 / A 5-3 / B pass / end unfinished";
    const std::string play = deal + "A 6-4 / B 6-1@1 / A 1-5@1" + end;
    EXPECT_EQ(on_sheet("block", play, two_by_lot),
              Lines({"1.6 B false-pass if halves are in order if every tile lies where it fits"}));
    EXPECT_EQ(on_sheet("block", play, with("unwritten halves", two_by_lot)), none);
    EXPECT_EQ(on_sheet("block", play, with("written halves", two_by_lot)),
              Lines({"1.6 B false-pass if every tile lies where it fits"}));
    EXPECT_EQ(on_sheet("block", deal + "A 6-4 / B 6-1@1 / A 5-1@1" + end, two_by_lot), none)
        << "the 5-1 has to be turned";
    EXPECT_EQ(on_sheet("block", deal + "A 6-4 / B 6-1@1 / A 1-5@\?\?" + end, two_by_lot), none)
        << "no other tile has its low number first";
    EXPECT_EQ(on_sheet("block",
                       "A 6-4 / B 6-1@1 / A 1-5@1 / B 4-3@2 / A 5-3 / B 5-2 / "
                       "end unfinished",
                       two_by_lot),
              none)
        << "the 5-2 fits if the 5-3 is turned";
}

TEST(Omissions, G17_an_end_over_hidden_draws_is_right_unless_the_play_contradicts_it) {
    const std::string play = "A 6-5 / B 5-4@2 / ";
    EXPECT_EQ(on_sheet("draw", play + "end out B", two_with_one_tile), none);
    EXPECT_EQ(on_sheet("draw", play + "end out A", two_with_one_tile),
              Lines({"1.-1 ? end-mismatch"}));
    EXPECT_EQ(on_sheet("draw", play + "left B 1-1 / end out B", two_with_one_tile),
              Lines({"1.-1 ? end-mismatch"}));
    EXPECT_EQ(on_sheet("draw", play + "end blocked", two_with_one_tile), none);
    EXPECT_EQ(on_sheet("draw", play + "end blocked", with("written passes", two_with_one_tile)),
              Lines({"1.-1 ? end-mismatch"}));
    EXPECT_EQ(on_sheet("draw", play + "A pass / B pass / end blocked",
                       with("written passes", two_with_one_tile)),
              none);
}

TEST(Omissions, G17_complete_lines_of_tiles_left_give_the_score_over_hidden_draws) {
    const std::string play = "A 6-5 / B 5-4@2 / ";
    const std::string left = "left A 1-1 2-2 / end out B / ";
    EXPECT_EQ(on_sheet("draw", play + left + "score A 0 B 6", two_with_one_tile), none);
    EXPECT_EQ(on_sheet("draw", play + left + "score A 0 B 7", two_with_one_tile),
              Lines({"1.-1 ? score-mismatch"}));
    EXPECT_EQ(on_sheet("draw", play + "end out B / score A 0 B 7", two_with_one_tile), none);
    EXPECT_EQ(
        on_sheet("draw", play + "left A 1-1 ? / end out B / score A 0 B 7", two_with_one_tile),
        none);
    EXPECT_EQ(on_sheet("leyden",
                       "A 1-1 / B 6-5@1 / left A 2-0 3-1 4-1 5-1 6-1 / "
                       "left B 3-0 0-0 1-0 4-0 5-0 / end blocked / score A 24 B 14"),
              Lines({"1.-1 ? score-mismatch"}));
}

TEST(Omissions, G17_hidden_draws_only_add_tiles) {
    const std::string play = "A 6-5 / B 5-4@2 / ";
    EXPECT_EQ(on_sheet("draw", play + "left B 1-1 / end blocked", two_by_lot),
              Lines({"1.-1 B left-mismatch"}))
        << "six of the seven tiles that B was dealt are left";
    EXPECT_EQ(
        on_sheet("draw", play + "left B 1-1 2-1 3-1 4-1 5-1 6-1 2-2 / end blocked", two_by_lot),
        none)
        << "B drew one";
    const std::string deal = "deal B 5-4 3-3 2-2 1-1 0-0 6-0 6-1 / ";
    EXPECT_EQ(on_sheet("draw", deal + play + "end out B", two_by_lot),
              Lines({"1.-1 ? end-mismatch"}));
}

TEST(Omissions, G17_a_suit_may_be_unknown_on_a_sheet_that_notes_suits) {
    const std::string deal = "deal B 12-1 8-1 ?13 / ";
    const std::string seats = "player A / player B / player C";
    for (const std::string said :
         {"written suits", "rule undeclared=high", "rule undeclared=error"}) {
        EXPECT_EQ(
            on_sheet("double-takes", deal + "A 12-9=? 8-1 / end unfinished", with(said, seats)),
            none);
        EXPECT_NE(on_sheet("double-takes", deal + "A 12-9 8-1 / end unfinished", with(said, seats)),
                  none);
    }
}

TEST(Omissions, V8_a_win_may_be_right_by_other_totals_in_any_interpretation) {
    // In both hands the 5-1 lies on the 1 for 10 points, or on the 5 for none.
    for (const std::string play : {"A 5-2 / B 2-1 / A 5-1", "A 2-1 / B 5-2 / A 5-1"}) {
        const auto hands = [&](std::string carry) {
            return on_sheet("all-fives",
                            "hand 4 / carry A " + carry + " B 0 / " + play +
                                " / left B 0-0 / end out A / score A 0 B 0 / hand 5 / " + play +
                                " / left B 0-0 / end won A",
                            "written passes draws / player A / player B / rule hand=2");
        };
        EXPECT_EQ(hands("130"), none) << play;
        EXPECT_EQ(hands("125"), Lines({"5.-1 ? end-mismatch"})) << play;
    }
}

TEST(Omissions, G17_a_lead_without_a_suit_counts_as_either) {
    const std::string_view seats = "player A / player B / player C";
    const std::string deal = "deal B 9-1 12-1 0-0 ?12 / ";
    EXPECT_EQ(on_sheet("double-takes", deal + "A 12-9 8-1 / end unfinished", seats),
              Lines({"1.2 B revoke"}));
    EXPECT_EQ(on_sheet("double-takes", "deal B 9-1 8-1 ?13 / A 12-9 8-1 / end unfinished", seats),
              none)
        << "a 12 may have been led";
    EXPECT_EQ(on_sheet("double-takes", "deal B 12-1 8-1 ?13 / A 12-9 8-1 / end unfinished",
                       with("written suits", seats)),
              Lines({"1.2 B revoke"}));
    const GameVerdict both =
        verdict_on(record_of("double-takes", deal + "A 12-9 8-1 / end unfinished", seats));
    EXPECT_EQ(both.findings.at(0).message,
              "B plays 8-1 on a lead whose suit is 12 or 9, but held 9-1 and 12-1");
}

TEST(Omissions, T4_one_trick_of_nello_is_a_trick_of_three_tiles) {
    const std::string bids = "bid B pass pass 42 pass / ";
    const std::string deal = "deal C 6-0 5-1 4-1 3-1 2-1 1-1 1-0 / ";
    const std::string trick = "D 6-3 6-2 6-0 / left C 5-1 4-1 3-1 2-1 1-1 1-0 / ";
    EXPECT_EQ(on_sheet("forty-two", bids + trick + "end set / score A 1 B 0"), none);
    EXPECT_EQ(on_sheet("forty-two", bids + deal + trick + "end unfinished"), none);
    EXPECT_EQ(
        on_sheet("forty-two", bids + "D 6-3 6-2 6-0 / C 6-1 / left B 5-1 4-1 3-1 2-1 1-1 1-0 / "
                                     "end set / score A 1 B 0"),
        none)
        << "C ends the trick on a line of its own";
    EXPECT_EQ(on_sheet("forty-two", bids + trick + "end unfinished"),
              Lines({"1.-1 C left-mismatch"}))
        << "B may have played the 6-0 to an unfinished trick";
}

TEST(Omissions, G17_a_prize_may_have_been_taken_without_a_line) {
    // A has fewer tiles at the block, and may have taken a prize.
    const std::string play =
        "deal A 6-6 1-1 2-2 3-3 4-4 5-5 0-0 / deal B 1-0 2-0 3-0 4-0 5-0 2-1 3-1 / A 6-6 / B +?14 "
        "pass "
        "/ A pass / end blocked / hand 2 / end unfinished";
    EXPECT_EQ(on_sheet("prize-dominoes", play, "written passes draws"),
              Lines({"1.3 B illegal-draw", "1.16 B false-pass"}));
    EXPECT_EQ(on_sheet("prize-dominoes", play, "written all"),
              Lines({"1.-1 A missing-prize", "1.3 B illegal-draw", "1.16 B false-pass"}));
}

TEST(Omissions, T4_a_missing_trump_line_may_have_been_the_leaders) {
    const std::string play = "bid B 42 pass pass pass / A 3-0 4-3 5-5 1-0 / end unfinished";
    EXPECT_EQ(on_sheet("forty-two", play), none);
    EXPECT_EQ(on_sheet("forty-two", "trump B 5 / " + play), Lines({"1.1 A wrong-lead"}));
}

TEST(Omissions, T15_tricks_of_three_without_a_trump_line_leave_a_seat_out) {
    const std::string_view seats = "player A / player B / player C / player D";
    const std::string play = "A 3-0 3-1 6-1 / B 4-2 6-4 5-4 / D 1-1 2-2 5-5 / end unfinished";
    EXPECT_EQ(on_sheet("forty-two", play, seats), none);
    const Judged judged(record_of("forty-two", play, seats));
    EXPECT_EQ(judged.record().actions[2].seat(), Seat(3)) << "C sits out";
}

TEST(Omissions, T15_an_unknown_tile_or_trick_may_stand_in_a_hand_of_nello) {
    const std::string_view seats = "player A / player B / player C / player D";
    for (const char* play : {"A 6-6 6-1 6-0 / A 6-5 ? 3-2 / A 6-4 1-0 2-0",
                             "A 6-6 6-1 6-0 / A ? / A 6-5 6-2 3-2 / A 6-4 1-0 2-0"})
        for (const char* rule : {"", " / rule scoring=points"})
            EXPECT_EQ(on_sheet("forty-two", std::string(play) + " / end set / score A 0 B 1",
                               std::string(seats) + rule),
                      none)
                << play << rule;
}

TEST(Omissions, N6_a_lone_question_mark_at_the_end_of_a_hand_may_be_its_last_trick) {
    const std::string seats = "player A / player B / player C / player D";
    const std::string play = "trump A 6 / A 6-6 6-1 6-0 0-0 / A 6-5 6-2 3-2 3-1 / A ?";
    const std::string left = " / left A 6-3 2-2 1-1 3-0 / left B 3-3 2-1 4-4 5-5";
    EXPECT_EQ(on_sheet("forty-two", play + left + " / end made", seats), none);
    EXPECT_EQ(on_sheet("forty-two", play + left + " / end made / scorq A 1 B 0", seats),
              Lines({"1.-1 ? unreadable"}));
    const Judged unfinished(record_of("forty-two", play + " / end unfinished", seats));
    EXPECT_EQ(unfinished.record().hands[0].actions(), 9) << "one tile of a trick";
}

TEST(Omissions, P6_players_may_have_passed_between_a_draw_and_a_prize) {
    const std::string_view rule = "player A / player B / rule block=stock-empty";
    const std::string play = "hand 2 / prizes A 0-0 / B 1-0 / A +4-3 / A *0-0@2 / end unfinished";
    const auto found = [&](std::string_view noted) {
        return on_sheet("prize-dominoes", play, std::string(rule).append(noted));
    };
    EXPECT_EQ(found(" / unwritten draws"), none);
    EXPECT_EQ(found(" / written passes"), Lines({"2.3 A illegal-prize-play"}));
}

TEST(Omissions, P6_a_second_draw_breaks_the_rule_or_follows_a_turn_that_had_ended) {
    const std::string play = "A 6-6 / B 6-5@1 / A +4-2 / A +5-4 5-4@1";
    const auto found = [&](std::string_view header) {
        return on_sheet("prize-dominoes", play, std::string("player A / player B").append(header));
    };
    EXPECT_EQ(found(""), Lines({"1.4 A joint-breach"}));
    EXPECT_EQ(found(" / written passes"), Lines({"1.4 A illegal-draw"}));
    EXPECT_EQ(found(" / unwritten draws / rule block=stock-empty"), none);
}

TEST(Omissions, N7_an_arm_that_is_missing_in_one_interpretation_is_no_error) {
    const std::string play = "A 1-1 / B 6-2@1 / A 6-0 / B 6-4@3 / A 6-6@4 / B 4-3@2 / A 5-5@3";
    EXPECT_EQ(on_sheet("leyden", play), none);
}

TEST(Omissions, G17_a_skipped_seat_is_no_proof_where_another_may_have_gone_out) {
    const std::string play =
        "A 6-6 / B 6-5@1 / C 6-4@2 / A 5-5@1 / C pass / left A / left B 3-2 / left C 1-1 / end out "
        "A";
    const std::string header =
        "player A / player B / player C / rule hand=2 / rule opening=lot / written passes";
    EXPECT_EQ(on_sheet("draw", play, header), none);
    EXPECT_EQ(on_sheet("draw", play, header + " draws"), Lines({"1.5 C after-end"}));
}

TEST(Omissions, P12_a_prize_may_have_been_played_on_lines_that_are_missing) {
    const std::string play =
        "hand 2 / prizes A 0-0 / deal A 6-6 1-1 2-2 3-3 4-4 5-5 6-5 / "
        "deal B 6-0 1-0 2-0 3-0 4-0 5-0 6-1 / A 6-6 / B 6-0@1 / end out B / prize B 6-5 / "
        "hand 3 / lead A / deal B 0-0 ?6 / end unfinished";
    EXPECT_EQ(on_sheet("prize-dominoes", play, "player A / player B"),
              Lines({"2.-1 ? end-mismatch"}))
        << "A may have played the 0-0 before B went out";
}

TEST(Omissions, F6_pips_are_those_of_a_hand_that_may_have_gone_on) {
    // With the 6-1 on the 1 B makes four points and has won; on the 6 A goes on.
    const std::string play =
        "hand 2 / carry A 0 B 57 / deal A 4-3 3-6 1-2 5-5 / deal B 4-1 6-1 0-0 2-2 / A 4-3 / "
        "B 4-1@1 / A 6-3@2 / B 6-1 / A 1-2 / end unfinished / pips A ";
    const std::string_view header = "written passes draws / player A / player B / rule hand=4";
    EXPECT_EQ(on_sheet("fives-and-threes", play + "10", header), none);
    EXPECT_EQ(on_sheet("fives-and-threes", play + "13", header), none);
}

TEST(Omissions, V8_the_last_hand_may_have_been_won_by_its_last_tile) {
    const std::string header = "written all / player A / player B / rule hand=3 / rule opening=lot";
    const std::string play =
        "hand 3 / deal A 5-5 6-5 5-1 / deal B 5-0 6-1 2-2 / A 5-5 / B 5-0@1 / A 6-5@2 / B 6-1@2 / "
        "A 5-1@2 / score A 15 B 10";
    EXPECT_EQ(on_sheet("all-fives", play, header), none);
    EXPECT_EQ(on_sheet("all-fives", play + " / hand 4 / end unfinished", header),
              Lines({"3.-1 ? score-mismatch"}))
        << "the game went on";
}

TEST(Omissions, P12_a_tile_known_from_the_deal_shows_that_an_earlier_one_was_a_prize) {
    const std::string play = "hand 25 / deal A 5-3 ? / A 6-3 / B 6-5@1 / A ";
    for (const char* prize : {"5-4@1", "*5-4@1"})
        EXPECT_EQ(on_sheet("prize-dominoes", play + prize + " / B 4-1@1 / A 3-5@2",
                           "written draws / rule prize-play=any-turn"),
                  none)
            << prize;
    EXPECT_EQ(on_sheet("prize-dominoes",
                       play + "5-4@1 / B 4-1@1 / A 3-5@2 / B 1-0@1 / A 5-5@2 / B 2-0@1 / A 5-6@2",
                       "written draws / rule prize-play=any-turn"),
              Lines({"25.9 A tile-repeated"}));
}

TEST(Omissions, V8_an_end_is_wrong_only_if_every_interpretation_contradicts_it) {
    const std::string rules =
        "player A / player B / rule hand=3 / rule opening=lot / rule spinner=none / rule target=5";
    const std::string deal = "deal A 6-2 ? ? / ";
    EXPECT_EQ(
        on_sheet("all-fives", deal + "A 1-1 / B 6-1 / A 5-1 / B 6-5 / A 6-2 / end out A", rules),
        none)
        << "on the 6 B makes 10, on the 5 A goes out";
    EXPECT_EQ(on_sheet("all-fives",
                       deal + "A 1-1 / B 1-6@1 / A 1-5@2 / B 6-5@1 / A 6-2 / end out A", rules)
                  .back(),
              "1.-1 ? end-mismatch");
}

TEST(Omissions, B8a_bonuses_count_where_the_end_is_as_written) {
    const std::string capicua = with("rule hand=2 / rule capicua=25", two_by_lot);
    const std::string play = "A 5-4 / B 5-3 / A 4-3 / left B 6-0 / end out A / score A ";
    EXPECT_EQ(on_sheet("draw", play + "31 B 0", capicua), none);
    EXPECT_EQ(on_sheet("draw", play + "6 B 0", capicua), Lines({"1.-1 ? score-mismatch"}));
    EXPECT_EQ(on_sheet("draw", "A 5-0 / B 5-3 / A 0-0 / left B 6-0 / end out A / score A 16 B 0",
                       with("rule hand=2 / rule chuchazo=10", two_by_lot)),
              none);
}

TEST(Omissions, G15_a_winner_is_right_where_passes_without_a_word_may_have_ended_the_game) {
    const std::string play = "A 6-5 / B 6-1 / score A 0 B 16 / ";
    const std::string rules = with("rule target=0", two_by_lot);
    EXPECT_EQ(on_sheet("block", play + "winner B", rules), none);
    EXPECT_EQ(on_sheet("block", play + "winner B", with("written passes", rules)), none);
    EXPECT_EQ(
        on_sheet("forty-two", "A 2-0 1-2 0-0 6-6 / C 6-3 4-6 1-6 2-6 / score A 0 B 1 / winner B D",
                 "rule target=0"),
        none)
        << "the hand may have been set";
}

TEST(Omissions, L5_under_written_halves_a_matador_without_an_arm_may_lie_crosswise) {
    const std::string play = "A 3-3 / B 4-2 / A 5-2 / B 2-6 / end unfinished";
    EXPECT_EQ(on_sheet("leyden", play, "written halves"), none);
    EXPECT_EQ(
        on_sheet("leyden", "A 3-3 / B 4-2@1 / A 5-2@1 / B 2-6@1 / end unfinished", "written halves")
            .size(),
        1u);
}

TEST(Omissions, T4_tiles_left_show_that_a_seat_sat_out_of_the_only_trick) {
    const std::string play = "bid D 42 84 pass pass / A 4-4 3-3 2-2 / left A ?6 / left B ?6 / ";
    EXPECT_EQ(on_sheet("forty-two", play + "left C ?7 / left D ?6"), none);
    EXPECT_EQ(on_sheet("forty-two", play + "left C ?6 / left D ?7"), none);
}

TEST(Omissions, P12_the_boneyard_may_be_empty_because_a_prize_is_held) {
    // Passes that are not on the sheet may have ended the hand.
    const std::string play =
        "hand 2 / B 6-4 / A 4-5 / B 6-1 / A 5-5 / B 1-5 / A +? / A 5-6 / B 6-0 / A 0-3 / "
        "B 3-4 / A 4-0 / B 0-5 / A +? / B +? / A +? / B +? / A +? / B +? / B 5-3 / A 3-1 "
        "/ B 1-0 / A 0-0 / B +? / A +? / B +? / B 5-2 / A 2-4 / B 4-4 / A 4-1 / B +? 0-2 "
        "/ A 2-1 / B +? / A 1-1 / B +? / end blocked";
    EXPECT_EQ(on_sheet("prize-dominoes", play, "written draws / rule block=stock-empty"), none);
}

TEST(Omissions, P9_a_tie_is_open_where_the_last_pass_may_be_missing) {
    // Both hold 20 pips. A drew last and passed, so B passed first; that pass is not on the sheet.
    const std::string play =
        "hand 1 / B 3-0 / A 3-1 / B 0-5 / A 5-6 / B 1-0 / A 6-2 / B 2-3 / A +? / B 0-0 / B 3-5 / "
        "A 5-4 / B 4-0 / A pass / B pass / A 0-6 / B 6-3 / A 3-4 / B 4-2 / A 2-5 / B 0-2 / A 5-1 / "
        "B 1-1 / A 1-6 / B +? / A 6-4 / B 4-1 / A 2-1 / B pass / A +? / left A 4-4 6-6 / "
        "left B 2-2 3-3 5-5 / end blocked / ";
    const Lines only(
        {"1.10 B wrong-turn if every pass is on the sheet if every tile lies where it fits"});
    for (const char* score : {"score A 0 B 1", "score A 1 B 0"})
        EXPECT_EQ(on_sheet("prize-dominoes", play + score, "rule block=stock-empty"), only);
}

TEST(Omissions, P12_passes_without_an_entry_may_have_ended_the_last_hand) {
    // A prize may have been taken then, so the `result` line decides.
    const std::string play =
        "hand 1 / B 0-2 / A 2-2@1 / B 4-0@2 / A 4-3@2 / B 5-3@2 / A 5-5@2 / B +4-4 / A 2-4@1 / "
        "B 4-6@1 / A +1-0 / B 6-3@1 / A 3-2@1 / B +5-2 5-2@2 / A +6-6 / B +6-5 / ";
    EXPECT_EQ(on_sheet("prize-dominoes", play + "result A 2 B 0", "written draws"), none);
    EXPECT_EQ(on_sheet("prize-dominoes", play + "score B 0 / result A 2 B 0", "written draws"),
              none);
    EXPECT_NE(on_sheet("prize-dominoes", play + "end unfinished / result A 2 B 0", "written draws"),
              none);
}

TEST(Omissions, G15_the_deal_of_a_hand_without_play_is_not_what_was_left) {
    const std::string play =
        "hand 1 / deal A 6-6 6-5 5-4 5-5 1-1 2-0 / left A ? / end out B / score A 3 B 0";
    EXPECT_EQ(on_sheet("leyden", play), none);
    const std::string hand =
        "hand 2 / deal A 4-1 4-3 4-4 5-2 5-3 6-1 / deal B 0-0 3-2 4-0 5-0 6-3 6-5 / left A / "
        "left B 5-0 6-5 / end out A / score A 0 B 16";
    EXPECT_EQ(on_sheet("leyden", hand), none);
}

TEST(Omissions, G15_a_hand_without_play_was_not_blocked_before_its_first_tile) {
    EXPECT_EQ(on_sheet("draw",
                       "hand 1 / A 3-3 / end unfinished / hand 2 / lead A / left A 0-0 6-6 / "
                       "left B 3-3 / end blocked / score A 0 B 6",
                       two_by_lot),
              none);
    EXPECT_EQ(on_sheet("fives-and-threes", "hand 1 / lead C / end blocked / score A 5 B 10 C 5",
                       three_by_lot),
              none);
}

TEST(Omissions, N5_points_carried_in_show_that_a_hand_without_a_number_is_a_later_one) {
    const std::string play =
        " / carry A 29 B 0 / deal A 6-5 6-4 6-3 6-2 6-1 6-0 5-4 / deal B 1-1 4-3 2-1 1-0 2-0 3-0 "
        "3-1 / A 6-5 / end unfinished / result A 29 B 0";
    EXPECT_EQ(on_sheet("block", "hand" + play), none);
    EXPECT_NE(on_sheet("block", "hand 1" + play), none);
}

TEST(Omissions, S2_the_first_player_may_have_passed_without_an_entry) {
    // If C was the first player, C draws first, and A draws next.
    const std::string play = "A pass / B pass / C +5-4 / A +5-3 pass / B +5-5 5-5";
    EXPECT_EQ(on_sheet("super-dominoes", play, "written draws"),
              Lines({"1.3 C illegal-draw if every pass is on the sheet"}));
    EXPECT_EQ(on_sheet("super-dominoes", "lead C / " + play, "written draws"), none);
    EXPECT_NE(on_sheet("super-dominoes", "lead A / " + play, "written draws"), none);
    EXPECT_NE(on_sheet("super-dominoes", play, "written passes draws"), none);
}

TEST(Omissions, G15_an_unfinished_hand_without_end_or_score_may_be_dealt_again) {
    const std::string bids = "bid A 30 pass pass pass / trump A 1 / A 1-1 2-1 3-1 4-1";
    const std::string again = " / hand / " + bids;
    EXPECT_EQ(on_sheet("forty-two", "hand / " + bids + again), none);
    EXPECT_NE(on_sheet("forty-two", "hand / " + bids + " / end unfinished" + again), none);
    EXPECT_NE(on_sheet("forty-two", "hand / " + bids + " / end set / score A 0 B 1" + again), none);
    EXPECT_EQ(on_sheet("double-takes", "hand / A 15-15 14-14 / hand / A 13-13 12-12"), none);
    EXPECT_NE(on_sheet("double-takes",
                       "hand / A 15-15 14-14 / end unfinished / score A 9 B 8 / hand / A 13-13"),
              none);
    const std::string next =
        "player A / player B / rule opening=lot / rule lead=next / written passes draws";
    EXPECT_EQ(on_sheet("block", "hand / A 6-6 / B 6-5 / hand / A 5-5", next), none);
    EXPECT_NE(on_sheet("block", "hand / A 6-6 / B 6-5 / score A 3 B 0 / hand / A 5-5", next), none);
}

TEST(Omissions, G14_an_unwritten_turn_may_have_the_draw_that_its_seat_owed) {
    const std::string play = "A 5-5 / B 5-15@1 / A +? / C ";
    const std::string three = "player A / player B / player C / written draws";
    EXPECT_EQ(on_sheet("super-dominoes", play + "? / A 5-4@2", three), none);
    EXPECT_NE(on_sheet("super-dominoes", play + "15-4@2 / A 5-4@3", three), none);
}

TEST(Omissions, P12_prizes_are_unknown_after_a_hand_that_breaks_off) {
    const std::string play =
        "hand 1 / end out A / prize A 4-1 / hand 2 / B 5-3 / A 5-4@1 / hand 3 / ";
    EXPECT_EQ(on_sheet("prize-dominoes", play + "deal A 4-1 ?6 / A 4-4"), none);
}

TEST(Omissions, G15_without_play_a_deal_does_not_show_which_prize_there_was) {
    const std::string hand =
        "hand 1 / deal A 0-0 1-0 2-1 3-0 4-4 5-4 5-5 / deal B 6-6 ?6 / end conceded A / ";
    EXPECT_EQ(on_sheet("prize-dominoes", hand + "prize B 6-5 / score A 0 B 1"), none);
    EXPECT_EQ(on_sheet("prize-dominoes", hand + "prize B 6-6 / score A 0 B 1"),
              Lines({"1.-1 B wrong-prize"}));
}

TEST(Omissions, V8_both_sides_may_reach_the_target_in_a_hand_that_is_played_out) {
    const std::string result = "result A 165 B 155 / winner A";
    EXPECT_EQ(on_sheet("all-fives", result, "player A / player B / rule finish=hand"), none);
    EXPECT_NE(on_sheet("all-fives", result, "player A / player B"), none);
}

TEST(Omissions, G15_a_score_shows_that_a_hand_ended_whose_last_plays_are_missing) {
    const std::string four = "player A / player B / player C / player D";
    const std::string play =
        "hand 1 / end played / score A 11 B 15 / hand 2 / C 14-4=4 2-2 8-4 6-4 / ";
    EXPECT_EQ(
        on_sheet("double-takes", play + "score A 16 B 8 / result A 27 B 23 / winner A C", four),
        none);
}

TEST(Omissions, G15_the_last_hand_of_a_stopped_game_has_the_rest_of_the_result) {
    const std::string play = "hand 1 / score A 30 B 0 / hand 2 / A 6-6 / B 6-5 / A 5-1 / ";
    const std::string two = "player A / player B";
    EXPECT_EQ(on_sheet("block", play + "result A 30 B 45 / winner B / finish time", two), none);
    EXPECT_NE(on_sheet("block", play + "result A 30 B 45 / winner A / finish time", two), none);
    EXPECT_NE(on_sheet("block", play + "result A 20 B 0 / finish time", two), none);
}

TEST(Omissions, G6a_deal_and_yard_may_both_name_a_tile_that_goes_back) {
    const std::string deals =
        "deal A 6-5 5-4 4-3 3-2 2-1 1-0 0-0 / deal B 6-4 5-5 4-4 3-3 2-2 1-1 6-0 6-2 / yard 6-2 "
        "?13 / ";
    EXPECT_EQ(on_sheet("draw", deals + "B <6-2 / A 6-5 / B 5-5", two_by_lot), none);
    EXPECT_NE(on_sheet("draw", deals + "A 6-5 / B 5-5", two_by_lot), none);
}

TEST(Omissions, G2_an_open_turn_ended_with_a_pass_or_the_next_seat_acts_too_early) {
    const std::string play = "A 6-6 / B +6-1 / A 6-2";
    EXPECT_EQ(on_sheet("draw", play, two_by_lot), Lines({"1.3 B joint-breach"}));
    EXPECT_EQ(on_sheet("draw", play, with("written passes", two_by_lot)),
              Lines({"1.3 B false-pass"}));
    EXPECT_EQ(on_sheet("draw", "A 6-6 / B +5-1 / A 6-2", two_by_lot),
              Lines({"1.3 B joint-breach if every draw is on the sheet"}))
        << "a pass would need more draws";
}

TEST(Omissions, G17_where_draws_are_missing_passes_do_not_prove_the_end) {
    for (const char* game : {"leyden", "prize-dominoes"}) {
        const std::string play = game == std::string("leyden") ? "A 1-1 / B pass / A pass / B 6-5"
                                                               : "A 6-6 / B pass / A pass / B 6-5";
        EXPECT_EQ(on_sheet(game, play), none) << game;
        EXPECT_EQ(on_sheet(game, play, "unwritten draws"), none) << game;
    }
}

TEST(Omissions, P12_a_hand_whose_prizes_are_unknown_may_have_played_its_own_tiles) {
    const std::string deals =
        "hand 2 / deal A 1-0 1-1 3-0 3-1 5-1 6-4 6-6 / deal B 2-1 3-0 3-2 5-0 5-3 5-5 6-1 / ";
    EXPECT_EQ(on_sheet("prize-dominoes", deals + "A 3-1 / left A 1-0 1-1 3-0 5-1 6-4 6-6"),
              Lines({"2.0 B tile-repeated"}));
}

TEST(Omissions, G17_a_wrong_lead_is_proven_if_every_pass_is_on_the_sheet) {
    const std::string play =
        "hand 1 / deal A 6-6 / deal B 5-5 / A 6-6 / end out A / hand 2 / deal A 6-6 / deal B 5-5 / "
        "B 5-5";
    EXPECT_EQ(on_sheet("block", play, two_with_one_tile),
              Lines({"2.1 B wrong-lead if every pass is on the sheet"}));
    EXPECT_EQ(on_sheet("block", play, with("written passes", two_with_one_tile)),
              Lines({"2.1 B wrong-lead"}));
    EXPECT_EQ(on_sheet("block", play, with("unwritten passes", two_with_one_tile)), none);
}

TEST(Omissions, P10_a_prize_may_be_missing_where_the_end_is_as_written) {
    const std::string play = "hand 1 / A 6-6 / B 6-5@1 / A 6-4@2 / end out A / hand 2 / A 1-1";
    const GameVerdict verdict = verdict_on(record_of("prize-dominoes", play, {}));
    EXPECT_TRUE(
        std::any_of(verdict.findings.begin(), verdict.findings.end(), [](const Finding& finding) {
            return finding.code->name == "missing-prize" && finding.severity == Severity::note;
        }));
}

TEST(Omissions, G2_the_pass_of_an_open_turn_may_be_the_second_pass) {
    const std::string deals =
        "deal A 6-6 0-0 1-0 2-0 3-0 4-0 5-0 / deal B 1-1 2-1 3-1 4-1 5-1 2-2 3-2 / ";
    EXPECT_EQ(on_sheet("prize-dominoes",
                       deals + "A 6-6 / B +3-3 pass / A +6-2 / B +6-5 6-5 / A 6-2 / B 2-1"),
              Lines({"1.5 A false-pass if every pass is on the sheet", "1.5 B joint-breach"}));
}

TEST(Omissions, G2_a_turn_may_be_open_before_the_first_tile) {
    const std::string deals =
        "lead A / deal A 1-1 3-2 3-3 4-4 6-6 2-0 / deal B 5-0 5-1 5-3 5-4 2-2 6-3 / A +6-2 / ";
    EXPECT_EQ(on_sheet("leyden", deals + "B pass / A 1-1 / B 6-3"),
              Lines({"1.2 A false-pass if every pass is on the sheet", "1.2 B joint-breach"}));
}

TEST(Omissions, G15_a_result_that_omits_a_side_leaves_the_last_hand_open) {
    const std::string play =
        "hand 1 / A 6-6 / B pass / A 6-5 / B pass / end unfinished / score A 10 B 5 / hand 2 / "
        "A 5-5 / B 5-4 / finish time / ";
    EXPECT_EQ(on_sheet("block", play + "result A 30 / winner A", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "result B 25 / winner B", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "winner B", two_by_lot), none);
    EXPECT_EQ(on_sheet("block", play + "winner A", two_by_lot), none);
    EXPECT_NE(on_sheet("block", play + "result A 3", two_by_lot), none);
}

TEST(Omissions, G15_points_of_each_partner_are_no_score_of_the_side) {
    const std::string four = "player A / player B / player C / player D";
    const auto rounds = [](const std::string& score) {
        return "hand 1 / end played / score " + score + " / hand 2 / end played / score " + score +
               " / winner B D";
    };
    EXPECT_EQ(on_sheet("double-takes", rounds("A 10 B 8 C 1 D 6"), four), none);
    EXPECT_NE(on_sheet("double-takes", rounds("A 13 B 12 C 13 D 12"), four), none);
}

TEST(Omissions, N7_only_a_written_line_makes_an_omitted_arm_the_lowest) {
    const std::string play =
        "player A\nplayer B\nplayer C\nhand 1\nA 7-7\nB 7-1\nC 7-2\nA 2-1\nB 1-13\nC 1-1@2\n"
        "B +?2 pass\n";
    const std::string game = "game super-dominoes\n";
    // The sheet only suggests that it notes draws.
    EXPECT_EQ(Judged(game + "written passes halves suits prizes\n" + play).findings(), none);
    EXPECT_NE(Judged(game + "written all\n" + play).findings(), none);
}

}  // namespace
}  // namespace bones::test
