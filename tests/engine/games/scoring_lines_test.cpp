// All Fives (V1 to V8) and Fives and Threes (F1 to F7).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test::scoring_lines {
namespace {

Judged fives(std::string_view play, std::string_view header = {}) {
    return line_game("all-fives", play, header);
}
Judged threes(std::string_view play, std::string_view header = {}) {
    return line_game("fives-and-threes", play, header);
}

TEST(AllFives, V1_after_a_block_anybody_opens) {
    const std::string_view block =
        "hand 1 / deal A 6-6 1-1 / deal B 6-5 3-3 / A 6-6 / B 6-5@1 / A pass / B pass / hand 2 / ";
    const auto then = [&](std::string_view next) {
        return fives(std::string(block).append(next) + " / end unfinished", "rule hand=2 / ")
            .findings();
    };
    EXPECT_EQ(then("A 1-0"), Lines({"1.3 A broken missed-draw V2", "1.4 B broken missed-draw V2"}))
        << "tiles are left: the hand goes on";
    for (const char* lead : {"A 1-0", "B 1-0"})
        EXPECT_EQ(
            fives(std::string(block) + lead + " / end unfinished", "rule hand=2 / rule keep=24 / ")
                .findings(),
            none)
            << lead;
}

TEST(AllFives, V2_draws_as_in_the_draw_game) {
    EXPECT_EQ(fives("deal A 6-6 ?6 / deal B 5-5 4-4 3-3 2-2 1-1 0-0 5-4 / A 6-6 / B pass / "
                    "end unfinished")
                  .findings(),
              Lines({"1.2 B broken missed-draw V2"}));
    EXPECT_EQ(fives("deal B 6-5 4-4 3-3 2-2 1-1 0-0 5-4 / A 6-6 / B +1-0 6-5@1 / end unfinished")
                  .findings(),
              Lines({"1.2 B broken illegal-draw V2"}));
}

TEST(AllFives, V2_how_much_may_be_drawn) {
    const std::string deals = "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / ";
    const auto judged = [&](std::string_view play, std::string_view rule) {
        return fives(deals + std::string(play), "rule hand=3 / " + std::string(rule));
    };
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 pass / end unfinished", "rule draws=1").findings(),
              Lines({"1.3 B broken illegal-draw V2"}));
    EXPECT_EQ(
        judged("A 6-6 / B +4-3 pass / A +5-1 pass / B +6-0 6-0@1 / end unfinished", "rule draws=1")
            .findings(),
        none)
        << "passes with tiles left do not end the hand";
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 pass / end unfinished", "rule keep=21").findings(),
              Lines({"1.3 B broken illegal-draw V2"}));
    EXPECT_EQ(judged("A 6-6 / B +4-3 pass / end unfinished", "rule keep=21").findings(), none);
    EXPECT_EQ(judged("A 6-6 / B pass / end unfinished", "rule keep=21").findings(),
              Lines({"1.2 B broken missed-draw V2"}));
    EXPECT_EQ(judged("A 6-6 / B pass / A pass / end blocked", "rule keep=28").findings(), none);
    EXPECT_EQ(fives("A 6-6 / end unfinished", "rule keep=29").findings(),
              Lines({"error unknown-rule V2"}));
}

TEST(AllFives, V3_ends_of_the_spinner_before_its_sides_are_covered) {
    EXPECT_EQ(fives("A 6-6 / B 6-3@1 / A 6-2@3 / end unfinished").findings(),
              Lines({"1.3 A broken misfit V3"}));
    EXPECT_EQ(fives("A 6-5 / B 6-3@3 / end unfinished").findings(),
              Lines({"1.2 B error no-such-arm G5"}));
    EXPECT_EQ(fives("A 6-6 / B 6-3@5 / end unfinished").findings(),
              Lines({"1.2 B error no-such-arm G5"}));
    EXPECT_EQ(fives("A 6-6 / B 6-3@1 / A 6-2@2 / B 6-5@4 / A 6-0@3 / end unfinished").findings(),
              none);
    EXPECT_EQ(fives("A 6-6 / B 6-3@1 / A 6-2@2 / B 6-5@3 / end unfinished", "rule spinner=none")
                  .findings(),
              Lines({"1.4 B error no-such-arm G5"}));
}

