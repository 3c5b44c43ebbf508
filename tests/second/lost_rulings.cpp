// Unreadable statements, misspelt or with a bad value (G5a), may have said anything of their kind.
// Neither referee may derive a proven breach or a wrong claim from that.
#include "tests/second/rulings.hpp"

namespace bones::second {
namespace {

TEST(LostRulings, G5a_a_lost_penalty_leaves_the_score_unknown) {
    const auto text = [](const std::string& penalty) {
        return "game block\nplayer A\nplayer B\nrule hand=3\nhand 2\ncarry A 95 B 0\n"
               "deal A 6-6 6-0 4-0\ndeal B 6-5 5-4 3-3\n"
               "B 6-5\nA pass\nB 5-4@2\nA 6-6@1\nB pass\nA 6-0@1\nB pass\nA 0-4@1\nend out A\n" +
               penalty + "score A 1 B 0\nhand 3\nA 5-5\nresult A 96 B 0\n";
    };
    EXPECT_TRUE(says(text(""), 1, "after-end"));
    EXPECT_TRUE(says(text(""), -1, "score-mismatch"));
    const std::string penalties[] = {"penalty A 5 false-pass\n", "penalti A 5 false-pass\n",
                                     "penalty A 5. false-pass\n"};
    for (const std::string& penalty : penalties) {
        EXPECT_FALSE(says(text(penalty), 1, "after-end")) << penalty;
        EXPECT_FALSE(says(text(penalty), -1, "score-mismatch")) << penalty;
        EXPECT_FALSE(says(text(penalty), -1, "result-mismatch")) << penalty;
    }
}

const std::string contract =
    "game forty-two\nhand 1\ndeal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1\n"
    "deal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0\nbid A 32 pass pass pass\ntrump A 6\n"
    "A 6-6 6-1 6-0 0-0\nA 6-5 2-1 3-2 3-1\n";

TEST(LostRulings, T12_a_revoke_may_have_been_called_in_a_line_that_cannot_be_read) {
    EXPECT_TRUE(says(contract + "end made\nscore A 1 B 0\n", -1, "end-mismatch"));
    EXPECT_FALSE(
        says(contract + "penalti B 0 revoke\nend made\nscore A 1 B 0\n", -1, "end-mismatch"));
}

TEST(LostRulings, T9_a_hand_that_is_decided_may_have_been_left_unfinished) {
    const auto text = [](const std::string& end) {
        return "game forty-two\nhand 5\ncarry A 6 B 0\n"
               "deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1\ndeal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0\n"
               "deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0\ndeal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0\n"
               "bid A pass 30 pass pass\ntrump B doubles\n"
               "B 5-5 2-0 0-0 6-6\nA 6-5 6-1 6-0 3-1\nA 6-4 6-2 3-2 4-0\n" +
               end + "hand 6\nbid B 30 pass pass pass\ntrump B 6\nB 6-6\n";
    };
    EXPECT_TRUE(says(text("end set\n"), 1, "after-end"));
    for (const char* end : {"end unfinished\n", "end unfinishd\n", "endd unfinished\n"})
        EXPECT_FALSE(says(text(end), 1, "after-end")) << end;
}

TEST(LostRulings, T3_after_four_passes_a_line_that_cannot_be_read_may_have_been_play) {
    const auto text = [](const std::string& line) {
        return "game forty-two\nrule target=1\nhand 1\nbid B pass pass pass pass\n" + line +
               "end played\nscore A 1 B 0\nresult A 1 B 0\nwinner A C\n";
    };
    EXPECT_TRUE(says(text(""), -1, "end-mismatch"));
    EXPECT_TRUE(says(text(""), -1, "result-mismatch"));
    EXPECT_TRUE(says(text(""), -1, "winner-mismatch"));
    for (const char* claim :
         {"end-mismatch", "score-mismatch", "result-mismatch", "winner-mismatch"})
        EXPECT_FALSE(says(text("1x1\n"), -1, claim)) << claim;
}

TEST(LostRulings, G11_a_game_that_a_hand_played_out_has_ended_stays_over) {
    const std::string hand =
        "game forty-two\nrule target=1\nhand 1\nbid B 30 pass pass pass\ntrump B 6\n"
        "B 6-6 6-5 6-4 6-3\nB 5-5 5-4 5-3 5-2\nB 4-4 4-3 4-2 4-1\nB 3-3 3-2 3-1 3-0\n"
        "B 6-2 6-1 6-0 5-1\nB 2-2 2-1 2-0 5-0\nB 1-1 1-0 0-0 4-0\nend made\n";
    EXPECT_TRUE(says(hand + "hand 2\nC 6-6\nwinner A C\n", -1, "winner-mismatch"));
    EXPECT_TRUE(says(hand + "h?nd 2\nC 6-6\nwinner A C\n", -1, "winner-mismatch"));
}

TEST(LostRulings, P12_what_is_marked_a_prize_after_a_line_that_cannot_be_read_was_perhaps_none) {
    const auto text = [](const std::string& line) {
        return "game prize-dominoes\nhand 16\nB 2-2\nA +? pass\nB 2-0@1\nB 2-1@2\nB 3-2@1\n"
               "B 5-2@1\nB 6-2@1\n" +
               line + "A *2-4@1\n";
    };
    EXPECT_FALSE(says(text(""), 3, "false-pass", true));
    EXPECT_TRUE(says(text("plyer\n"), 3, "false-pass", true));
}

TEST(LostRulings, G15_a_lost_end_may_have_ended_the_game) {
    const std::string one = "game super-dominoes\nplayer A\nplayer B\nhand 1\nA 6-6\n";
    EXPECT_FALSE(says(one + "score A 5 B 0\nwinner A\n", -1, "winner-mismatch"));  // G15
    EXPECT_FALSE(says(one + "edn conceded B\nscore A 5 B 0\nwinner A\n", -1, "winner-mismatch"));
    const std::string unlimited = "game block\nplayer A\nplayer B\nrule target=0\nhand 1\nA 6-6\n";
    EXPECT_FALSE(
        says(unlimited + "edn conceded B\nscore A 5 B 0\nwinner A\n", -1, "winner-mismatch"));
}

TEST(LostRulings, G16_a_first_hand_whose_number_is_lost_may_be_a_later_one) {
    const std::string block = "game block\nplayer A\nplayer B\nrule hand=3\n";
    const std::string play =
        "deal A 6-6 4-4 3-3\nA 4-4\nend conceded B\nscore A 6 B 0\nresult A 40 B 0\n";
    EXPECT_TRUE(says(block + "hand 1\n" + play, 1, "wrong-lead"));
    EXPECT_TRUE(says(block + "hand 1\n" + play, -1, "result-mismatch"));
    for (const char* number : {"hand V\n", "hand five\n", "hand 2.\n", "hand 99999999999\n"})
        EXPECT_FALSE(says(block + number + play, 1, "wrong-lead")) << number;
    for (const char* number : {"hand V\n", "hnad 5\n"})
        EXPECT_FALSE(says(block + number + play, -1, "result-mismatch")) << number;
    const std::string prizes = "game prize-dominoes\nplayer A\nplayer B\n";
    const std::string few = "deal A 6-6 6-5 6-4\ndeal B 5-5 5-4 5-3\nB 5-5\n";
    EXPECT_TRUE(says(prizes + "hand 1\n" + few, 0, "deal-size"));
    EXPECT_FALSE(says(prizes + "hand V\n" + few, 0, "deal-size"));
}

TEST(LostRulings, G16_a_lost_carry_leaves_the_totals_unknown) {
    const std::string text = "game fives-and-threes\nplayer A\nplayer B\nhand\n";
    EXPECT_TRUE(says(text + "A 6-6=0\nresult A 70 B 0\n", 1, "points-mismatch"));
    for (const char* carry : {"cary A 58 B 0\n", "carry A 5o B 0\n"}) {
        EXPECT_FALSE(says(text + carry + "A 6-6=0\nresult A 70 B 0\n", 1, "points-mismatch"));
        EXPECT_FALSE(says(text + carry + "A 6-6=0\nresult A 70 B 0\n", -1, "result-mismatch"));
    }
}

TEST(LostRulings, F6_who_has_won_at_once_has_won_whatever_penalties_take_off) {
    const std::string text =
        "game fives-and-threes\nplayer A\nplayer B\nrule hand=3\nhand 4\ncarry A 60 B 55\n"
        "deal A 5-2 6-6 1-0\ndeal B 4-3 5-4 2-2\nB 5-4=3\nA pass\nB 4-3@2\nA 5-2@1\n"
        "penalty A 5 false-pass\nend won A\n";
    EXPECT_FALSE(says(text + "winner A\n", -1, "winner-mismatch"));
    EXPECT_TRUE(says(text + "winner B\n", -1, "winner-mismatch"));
    EXPECT_TRUE(says(text + "hand 5\nA 1-1\n", 1, "after-end"));
    EXPECT_EQ(judge_text(text).winners, std::vector<Seat>{Seat(0)});
}

TEST(LostRulings, B2_where_deals_are_not_known_any_first_pass_is_a_breach) {
    const std::string text = "game block\nplayer A\nplayer B\nhand 1\nlead A\nA pass\nB ";
    EXPECT_TRUE(says(text + "pass\nA 5-5\n", 1, "false-pass"));
    EXPECT_FALSE(says(text + "pass\nA 5-5\n", 3, "after-end"));
    EXPECT_TRUE(says(text + "5-5\n", 1, "false-pass"));
}

}  // namespace
}  // namespace bones::second
