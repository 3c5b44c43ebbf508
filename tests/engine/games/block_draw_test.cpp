// Block (B10 to B13) and Draw (W1 to W7).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test::block_and_draw {
namespace {

Judged block(std::string_view play, std::string_view header = {}) {
    return line_game("block", play, header);
}
Judged draw(std::string_view play, std::string_view header = {}) {
    return line_game("draw", play, header);
}

TEST(Block, B12_the_target_by_default) {
    const std::string_view four = "player A / player B / player C / player D";
    const std::string_view play =
        "hand 3 / carry A 90 B 0 / deal A 6-6 6-1 / deal B 5-5 6-5 / "
        "A 6-6 / B 6-5@1 / A 6-1@2 / end out A";
    EXPECT_EQ(block(play, "rule hand=2").winner(), "A") << "100 for two";
    EXPECT_EQ(block(play, "rule hand=2 / rule target=200").winner(), "not over");
    EXPECT_EQ(block("hand 3 / carry A 150 B 0 C 0 D 0 / lead A / end blocked / "
                    "score A 0 B 0 C 0 D 0 / winner A",
                    std::string(four) + " / rule partners=no")
                  .winner(),
              "A");
    EXPECT_EQ(block("A 6-6 / end unfinished", "rule target=auto").findings(), none);
    EXPECT_EQ(block("A 6-6 / end unfinished", "rule target=lots").findings(),
              Lines({"error unknown-rule B12"}));
}

TEST(Block, B13_a_pass_while_able_is_proven_by_later_play) {
    EXPECT_EQ(block("A 6-6 / B pass / A 6-4@1 / B 6-5@2 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass B13"}));
    EXPECT_EQ(block("A 6-6 / B pass / A 6-4@1 / B 4-1@1 / end unfinished").findings(), none);
    EXPECT_EQ(block("A 6-6 / B pass / A 6-4@1 / B 4-1@1 / end unfinished").open(),
              Lines({"1.2 B false-pass B13"}));
}

TEST(Block, B13_by_elimination) {
    const std::string_view play =
        "deal A 6-6 5-5 5-4 5-3 1-1 1-0 0-0 / deal C 6-5 5-2 5-1 4-4 4-3 4-2 4-1 / "
        "deal D 5-0 4-0 3-3 3-2 3-1 3-0 2-2 / A 6-6 / B pass / C 6-5@1 / end unfinished";
    EXPECT_EQ(block(play, "player A / player B / player C / player D").findings(),
              Lines({"1.2 B broken false-pass B13"}));
}

TEST(Block, has_no_draws_and_no_claims) {
    EXPECT_EQ(block("A 6-6 / B +6-1 6-1@1=5 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5", "1.3 B error no-such-action G5"}));
    EXPECT_EQ(block("A *6-6 / B 6-1x@1 / end unfinished").findings(),
              Lines({"1.1 A error no-such-action G5", "1.2 B error no-such-action G5"}));
    EXPECT_NE(block("A 6-6 / B 6-1=77@1").canonical().find("B 6-1@1=77"), std::string::npos);
}

TEST(Draw, W2_until_one_fits) {
    const std::string_view play =
        "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / yard 4-3 4-1 6-2 5-0 6-0 ?17 / A 6-6 / "
        "B +4-3 +4-1 +6-2 6-2@1 / A 2-1@1 / B 1-0@1 / A 0-4@1 / end out A / score A 27 B 0";
    EXPECT_EQ(draw(play, "rule hand=3").findings(), none);
}

