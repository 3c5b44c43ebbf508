// The bidding of Forty-two, clause by clause (T1–T5, T14, T15).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// Returns the findings of an unplayed hand with these bids.
Lines of_bids(const std::string& bids, std::string_view header = {}) {
    return forty_two("bid " + bids + " / end unfinished", header).findings();
}

TEST(FortyTwo, T1_seven_tiles_each) {
    EXPECT_EQ(forty_two("deal A ?7 / trump A 5 / A 5-5").findings(), none);
    EXPECT_EQ(forty_two("deal A ?6 / trump A 5 / A 5-5").findings(),
              Lines({"1.0 A error deal-size G5"}));
}

TEST(FortyTwo, T1_the_shaker_changes_every_hand) {
    const std::string first = "bid D 30 pass pass pass / trump D 1 / end unfinished / hand 2 / ";
    EXPECT_EQ(forty_two(first + "bid A 30 pass pass pass").findings(), none);
    EXPECT_EQ(forty_two(first + "bid A ? ? ? ?").findings(), none);
    EXPECT_EQ(forty_two(first + "bid D 30 pass pass pass").findings(),
              Lines({"2.0 D broken wrong-turn T1"}));
    EXPECT_EQ(forty_two(first + "bid B ? ? ? ?").findings(), Lines({"2.0 B broken wrong-turn T1"}));
    // Fewer than four bids do not show who bid first.
    EXPECT_EQ(forty_two(first + "bid D 30").findings(), none);
    EXPECT_EQ(forty_two("bid D 30 / end unfinished / hand 2 / bid C ? ? ? ?").findings(), none);
}

TEST(FortyTwo, T1_after_a_wrong_turn_the_bids_stand_and_the_shaker_goes_on_from_it) {
    const std::string hands =
        "bid D 30 pass pass pass / end unfinished / hand 2 / bid B 30 pass pass pass / trump B 1 / "
        "end unfinished / hand 3 / ";
    EXPECT_EQ(forty_two(hands + "bid C 30 pass pass pass").findings(),
              Lines({"2.0 B broken wrong-turn T1"}));
}

TEST(FortyTwo, T1_the_shaker_changes_after_a_void_hand_too) {
    const std::string hands = "bid D pass pass pass pass / hand 2 / ";
    EXPECT_EQ(forty_two(hands + "bid A 30 pass pass pass", "rule all-pass=reshake").findings(),
              none);
    EXPECT_EQ(forty_two(hands + "bid D 30 pass pass pass", "rule all-pass=reshake").findings(),
              Lines({"2.0 D broken wrong-turn T1"}));
}

