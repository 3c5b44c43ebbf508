// Double Takes, clause by clause (D1–D10); whole games are in double_takes_scores_test.cpp.
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

constexpr std::string_view two = "player A / player B";
constexpr std::string_view three = "player A / player B / player C";
constexpr std::string_view four = "player A / player B / player C / player D";

/// Returns the findings if this seat leads after this trick: none if it won the trick.
Lines next_lead(std::string_view trick, char seat, std::string_view header = three) {
    return takes(std::string(trick) + " / " + seat + " 1-0=1 / end unfinished", header).findings();
}

TEST(DoubleTakes, D1_tiles_for_each_number_of_players) {
    EXPECT_EQ(takes("deal A ?17 / deal B ?17 / A 5-4=5", two).findings(), none);
    EXPECT_EQ(takes("deal A ?15 / deal B ?15 / deal C ?15 / A 5-4=5", three).findings(), none);
    EXPECT_EQ(takes("deal A ?17 / deal D ?17 / A 5-4=5", four).findings(), none);
    EXPECT_EQ(takes("deal A ?15 / A 5-4=5", two).findings(), Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(takes("deal A ?17 / A 5-4=5", three).findings(), Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(takes("deal A ?15 / A 5-4=5", four).findings(), Lines({"1.0 A error deal-size G5"}));
}

TEST(DoubleTakes, D1_no_tile_appears_twice_in_a_game) {
    EXPECT_EQ(takes("A 5-4=5 5-3 / end unfinished / hand 2 / B 6-4=6 5-3", two).findings(),
              Lines({"2.2 A error tile-repeated G5"}));
    EXPECT_EQ(takes("deal A 5-4 ?16 / end unfinished / hand 2 / deal B 5-4 ?16 / B 6-4=6 6-3", two)
                  .findings(),
              Lines({"2.0 B error tile-repeated G5"}));
}

TEST(DoubleTakes, D2_each_round_is_led_by_the_next_seat) {
    const std::string rounds = "B 5-4=5 / end unfinished / hand 2 / C 6-4=6 / end unfinished / ";
    EXPECT_EQ(takes(rounds + "hand 3 / A 7-4=7").findings(), none);
    EXPECT_EQ(takes(rounds + "hand 3 / B 7-4=7").findings(), Lines({"3.1 B broken wrong-lead D2"}));
    EXPECT_EQ(takes("B 5-4=5 / end unfinished / hand 2 / B 6-4=6").findings(),
              Lines({"2.1 B broken wrong-lead D2"}));
}

TEST(DoubleTakes, D2_after_a_wrong_lead_the_leads_go_on_from_it) {
    const std::string rounds = "A 5-4=5 / end unfinished / hand 2 / C 6-4=6 / end unfinished / ";
    EXPECT_EQ(takes(rounds + "hand 3 / A 7-4=7").findings(), Lines({"2.1 C broken wrong-lead D2"}));
}

TEST(DoubleTakes, D3_the_suit_is_on_the_tile) {
    EXPECT_EQ(takes("A 5-4=5").findings(), none);
    EXPECT_EQ(takes("A 5-4=4").findings(), none);
    EXPECT_EQ(takes("A 5-5=5").findings(), none);
    EXPECT_EQ(takes("A 5-4=3").findings(), Lines({"1.1 A error wrong-suit D3"}));
    EXPECT_EQ(takes("A 5-5=4").findings(), Lines({"1.1 A error wrong-suit D3"}));
}

TEST(DoubleTakes, D3_under_a_wrong_suit_nobody_revokes_or_wins_the_trick) {
    const Lines wrong_suit({"1.1 A error wrong-suit D3"});
    EXPECT_EQ(takes("deal B 5-3 4-3 ?13 / A 5-4=3 2-1").findings(), wrong_suit);
    EXPECT_EQ(takes("A 5-4=3 7-6 8-6 / end unfinished").score(), "unknown");
    for (const char next : {'A', 'B', 'C'})
        EXPECT_EQ(next_lead("A 5-4=3 7-6 8-8", next), wrong_suit) << next;
}

TEST(DoubleTakes, G2_a_lead_under_a_wrong_suit_is_not_out_of_turn) {
    EXPECT_EQ(takes("A 5-4=5 5-6 8-6 / C 9-4=3 9-1 9-2 / B 1-0=1 / end unfinished").findings(),
              Lines({"1.4 C error wrong-suit D3"}));
}

TEST(DoubleTakes, D3_an_undeclared_suit_is_the_higher_number) {
    const Judged judged = takes("deal B 5-1 4-1 ?13 / A 5-4 4-1 / end unfinished");
    EXPECT_EQ(judged.notes(), Lines({"1.1 A undeclared-suit"}));
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken revoke D4"}));
    EXPECT_EQ(takes("A 5-5 / end unfinished").notes(), none) << "a double's suit is its number";
}

TEST(DoubleTakes, D3_undeclared_high_and_error) {
    EXPECT_EQ(
        takes("A 5-4 / end unfinished", "player A / player B / player C / rule undeclared=high")
            .findings(),
        none);
    const Judged error =
        takes("A 5-4 / end unfinished", "player A / player B / player C / rule undeclared=error");
    EXPECT_EQ(error.findings(), Lines({"1.1 A error undeclared-suit D3"}));
    EXPECT_EQ(error.notes(), none);
    EXPECT_EQ(
        takes("A 5-5 / end unfinished", "player A / player B / player C / rule undeclared=error")
            .findings(),
        none);
}

TEST(DoubleTakes, D4_who_holds_the_suit_must_follow) {
    EXPECT_EQ(takes("deal B 5-1 6-1 ?13 / A 5-4=5 5-1").findings(), none);
    EXPECT_EQ(takes("deal B 5-1 6-1 ?13 / A 5-4=5 6-1").findings(),
              Lines({"1.2 B broken revoke D4"}));
}

TEST(DoubleTakes, D4_the_suits_double_is_of_the_suit) {
    EXPECT_EQ(takes("deal B 5-5 6-1 ?13 / A 5-4=5 6-1").findings(),
              Lines({"1.2 B broken revoke D4"}));
    EXPECT_EQ(takes("deal B 5-1 5-5 ?13 / A 5-4=5 5-5").findings(), none);
    EXPECT_EQ(takes("deal B 5-1 6-6 ?13 / A 5-4=5 6-6").findings(),
              Lines({"1.2 B broken revoke D4"}))
        << "another double is no excuse";
}

TEST(DoubleTakes, D4_without_the_suit_any_tile_may_be_played) {
    const std::string deal =
        "deal B 6-0 6-1 6-2 6-3 6-6 7-0 7-1 7-2 7-3 7-7 8-0 8-1 8-2 8-3 8-8 / ";
    const Judged judged = takes(deal + "A 5-4=5 8-8 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), none);
}

TEST(DoubleTakes, D5_the_highest_tile_of_the_suit_wins) {
    EXPECT_EQ(next_lead("A 9-4=9 9-8 9-7", 'B'), none);
    EXPECT_EQ(next_lead("A 9-4=9 9-8 9-7", 'C'), Lines({"1.4 C broken wrong-turn D6"}));
    EXPECT_EQ(next_lead("A 9-4=9 15-14 9-5", 'C'), none) << "another suit wins nothing";
    EXPECT_EQ(next_lead("A 9-4=4 9-8 4-3", 'A'), none) << "ranked by the other half";
}

TEST(DoubleTakes, D5_the_suits_double_ranks_by_its_number) {
    EXPECT_EQ(next_lead("A 9-9=9 9-12 9-8", 'B'), none);
    EXPECT_EQ(next_lead("A 9-9=9 9-8 9-7", 'A'), none);
}

TEST(DoubleTakes, D5_the_highest_other_double_wins) {
    EXPECT_EQ(next_lead("A 9-15=9 2-2 9-14", 'B'), none);
    EXPECT_EQ(next_lead("A 9-15=9 2-2 3-3", 'C'), none);
    EXPECT_EQ(next_lead("A 9-15=9 0-0 9-14", 'B'), none) << "the blank double is a double";
    EXPECT_EQ(next_lead("A 15-15=15 0-0 15-14", 'B'), none) << "the suit's double is no trump";
}

TEST(DoubleTakes, D6_the_winner_leads_the_next_trick) {
    EXPECT_EQ(takes("A 9-4=9 9-8 9-7 / B 6-4=6 6-5 6-3 / end unfinished").findings(), none);
    EXPECT_EQ(takes("A 9-4=9 9-8 9-7 / A 6-4=6 6-5 6-3 / B 5-4=5 / end unfinished").findings(),
              Lines({"1.4 A broken wrong-turn D6"}));
}

TEST(DoubleTakes, D6_out_of_turn_inside_a_trick_leaves_it_unjudged) {
    const std::string trick = "A 9-4=9 / C 9-7 / B 9-8 / ";
    for (const char* next : {"A", "B", "C"}) {
        const Judged judged = takes(trick + next + " 6-4=6 / end unfinished");
        EXPECT_EQ(judged.findings(), Lines({"1.2 C broken wrong-turn D6"})) << next;
    }
}

TEST(DoubleTakes, D6_revokes_are_judged_in_such_a_trick_too) {
    EXPECT_EQ(takes("A 9-4=9 / C 8-7 / B 9-8 / C 9-5=9 / end unfinished").findings(),
              Lines({"1.2 C broken wrong-turn D6", "1.2 C broken revoke D10"}));
}

TEST(DoubleTakes, D6_an_unjudged_trick_leaves_the_score_unknown) {
    const Judged judged = takes("A 9-4=9 / C 9-7 / B 9-8 / end unfinished");
    EXPECT_EQ(judged.score(), "unknown");
}

TEST(DoubleTakes, D8_a_tile_taken_back_in_time_is_no_revoke) {
    EXPECT_EQ(takes("A 12-9=9 ~10-10 9-4 9-2 / A 5-3=5 5-8 5-6 / end unfinished").findings(), none);
}

TEST(DoubleTakes, D8_a_tile_taken_back_proves_that_it_was_held) {
    EXPECT_EQ(takes("A 12-9=9 ~9-8 10-4 9-2 / end unfinished").findings(),
              Lines({"1.3 B broken revoke D4"}));
    EXPECT_EQ(takes("A 12-9=9 10-4 9-2 / A 5-3=5 ~9-8 5-4 / end unfinished").findings(),
              Lines({"1.2 B broken revoke D10"}));
}

TEST(DoubleTakes, D10_a_revoke_shows_in_a_later_play) {
    EXPECT_EQ(takes("A 12-9=9 10-3 9-2 / A 5-4=5 9-4 5-6 / end unfinished").findings(),
              Lines({"1.2 B broken revoke D10"}));
    EXPECT_EQ(takes("A 12-9=9 10-3 9-2 / A 5-4=5 8-4 5-6 / end unfinished").findings(), none);
}

TEST(DoubleTakes, D10_a_revoke_shows_in_what_was_left) {
    EXPECT_EQ(takes("A 12-9=9 10-3 9-2 / left B 9-4 ?13 / end unfinished").findings(),
              Lines({"1.2 B broken revoke D10"}));
}

TEST(DoubleTakes, D10_a_tile_of_another_round_shows_nothing) {
    EXPECT_EQ(
        takes("A 12-9=9 10-3 9-2 / end unfinished / hand 2 / B 9-4=9 / end unfinished").findings(),
        none);
}

/// Returns the verdicts on turns: `broken 1.4 C`, `open 1.4 C`.
Lines turns(std::string_view play, std::string_view players = three) {
    const Judged judged = takes(play, players);
    Lines said;
    for (const std::string& line : judged.findings())
        if (line.find("wrong-turn") != std::string::npos)
            said.push_back("broken " + line.substr(0, 5));
    for (const std::string& line : judged.open())
        if (line.find("wrong-turn") != std::string::npos)
            said.push_back("open " + line.substr(0, 5));
    return said;
}

// The result does not depend on the unknown tile.
TEST(DoubleTakes, D6_who_took_a_trick_with_an_unknown_tile) {
    EXPECT_EQ(turns("A 9-8=9 15-15 ? / C 12-4=12"), Lines({"broken 1.4 C"}));
    EXPECT_EQ(turns("A 9-8=9 15-15 ? / B 12-4=12"), none);
    EXPECT_EQ(turns("A ? 15-15 3-2 / C 12-4=12"), Lines({"broken 1.4 C"}));
    EXPECT_EQ(turns("A ? 14-14 3-2 / A 12-4=12"), Lines({"open 1.4 A"}));  // for example 15-14
    EXPECT_EQ(turns("A 9-8=9 3-3 ? / C 12-4=12"), Lines({"open 1.4 C"}));
    EXPECT_EQ(turns("A 9-8=9 3-3 ? / A 12-4=12"), Lines({"broken 1.4 A"}));
}

TEST(DoubleTakes, D6_the_unknown_tile_is_one_that_the_seat_can_have_had) {
    const std::string deal =
        "deal C 3-2 1-2 1-3 1-4 1-5 1-6 1-7 1-8 1-9 1-10 1-11 1-12 1-13 1-14 1-15 / ";
    EXPECT_EQ(turns(deal + "A 9-8=9 4-2 ? / C 10-1=10"), Lines({"broken 1.4 C"}));
    EXPECT_EQ(turns(deal + "A 9-8=9 4-2 ? / B 10-4=10"), Lines({"broken 1.4 B"}));
    EXPECT_EQ(turns(deal + "A 9-8=9 4-2 ? / A 10-4=10"), none);
    EXPECT_EQ(turns("A 9-8=9 4-2 ? / C 10-1=10"), Lines({"open 1.4 C"}));
    // After an error anywhere in the game the tile may be any tile.
    EXPECT_EQ(turns(deal + "A 9-8=9 4-2 ? / C 10-1=10 / hand 2 / deal A ?14"),
              Lines({"open 1.4 C"}));
}

TEST(DoubleTakes, D6_an_open_lead_is_told_with_what_it_depends_on) {
    const Judged judged = takes("A 9-8=9 9-3 ? / C 12-4=12 12-5 12-6 / A 5-4=5");
    EXPECT_EQ(judged.open(), Lines({"1.4 C wrong-turn D6"}));
    EXPECT_EQ(judged.findings(), Lines({"1.7 A broken wrong-turn D6"}));  // B took that trick
}

TEST(DoubleTakes, D7_of_a_trick_that_one_side_took_anyway_nothing_is_missing) {
    EXPECT_EQ(turns("A 9-8=9 4-3 ? 4-2 / A 12-4=12", four), Lines({"open 1.5 A"}));
    EXPECT_EQ(turns("A 9-8=9 4-3 ? 4-2 / B 12-4=12", four), Lines({"broken 1.5 B"}));
}

TEST(DoubleTakes, D10_a_tile_played_unseen_may_be_the_one) {
    const Judged judged = takes("A 12-9=9 ? 9-2 / A 5-4=5 9-4 5-6 / end unfinished");
    EXPECT_EQ(judged.findings(), none);
}

}  // namespace
}  // namespace bones::test