TEST(AllFives, V3_a_spinner_laid_later) {
    // 5-3, then 3-3 on arm 2. Its far side is covered by 3-6 first, and then its ends are open.
    EXPECT_EQ(fives("A 5-3 / B 3-3@2 / A 3-1@3 / end unfinished").findings(),
              Lines({"1.3 A broken misfit V3"}));
    EXPECT_EQ(fives("A 5-3 / B 3-3@2 / A 3-6@2 / B 3-1@3 / A 3-0@4 / end unfinished").findings(),
              none);
    EXPECT_EQ(fives("A 5-3 / B 3-3@2 / A 3-6@2 / B 6-6@2 / A 6-1@2 / B 6-0@3 / end unfinished")
                  .findings(),
              Lines({"1.6 B broken misfit V3"}))
        << "other doubles branch nowhere";
}

TEST(AllFives, V3_an_end_of_the_spinner_is_a_state_of_its_own) {
    const Judged two_sixes =
        fives("A 6-6 / B 6-3@1 / A 6-2@2 / B 3-5@1 / A 5-6@1 / B 6-1 / end unfinished");
    EXPECT_EQ(two_sixes.findings(), none);
    EXPECT_EQ(two_sixes.canonical().find("B 6-1@"), std::string::npos) << "either may be meant";
    EXPECT_EQ(fives("A 6-6 / B 6-3@1 / A 6-2@2 / B 6-1 / end unfinished").findings(), none)
        << "only the spinner's ends show a six";
}

TEST(AllFives, V3_ends_of_the_spinner_are_numbered_as_they_are_started) {
    const std::string text = fives("A 6-6 / B 6-3@2 / A 6-2@1 / B 6-5@4=10 / A 6-0@3").canonical();
    EXPECT_NE(text.find("B 6-3@1\nA 6-2@2\nB 6-5@3=10\nA 6-0@4\n"), std::string::npos) << text;
}

TEST(AllFives, V4_V5_the_count) {
    EXPECT_EQ(fives("A 5-5=10 / B 5-0@1=10 / end unfinished").findings(), none);
    EXPECT_EQ(fives("A 6-4=10 / B 4-1@2 / end unfinished").findings(), none);
    EXPECT_EQ(fives("A 6-6=0 / B 6-3@1=15 / A 6-2@2=5 / B 6-5@3=10 / A 6-0@4=10 / end unfinished")
                  .findings(),
              none);
    EXPECT_EQ(fives("A 6-3=0 / B 3-3@2=0 / A 3-4@2=10 / B 6-6@1=0 / A 4-4@2=20 / end unfinished")
                  .findings(),
              none)
        << "other doubles count twice: 12 + 8";
    EXPECT_EQ(fives("A 6-6=0 / B 6-4@1=10 / end unfinished", "rule spinner-count=once").findings(),
              none);
    EXPECT_EQ(fives("A 5-5=5 / end unfinished", "rule spinner-count=once").findings(), none);
    EXPECT_EQ(fives("A 6-6=12 / B 6-3@1=15 / end unfinished", "rule multiple=3").findings(), none);
    EXPECT_EQ(
        fives("A 6-6=0 / B 6-3@1=15 / A 6-2@2=5 / end unfinished", "rule spinner=none").findings(),
        none);
}

