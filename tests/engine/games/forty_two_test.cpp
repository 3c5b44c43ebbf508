// Play and scores of Forty-two, clause by clause (T6–T13, T15).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// A deal with which A and C take all tricks with sixes as trumps.
const std::string deal =
    "deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1 / deal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0 / "
    "deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0 / deal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0 / ";
const std::string all_tricks =
    "trump A 6 / A 6-6 6-1 6-0 0-0 / A 6-5 6-2 3-2 3-1 / A 6-4 1-0 2-0 5-1 / A 6-3 3-3 5-3 4-0 / "
    "A 2-2 2-1 4-2 5-2 / A 1-1 4-4 5-4 4-1 / A 3-0 5-5 4-3 5-0 / ";
/// The same deal with doubles as trumps: B is declarer and is set after three tricks.
const std::string set_tricks =
    "trump B doubles / B 5-5 2-0 0-0 6-6 / A 6-5 6-1 6-0 3-1 / A 6-4 6-2 3-2 4-0 / ";

TEST(FortyTwo, T6_suit_led_is_to_be_followed) {
    EXPECT_EQ(forty_two("deal B 6-1 ?6 / trump A 5 / A 6-4 3-1 / end unfinished").findings(),
              Lines({"1.2 B broken revoke T6"}));
    // The higher number is led.
    EXPECT_EQ(forty_two("deal B 4-1 3-2 ?5 / trump A 5 / A 6-4 3-2 / end unfinished").findings(),
              none);
    // A trump does not belong to another suit.
    EXPECT_EQ(forty_two("deal B 6-5 3-2 2-1 1-0 2-0 3-0 1-1 / trump A 5 / A 6-4 3-2 / "
                        "end unfinished")
                  .findings(),
              none);
    EXPECT_EQ(forty_two("deal B 5-1 3-2 ?5 / trump A 5 / A 6-5 3-2 / end unfinished").findings(),
              Lines({"1.2 B broken revoke T6"}));
}

TEST(FortyTwo, T6_doubles_as_trumps_belong_to_no_number) {
    EXPECT_EQ(forty_two("deal B 5-5 3-2 2-1 1-0 2-0 3-0 3-1 / trump A d / A 5-4 3-2 / "
                        "end unfinished")
                  .findings(),
              none);
    EXPECT_EQ(forty_two("deal B 0-0 5-3 ?5 / trump A d / A 5-5 5-3 / end unfinished").findings(),
              Lines({"1.2 B broken revoke T6"}));
}

TEST(FortyTwo, T6_follow_me_has_no_trumps) {
    EXPECT_EQ(forty_two("deal B 5-5 3-2 ?5 / trump A none / A 5-4 3-2 / end unfinished").findings(),
              Lines({"1.2 B broken revoke T6"}));
    EXPECT_EQ(forty_two("trump A none / A 5-4 6-6 5-2 5-1 / A 1-0 / end unfinished").findings(),
              none);
}

TEST(FortyTwo, T7_who_takes_the_trick) {
    const auto next = [](const std::string& trumps, const std::string& trick, char seat) {
        return forty_two("trump A " + trumps + " / A " + trick + " / " + seat +
                         " 1-0 / end unfinished")
            .findings();
    };
    EXPECT_EQ(next("5", "6-4 6-2 6-6 2-1", 'C'),
              none);  // the double is the highest tile of its suit
    EXPECT_EQ(next("5", "6-4 6-2 5-0 2-1", 'C'), none);  // a trump takes it
    EXPECT_EQ(next("5", "5-4 5-5 6-5 2-1", 'B'), none);  // the double is the highest trump
    EXPECT_EQ(next("d", "5-4 6-5 1-1 0-0", 'C'), none);  // doubles are trumps
    EXPECT_EQ(next("none", "4-2 4-0 6-6 4-3", 'D'), none);
    EXPECT_EQ(next("none", "4-2 4-0 6-6 4-3", 'C'), Lines({"1.5 C broken wrong-turn T5"}));
}

TEST(FortyTwo, T8_T10_a_hand_that_is_won_outright) {
    const Judged hand =
        forty_two(deal + "bid A 32 pass pass pass / " + all_tricks + "end played / score A 1 B 0");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "played");
    EXPECT_EQ(hand.score(), "A 1 B 0");
    EXPECT_EQ(hand.ledger(), Lines({"A +1 T10"}));
    EXPECT_EQ(forty_two(deal + "bid A 84 pass pass pass / " + all_tricks).score(), "A 2 B 0");
    EXPECT_EQ(forty_two(deal + "bid A 42 pass pass pass / " + all_tricks).score(), "A 1 B 0");
}