TEST(Draw, W2_drawing_while_able) {
    const std::string_view deals = "deal A 6-6 4-0 2-1 / deal B 6-5 3-2 1-0 / ";
    const auto judged = [&](std::string_view play, std::string_view rule = "") {
        return draw(std::string(deals).append(play), "rule hand=3 / " + std::string(rule))
            .findings();
    };
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 6-5@1 / end unfinished"),
              Lines({"1.2 B broken illegal-draw W2"}))
        << "once a turn";
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 6-5@1 / end unfinished", "rule voluntary=yes"), none);
    EXPECT_EQ(judged("A 6-6 / B pass / end unfinished"), Lines({"1.2 B broken false-pass W2"}));
    EXPECT_EQ(judged("A 6-6 / B +4-3 pass / end unfinished", "rule voluntary=yes"),
              Lines({"1.3 B broken false-pass W2"}));
    EXPECT_EQ(draw("A 6-6 / B +? 6-3@1 / A 3-1@1 / B 6-2@2 / end unfinished", "rule opening=lot")
                  .findings(),
              Lines({"1.2 B broken illegal-draw W2"}));
    EXPECT_EQ(draw("A 6-6 / B +6-1 +6-2 6-2@1 / end unfinished").findings(),
              Lines({"1.3 B broken illegal-draw W2"}))
        << "the tile drawn before fits";
}

Lines errors(std::string_view play) {
    Lines lines = draw(play, "rule opening=lot").findings();
    std::erase_if(
        lines, [](const std::string& line) { return line.find(" error ") == std::string::npos; });
    return lines;
}

TEST(Draw, G6a_a_tile_put_back_is_no_turn_and_leaves_the_hand) {
    // B was dealt one tile too many. The three cases: B's deal line names it, does not name it, or
    // is missing.
    const std::string a = "deal A 6-5 5-4 4-3 3-2 2-1 1-0 0-0 / ";
    const std::string b = "deal B 6-6 5-5 4-4 3-3 2-2 1-1 6-4";
    const std::string play =
        " / B <6-2 / A 6-5 / B 5-5 / left B 6-6 4-4 3-3 2-2 1-1 6-4 / end unfinished";
    for (const std::string& deals : {a + b + " 6-2", a + b, std::string("lead A")})
        EXPECT_EQ(draw(deals + play, "rule opening=lot").findings(), none) << deals;
    EXPECT_EQ(draw(a + b + " 6-2 / A 6-5 / B 5-5 / end unfinished", "rule opening=lot").findings(),
              Lines({"1.0 B error deal-size G5"}));
    // The returned tile is not one of the tiles dealt in its place.
    EXPECT_EQ(draw(a + b + " / B <6-4 / A 6-5 / end unfinished", "rule opening=lot").findings(),
              Lines({"1.0 B error deal-size G5"}));
}

TEST(Draw, G6a_a_tile_put_back_can_be_drawn_again) {
    const std::string deals =
        "deal A 6-5 5-4 4-3 3-2 2-1 1-0 0-0 / deal B 4-4 3-3 2-2 1-1 4-2 4-1 3-1 / ";
    EXPECT_EQ(
        errors(deals + "A 6-5 / B +6-4 6-4@1 / A <1-0 4-3@1 / B +1-0 +6-1 / B <1-0 / A +1-0 / "
                       "end unfinished"),
        none);
    EXPECT_EQ(errors("A 6-5 / B +? 6-4@1 / A <1-0 4-3@1 / B +? +? +? 1-0@2 / end unfinished"),
              none);
    EXPECT_EQ(errors("A 6-5 / B +? 6-4@1 / A <? 4-3@1 / A <? / B +? +6-1 / end unfinished"), none);
    // A tile that another seat holds, or that is on the table, cannot be put back.
    EXPECT_EQ(errors(deals + "A 6-5 / B <5-4 / A <6-5 / end unfinished"),
              Lines({"1.2 B error tile-not-held G5", "1.3 A error tile-not-held G5"}));
}

TEST(Draw, G6a_the_boneyard_grows) {
    // 14 tiles are left to draw; the fifteenth draw needs a tile that was put back.
    const std::string fourteen = "A 6-5 / B +?14 ";
    EXPECT_EQ(errors(fourteen + "+? / end unfinished"), Lines({"1.16 B error count-mismatch G5"}));
    EXPECT_EQ(errors(fourteen + "<1-0 +? / end unfinished"), none);
}