TEST(FortyTwo, T2_points_or_marks_and_more_than_before) {
    for (const char* bids : {"A 30 31 41 42", "A 42 84 126 168", "A 84 pass 126 pass",
                             "B pass pass pass 30", "A 30 42 84 126"})
        EXPECT_EQ(of_bids(bids), none) << bids;
    EXPECT_EQ(of_bids("A 29 30 pass pass"), Lines({"1.0 A broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 43 pass 30 pass"), Lines({"1.0 A broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 30 30 pass pass"), Lines({"1.0 B broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 32 31 pass pass"), Lines({"1.0 B broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 0 30 pass pass"), Lines({"1.0 A broken wrong-bid T2"}));
}

TEST(FortyTwo, T2_three_marks_are_one_more_than_the_highest_bid) {
    EXPECT_EQ(of_bids("A 126 pass pass pass"),
              Lines({"1.0 A broken wrong-bid T2", "1.0 D broken wrong-bid T3"}));
    EXPECT_EQ(of_bids("A 42 126 pass pass"), Lines({"1.0 B broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 84 168 pass pass"), Lines({"1.0 B broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 41 84 126 168"), none);
}

TEST(FortyTwo, T2_a_wrong_bid_counts_as_a_pass) {
    EXPECT_EQ(forty_two("bid A 31 30 pass pass / trump A 5").findings(),
              Lines({"1.0 B broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 32 31 32 33"),
              Lines({"1.0 B broken wrong-bid T2", "1.0 C broken wrong-bid T2"}));
}

TEST(FortyTwo, T2_after_an_unknown_bid_only_those_known_are_asked) {
    EXPECT_EQ(of_bids("A 31 ? 30 pass"), Lines({"1.0 C broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A 31 ? 32 pass"), none);
    EXPECT_EQ(of_bids("A 30 ? 126 pass"), none);
    EXPECT_EQ(of_bids("A 126 ? pass pass"), Lines({"1.0 A broken wrong-bid T2"}));
    EXPECT_EQ(forty_two("bid A ? pass 168 30 / trump D 1").findings(), none)
        << "if the first passed, the 168 is wrong and counts as a pass";
    EXPECT_EQ(of_bids("A ? pass 42 30"), Lines({"1.0 D broken wrong-bid T2"}));
}

TEST(FortyTwo, T2_of_fewer_than_four_only_the_numbers) {
    EXPECT_EQ(of_bids("A 31 30"), none);
    EXPECT_EQ(of_bids("A 126"), none);
    EXPECT_EQ(of_bids("D 29"), Lines({"1.0 D broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A pass pass pass"), none);
}

TEST(FortyTwo, T3_after_three_passes_the_shaker_must_bid) {
    EXPECT_EQ(of_bids("A pass pass pass 30"), none);
    EXPECT_EQ(of_bids("A pass pass pass pass"), Lines({"1.0 D broken wrong-bid T3"}));
    EXPECT_EQ(of_bids("A pass pass pass 29"), Lines({"1.0 D broken wrong-bid T2"}));
    EXPECT_EQ(of_bids("A pass ? pass pass"), none);
}

TEST(FortyTwo, T3_then_the_hand_is_void_or_the_bid_thirty) {
    const Judged nothing = forty_two("bid A pass pass pass pass / end void / score A 0 B 0");
    EXPECT_EQ(nothing.findings(), Lines({"1.0 D broken wrong-bid T3"}));
    EXPECT_EQ(nothing.end(), "void");
    EXPECT_EQ(nothing.score(), "A 0 B 0");
    const Judged played =
        forty_two("bid A pass pass pass pass / trump D 5 / D 5-5 / end unfinished");
    EXPECT_EQ(played.findings(), Lines({"1.0 D broken wrong-bid T3"}));
    EXPECT_EQ(played.end(), "unfinished");
    EXPECT_EQ(forty_two("bid A pass pass pass pass / A 5-5 / end unfinished").findings(),
              Lines({"1.0 D broken wrong-bid T3", "1.1 A broken wrong-lead T5"}));
}

// Unknown contracts have other rules, so bids and declarer are not judged.
TEST(FortyTwo, T3_another_contract_is_not_judged) {
    const Judged nothing = forty_two("bid A pass pass pass pass / trump D other / score A 0 B 0");
    EXPECT_EQ(nothing.findings(), none);
    EXPECT_EQ(nothing.score(), "A 0 B 0");
    EXPECT_EQ(forty_two("bid A pass pass pass pass / trump D other / D 5-5 / end made").end(),
              "made");
}

TEST(FortyTwo, T3_whether_all_passed_may_not_be_known) {
    EXPECT_EQ(forty_two("end void").findings(), none);
    EXPECT_EQ(forty_two("end void").end(), "void");
    EXPECT_EQ(forty_two("bid A pass ? pass pass / end void").findings(), none);
    EXPECT_EQ(forty_two("bid A 30 / end void").findings(), none) << "its play is not written (G15)";
    EXPECT_EQ(forty_two("trump A 5 / end void").findings(), none);
}

TEST(FortyTwo, T3_reshake_makes_the_hand_void) {
    const Judged hand = forty_two("bid A pass pass pass pass", "rule all-pass=reshake");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "void");
    EXPECT_EQ(forty_two("bid A pass pass pass pass / A 5-5", "rule all-pass=reshake").findings(),
              Lines({"1.1 A broken after-end G11"}));
}

TEST(FortyTwo, T4_the_highest_bidder_names_trumps) {
    EXPECT_EQ(of_bids("A 31 pass 32 pass / trump C 5"), none);
    EXPECT_EQ(of_bids("A 31 pass 32 pass / trump A 5"), Lines({"1.0 A broken wrong-declarer T4"}));
    EXPECT_EQ(of_bids("C 32 / trump A 5"), none);
}

TEST(FortyTwo, T4_beside_an_unknown_bid_only_who_was_outbid_names_trumps_wrongly) {
    const Lines wrong({"1.0 A broken wrong-declarer T4"});
    EXPECT_EQ(of_bids("A 30 ? 35 / trump A 5"), wrong);
    EXPECT_EQ(of_bids("A 31 ? 32 pass / trump A 5"), wrong);
    EXPECT_EQ(of_bids("A pass ? 30 pass / trump A 5"), wrong);
    EXPECT_EQ(of_bids("A ? 30 pass pass / trump A 5"), none);
    EXPECT_EQ(of_bids("A 31 ? pass pass / trump A 5"), none);
    EXPECT_EQ(of_bids("A pass ? pass pass / trump A 5"), none);
    EXPECT_EQ(of_bids("B 35 ? / trump A 5"), none);
}

TEST(FortyTwo, T4_who_names_trumps_is_the_declarer) {
    const std::string wrong = "bid A 31 pass 32 pass / trump A 5 / ";
    EXPECT_EQ(forty_two(wrong + "A 5-5 / end unfinished").findings(),
              Lines({"1.0 A broken wrong-declarer T4"}));
    EXPECT_EQ(forty_two(wrong + "C 5-5 / end unfinished").findings(),
              Lines({"1.0 A broken wrong-declarer T4", "1.1 C broken wrong-lead T5"}));
}

TEST(FortyTwo, T4_without_a_trump_line_only_the_order_in_a_trick_is_judged) {
    const Judged hand = forty_two(
        "bid A 31 pass pass pass / deal B 5-1 3-2 ?5 / A 5-5 3-2 4-4 1-0 / C 6-6 / B 1-1 / "
        "end unfinished");
    EXPECT_EQ(hand.findings(), Lines({"1.6 B broken wrong-turn T5"}));
    EXPECT_EQ(hand.notes(), Lines({"1.1 A undeclared-trump"}));
    EXPECT_EQ(hand.open(), none);
}

TEST(FortyTwo, T4_undeclared_high_takes_the_declarers_first_tile) {
    const std::string_view high = "rule undeclared=high";
    const Judged hand = forty_two(
        "deal B 5-1 3-2 ?5 / bid A 31 pass pass pass / A 5-3 3-2 4-4 1-0 / end unfinished", high);
    EXPECT_EQ(hand.findings(), Lines({"1.2 B broken revoke T6"}));
    EXPECT_EQ(hand.notes(), Lines({"1.1 A undeclared-trump"}));
    // Another seat leads, so the trumps are unknown.
    EXPECT_EQ(forty_two("deal C 5-1 3-2 ?5 / bid A 31 pass pass pass / B 5-3 3-2 4-4 1-0 / "
                        "end unfinished",
                        high)
                  .findings(),
              Lines({"1.1 B broken wrong-lead T5"}));
    // With unknown bids, the seat that plays the first tile is the declarer.
    EXPECT_EQ(forty_two("deal C 5-1 3-2 ?5 / B 5-3 3-2 4-4 1-0 / end unfinished", high).findings(),
              Lines({"1.2 C broken revoke T6"}));
}

TEST(FortyTwo, T5_the_declarer_leads) {
    const std::string bids = "bid A 31 pass pass pass / trump A 5 / ";
    EXPECT_EQ(forty_two(bids + "B 5-5 / end unfinished").findings(),
              Lines({"1.1 B broken wrong-lead T5"}));
    EXPECT_EQ(forty_two(bids + "lead B / A 5-5 / end unfinished").findings(),
              Lines({"1.0 error lead-mismatch G2"}));
    EXPECT_EQ(forty_two("trump C 5 / B 5-5 / end unfinished").findings(),
              Lines({"1.1 B broken wrong-lead T5"}));
    EXPECT_EQ(forty_two("B 5-5 / end unfinished").findings(), none);
}

TEST(FortyTwo, T5_who_took_a_trick_leads_the_next) {
    const std::string trick = "trump A 5 / A 5-4 5-1 6-5 3-2 / ";
    EXPECT_EQ(forty_two(trick + "C 1-0 / end unfinished").findings(), none);
    EXPECT_EQ(forty_two(trick + "A 1-0 / end unfinished").findings(),
              Lines({"1.5 A broken wrong-turn T5"}));
    EXPECT_EQ(
        forty_two("trump A 5 / A 5-4 / C 5-1 / D 6-5 / B 3-2 / B 1-0 / end unfinished").findings(),
        Lines({"1.2 C broken wrong-turn T5"}));
}

TEST(FortyTwo, T14_other_contracts_are_not_judged) {
    const Judged hand = forty_two(
        "deal D 5-1 3-2 ?5 / bid A 84 pass pass pass / trump A other / C 5-5 3-2 4-4 1-0 / B 6-6 / "
        "end made / score A 2 B 0");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "made");
    EXPECT_EQ(hand.score(), "A 2 B 0");
    EXPECT_EQ(forty_two("trump A other / A 5-5 3-2 4-4 5-5 / end unfinished").findings(),
              Lines({"1.4 D error tile-repeated G5"}));
}

TEST(FortyTwo, T15_nello_is_a_bid_of_marks) {
    EXPECT_EQ(of_bids("A 42 pass pass pass / trump A nello"), none);
    EXPECT_EQ(of_bids("A 41 pass pass pass / trump A nello"),
              Lines({"1.0 A broken wrong-bid T15"}));
    EXPECT_EQ(of_bids("A 42 pass pass pass / trump A nello", "rule nello=no"),
              Lines({"1.0 A broken wrong-bid T15"}));
    EXPECT_EQ(of_bids("B 31 / trump A nello"), none);
}

TEST(FortyTwo, T15_the_partner_sits_out) {
    const std::string bids = "bid A 42 pass pass pass / trump A nello / ";
    const Judged hand = forty_two(bids + "A 2-1 3-2 2-0 / B 6-5 6-4 6-1 / end unfinished");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(forty_two(bids + "A 2-1 / C 3-2 / end unfinished").findings(),
              Lines({"1.2 C broken wrong-turn T15"}));
    EXPECT_EQ(forty_two(bids + "A 2-1 3-2 2-0 / C 6-5 / end unfinished").findings(),
              Lines({"1.4 C broken wrong-turn T15"}));
    EXPECT_EQ(forty_two(bids + "C 2-1 / end unfinished").findings(),
              Lines({"1.1 C broken wrong-lead T5"}));
}

TEST(FortyTwo, N4_another_number_of_players_is_not_judged) {
    EXPECT_EQ(
        forty_two("trump A 5 / B 5-5 5-5", "player A / player B / player C / player D / player E")
            .findings(),
        Lines({"E error bad-seat N4"}));
}

TEST(FortyTwo, G5_signs_that_the_game_does_not_have) {
    EXPECT_EQ(forty_two("trump A 5 / A 5-5=5 / B pass / end unfinished").findings(),
              Lines({"1.1 A error no-such-action G5", "1.2 B error no-such-action G5"}));
    EXPECT_EQ(forty_two("trump A 5 / A 5-5@1 / B +6-1 / end unfinished").findings(),
              Lines({"1.1 A error no-such-action G5", "1.2 B error no-such-action G5"}));
}

}  // namespace
}  // namespace bones::test