TEST(FortyTwo, T9_after_the_last_tile_made_or_set_is_right_if_true) {
    const std::string hand = deal + "bid A 32 pass pass pass / " + all_tricks;
    EXPECT_EQ(forty_two(hand + "end made").findings(), none);
    EXPECT_EQ(forty_two(hand + "end set").findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(forty_two(hand + "end made").end(), "played");
}

TEST(FortyTwo, T9_a_hand_may_stop_when_it_is_decided) {
    const std::string bids = deal + "bid A pass 30 pass pass / ";
    for (const char* end : {"end set", "score A 1 B 0"}) {
        const Judged hand = forty_two(bids + set_tricks + end);
        EXPECT_EQ(hand.findings(), none) << end;
        EXPECT_EQ(hand.notes(), none) << end;
        EXPECT_EQ(hand.end(), "set") << end;
        EXPECT_EQ(hand.score(), "A 1 B 0") << end;
    }
    EXPECT_EQ(forty_two(bids + set_tricks + "end made").findings(),
              Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(forty_two(bids + set_tricks + "end played").findings(),
              Lines({"1 claim end-mismatch G8"}));
    const Judged unfinished = forty_two(bids + set_tricks + "end unfinished / score A 5 B 0");
    EXPECT_EQ(unfinished.findings(), none);
    EXPECT_EQ(unfinished.end(), "unfinished");
    EXPECT_EQ(unfinished.score(), "A 5 B 0");
}

TEST(FortyTwo, T9_not_before) {
    const Judged hand =
        forty_two(deal + "bid A pass 30 pass pass / trump B doubles / B 5-5 2-0 0-0 6-6 / end set");
    EXPECT_EQ(hand.findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(hand.end(), "unfinished");
    EXPECT_EQ(hand.notes(), Lines());
}

TEST(FortyTwo, T9_tricks_that_nobody_knows_count_for_neither) {
    // All tricks but the first: 31 of 32 points.
    const std::string rest =
        "A 6-6 ? 6-0 0-0 / A 6-5 6-2 3-2 3-1 / A 6-4 1-0 2-0 5-1 / A 6-3 3-3 5-3 4-0 / "
        "A 2-2 2-1 4-2 5-2 / A 1-1 4-4 5-4 4-1 / ";
    const Judged hand = forty_two("bid A 32 pass pass pass / trump A 6 / " + rest + "end made");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "made");
    EXPECT_EQ(hand.score(), "unknown");
}

TEST(FortyTwo, T9_the_bid_may_not_be_known) {
    // Against any bid, 17 points of the other side are too many.
    const Judged hand = forty_two(deal + set_tricks + "end set");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "set");
    EXPECT_EQ(hand.score(), "unknown");
    EXPECT_EQ(forty_two(deal + set_tricks + "end made").findings(),
              Lines({"1 claim end-mismatch G8"}));
}

TEST(FortyTwo, T9_an_unknown_bid_is_as_high_as_any_that_is_known) {
    // A and C take 35. A may have bid more than C, or named trumps in C's place (T4).
    const std::string hand =
        "trump A 4 / A 4-0 6-0 5-4 4-4 / D 2-0 3-2 2-2 5-2 / B 6-1 0-0 6-2 4-2 / A 1-1 5-1 5-0 2-1 "
        "/ "
        "A 3-1 3-3 4-1 6-3 / C 6-4 3-0 1-0 6-5 / C 4-3 6-6 5-3 5-5 / end ";
    EXPECT_EQ(forty_two("bid C 35 pass / " + hand + "made").findings(), none);
    EXPECT_EQ(forty_two("bid C 35 pass / " + hand + "set").findings(), none);
    EXPECT_EQ(forty_two("bid C 36 pass / " + hand + "made").findings(),
              Lines({"1 claim end-mismatch G8"}));
}

TEST(FortyTwo, T10_points) {
    const std::string_view points = "rule scoring=points";
    EXPECT_EQ(forty_two(deal + "bid A 32 pass pass pass / " + all_tricks, points).score(),
              "A 42 B 0");
    EXPECT_EQ(forty_two(deal + "bid A 84 pass pass pass / " + all_tricks, points).score(),
              "A 84 B 0");
    // A decided hand need not have ended.
    const Judged stopped =
        forty_two(deal + "bid A pass 30 pass pass / " + set_tricks + "end set", points);
    EXPECT_EQ(stopped.findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(stopped.end(), "unfinished");
    const std::string rest =
        "A 3-0 3-3 4-3 4-1 / B 4-4 4-2 5-0 1-1 / B 2-1 5-3 5-1 6-3 / "
        "A 2-2 1-0 5-4 5-2 / ";
    const Judged hand = forty_two(deal + "bid A pass 30 pass pass / " + set_tricks + rest, points);
    EXPECT_EQ(hand.score(), "A 59 B 0");
}

TEST(FortyTwo, T11_seven_marks_win) {
    const Judged hand = forty_two("carry A 6 B 6 / " + deal + "bid A 32 pass pass pass / " +
                                      all_tricks + "result A 7 B 6 / winner A C",
                                  {});
    EXPECT_EQ(hand.findings(), none);
    const Judged first =
        forty_two(deal + "bid A 32 pass pass pass / " + all_tricks, "rule target=1");
    EXPECT_EQ(first.winner(), "A C");
    EXPECT_EQ(forty_two(deal + "bid A 32 pass pass pass / " + all_tricks, "rule target=0").winner(),
              "A C");
    EXPECT_EQ(forty_two(deal + "bid A 32 pass pass pass / " + all_tricks).winner(), "not over");
    EXPECT_EQ(
        forty_two(deal + "bid A 32 pass pass pass / " + all_tricks, "rule target=auto").findings(),
        none);
}

const std::string renege =
    "bid A 32 pass pass pass / trump A 6 / A 6-6 6-1 6-0 0-0 / A 6-5 2-1 3-2 3-1 / "
    "A 6-4 6-2 2-0 5-1 / ";

TEST(FortyTwo, T12_a_revoke_that_is_called_loses_the_hand) {
    const Judged hand = forty_two(renege + "end made / penalty B 0 revoke / score A 1 B 0");
    EXPECT_EQ(hand.findings(), Lines({"1.6 B broken revoke T6"}));
    EXPECT_EQ(hand.end(), "made");
    EXPECT_EQ(hand.score(), "A 1 B 0");
    EXPECT_EQ(hand.ledger(), Lines({"A +1 T12"}));
    // The result is the same without an `end` line, and with any number of points.
    EXPECT_EQ(forty_two(renege + "penalty B 99 revoke").findings(),
              Lines({"1.6 B broken revoke T6"}));
    EXPECT_EQ(forty_two(renege + "penalty B 99 revoke").end(), "made");
}

TEST(FortyTwo, T12_otherwise_the_hand_goes_on) {
    EXPECT_EQ(forty_two(renege + "end made").findings(),
              Lines({"1.6 B broken revoke T6", "1 claim end-mismatch G8"}));
    EXPECT_EQ(forty_two(renege).end(), "unfinished");
    EXPECT_EQ(forty_two(renege, "rule revoke=hand").end(), "made");
    EXPECT_EQ(forty_two(renege + "penalty B 0 revoke", "rule revoke=report").end(), "unfinished");
}

TEST(FortyTwo, T12_a_revoke_of_the_declarers_side_sets_the_contract) {
    const Judged hand = forty_two(
        "deal C 6-0 6-1 ?5 / bid A 84 pass pass pass / trump A 6 / A 6-6 6-2 1-0 0-0 / "
        "penalty C 0 revoke");
    EXPECT_EQ(hand.end(), "set");
    EXPECT_EQ(hand.score(), "A 0 B 2");
}

TEST(FortyTwo, T12_one_that_is_called_and_open_leaves_the_score_unknown) {
    const Judged hand = forty_two(
        "bid A 30 pass pass pass / trump A 6 / A 6-6 6-1 6-0 0-0 / A 6-5 2-1 3-2 3-1 / "
        "end made / penalty D 0 revoke / score A 1 B 0");
    EXPECT_EQ(hand.findings(), none);
    EXPECT_EQ(hand.end(), "made");
    EXPECT_EQ(hand.score(), "A 1 B 0");
    EXPECT_TRUE(hand.verdict().hands[0].score_taken);
}

TEST(FortyTwo, T12_points) {
    const std::string_view points = "rule scoring=points";
    EXPECT_EQ(forty_two(renege + "penalty B 0 revoke", points).score(), "A 42 B 0");
    const std::string set =
        "deal C 6-0 6-1 ?5 / bid A 31 pass pass pass / trump A 6 / "
        "A 6-6 6-2 1-0 0-0 / penalty C 0 revoke";
    EXPECT_EQ(forty_two(set, points).score(), "A 0 B 73");
}

TEST(FortyTwo, T12_of_several_the_first) {
    const std::string both =
        "deal C 6-0 6-1 ?5 / deal D 6-3 ?6 / bid A 31 pass pass pass / "
        "trump A 6 / A 6-6 6-2 1-0 0-0 / ";
    EXPECT_EQ(forty_two(both + "penalty C 0 revoke / penalty D 0 revoke").end(), "set");
    EXPECT_EQ(forty_two(both + "penalty D 0 revoke").end(), "made");
}

TEST(FortyTwo, T13_a_revoke_shows_in_hindsight) {
    const Judged hand = forty_two(renege + "end unfinished");
    EXPECT_EQ(hand.findings(), Lines({"1.6 B broken revoke T6"}));
    EXPECT_EQ(hand.open(), Lines({"1.4 D revoke T6", "1.7 C revoke T6", "1.8 D revoke T6",
                                  "1.11 C revoke T6", "1.12 D revoke T6"}));
    EXPECT_EQ(hand.score(), "unknown");
}

TEST(FortyTwo, T13_every_tile_is_in_one_of_the_hands) {
    // Other seats show all sixes but 6-3. D does not follow, so D has none. Of the others only B
    // can have it, because B's hand is not full.
    const Judged hand = forty_two(
        "deal A 6-6 6-5 6-4 2-1 2-0 1-1 1-0 / deal C 6-2 6-1 6-0 5-5 5-4 5-3 5-2 / "
        "deal D 4-4 4-3 4-2 4-1 4-0 3-3 3-2 / trump A 6 / A 6-6 3-1 6-0 4-4 / end unfinished");
    EXPECT_EQ(hand.findings(), Lines({"1.2 B broken revoke T6"}));
}

TEST(FortyTwo, T13_a_tile_withdrawn_in_time_is_no_revoke) {
    EXPECT_EQ(forty_two("deal B 6-1 2-1 ?5 / trump A 6 / A 6-6 ~2-1 6-1 6-0 0-0 / end unfinished")
                  .findings(),
              none);
}

TEST(FortyTwo, T15_what_doubles_are_in_nello) {
    const std::string play = "bid A 42 pass pass pass / trump A nello / ";
    const auto found = [&](const std::string& tricks, std::string_view header) {
        return forty_two("deal B 5-5 3-2 ?5 / " + play + tricks + " / end unfinished", header)
            .findings();
    };
    EXPECT_EQ(found("A 5-4 3-2 1-0", {}), none);
    EXPECT_EQ(found("A 5-4 3-2 1-0", "rule nello=no"), Lines({"1.0 A broken wrong-bid T15"}));
    EXPECT_EQ(found("A 5-4 3-2 1-0", "rule nello=high"), Lines({"1.2 B broken revoke T6"}));
    EXPECT_EQ(found("A 5-0 5-5 5-1 / B 6-1", "rule nello=high"), none);
    EXPECT_EQ(found("A 5-0 5-5 5-1 / D 6-1", "rule nello=low"), none);
    EXPECT_EQ(found("A 1-1 5-5 0-0 / B 6-1", {}), none);
}

TEST(FortyTwo, T15_set_when_the_declarer_takes_a_trick) {
    const std::string play = "bid A 84 pass pass pass / trump A nello / A 2-1 1-0 2-0 / ";
    for (const char* header : {"", "rule scoring=points"}) {
        const Judged hand = forty_two(play, header);
        EXPECT_EQ(hand.end(), "set") << header;
        EXPECT_EQ(hand.score(), *header == '\0' ? "A 0 B 2" : "A 0 B 84");
    }
    EXPECT_EQ(forty_two("bid A 84 pass pass pass / trump A nello / A 2-0 1-0 2-1").end(),
              "unfinished");
}

TEST(FortyTwo, T15_made_when_the_declarer_took_none_of_seven) {
    const Judged hand = forty_two(
        "bid A 42 pass pass pass / trump A nello / A 1-0 6-5 2-1 / D 3-1 6-4 3-0 / D 4-2 4-0 6-3 / "
        "D 5-1 5-0 6-2 / D 5-3 5-2 3-2 / D 6-1 6-0 2-0 / D 5-4 4-3 4-1 / end played");
    EXPECT_EQ(hand.end(), "played");
    EXPECT_EQ(hand.score(), "A 1 B 0");
}

}  // namespace
}  // namespace bones::test