TEST(Draw, G6a_what_a_deal_shows_is_proven_still) {
    const std::string deals =
        "deal A 6-5 5-4 4-3 3-2 2-1 1-0 0-0 / deal B 6-4 3-3 2-2 1-1 4-2 4-1 3-1 / ";
    EXPECT_EQ(
        draw(deals + "A 6-5 / B +6-1 <6-1 6-4@1 / end unfinished", "rule opening=lot").findings(),
        Lines({"1.2 B broken illegal-draw W2"}));
    // The tile was put back, so the seat could not play.
    EXPECT_EQ(
        draw(deals + "A 6-5 / B <6-4 +6-1 6-1@1 / end unfinished", "rule opening=lot").findings(),
        none);
}

TEST(Draw, G6a_a_tile_shown_later_may_have_been_put_back_by_another_seat) {
    EXPECT_EQ(draw("A 6-5 / B +? 6-4@1 / A 4-1@1 / B 5-5@2 / end unfinished").findings(),
              Lines({"1.2 B broken illegal-draw W2"}));
    EXPECT_EQ(draw("A 6-5 / B +? 6-4@1 / A <5-5 4-1@1 / B +? 5-5@2 / end unfinished").findings(),
              none);
    EXPECT_EQ(draw("A 6-5 / B +? 6-4@1 / A <? 4-1@1 / B +? 5-5@2 / end unfinished").findings(),
              none);
}

TEST(Draw, W3_how_much_may_be_drawn) {
    const std::string_view deals = "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / ";
    const auto judged = [&](std::string_view play, std::string_view rule) {
        return draw(std::string(deals).append(play), "rule hand=3 / " + std::string(rule))
            .findings();
    };
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 pass / end unfinished", "rule draws=1"),
              Lines({"1.3 B broken illegal-draw W3"}));
    EXPECT_EQ(judged("A 6-6 / B +4-3 +4-1 pass / end unfinished", "rule keep=21"),
              Lines({"1.3 B broken illegal-draw W3"}));
    EXPECT_EQ(judged("A 6-6 / B +4-3 pass / end unfinished", "rule keep=21"), none);
    EXPECT_EQ(
        draw("A 6-6 / B +? pass / end unfinished", "rule hand=14 / rule opening=lot").findings(),
        Lines({"1.2 B error count-mismatch G5"}));
}

TEST(Draw, W4_a_pass_with_draws_due) {
    const std::string_view deals = "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / ";
    EXPECT_EQ(
        draw(std::string(deals) + "A 6-6 / B pass / end unfinished", "rule hand=3").findings(),
        Lines({"1.2 B broken missed-draw W4"}));
    EXPECT_EQ(draw(std::string(deals) + "A 6-6 / B +4-3 / A 6-4 / end unfinished", "rule hand=3")
                  .notes()
                  .at(1),
              "1.3 B missing-pass");
}

TEST(Draw, W6_two_passes_with_tiles_left_go_on) {
    const std::string_view play =
        "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / A 6-6 / B +4-3 pass / A +5-1 pass / "
        "B +6-0 6-0@1 / A 0-4@1 / end unfinished";
    EXPECT_EQ(draw(play, "rule hand=3 / rule draws=1").findings(), none);
    const std::string_view kept =
        "deal A 6-6 4-0 2-1 / deal B 5-5 3-2 1-0 / A 6-6 / B pass / A pass / end blocked";
    EXPECT_EQ(draw(kept, "rule hand=3 / rule keep=28").findings(), none);
    EXPECT_EQ(draw(kept, "rule hand=3 / rule keep=28").score(), "A 9 B 0")
        << "A has 7 pips, B 16: the difference";
}

TEST(Draw, W7_the_boneyard_counts) {
    const std::string_view out =
        "deal A 6-6 6-1 / deal B 5-5 6-5 / A 6-6 / B 6-5@1 / A 6-1@2 / end out A";
    EXPECT_EQ(draw(out, "rule hand=2").score(), "A 10 B 0");
    EXPECT_EQ(draw(out, "rule hand=2 / rule yard=yes").score(), "A 138 B 0")
        << "all that does not lie on the table: 168 - 12 - 11 - 7";
    EXPECT_EQ(draw("A 6-6 / B 6-5@1 / A 6-1@2 / end out A", "rule hand=2 / rule yard=yes").score(),
              "A 138 B 0")
        << "whoever holds what";
}

}  // namespace
}  // namespace bones::test::block_and_draw
