// Leyden: the leader and the first tile (L2), with the deals known, partly known and unknown.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// A has the lowest double, 2-2; B has 3-3 and 6-6.
constexpr std::string_view deals =
    "deal A 2-2 6-4 6-3 5-2 4-4 3-0 / deal B 3-3 6-1 6-5 6-6 4-0 2-0 / ";

Lines lead(std::string_view play) {
    return leyden(std::string(deals).append(play)).findings();
}

TEST(Leyden, L2_the_lowest_double_dealt_leads) {
    EXPECT_EQ(lead("A 2-2"), none);
    EXPECT_EQ(lead("lead A / A 2-2"), none);
    EXPECT_EQ(lead("A 4-4"), Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(lead("B 3-3"), Lines({"1.1 B broken wrong-lead L2"}));
}

TEST(Leyden, L2_a_lead_line_that_the_first_tile_contradicts_accuses_nobody) {
    const Lines mismatch{"1.0 error lead-mismatch G2"};
    EXPECT_EQ(lead("lead B / A 2-2 / B 6-5@1"), mismatch);
    EXPECT_EQ(lead("lead B / A +0-0 2-2"), mismatch);
    EXPECT_EQ(lead("lead A / B 3-3"), mismatch) << "the lead was A's";
    EXPECT_EQ(lead("lead B / B 3-3 / B 4-0@1"),
              Lines({"1.0 B broken wrong-lead L2", "1.2 B broken wrong-turn G2"}))
        << "later nobody acts by right of the lead";
}

TEST(Leyden, G2_a_lead_is_wrong_only_if_it_is_wrong_of_both) {
    const Lines mismatch{"1.0 error lead-mismatch G2"};
    EXPECT_EQ(leyden("lead B / A 2-2").findings(), mismatch);
    EXPECT_EQ(leyden("lead B / A 2-2").open(), none);
    EXPECT_EQ(leyden("lead B / deal B 1-1 ?5 / A 2-2").findings(), mismatch);
    EXPECT_EQ(lead("lead B / A 4-4"),
              Lines({"1.0 error lead-mismatch G2", "1.1 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_the_double_blank_does_not_count) {
    constexpr std::string_view blank =
        "deal A 0-0 6-4 6-3 5-2 4-4 3-0 / deal B 3-3 6-1 6-5 6-6 4-0 2-0 / ";
    EXPECT_EQ(leyden(std::string(blank) + "B 3-3").findings(), none);
    EXPECT_EQ(leyden(std::string(blank) + "A 0-0 / B 6-1@1").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_another_tile_than_a_double_leaves_the_layout_unknown) {
    const Judged game = leyden(std::string(deals) + "A 6-4 / B 6-6@1");
    EXPECT_EQ(game.findings(), Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(game.notes().front(), "1.1 A layout-unknown");
}

TEST(Leyden, L2_a_wrong_lead_line_is_reported_there_and_once) {
    EXPECT_EQ(lead("lead B / B 3-3 / A 6-4@1"), Lines({"1.0 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("lead B / B 6-6"), Lines({"1.0 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("lead B / B pass / A 2-2"), Lines({"1.0 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("lead A / A 4-4"), Lines({"1.1 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_a_wrong_leader_who_passes) {
    EXPECT_EQ(lead("B pass / A 2-2"), Lines({"1.1 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("B pass / A 4-4"), Lines({"1.1 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("B +1-0 pass / A 2-2"), Lines({"1.2 B broken wrong-lead L2"}));
    EXPECT_EQ(lead("B pass / A pass / B 3-3"),
              Lines({"1.1 B broken wrong-lead L2", "1.2 A broken false-pass L2"}));
}

TEST(Leyden, L2_the_rightful_leader_who_passes) {
    EXPECT_EQ(lead("A pass"), Lines({"1.1 A broken false-pass L2"}));
    EXPECT_EQ(lead("A pass / B pass / A 2-2"), Lines({"1.1 A broken false-pass L2"}));
    EXPECT_EQ(lead("A pass / B 3-3"),
              Lines({"1.1 A broken false-pass L2", "1.2 B broken wrong-lead L2"}));
}

TEST(Leyden, L2_the_leader_may_draw_first) {
    EXPECT_EQ(lead("A +1-1 +1-0 2-2"), none);
    EXPECT_EQ(lead("A +1-1 1-1"), Lines({"1.2 A broken wrong-lead L2"}));
    EXPECT_EQ(lead("A +?15 2-2"), Lines({"1.15 A broken illegal-draw L7"}));
    EXPECT_EQ(leyden("A +1-1 1-1").findings(), Lines({"1.2 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("A +? 1-1").findings(), none);
    EXPECT_EQ(leyden("A +? 1-1").open(), Lines({"1.2 A wrong-lead L2"}));
}

TEST(Leyden, L2_a_hand_without_a_double_is_void) {
    constexpr std::string_view deal =
        "deal A 6-5 6-4 6-3 6-2 6-1 0-0 / deal B 5-4 5-3 5-2 5-1 5-0 4-3";
    const Judged game = leyden(std::string(deal) + " / end void / score A 0 B 0");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.end(), "void");
    EXPECT_EQ(game.score(), "A 0 B 0");
    EXPECT_EQ(leyden(std::string(deal)).end(), "void");
    EXPECT_EQ(leyden(std::string(deal) + " / lead A").findings(), none);
    EXPECT_EQ(leyden(std::string(deal) + " / end blocked").findings(),
              Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(leyden(std::string(deal) + " / A pass / B pass").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden(std::string(deal) + " / A 6-5").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden(std::string(deal) + " / lead A / A +1-1 1-1").findings(),
              Lines({"1.0 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden(std::string(deal) + " / A +1-1 1-1").findings(),
              Lines({"1.2 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_a_void_hand_that_was_none) {
    EXPECT_EQ(lead("end void"), none) << "its play is not written (G15)";
    EXPECT_EQ(leyden("deal A 5-5 ?5 / end void").findings(), none);
    const Judged game = leyden("deal A 5-4 ?5 / end void / result A 0 B 0");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.end(), "void");
    EXPECT_EQ(game.totals(), "A 0 B 0");
    EXPECT_EQ(leyden("end unfinished").end(), "unfinished");
}

TEST(Leyden, L2_a_lower_double_that_shows_later) {
    EXPECT_EQ(leyden("A 3-3 / B 4-5@1 / A 2-5@1 / B 2-2@1").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("A 3-3 / B 4-5@1 / A 2-5@1 / B +? 2-2@1").findings(), none);
    EXPECT_EQ(leyden("A 3-3 / B 4-5@1 / A 5-2@1 2-2@1").findings().front(),
              "1.1 A broken wrong-lead L2");
    EXPECT_EQ(leyden("A 3-3 / B ~2-2 4-5@1").findings(), Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("A 3-3 / B 4-5@1 / end unfinished / left B 2-2 ?4").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_the_lead_is_open_while_a_lower_double_may_have_been_dealt) {
    EXPECT_EQ(leyden("A 1-1").open(), none);
    EXPECT_EQ(leyden("A 2-2").open(), Lines({"1.1 A wrong-lead L2"}));
    EXPECT_EQ(leyden("yard 1-1 ?15 / A 2-2").open(), none);
    EXPECT_EQ(leyden("deal A 2-2 ?5 / deal B 6-6 6-5 6-4 6-3 6-2 6-1 / A 2-2").open(),
              Lines({"1.1 A wrong-lead L2"}));
    EXPECT_EQ(leyden("deal A 2-2 6-6 6-5 6-4 6-3 6-2 / deal B ?6 / A 2-2").open(),
              Lines({"1.1 A wrong-lead L2"}));
}

TEST(Leyden, L2_a_lead_line_with_the_deals_unknown) {
    EXPECT_EQ(leyden("lead A / deal B 1-1 ?5").findings(), Lines({"1.0 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("lead A / deal B 2-2 ?5").findings(), none);
    EXPECT_EQ(leyden("lead A / deal B 2-2 ?5 / A 3-3").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("lead A / deal A 6-5 6-4 6-3 6-2 6-1 0-0 / A +3-3 3-3").findings(),
              Lines({"1.0 A broken wrong-lead L2"}));
    // Each double that A may have is lower than B's, but these doubles are in the yard.
    EXPECT_EQ(leyden("lead A / deal B 3-3 ?5 / yard 1-1 2-2 ?14").findings(),
              Lines({"1.0 A broken wrong-lead L2"}));
}

TEST(Leyden, L2_a_pass_with_the_deals_unknown) {
    EXPECT_EQ(leyden("A pass").findings(), Lines({"1.1 A broken false-pass L2"}));
    EXPECT_EQ(leyden("deal B 1-1 ?5 / A pass / B 1-1").findings(),
              Lines({"1.1 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("deal B 1-1 ?5 / A pass / B pass").findings(),
              Lines({"1.1 A broken wrong-lead L2", "1.2 B broken false-pass L2"}));
    EXPECT_EQ(leyden("deal A 5-5 ?5 / lead A / A pass").open(), Lines({"1.1 A false-pass L2"}));
    EXPECT_EQ(leyden("A pass / B pass").open(), Lines({"1.2 B false-pass L2"}));
}

TEST(Leyden, G5_a_deal_stands_though_a_later_tile_contradicts_it) {
    const Judged game =
        leyden("deal A 2-0 4-3 5-5 5-4 6-3 5-1 / A ~3-1 / B 3-3 4-1@3 2-6@4 4-2@3 6-4@4 6-6@3");
    EXPECT_EQ(game.findings().front(), "1.1 A error tile-not-held G5");
    const Lines open = game.open();
    EXPECT_EQ(std::count(open.begin(), open.end(), "1.2 B wrong-lead L2"), 0)
        << "B's six tiles are seen, and A was dealt no lower double";
}

TEST(Leyden, G14_what_the_yard_names_was_not_dealt) {
    EXPECT_EQ(leyden("yard 6-5 1-1 / A 2-2 / B ?").open(), none);
    EXPECT_EQ(leyden("yard 6-5 / A 2-2 / B ?").open(), Lines({"1.1 A wrong-lead L2"}));
}

TEST(Leyden, G14_an_unwritten_turn_hides_no_deal_that_is_known) {
    EXPECT_EQ(leyden("lead A / deal B 3-3 ?5 / yard 1-1 2-2 ?14 / A ?").findings(),
              Lines({"1.0 A broken wrong-lead L2"}));
    EXPECT_EQ(leyden("lead A / deal B 3-3 ?5 / yard 1-1 ?15 / A ?").findings(), none);
    EXPECT_EQ(leyden("lead B / deal A 3-3 ?5 / deal B 5-4 5-5 1-0 4-4 4-1 6-3 / B ?").findings(),
              Lines({"1.0 B broken wrong-lead L2"}));
    EXPECT_EQ(leyden("B ~1-1 4-4 ?").findings().front(), "1.2 B broken wrong-lead L2");
}

TEST(Leyden, G14_one_draw_brings_one_tile_of_the_yard) {
    constexpr std::string_view start =
        "yard 4-2 6-6 0-0 2-0 6-1 4-1 6-0 6-5 3-1 3-2 3-0 5-3 ? "
        "1-0 5-5 5-0 / B ? / ";
    EXPECT_EQ(leyden(std::string(start) + "A +? 6-0@4 / A +? 1-0@2").findings(), none);
    EXPECT_EQ(leyden(std::string(start) + "A +? 6-0@4 1-0@2").findings(),
              Lines({"1.4 A error tile-not-held G5"}));
    EXPECT_EQ(leyden(std::string(start) + "A +? / left A 6-0 ?6").findings(), none);
    EXPECT_EQ(leyden(std::string(start) + "A +? / left A 6-0 1-0 ?5").findings(),
              Lines({"1 A error left-mismatch G5"}));
}

TEST(Leyden, G5_a_yard_that_is_too_long_is_no_evidence) {
    EXPECT_EQ(leyden("yard 1-1 ?15 / A 2-2").open(), none);
    const Judged game = leyden("yard 1-1 ?16 / A 2-2");
    EXPECT_EQ(game.findings(), Lines({"1.0 error count-mismatch G5"}));
    EXPECT_EQ(game.open(), Lines({"1.1 A wrong-lead L2"}));
}

TEST(Leyden, L2_the_lowest_double_of_all_leads_though_a_turn_is_not_written) {
    EXPECT_EQ(leyden("B 1-1 ?").open(), none);
}

TEST(Leyden, G10_a_lead_and_a_pass_that_cannot_both_be_right) {
    // Six of the unseen tiles do not fit a two, 1-1 among them. If B's pass is right, B was dealt
    // all six, so 2-2 was not the lowest double.
    const Judged game = leyden(
        "A +3-2 +3-3 +4-0 +4-1 +4-2 +4-4 +6-0 +6-2 +6-3 +6-4 +6-6 +5-5 +5-4 +5-3 2-2 / B pass");
    EXPECT_EQ(game.findings(), Lines({"1.16 B broken joint-breach G10"}));
    EXPECT_EQ(game.open(), Lines({"1.15 A wrong-lead L2", "1.16 B false-pass L7"}));
}

}  // namespace
}  // namespace bones::test
