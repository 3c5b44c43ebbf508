// Small records of Forty-two with the verdicts that its clauses give. Both referees must agree.
#include "tests/second/rulings.hpp"

namespace bones::second::forty_two_rulings {
namespace {

const std::string game = "game forty-two\n";
const std::string deals =
    "deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1\ndeal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0\n"
    "deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0\ndeal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0\n";
const std::string sixes = "hand 1\n" + deals + "bid A 32 pass pass pass\ntrump A 6\n";
const std::string three_tricks = "A 6-6 6-1 6-0 0-0\nA 6-5 6-2 3-2 3-1\nA 6-4 1-0 2-0 5-1\n";

std::string ends(const std::string& text) {
    EXPECT_EQ(compare(text), "") << text;
    return name_of(judge_text(text).hands.back().end);
}
std::string score(const std::string& text) {
    EXPECT_EQ(compare(text), "") << text;
    const HandResult hand = judge_text(text).hands.back();
    if (!hand.scored) return "unknown";
    return std::to_string(hand.scores[0]) + " " + std::to_string(hand.scores[1]);
}

TEST(FortyTwoRulings, T1_the_bidding_goes_round) {
    const std::string first = game + "hand 1\nbid A pass pass pass 30\nend unfinished\nhand 2\n";
    EXPECT_FALSE(says(first + "bid B 30 pass pass pass\n", 0, "wrong-turn"));
    EXPECT_TRUE(says(first + "bid C 30 pass pass pass\n", 0, "wrong-turn"));
    EXPECT_FALSE(says(first + "bid C 30 pass pass\n", 0, "wrong-turn"));
}

TEST(FortyTwoRulings, T1_G5a_a_hand_may_be_lost_between_two_that_bid) {
    const std::string first = game + "hand 1\nbid A pass pass pass 30\ntrump D 6\nD 6-6\n";
    const std::string third = "hand 3\nbid B 30 pass pass pass\n";
    for (const char* lost : {"hand, 2\n", "hnad 2\nbid B pass pass pass 30\n", ",\n"})
        EXPECT_FALSE(says(first + lost + third, 0, "wrong-turn")) << lost;
    EXPECT_FALSE(says(first + "hand 2\nbid C 30 pass pass pass\n", 0, "wrong-turn"));  // G15
    EXPECT_TRUE(says(first + "end unfinished\nhand 2\nbid C 30 pass pass pass\n", 0, "wrong-turn"));
}

TEST(FortyTwoRulings, T2_bids) {
    const auto wrong = [](const std::string& bids) {
        return says(game + "hand 1\nbid A " + bids + "\n", 0, "wrong-bid");
    };
    for (const char* bids : {"30 31 41 42", "pass 84 126 168", "42 84 pass pass", "41 2m 3m pass"})
        EXPECT_FALSE(wrong(bids)) << bids;
    for (const char* bids : {"29 30 pass pass", "30 30 pass pass", "43 pass pass pass",
                             "126 pass pass pass", "41 126 pass pass", "42 126 pass pass"})
        EXPECT_TRUE(wrong(bids)) << bids;
    EXPECT_FALSE(wrong("32 31"));  // with fewer than four bids only the numbers are judged
    EXPECT_TRUE(wrong("32 29"));
    EXPECT_FALSE(wrong("? 126 pass pass"));
    EXPECT_TRUE(wrong("32 ? 31 pass"));
}

TEST(FortyTwoRulings, T3_three_passes) {
    const std::string passes = "hand 1\nbid A pass pass pass pass\n";
    EXPECT_TRUE(says(game + passes, 0, "wrong-bid"));
    EXPECT_EQ(ends(game + passes), "void");
    EXPECT_EQ(score(game + passes), "0 0");
    EXPECT_EQ(ends(game + passes + "trump D other\n"), "unfinished");  // T14
    const std::string reshake = game + "rule all-pass=reshake\n" + passes;
    EXPECT_FALSE(says(reshake, 0, "wrong-bid"));
    EXPECT_EQ(ends(reshake), "void");
    EXPECT_FALSE(says(game + passes + "trump D 6\nD 6-6\n", 1, "wrong-lead"));
    EXPECT_TRUE(says(game + passes + "trump D 6\nA 6-6\n", 1, "wrong-lead"));
}

TEST(FortyTwoRulings, T4_T5_the_highest_bidder_names_trumps_and_leads) {
    const std::string bids = game + "hand 1\nbid A 30 31 pass pass\n";
    EXPECT_TRUE(says(bids + "trump A 6\n", 0, "wrong-declarer"));
    EXPECT_FALSE(says(bids + "trump B 6\n", 0, "wrong-declarer"));
    EXPECT_TRUE(says(bids + "trump B 6\nA 6-6\n", 1, "wrong-lead"));
    EXPECT_FALSE(says(bids + "trump A 6\nA 6-6\n", 1, "wrong-lead"));
    EXPECT_TRUE(says(bids + "trump B 6\nlead A\n", 0, "wrong-lead"));
    EXPECT_TRUE(says(bids + "B 6-6\n", 1, "undeclared-trump"));
}

// The contract may have been nel-o or any other.
TEST(FortyTwoRulings, T4_G5a_a_trump_line_that_cannot_be_read) {
    const std::string play = "A 6-6 6-1 6-0\nD 0-0 6-5 6-2\nB 3-3\nend made\nscore A 1 B 0\n";
    for (const char* line : {"trump A nelo\n", "turmp A nello\n"})
        for (const char* rule : {"unknown", "high"}) {
            const std::string text = game + "rule undeclared=" + rule + "\n" +
                                     "hand 1\nbid A 42 pass pass pass\n" + line + play;
            EXPECT_FALSE(says(text, 4, "wrong-turn")) << text;
            EXPECT_FALSE(says(text, 1, "undeclared-trump"));
            EXPECT_FALSE(says(text, -1, "end-mismatch"));
            EXPECT_EQ(score(text), "1 0");
        }
}

TEST(FortyTwoRulings, T5_the_winner_leads) {
    EXPECT_FALSE(says(game + sixes + "A 6-6 6-1 6-0 0-0\nA 6-5\n", 5, "wrong-turn"));
    EXPECT_TRUE(says(game + sixes + "A 6-6 6-1 6-0 0-0\nC 5-4\n", 5, "wrong-turn"));
    EXPECT_TRUE(says(game + sixes + "A 6-6\nC 6-0\n", 2, "wrong-turn"));
}

TEST(FortyTwoRulings, T6_a_trump_belongs_to_no_other_suit) {
    const std::string bids = "hand 1\nbid A 32 pass pass pass\n";
    // A led 5-1 has the suit five; 5-6 does not where sixes are trumps.
    const std::string hand = "deal B 6-5 4-3 4-2 3-1 2-1 2-0 0-0\n";
    EXPECT_FALSE(says(game + "hand 1\n" + hand + "trump A 6\nA 5-1 4-3\n", 2, "revoke"));
    EXPECT_TRUE(says(game + "hand 1\n" + hand + "trump A 4\nA 5-1 4-3\n", 2, "revoke"));
    EXPECT_FALSE(says(game + "hand 1\n" + hand + "trump A doubles\nA 5-5 0-0\n", 2, "revoke"));
    EXPECT_TRUE(says(game + "hand 1\n" + hand + "trump A doubles\nA 5-5 4-3\n", 2, "revoke"));
    EXPECT_FALSE(says(game + "hand 1\n" + hand + "trump A other\nA 5-5 4-3\n", 2, "revoke"));
    EXPECT_FALSE(says(game + bids + "A 5-5 4-3\n", 2, "revoke", true));  // trumps unknown
    EXPECT_TRUE(says(game + "rule undeclared=high\n" + bids + "A 5-5 4-3\n", 2, "revoke", true));
}

TEST(FortyTwoRulings, T9_a_decided_hand_may_stop) {
    EXPECT_EQ(ends(game + sixes + three_tricks), "unfinished");  // 18 points, but 32 are needed
    const std::string small = "hand 1\n" + deals + "bid A 30 pass pass pass\ntrump A 6\n";
    const std::string more = three_tricks + "A 6-3 3-3 5-3 4-0\nA 2-2 2-1 4-2 5-2\n";
    EXPECT_EQ(ends(game + small + more), "unfinished");  // 20
    const std::string made = more + "A 1-1 4-4 5-4 4-1\n";
    EXPECT_EQ(ends(game + small + made), "unfinished");  // 26
    EXPECT_EQ(score(game + small + made + "A 3-0 5-5 4-3 5-0\n"), "1 0");
    EXPECT_TRUE(says(game + small + made + "end made\n", -1, "end-mismatch"));
    EXPECT_FALSE(says(game + small + made + "A 3-0 5-5 4-3 5-0\nend made\n", -1, "end-mismatch"));
    EXPECT_TRUE(says(game + small + made + "A 3-0 5-5 4-3 5-0\nend set\n", -1, "end-mismatch"));
}

TEST(FortyTwoRulings, T9_a_set_hand_may_stop_but_need_not) {
    const std::string set = game + "hand 1\n" + deals +
                            "bid A pass 30 pass pass\ntrump B doubles\nB 5-5 2-0 0-0 6-6\n"
                            "A 6-5 6-1 6-0 3-1\nA 6-4 6-2 3-2 4-0\n";
    EXPECT_EQ(ends(set), "set");
    EXPECT_EQ(ends(set + "end set\n"), "set");
    EXPECT_EQ(ends(set + "end unfinished\n"), "unfinished");
    EXPECT_FALSE(says(set + "end unfinished\n", -1, "end-mismatch"));
    EXPECT_TRUE(says(set + "end made\n", -1, "end-mismatch"));
    EXPECT_FALSE(says(set + "A 6-3\n", 13, "after-end"));
    const std::string points = "game forty-two\nrule scoring=points\n" + set.substr(game.size());
    EXPECT_EQ(ends(points), "unfinished");
    EXPECT_TRUE(says(points + "end set\n", -1, "end-mismatch"));
}

TEST(FortyTwoRulings, G11_a_hand_after_the_game_is_reported_once) {
    const std::string over =
        "game forty-two\nrule target=1\nrule all-pass=reshake\nhand 1\n"
        "bid A 30 pass pass pass\ntrump A 5\nend conceded A\nscore A 0 B 1\nhand 2\n"
        "bid B pass pass pass pass\n";
    for (const char* play : {"A 6-6\n", "A 6-6 6-5 6-4 6-3\n", "A what 6-5\n", "A what\nB 6-5\n",
                             "frob\nA 6-6\n", "A ? ? 6-5\n"})
        EXPECT_EQ(compare(over + play + "end void\n"), "") << play;
    const auto findings = judge_text(over + "A 6-6\nend void\n").findings;
    EXPECT_EQ(std::count_if(findings.begin(), findings.end(),
                            [](const Item& item) { return item.code == "after-end"; }),
              1);
}

TEST(FortyTwoRulings, T12_a_called_revoke_decides) {
    const std::string revoke = "A 6-6 6-1 6-0 0-0\nA 6-5 2-1 3-2 3-1\nA 6-4 6-2 2-0 5-1\n";
    EXPECT_EQ(score(game + sixes + revoke + "penalty B 0 revoke\nend made\n"), "1 0");
    EXPECT_EQ(score(game + sixes + revoke), "unknown");
    EXPECT_EQ(score(game + "rule revoke=hand\n" + sixes + revoke), "1 0");
    EXPECT_EQ(score(game + "rule revoke=report\n" + sixes + revoke + "penalty B 0 revoke\n"),
              "unknown");
    EXPECT_EQ(score(game + "rule scoring=points\n" + sixes + revoke + "penalty B 0 revoke\n"),
              "42 0");
    const std::string hidden = "hand 1\nbid A 32 pass pass pass\ntrump A 6\n";
    EXPECT_EQ(score(game + hidden + revoke + "penalty D 0 revoke\nend made\n"), "unknown");
}

TEST(FortyTwoRulings, T15_nello) {
    const std::string nello = "hand 1\n" + deals + "bid D 42 pass pass pass\ntrump D nello\n";
    // B sits out.
    EXPECT_FALSE(says(game + nello + "D 0-0 6-6\nC 6-0\n", 3, "wrong-turn"));
    EXPECT_TRUE(says(game + nello + "D 0-0 6-6\nB 6-1\n", 3, "wrong-turn"));
    EXPECT_FALSE(says(game + nello + "D 5-2 6-5 5-4\n", 3, "revoke"));
    EXPECT_TRUE(says(game + nello + "D 5-2 3-0 5-4\n", 2, "revoke"));
    EXPECT_EQ(score(game + nello + "D 5-2 6-5 5-4\n"), "unknown");
    EXPECT_EQ(ends(game + nello + "D 5-0 6-5 5-4\nA 6-6 6-0 4-0\nA 1-1 4-3 0-0\nA 2-2 5-3 3-1\n"),
              "unfinished");
    EXPECT_TRUE(says(game + "hand 1\nbid D 32 pass pass pass\ntrump D nello\n", 0, "wrong-bid"));
    EXPECT_TRUE(says(game + "rule nello=no\n" + nello, 0, "wrong-bid"));
    EXPECT_EQ(ends(game + nello + "D 5-2 3-0 2-0\n"), "set");
    EXPECT_EQ(score(game + nello + "D 5-2 3-0 2-0\n"), "1 0");
}

TEST(FortyTwoRulings, T15_nobody_is_expected_after_a_trick_of_who_sits_out) {
    const std::string trick =
        game + "hand 1\n" + deals + "bid D 42 pass pass pass\ntrump D nello\nB 6-2\nC 6-0\nD 5-2\n";
    for (const char* next : {"A 6-6\n", "C 5-4\n", "D 5-1\n"}) {
        EXPECT_FALSE(says(trick + next, 4, "wrong-turn")) << next;
        EXPECT_FALSE(says(trick + next, 4, "wrong-turn", true)) << next;
    }
    EXPECT_TRUE(says(trick + "B 6-1\n", 4, "wrong-turn"));
}

TEST(FortyTwoRulings, T15_a_nello_of_which_a_trick_is_not_known_may_be_set) {
    for (const char* scoring : {"points", "marks"}) {
        const std::string text = game + "rule scoring=" + scoring +
                                 "\nhand 1\nbid A pass pass 42 pass\ntrump C nello\nC 5-5 ? 5-3\n";
        EXPECT_FALSE(says(text + "end set\n", -1, "end-mismatch")) << scoring;
        EXPECT_TRUE(says(text + "end made\n", -1, "end-mismatch")) << scoring;
        EXPECT_EQ(ends(text + "end set\n"), "set");
    }
}

TEST(FortyTwoRulings, T9_a_trick_with_an_unknown_tile_counts_for_neither_side) {
    const auto hand = [](const std::string& bid, const std::string& second) {
        return game + "hand 1\n" + deals + "bid A " + bid + " pass pass pass\ntrump A 6\nA 6-6 " +
               second +
               " 6-0 0-0\nA 6-5 6-2 3-2 3-1\nA 6-4 1-0 2-0 5-1\nA 6-3 3-3 5-3 4-0\n"
               "A 2-2 2-1 4-2 5-2\nA 1-1 4-4 5-4 4-1\nA 3-0 5-5 4-3 5-0\n";
    };
    EXPECT_EQ(score(hand("42", "6-1")), "1 0");
    EXPECT_EQ(score(hand("42", "?")), "unknown");
    EXPECT_EQ(score(hand("41", "?")), "1 0");
}

TEST(FortyTwoRulings, T9_G5a_a_line_after_a_contract_that_may_be_decided) {
    const std::string first =
        game + "hand 1\nbid A pass 30 pass pass\ntrump B doubles\nB 5-5 2-0 0-0 6-6\n";
    const std::string set = first + "A 6-5 6-1 6-0 3-1\nA 6-4 6-2 3-2 4-0\n";
    EXPECT_TRUE(says(first + ",\nC 3-3\n", 2, "revoke"));
    EXPECT_TRUE(says(set + ",\nC 3-3\n", 2, "revoke", true));
}

TEST(FortyTwoRulings, T12_a_called_revoke_that_is_open_leaves_the_end_as_written) {
    const std::string revoke = "A 6-6 6-1 6-0 0-0\nA 6-5 2-1 3-2 3-1\nA 6-4 6-2 2-0 5-1\n";
    for (const char* scoring : {"points", "marks"})
        EXPECT_FALSE(says(game + "rule scoring=" + scoring +
                              "\nhand 1\nbid A 32 pass pass pass\ntrump A 6\n" + revoke +
                              "penalty D 0 revoke\nend made\n",
                          -1, "end-mismatch"))
            << scoring;
}

TEST(FortyTwoRulings, T11_both_at_the_target_the_declarers_side_wins) {
    const std::string text = game + "rule scoring=points\nhand 5\ncarry A 240 B 249\n" + deals +
                             "bid A 32 pass pass pass\ntrump A 5\n";
    EXPECT_EQ(compare(text), "");
}

TEST(FortyTwoRulings,
     T11_both_at_the_target_where_nobody_knows_the_declarer_the_winner_is_unknown) {
    const std::string scored = "score A 10 B 8\nwinner B\n";
    EXPECT_FALSE(says(game + "hand 1\n" + scored, -1, "winner-mismatch"));
    // All seats passed, so the hand is void and the `trump` line names no declarer.
    EXPECT_FALSE(
        says(game + "hand 1\nbid C pass pass pass 43\ntrump A 5\nend unfinished\n" + scored, -1,
             "winner-mismatch"));
}

TEST(FortyTwoRulings, T15_nelo_that_is_not_played_is_of_who_names_it_in_a_void_hand_too) {
    EXPECT_TRUE(says(game + "rule nello=no\nhand 5\nbid A pass pass pass pass\ntrump C nello\n", 0,
                     "wrong-bid"));
}

TEST(FortyTwoRulings, T4_T5_without_a_trump_line_the_first_tile_tells_the_declarer) {
    const std::string text = game + "hand 1\nlead A\nbid B 30 pass\n";
    EXPECT_TRUE(says(text + "D 3-1\n", 0, "lead-mismatch"));
    EXPECT_FALSE(says(text + "D 3-1\n", 1, "wrong-turn"));
    EXPECT_FALSE(says(text + "A 3-1\n", 0, "wrong-lead"));
}

TEST(FortyTwoRulings, T4_T15_what_is_bid_over_by_another_is_no_amount_of_the_contract) {
    const std::string text = game + "hand 1\nbid A 30 31";
    EXPECT_TRUE(says(text + "\ntrump B nello\n", 0, "wrong-bid"));
    EXPECT_FALSE(says(text + " 32\ntrump B nello\n", 0, "wrong-bid"));
}

TEST(FortyTwoRulings, T12_an_open_revoke_that_was_called_leaves_the_score_unknown_by_either_rule) {
    const std::string text =
        "hand 1\nbid D 30 31 32 pass\ntrump B doubles\nB 6-0 6-4 6-1 6-2\n"
        "A 3-2 4-2\npenalty B 5 revoke\n";
    for (const char* rule : {"called", "hand"}) {
        EXPECT_EQ(ends(game + "rule revoke=" + rule + "\n" + text), "unfinished");
        EXPECT_EQ(score(game + "rule revoke=" + rule + "\n" + text), "unknown");
    }
}

TEST(FortyTwoRulings, T15_nello_is_set_by_a_trick_whatever_was_bid) {
    const std::string text = game + "hand 1\nbid A ? ? ? ?\ntrump A nello\nA 2-1 3-2 4-2\n";
    EXPECT_TRUE(says(text + "end set\n", -1, "end-mismatch"));
    EXPECT_FALSE(says(text + "D 6-6\nend unfinished\n", -1, "end-mismatch"));
    const std::string taken = game + "hand 1\nbid A ? ? ? ?\ntrump A nello\nA 4-2 3-2 2-1\n";
    EXPECT_FALSE(says(taken + "end set\n", -1, "end-mismatch"));
}

TEST(FortyTwoRulings, G5_of_the_same_tile_twice_beside_an_unknown_one_either_may_take_the_trick) {
    const std::string text =
        game + "hand 1\nbid A 32 pass pass pass\ntrump A 6\nA 6-6\nB 6-6\nC ?\nD 0-0\n";
    for (const char* next : {"A 5-5\n", "B 5-5\n"}) {
        EXPECT_FALSE(says(text + next, 5, "wrong-turn")) << next;
        EXPECT_TRUE(says(text + next, 5, "wrong-turn", true)) << next;
    }
    EXPECT_TRUE(says(text + "D 5-5\n", 5, "wrong-turn"));
}

}  // namespace
}  // namespace bones::second::forty_two_rulings
