// Small records that the two referees once judged differently, with the verdicts that the rules
// pages give. Both referees must agree.
#include <gtest/gtest.h>

#include "tests/second/rulings.hpp"

namespace bones::second {
namespace {

const std::string curse = "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\n";
const std::string leyden = "game leyden\nplayer A\nplayer B\nhand 1\n";
const std::string prize = "game prize-dominoes\nplayer A\nplayer B\n";

TEST(Rulings, G11_a_pass_out_of_turn_ends_no_hand) {
    EXPECT_FALSE(says(curse + "A 3-3\nA pass\nB pass\nA pass\n", 4, "after-end"));
    EXPECT_TRUE(says(curse + "A 3-3\nA pass\nB pass\nA pass\nB pass\n", 5, "after-end"));
}

TEST(Rulings, G11_a_tile_shown_after_the_game_is_no_action) {
    const std::string over =
        "game leyden\nplayer A\nplayer B\nrule target=30\nhand 1\n"
        "deal B 5-5 4-0 2-2 4-2 4-4 1-0\n"
        "A 1-1 6-5@1 4-6@1 6-0@3 2-0@4 4-1@1\nhand 2\n";
    EXPECT_FALSE(says(over + "B ~1-3\n", 1, "after-end"));
    EXPECT_FALSE(says(over + "B what\n", 1, "after-end"));
    EXPECT_TRUE(says(over + "B ~1-3 2-2\n", 2, "after-end"));
}

TEST(Rulings, G5_a_tile_dealt_twice_is_told_in_a_doubtful_deal_too) {
    EXPECT_TRUE(says(curse + "deal A 6-6 6-6 5-5 5-5\nA 3-3\n", 0, "tile-repeated"));
}

TEST(Rulings, D8_a_penalty_for_an_open_revoke_stands) {
    const std::string text =
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 8-8\nB 9-4\npenalty B 5 revoke\n";
    EXPECT_TRUE(says(text, 2, "revoke", true));
}

TEST(Rulings, G14_without_draws_an_unwritten_turn_adds_no_tiles) {
    EXPECT_TRUE(says(curse + "A 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 ? 5-3 5-2 5-1\n", 13,
                     "count-mismatch"));
}

TEST(Rulings, G5_a_deal_that_the_yard_contradicts_says_nothing) {
    EXPECT_FALSE(says(leyden + "deal A ? ? ? ? 2-0 6-6\nyard 2-0\nA +6-6\n", 1, "tile-repeated"));
}

TEST(Rulings, G5_a_deal_stands_though_a_later_tile_contradicts_it) {
    EXPECT_FALSE(says(leyden + "deal A 2-0 4-3 5-5 5-4 6-3 5-1\nA ~3-1\n"
                               "B 3-3 4-1@3 2-6@4 4-2@3 6-4@4 6-6@3\n",
                      2, "wrong-lead", true));
}

TEST(Rulings, G14_what_the_yard_names_was_not_dealt) {
    EXPECT_FALSE(says(leyden + "yard 6-5 1-1\nA 2-2\nB ?\n", 1, "wrong-lead", true));
    EXPECT_TRUE(says(leyden + "yard 6-5\nA 2-2\nB ?\n", 1, "wrong-lead", true));
}

TEST(Rulings, L2_who_was_dealt_the_lowest_double_must_set_it) {
    EXPECT_TRUE(says(leyden + "lead B\ndeal B 1-1 ? ? ? ? ?\nB +2-1\nA ?\n", 2, "false-pass"));
}

const std::string second_hand = prize + "rule prize-play=any-turn\nhand 2\nprizes A 2-1\n";
const std::string both_pass =
    "B 4-4\nA 4-1@1\nB 4-0@2\nA *1-2@1\nB 2-3@1\nA 3-4@1\nB 0-6@2\nA 6-1@2\nB 4-5@1\n"
    "A 1-5@2\nB 5-0@1\nA 5-2@2\nB +6-5 pass\nA 2-4@2\nB +1-0 0-1@1\nA +? pass\nB +6-2 pass\n";

TEST(Rulings, G15_a_tile_played_after_the_end_was_in_the_hand_or_drawn_since) {
    const std::string text = second_hand + both_pass + "A +? pass\nA 3-3@1\nA 0-2@1\n";
    EXPECT_TRUE(says(text, 22, "after-end"));
    EXPECT_TRUE(says(text, -1, "missing-prize"));  // A has at most 16 pips, B at least 19
}

TEST(Rulings, P1_a_hand_that_cannot_be_dealt_is_void) {
    const std::string a = "prizes A 6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 5-1 4-4 4-3\n";
    const std::string b = "prizes B 5-0 4-0 3-0 2-0 1-0 0-0 4-2 4-1 3-3 3-1 2-2 2-1 1-1";
    const std::string begun = prize + "hand 28\n" + a + b;
    for (const char* end : {"",
                            "end void\n",
                            "end void\nscore A 0 B 0\n",
                            "end void\nscore A 1\n",
                            "end blocked\n",
                            "B 6-0\n",
                            "B 6-0\nend void\n",
                            "B pass\nA pass\nend void\n",
                            "B ?\nend void\n",
                            "B what\nA 6-0\nend void\n",
                            "B +6-0\n",
                            "B +? pass\nA *6-6 *6-5@1\nend void\n",
                            "B ~6-0\nend void\n",
                            "B *3-2@1 6-0\nend out B\nprize B 6-0\nscore A 0 B 1\n",
                            "lead A\ndeal B 6-0\nB 6-0\nend void\nhand 29\nA pass\n",
                            "deal A 3-2\ndeal B 6-0\nA 3-2\nB 6-0\nend conceded A\nprize B 6-0\n",
                            "left B 6-0\nyard 6-0\nend void\n",
                            "C 6-0\nend void\n",
                            "frob\nend void\n",
                            "frob\nB 6-0\nend void\n",
                            "B 6-0\nfrob\nend void\nhand 30\nA 6-0\n"}) {
        for (const char* more : {"\n", " 3-2\n", " ?\n", " 3-2 6-0\n", " 3-2 ?\n"})
            EXPECT_EQ(compare(begun + more + end), "") << more << end;
        for (const char* number : {"1", "27", "28", "30"})
            EXPECT_EQ(compare(prize + "hand " + number + "\n" + end), "") << number << end;
    }
    for (const char* play : {"", "B 6-0\n", "B pass\nA pass\n", "B ?\n", "B +6-0\n"}) {
        EXPECT_FALSE(says(begun + " 3-2\n" + play + "end void\n", -1, "end-mismatch")) << play;
        EXPECT_EQ(says(begun + " 3-2\n" + play + "end void\n", 1, "after-end"), *play != '\0');
        for (const char* code : {"false-pass", "illegal-draw", "layout-unknown"})
            EXPECT_FALSE(says(begun + " 3-2\n" + play + "end void\n", 1, code)) << play;
    }
    EXPECT_FALSE(says(begun + "\nend void\n", -1, "end-mismatch"));  // G15: no play is written
}

TEST(Rulings, G9_a_prize_that_would_undo_its_end_proves_nothing) {
    const std::string hand = second_hand + "deal A 4-1 3-4 6-1 1-5 5-2 2-4 3-3\n" + both_pass;
    const std::string taken = "end blocked\nprize A 1-1\n";
    const std::string text = hand + "A +0-0 pass\nB +? pass\n" + taken;
    EXPECT_TRUE(says(text, 22, "after-end"));
    EXPECT_FALSE(says(text, 20, "illegal-draw"));  // B may have drawn 1-1 at ply 24
    EXPECT_TRUE(says(hand + taken, 20, "illegal-draw"));
}

TEST(Rulings, G9_a_prize_after_a_hand_that_was_played_on_may_have_been_drawn_there) {
    const std::string hand =
        prize +
        "hand 1\nB 6-6\nA 6-3@1\nB 3-0@1\nA 0-2@1\nB 6-0@2\nA 0-1@2\nB 1-1@2\nA 1-4@2\n"
        "B 4-6@2\nA +? pass\nB 2-4@1\nA 4-0@1\nB 6-5@2\n";
    const std::string taken = "end out B\nprize B 6-2\n";
    EXPECT_TRUE(says(hand + taken, 11, "false-pass"));
    EXPECT_FALSE(says(hand + "A +? 0-0@1\n" + taken, 11, "false-pass"));
    EXPECT_TRUE(says(hand + "A 0-0@1\n" + taken, 11, "false-pass"));  // no tile was drawn
}

TEST(Rulings, G5a_a_prize_of_a_seat_that_does_not_play_may_be_anybodys) {
    const std::string text =
        prize +
        "hand 1\ndeal A 6-3 1-0 5-1 4-4 6-2 4-0 5-2\n"
        "deal B 0-0 5-0 5-4 5-3 3-1 6-5 3-2\nB 3-5\nA 3-6@1\nB 5-0@2\nA 6-2@1\n"
        "B 0-0@2\nA 0-4@2\nB 4-5@2\nA 5-2@2\nB 2-3@1\nA +6-0 pass\nB 3-1@1\n"
        "A 1-5@1\nB 5-6@1\nend out B\nprize C 1-0\n";
    EXPECT_FALSE(says(text, -1, "wrong-prize"));
    EXPECT_FALSE(says(text + "hand 2\nA 4-6\nB *1-0\n", 2, "tile-not-held"));
}

TEST(Rulings, P12_who_is_out_is_not_known_if_a_tile_may_have_been_a_prize) {
    const std::string seven = "A 3-5 0-5@1 5-2@2 6-0@1 2-3@1 0-2@1 6-1@1\n";
    EXPECT_FALSE(says(prize + "hand 2\n" + seven, -1, "missing-prize"));
    EXPECT_TRUE(
        says(prize + "hand 2\ndeal A 5-3 5-0 5-2 6-0 3-2 2-0 6-1\n" + seven, -1, "missing-prize"));
}

TEST(Rulings, P8_a_seat_may_be_out_sooner_if_fewer_tiles_may_have_been_dealt) {
    const std::string claim = "A 3-5\nB 5-4@1\nA 4-2@1\nB pass\nA pass\nend out A\n";
    EXPECT_TRUE(says(prize + "hand 12\n" + claim, -1, "end-mismatch"));   // 7 are dealt
    EXPECT_TRUE(says(prize + "hand 23\n" + claim, -1, "end-mismatch"));   // 3 or more
    EXPECT_FALSE(says(prize + "hand 24\n" + claim, -1, "end-mismatch"));  // 2 or more
}

TEST(Rulings, P12_nobody_is_out_where_that_is_not_known) {
    const std::string text = prize +
                             "hand 6\ndeal B 6-2 2-1 6-0 3-2 4-3 2-0 3-0\n"
                             "B 2-6\nA 6-4@2\nB 4-3@2\nA 2-5@1\nB 3-2@2\nA 2-4@2 5-0@1\nB 0-6@1\n"
                             "A 4-1@2\nB 1-2@2\nA 6-6@1\nB 2-0@2\nA 1-3@2\nB 3-0@2\n";
    EXPECT_EQ(compare(text), "");
    EXPECT_FALSE(judge_text(text).hands[0].out.exists());
}

TEST(Rulings, P9_the_block_is_won_whatever_the_tiles_drawn_unseen_were) {
    const std::string deals = "deal A 2-0 4-2 5-0 5-1 6-6 6-1\ndeal B 4-1 2-1 6-0 0-0 4-0 6-4\n";
    const std::string text = prize + "hand 23\n" + deals + "B +? pass\n";
    EXPECT_TRUE(says(text + "A +? pass\n", -1, "missing-prize"));  // exactly 39 pips
    EXPECT_FALSE(says(text + "A pass\n", -1, "missing-prize"));    // 38
}

TEST(Rulings, P12_a_mark_on_a_tile_known_to_be_in_the_hand) {
    EXPECT_TRUE(says(prize + "hand 10\ndeal A ? ? ? 6-0 ? ? ?\nA *0-6\n", 1, "tile-not-held"));
}

TEST(Rulings, P12_a_mark_on_a_tile_that_the_yard_names) {
    const std::string text = prize + "hand 4\nyard ? 4-3 5-1 ? 6-0 1-0 5-4 ? ? ? ?\n";
    for (const char* play : {"B *5-1\n", "B ?\nA *5-1\n"}) {
        const bool first = play[2] == '*';
        EXPECT_TRUE(says(text + play, first ? 1 : 2, "tile-not-held"));
        EXPECT_FALSE(says(text + play, 1, "illegal-prize-play"));  // G5a: the tile was not a prize
    }
}

TEST(Rulings, P10_a_turn_that_cannot_be_read_after_the_end_leaves_no_prize) {
    const std::string out =
        prize + "hand 1\ndeal A 4-1 6-3 5-2 6-6 1-0 3-0 6-1\nB 1-1 1-5 4-5 4-0 0-0 0-2 2-2\n";
    for (const char* turn : {"", "A what\n", "A ?\n"}) {
        EXPECT_TRUE(says(out + turn + "prize B 6-4\n", -1, "wrong-prize"));
        EXPECT_FALSE(says(out + turn + "prize B 6-3\n", -1, "wrong-prize"));
    }
    EXPECT_FALSE(says(prize + "hand 1\nB 1-1 1-5\nA what\nprize B 6-4\n", -1, "wrong-prize"));
}

TEST(Rulings, P12_a_tile_shown_may_be_a_prize_where_those_are_not_known) {
    const std::string text = prize + "hand 3\n";
    const std::string known = text + "deal B 1-0 2-0 3-3 5-2 6-6 5-1 0-0\n";
    for (const std::string& hand : {text, known}) {
        EXPECT_FALSE(says(hand + "B ~4-3 *4-3\n", 2, "tile-not-held"));
        EXPECT_TRUE(says(hand + "B ~4-3 *4-3\n", 2, "illegal-prize-play"));
        EXPECT_TRUE(says(hand + "B ~4-3 +4-3\n", 2, "tile-repeated"));
        EXPECT_TRUE(says(hand + "B ~4-3 3-3\nA 3-4\n", 3, "tile-not-held"));
        EXPECT_TRUE(says(hand + "B ~4-3 3-3\nA *3-4\n", 3, "tile-not-held"));
        EXPECT_FALSE(says(hand + "B ~4-3 3-3\nA *3-4\n", 3, "illegal-prize-play", true));
    }
}

TEST(Rulings, G5_a_tile_drawn_as_the_yard_says_was_not_in_the_hand_that_showed_it) {
    const std::string text = prize + "hand 3\nyard 6-4 6-5 3-2 4-1 6-3 4-3 5-5 4-0 4-2 4-4\n";
    EXPECT_TRUE(says(text + "B ~4-3\nA what\nB +4-3\n", 1, "tile-not-held"));
    EXPECT_FALSE(says(text + "B ~4-3\nA what\nB +4-3\n", 3, "tile-repeated"));
}

TEST(Rulings, G8_a_penalty_for_a_joint_breach) {
    const std::string text =
        curse + "yard 6-5 ?5\nA 0-0\nB pass\nA pass\nend blocked\npenalty A 2 joint-breach\n";
    EXPECT_TRUE(says(text, 3, "joint-breach"));
    EXPECT_FALSE(says(text, -1, "unfounded-penalty"));
}

TEST(Rulings, G10_an_open_turn_belongs_to_no_group) {
    EXPECT_TRUE(
        says("game double-takes\nplayer A\nplayer B\nhand 1\nA 8-8=8\nB ?\nB 9-4=9\n"
             "penalty B 5 wrong-turn\n",
             3, "wrong-turn", true));
}

TEST(Rulings, P12_a_mark_on_a_prize_that_another_holds) {
    const std::string text = prize + "hand 2\nprize A 4-4\nhand 3\nB *4-4\n";
    EXPECT_TRUE(says(text, 1, "tile-not-held"));
    EXPECT_FALSE(says(text, 1, "illegal-prize-play"));
}

TEST(Rulings, P12_where_prizes_are_not_known_one_may_be_shown_and_none_lay_in_the_yard) {
    const std::string deal = "hand 14\ndeal A 6-5 6-4 6-3 6-2 6-1 6-0 5-5\n";
    EXPECT_FALSE(says(prize + deal + "A ~1-0\n", 1, "tile-not-held"));
    EXPECT_FALSE(says(prize + deal + "A *1-0\n", 1, "tile-not-held"));
    EXPECT_TRUE(says(prize + deal + "yard 4-4 1-0\nB ?\nA 1-0\n", 2, "tile-not-held"));
    const std::string left = "left A 6-5 6-4 6-3 6-2 6-1 6-0 4-4\n";
    EXPECT_TRUE(says(prize + deal + "A pass\n" + left, -1, "left-mismatch"));
    // A hand without play does not show its draws and plays.
    EXPECT_FALSE(says(prize + deal + left, -1, "left-mismatch"));
}

TEST(Rulings, P8_whether_two_passes_end_the_hand_is_not_known_if_the_stock_may_be_empty) {
    const std::string game = "game prize-dominoes\nplayer A\nplayer B\nrule block=stock-empty\n";
    const std::string passes = "A 5-5\nB pass\nA pass\n", claim = "end blocked\n";
    EXPECT_FALSE(says(game + "hand 15\n" + passes + claim, -1, "end-mismatch"));
    EXPECT_TRUE(says(game + "hand 15\n" + passes + "B +? 5-4\n" + claim, -1, "end-mismatch"));
    EXPECT_TRUE(says(game + "hand 8\n" + passes + claim, -1, "end-mismatch"));
}

TEST(Rulings, P6_a_hand_tile_that_fits_goes_before_a_prize) {
    const std::string both =
        prize + "rule prize-play=any-turn\nrule prize-after-draw=yes\nhand 3\n";
    EXPECT_TRUE(says(both + "B 5-3@1\nA +4-0 *3-1@1\n", 3, "illegal-prize-play", true));
    EXPECT_TRUE(says(both + "A +? *5-2@2\n", 2, "illegal-prize-play"));
}

TEST(Rulings, P3_an_end_that_nobody_laid_on_is_another_than_one_that_somebody_did) {
    EXPECT_TRUE(says(prize + "hand 1\nA 1-6 2-1@2\nB 1-1\n", 3, "ambiguous-arm"));
}

TEST(Rulings, P11_seven_numbers_win_though_other_prizes_are_not_known) {
    std::string text = prize;
    int hand = 13;
    for (const char* tile : {"6-0", "4-1", "6-2", "5-3"})
        text +=
            "hand " + std::to_string(hand++) + "\nA 1-1\nend unfinished\nprize B " + tile + "\n";
    EXPECT_EQ(compare(text), "");
    EXPECT_EQ(judge_text(text).winners, std::vector<Seat>{Seat(1)});
}

TEST(Rulings, G15_the_winner_line_tells_that_a_game_was_over_of_which_nothing_else_is_written) {
    const std::string outcome = "hand 1\nend unfinished\nscore A 1 B 0\nwinner ";
    for (const char* game : {"double-takes", "prize-dominoes", "super-dominoes"}) {
        const std::string header = std::string("game ") + game + "\nplayer A\nplayer B\n";
        EXPECT_EQ(compare(header + outcome + "A\n"), "");
        EXPECT_EQ(judge_text(header + outcome + "A\n").winners, std::vector<Seat>{Seat(0)});
        EXPECT_FALSE(judge_text(header + outcome + "none\n").complete);
    }
    EXPECT_TRUE(says("game leyden\n" + outcome + "A\n", -1, "winner-mismatch"));
}

TEST(Rulings, G5_what_a_doubtful_deal_names_may_be_dealt_again) {
    const std::string takes = "game double-takes\nplayer A\nplayer B\n";
    EXPECT_FALSE(
        says(takes + "hand 1\ndeal A 5-4 ?13\nhand 2\ndeal B 5-4 ?16\n", 0, "tile-repeated"));
    EXPECT_FALSE(says(curse + "deal A 5-4 ?9\ndeal B 5-4 ?10\n", 0, "tile-repeated"));
}

TEST(Rulings, G14_what_lay_in_the_yard_was_in_no_hand_before) {
    const std::string sixes = prize + "hand 1\nyard 0-0 1-0 6-5 6-4 6-3 6-2 6-1 6-0 ?6\nA 6-6\n";
    EXPECT_FALSE(says(sixes + "B +0-0 ?\n", 2, "illegal-draw", true));
    EXPECT_FALSE(says(sixes + "B +0-0 ? 6-5@1\n", 2, "illegal-draw", true));
    EXPECT_TRUE(says(leyden + "lead A\ndeal B 3-3 ?5\nyard 1-1 2-2 ?14\nA ?\n", 0, "wrong-lead"));
}

TEST(Rulings, G14_what_was_left_before_an_unwritten_turn_is_known) {
    const std::string text = leyden +
                             "A 4-4\nB 1-6@3 2-5x@3\nA 2-4@3 3-2@3 3-0@2\nB 5-4@1\n"
                             "A 2-6@1\nB 1-5@1\nA 3-1@4\nB 6-6@4 ";
    for (const char* rest : {"4-0@1\n", "? 4-0@1\n"}) EXPECT_EQ(compare(text + rest), "");
    EXPECT_TRUE(judge_text(text + "4-0@1\n").hands[0].scored);
    EXPECT_FALSE(judge_text(text + "? 4-0@1\n").hands[0].scored);
}

TEST(Rulings, D8_of_a_penalty_that_is_too_high_a_part_stands) {
    const std::string text =
        "game double-takes\nplayer A\nplayer B\nhand 1\nA 8-8\nB 9-4\n"
        "penalty B 10 revoke\n";
    EXPECT_TRUE(says(text, -1, "unfounded-penalty"));
}

TEST(Rulings, L2_a_deal_in_doubt_leaves_the_other_known) {
    EXPECT_TRUE(
        says(leyden + "deal A ?5 4-4\ndeal B 0-0 6-4 6-2 5-0 4-1 4-0\nyard 4-4 ?15\nB pass\n", 1,
             "wrong-lead"));
    EXPECT_FALSE(says(leyden + "deal A ?5 1-1\ndeal B ?5 2-0\nyard 2-0 ?15\nend void\n", -1,
                      "end-mismatch"));  // G15: no play is written
}

TEST(Rulings, P10_a_deal_that_the_yard_contradicts_had_any_prize) {
    const std::string claim = "end conceded A\nprize B 1-0\n";
    for (const char* play : {"", "B 5-4\nA 4-3@2\n"}) {
        EXPECT_FALSE(says(prize + "hand 1\ndeal A ?6 3-1\nyard ?12 3-1 1-0\n" + play + claim, -1,
                          "wrong-prize"));
        EXPECT_EQ(says(prize + "hand 1\ndeal A ?6 3-1\nyard ?12 3-0 1-0\n" + play + claim, -1,
                       "wrong-prize"),
                  *play != '\0');  // G15: without play A may have drawn it
    }
}

TEST(Rulings, P10_a_tile_drawn_after_the_end_is_no_prize) {
    EXPECT_TRUE(says(prize + "hand 1\ndeal A 3-2 4-0 2-1 5-4 4-4 3-1 2-2\n"
                             "B 1-4 4-6@2 6-0@2 3-5@1 4-2@1 2-6@1 6-6@1\nA +?\nprize B 5-0\n",
                     -1, "wrong-prize"));
}

TEST(Rulings, G5_a_draw_that_the_yard_contradicts_leaves_no_proof_by_counting) {
    const std::string play = "B 3-3\nA 3-2@1 +?\nA +6-0 +1-1\nB +2-1 ?\n";
    const std::string deal = leyden + "deal B 3-3 2-0 4-1 2-2 3-1 6-4\n";
    EXPECT_TRUE(says(deal + play, 6, "false-pass"));
    EXPECT_TRUE(says(deal + "yard 5-4 6-1\n" + play, 6, "missed-draw"));
}

TEST(Rulings, G5_a_yard_that_is_too_long_says_nothing) {
    EXPECT_FALSE(says(curse + "yard 5-5 ?6\nA 6-5 5-5\n", 2, "tile-not-held"));
    EXPECT_TRUE(says(curse + "yard 5-5 ?5\nA 6-5 5-5\n", 2, "tile-not-held"));
}

TEST(Rulings, G15_of_totals_below_nothing_the_highest_wins) {
    const std::string text =
        "game super-dominoes\nplayer A\nplayer B\nhand 1\nA 6-6\n"
        "end conceded A\nscore A 0 B -10\n";
    EXPECT_EQ(compare(text), "");
    EXPECT_EQ(judge_text(text).winners, std::vector<Seat>{Seat(0)});
}

}  // namespace
}  // namespace bones::second