TEST(AllFives, V6_points_that_were_called) {
    EXPECT_EQ(fives("A 6-6=0 / B 6-3@1=10 / end unfinished").findings(),
              Lines({"1.2 B claim points-mismatch V6"}));
    EXPECT_EQ(fives("A 6-6 / B 6-3@1=100 / end unfinished").findings(),
              Lines({"1.2 B claim points-mismatch V6"}));
    EXPECT_EQ(fives("A 6-6 / B 6-3@1=0 / end unfinished").findings(),
              Lines({"1.2 B claim points-mismatch V6"}));
    const std::string_view out =
        "deal A 6-6 6-2 / deal B 6-3 1-0 / A 6-6 / B 6-3@1{} / A 6-2@2 / end out A";
    const auto score = [&](std::string called, std::string rule) {
        std::string play(out);
        play.replace(play.find("{}"), 2, called);
        return fives(play, "rule hand=2" + rule).score();
    };
    EXPECT_EQ(score("=15", ""), "A 5 B 15");
    EXPECT_EQ(score("", ""), "A 5 B 15");
    EXPECT_EQ(score("", " / rule call=yes"), "A 0 B 0");
    EXPECT_EQ(score("=15", " / rule call=yes"), "A 0 B 15");
    EXPECT_EQ(score("=10", " / rule call=yes"), "A 0 B 10");
    EXPECT_EQ(score("=20", " / rule call=yes"), "A 0 B 15");
}

TEST(AllFives, V7_the_end_of_a_hand_is_rounded) {
    const auto score = [](std::string_view left, std::string_view rule) {
        return fives("deal A 6-6 6-2 / deal B 6-3 " + std::string(left) +
                         " / A 6-6 / B 6-3@1 / A 6-2@2 / end out A",
                     "rule hand=2 / " + std::string(rule))
            .score();
    };
    EXPECT_EQ(score("1-0", ""), "A 5 B 15");
    EXPECT_EQ(score("3-0", ""), "A 10 B 15");
    EXPECT_EQ(score("5-2", ""), "A 10 B 15");
    EXPECT_EQ(score("5-3", ""), "A 15 B 15");
    EXPECT_EQ(score("5-4", "rule round=down"), "A 10 B 15");
}

TEST(AllFives, V8_the_target_ends_the_game_in_mid_hand) {
    const std::string_view play =
        "hand 4 / carry A 145 B 120 / A 6-6 / B 6-3@1=15 / A 6-2@2=5 / end won A / "
        "score A 5 B 15 / result A 150 B 135 / winner A";
    EXPECT_EQ(fives(play).findings(), none);
    EXPECT_EQ(fives(play).end(), "won A");
    EXPECT_EQ(fives(play, "rule finish=hand").findings().at(0), "4 claim end-mismatch G8");
    EXPECT_EQ(
        fives("hand 4 / carry A 145 B 120 / A 6-6 / B 6-3@1=15 / A 6-2@2=5 / B 6-5@3").findings(),
        Lines({"4.4 B broken after-end G11"}));
    EXPECT_EQ(
        fives("hand 4 / A 6-6 / B 6-3@1=15 / A 6-2@2=5 / B 6-5@3 / end unfinished").findings(),
        none)
        << "without the totals no hand is over by this";
}

TEST(FivesAndThrees, F2_F3_points_for_a_tile) {
    EXPECT_EQ(threes("A 6-6=4 / B 6-3@1=8 / A 6-2@2=1 / end unfinished").findings(), none);
    EXPECT_EQ(threes("A 5-4=3 / B 5-5@1=0 / A 4-4@2=6 / end unfinished").findings(), none);
    EXPECT_EQ(threes("A 0-0=0 / end unfinished").findings(), none);
    EXPECT_EQ(threes("A 6-6=5 / end unfinished").findings(),
              Lines({"1.1 A claim points-mismatch F5"}));
}

TEST(FivesAndThrees, F4_going_out) {
    const std::string_view play =
        "deal A 6-6 6-2 2-1 / deal B 6-3 5-4 4-1 / A 6-6=4 / B 6-3@1=8 / A 6-2@2=1 / B knock / "
        "A 2-1@2 / end out A";
    EXPECT_EQ(threes(play, "rule hand=3").score(), "A 6 B 8");
    EXPECT_EQ(threes(play, "rule hand=3 / rule out=3").score(), "A 8 B 8");
    EXPECT_EQ(threes(play, "rule hand=3").findings(), none);
}

