// Small records with an unreadable part that the two referees once judged differently, or both
// judged wrongly. The expected verdicts follow from G5a. Both must agree.
#include "tests/second/rulings.hpp"

namespace bones::second {
namespace {

std::string leyden_hand(const std::string& rest) {
    return "game leyden\nplayer A\nplayer B\nrule target=30\nhand 1\n"
           "deal A 5-5 5-2 4-3 6-1 0-0 2-2\nA 5-5\nB pass\nA 5-2@1\nB pass\nA 4-3@2\nB pass\n"
           "A 6-1@3\nB pass\nA 0-0@4\nB +? pass\nA 2-2@4\n" +
           rest;
}

TEST(UnreadRulings, G5a_a_game_that_was_over_stays_so_after_a_lost_hand_line) {
    const std::string over =
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n"
        "A 6-6 6-5@1 5-5@1 5-4@1 4-4@1 4-3@1 3-3@1 3-2@1 2-2@1 2-1@1 1-1@1\nend out A\n";
    for (const char* lost : {"", "hand, 2\nA 4-4\n", "hand, 2\nscore A 9 B 9\n"}) {
        const std::string next = *lost == 0 ? "hand 2\nA 4-4\n" : "hand\nA 4-4\n";
        EXPECT_TRUE(says(over + lost + next, 1, "after-end"));
        const Judged judged = judge_text(over + lost + next);
        EXPECT_TRUE(judged.complete && judged.totals_known);
        EXPECT_EQ(judged.winners, std::vector<Seat>{Seat(0)});
        EXPECT_EQ(judged.totals[0], 11);
    }
}

TEST(UnreadRulings, G5a_a_score_that_may_be_another_hands_ends_no_game) {
    const std::string super = "game super-dominoes\nplayer A\nplayer B\nrule target=300\n";
    const std::string text = super + "hand 1\nA 3-3\nB ,\nend out A\nhnd 2\nA 4-4\n";
    EXPECT_FALSE(says(text + "score A 310 B 0\nhand 3\nA 6-6\n", 1, "after-end"));
    EXPECT_FALSE(judge_text(text + "score A 310 B 0\n").complete);
}

TEST(UnreadRulings, G5a_what_another_hand_had_left_proves_nothing) {
    const std::string left = "left B 6-6 6-5 6-4 6-2 6-0 3-3 2-0\n";
    EXPECT_TRUE(says(leyden_hand(left), 2, "false-pass"));
    for (const char* after : {"", "hand 3\nA 4-4\n"}) {
        const std::string text = leyden_hand("hand, 2\n" + left + after);
        EXPECT_FALSE(says(text, 2, "false-pass"));
        EXPECT_FALSE(says(text, 1, "after-end"));
        EXPECT_FALSE(judge_text(text).totals_known);
    }
}

TEST(UnreadRulings, G5a_a_tile_seen_after_an_unreadable_line_is_nobody_elses) {
    const std::string text =
        "game prize-dominoes\nplayer A\nplayer B\nhand 14\ndeal A ?4 3-0 5-3 4-3\n"
        "A 3-3\nB +? pass\nA 3-6@1\n3-1@2\nA 3-1\nA 3-2\n";
    EXPECT_FALSE(says(text, 3, "false-pass", true));
}

TEST(UnreadRulings, G5a_a_line_after_the_end_leaves_what_was_left_a_claim) {
    const std::string text =
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n"
        "A 6-6 6-5@1 5-5@1 5-4@1 4-4@1 4-3@1 3-3@1 3-2@1 2-2@1 2-1@1 1-1@1\nleft B\n,\n";
    EXPECT_TRUE(says(text, -1, "left-mismatch"));
}

TEST(UnreadRulings, G5a_a_claim_after_a_line_that_may_begin_another_hand_proves_nothing) {
    const std::string out =
        "game prize-dominoes\nplayer A\nplayer B\nhand 1\ndeal A 6-6 5-5 4-4 3-3 2-2 1-1 0-0\n"
        "B 3-4 4-5 5-6 6-4 4-0 0-2 2-1\n";
    const std::string claims = "end blocked\nscore A 1 B 0\npenalty B 1 misfit\nprize A 6-5\n";
    for (const char* code : {"end-mismatch", "score-mismatch", "wrong-prize"})
        EXPECT_TRUE(says(out + claims, -1, code)) << code;
    for (const char* lost : {",\n", "hnd 2\n", "edn 2\n", "end out B\n,\n"}) {
        const std::string text = out + lost + claims;
        for (const char* code : {"end-mismatch", "score-mismatch", "wrong-prize", "missing-prize",
                                 "unfounded-penalty", "duplicate-line"})
            EXPECT_FALSE(says(text, -1, code)) << lost << code;
        EXPECT_FALSE(judge_text(text).totals_known);
    }
}

TEST(UnreadRulings, G5a_any_lost_line_may_have_named_a_prize) {
    const std::string out =
        "game prize-dominoes\nplayer A\nplayer B\nhand 1\nB 3-4 4-5 5-6 6-4 4-0 0-2 2-1\n";
    EXPECT_TRUE(says(out + "end out B\n", -1, "missing-prize"));
    for (const char* lost : {"prze B 6-6\n", "lfet B 6-6\n", "dela B 6-6\n", "ronud B 6-6\n"})
        EXPECT_FALSE(says(out + "end out B\n" + lost, -1, "missing-prize"));
}

TEST(UnreadRulings, G5a_too_many_house_rules_leave_all_open) {
    std::string header = "game super-dominoes\nplayer A\nplayer B\n";
    for (int lines = 1; lines <= 5; ++lines) {
        header += "frob\n";
        const bool open = lines > 2;
        EXPECT_TRUE(
            says(header + "hand 1\nA 5-5\nB 6-4@1\nend out A\nscore A 9 B 9\n", 2, "misfit", open));
    }
}

TEST(UnreadRulings, G5a_a_prize_of_a_seat_that_does_not_play_may_be_anybodys) {
    const std::string text = "game prize-dominoes\nplayer A\nplayer B\nhand 1\nprize L 2-0\n";
    EXPECT_EQ(compare(text), "");
    EXPECT_FALSE(judge_text(text).totals_known);
}

const std::string fives_yard =
    "game all-fives\nplayer A\nplayer B\nhand 1\n"
    "yard 5-1 6-5 5-3 6-2 2-1 5-0 4-4 4-1 6-0 6-1 1-0 5-5 2-2 5-2\n";

TEST(UnreadRulings, G5_a_tile_of_the_yard_that_is_shown_too_early_is_no_evidence) {
    const std::string shown = fives_yard + "B what\nA ~5-1\n";
    EXPECT_TRUE(says(shown, 2, "tile-not-held"));
    EXPECT_FALSE(says(shown + "B +5-1\n", 3, "tile-repeated"));
    EXPECT_FALSE(says(shown + "B 5-1\n", 3, "tile-not-held"));
    EXPECT_FALSE(
        says("game prize-dominoes\nplayer A\nplayer B\nhand 3\n"
             "yard 6-4 6-5 3-2 4-1 6-3 4-3 5-5 4-0 4-2 4-4 5-3 6-2\n"
             "B 6-5 ~4-3\nA what\nB +4-3\n",
             4, "tile-repeated"));
}

TEST(UnreadRulings, G14_an_unwritten_turn_draws_what_a_whole_yard_names_and_no_more) {
    EXPECT_FALSE(says(fives_yard + "A 3-3 ?\nB ?\nA 6-1\n", 4, "tile-not-held"));
    const std::string dealt =
        "game all-fives\nplayer A\nplayer B\nplayer C\nplayer D\nhand 1\n"
        "deal C ? 4-0 2-0 ? 6-5\n";
    const std::string play = "C 3-3@1 3-0@1 ? 6-4@1\n";
    EXPECT_TRUE(says(dealt + "yard 6-3 6-6 0-0 5-4 4-1 4-3 6-1 1-1\n" + play, 4, "tile-not-held"));
    for (const char* yard :
         {"6-3 6-6 0-0 5-4 4-1 4-3 6-1", "6-3 6-6 0-0 5-4 4-1 4-3 6-1 6-4", "?8"})
        EXPECT_FALSE(says(dealt + "yard " + yard + "\n" + play, 4, "tile-not-held")) << yard;
}

TEST(UnreadRulings, G14_a_tile_that_came_unwritten_leaves_its_place_to_one_that_was_dealt) {
    const std::string text =
        "game prize-dominoes\nplayer A\nplayer B\nhand 1\nyard 4-1 4-0 2-0 4-2 3-2 0-0 5-1 6-1 5-2 "
        "3-1 6-5 6-3 6-2 1-1\nB 3-5\nA 5-4@2\nB 4-4@2\nA 3-3@1\nB 4-6@2\nA 3-4@1\nB 6-6@2\n"
        "A 6-0@2\nB 0-1@2\nA ~ 1-4@2\nB pass\nA 0-5@1\nB pass\nA 5-5@1\nB pass\n";
    EXPECT_FALSE(says(text + "A 2-2@2\n", 17, "tile-not-held"));
    EXPECT_TRUE(says(text + "A 2-2@2 2-1\n", 18, "tile-not-held"));
}

TEST(UnreadRulings, G14_where_written_draws_take_the_whole_yard_an_unwritten_turn_drew_nothing) {
    const std::string text =
        "game all-fives\nplayer A\nplayer B\nhand 1\n"
        "yard 6-4 4-3 3-1 6-5 5-0 2-2 4-4 2-1 3-2 5-2 6-6 3-0 6-2 6-0\n"
        "B +6-4 ? +4-3 +3-1 +6-5 +5-0 ~2-2\nA +2-2 +4-4 +2-1 +3-2 +5-2 +6-6\nB +3-0 +6-2\n";
    EXPECT_TRUE(says(text + "A +6-0\n", 7, "tile-not-held"));
    EXPECT_FALSE(says(text + "A +6-0\n", 8, "tile-repeated"));
    EXPECT_FALSE(says(text, 7, "tile-not-held"));
}

TEST(UnreadRulings, G5_G14_after_an_unwritten_turn_the_yard_has_room_for_its_unnamed_tiles_alone) {
    const std::string text =
        "game draw\nplayer A\nplayer B\nplayer C\nhand 1\n"
        "yard 2-2 ? ? ? 5-0 5-5 ? 4-4 ? ? 6-1 6-6 3-0\nC +2-2 +6-3 +1-0\nB ?\n"
        "C +0-0 +6-5 +4-2 +5-4";
    EXPECT_FALSE(says(text + " +5-0\n", 9, "yard-mismatch"));
    EXPECT_TRUE(says(text + " +3-2\n", 9, "yard-mismatch"));
    EXPECT_FALSE(says(text + " +?\n", 9, "yard-mismatch"));
}

TEST(UnreadRulings, L2_what_is_seen_after_an_unwritten_turn_was_not_dealt_where_the_deal_is_whole) {
    const std::string text =
        "game leyden\nplayer A\nplayer B\nhand 1\nlead A\n"
        "deal A 4-3 6-6 5-5 6-4 6-1 4-1\nB 3-3\n";
    EXPECT_FALSE(says(text, 1, "wrong-lead"));  // the lead may be right for either seat (G2)
    EXPECT_FALSE(says(text + "A what 2-2@2\n", 1, "wrong-lead"));
}

}  // namespace
}  // namespace bones::second