TEST(FivesAndThrees, F6_points_beyond_the_target_are_struck_out) {
    const std::string_view play =
        "hand 5 / carry A 56 B 0 / deal A 6-6 6-2 / deal B 6-3 5-4 / A 6-6 / B 6-3@1=8 / "
        "A 6-2@2{} / end out A / score A 4 B 8 / result A 60 B 8 / winner none";
    const auto judged = [&](std::string called) {
        std::string text(play);
        text.replace(text.find("{}"), 2, called);
        return threes(text, "rule hand=2").findings();
    };
    EXPECT_EQ(judged("=1"), none);
    EXPECT_EQ(judged("=0"), none);
    EXPECT_EQ(judged("=2"), Lines({"5.3 A claim points-mismatch F5"}));
}

TEST(FivesAndThrees, F6_the_target_exactly_wins_at_once) {
    const std::string_view out =
        "hand 5 / carry A 55 B 0 / deal A 6-6 6-2 / deal B 6-3 5-4 / A 6-6 / B 6-3@1 / A 6-2@2 / ";
    EXPECT_EQ(threes(std::string(out) + "end won A / score A 6 B 8 / result A 61 B 8 / winner A",
                     "rule hand=2")
                  .findings(),
              none)
        << "going out with that tile, too";
    EXPECT_EQ(threes(std::string(out) + "end out A", "rule hand=2").findings(),
              Lines({"5 claim end-mismatch G8"}));
    EXPECT_EQ(threes("hand 5 / carry A 57 B 0 / A 6-6=4 / end won A / winner A").findings(), none);
    EXPECT_EQ(threes("hand 5 / carry A 58 B 0 / A 6-6=4 / end won A", "rule exact=no").findings(),
              none);
    EXPECT_EQ(threes("hand 5 / carry A 58 B 0 / A 6-6=4 / end unfinished").findings(), none);
}

TEST(FivesAndThrees, F6_without_the_totals_the_score_is_not_known) {
    const std::string_view out =
        "hand 5 / deal A 6-6 6-2 / deal B 6-3 5-4 / A 6-6=0 / B 6-3@1 / "
        "A 6-2@2 / end out A";
    EXPECT_EQ(threes(out, "rule hand=2").score(), "unknown");
    EXPECT_EQ(threes(out, "rule hand=2").findings(), none) << "0 may be right";
    EXPECT_EQ(threes(out, "rule hand=2 / rule exact=no").score(), "A 6 B 8");
    EXPECT_EQ(threes(out, "rule hand=2 / rule target=0").score(), "A 6 B 8");
}

TEST(FivesAndThrees, F1_a_hand_may_go_on_until_both_partners_are_out) {
    const std::string head = "player A / player B / player C / player D / rule hand=2 / ";
    // A is out at ply 5 and takes no more turns. B, whose partner is out already, ends the hand.
    const std::string_view play =
        "A 6-5 / B 5-4@2 / C 4-4@2 / D 4-2@2 / A 2-2@2 / B pass / C pass / D 6-0@1 / B 0-1@1";
    EXPECT_EQ(threes(std::string(play) + " / end out B", head + "rule both-out=yes").findings(),
              none);
    EXPECT_EQ(threes(std::string(play) + " / C 1-3@1", head + "rule both-out=yes").findings(),
              Lines({"1.10 C broken after-end G11"}));
    EXPECT_EQ(threes(play, head + "rule both-out=no").findings(),
              Lines({"1.6 B broken after-end G11"}));
    EXPECT_EQ(threes(play, head + "written passes halves").findings(), none) << "only possible";
    EXPECT_EQ(threes(play, head + "rule partners=no").findings(),
              Lines({"1.6 B broken after-end G11"}));
}

TEST(FivesAndThrees, F7_a_knock_while_able) {
    EXPECT_EQ(threes("A 6-6 / B knock / A 6-4@1 / B 6-5@2 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass F7"}));
    EXPECT_EQ(threes("A pass / B 6-6 / end unfinished").findings(),
              Lines({"1.1 A broken false-pass F7"}));
    EXPECT_EQ(threes("A 6-6 / B +6-1 6-1@1 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5"}));
}

}  // namespace
}  // namespace bones::test::scoring_lines
