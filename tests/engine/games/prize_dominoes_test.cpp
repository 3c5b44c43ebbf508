// Prize Dominoes, clause by clause: the play (P1–P9); prizes are in prize_dominoes_prizes_test.cpp.
#include <gtest/gtest.h>

#include "tests/engine/games/prize_hands.hpp"

namespace bones::test {
namespace {

/// Returns the codes for the start of a hand with `prizes` prizes held and `each` tiles dealt to
/// each player.
Lines dealt_with(int prizes, int each) {
    std::string a = "hand 20 / prizes A", b = " / prizes B";
    for (int n = 0; n < prizes; ++n) {
        const Tile tile = Tile::numbered(n);
        (n % 2 == 0 ? a : b) +=
            " " + std::to_string(tile.high()) + "-" + std::to_string(tile.low());
    }
    const std::string size = std::to_string(each);
    return prize(a + b + " / deal A ?" + size + " / deal B ?" + size).findings();
}

TEST(PrizeDominoes, P1_the_deal_shrinks_with_the_prizes_held) {
    EXPECT_EQ(dealt_with(0, 7), none);
    EXPECT_EQ(dealt_with(14, 7), none);
    EXPECT_EQ(dealt_with(15, 6), none);
    EXPECT_EQ(dealt_with(17, 5), none);
    EXPECT_EQ(dealt_with(26, 1), none);
    const Lines both({"20.0 A error deal-size G5", "20.0 B error deal-size G5"});
    EXPECT_EQ(dealt_with(0, 6), both);
    EXPECT_EQ(dealt_with(15, 7), both);
    EXPECT_EQ(dealt_with(17, 6), both);
}

TEST(PrizeDominoes, P1_the_stock_is_what_is_left) {
    EXPECT_EQ(prize("yard ?14 / A 6-6").findings(), none);
    EXPECT_EQ(prize("yard ?15 / A 6-6").findings(), Lines({"1.0 error count-mismatch G5"}));
    EXPECT_EQ(prize("hand 3 / prizes A 3-3 / prizes B 2-0 / yard ?13 / A 6-6").findings(),
              Lines({"3.0 error count-mismatch G5"}));
}

TEST(PrizeDominoes, P1_prizes_held_are_not_dealt_or_drawn) {
    EXPECT_EQ(prize("hand 3 / prizes A 3-3 / prizes B 2-0 / deal B 3-3 ?6").findings(),
              Lines({"3.0 B error tile-repeated G5"}));
    EXPECT_EQ(prize("hand 3 / prizes A 3-3 / prizes B 2-0 / B 5-4 / A +2-0 pass").findings(),
              Lines({"3.2 A error tile-repeated G5"}));
    EXPECT_EQ(prize("hand 3 / prizes A 3-3 / prizes B 3-3 / B 5-4").findings(),
              Lines({"3.0 B error tile-repeated G5"}));
}

TEST(PrizeDominoes, P1_no_tiles_left_to_deal_end_the_game) {
    const Judged game(prize(prize_last_hand));
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.winner(), "none");
    EXPECT_EQ(game.end(), "out A");
}

TEST(PrizeDominoes, P2_the_loser_leads_the_next_hand) {
    const std::string won = std::string(prize_won_by_a) + " / prize A 0-0 / hand 2 / ";
    EXPECT_EQ(prize(won + "B 6-6").findings(), none);
    EXPECT_EQ(prize(won + "A 6-6").findings(), Lines({"2.1 A broken wrong-lead P2"}));
    EXPECT_EQ(prize(won + "lead A / A 6-6").findings(), Lines({"2.0 A broken wrong-lead P2"}));
    EXPECT_EQ(prize(won + "lead B / A 6-6").findings(), Lines({"2.0 error lead-mismatch G2"}));
}

TEST(PrizeDominoes, G2_a_wrong_lead_stands_at_the_leaders_first_action) {
    const std::string won = std::string(prize_won_by_a) + " / prize A 0-0 / hand 2 / ";
    EXPECT_EQ(prize(won + "A ~2-5 2-5").findings(), Lines({"2.1 A broken wrong-lead P2"}));
    EXPECT_EQ(prize(won + "B ~2-5 / A 2-4").findings(), Lines({"2.2 A broken wrong-lead P2"}));
}

TEST(PrizeDominoes, P2_the_first_hand_is_led_by_either) {
    EXPECT_EQ(prize("A 6-6").findings(), none);
    EXPECT_EQ(prize("B 6-6").findings(), none);
    EXPECT_EQ(prize("lead B / B 6-6").findings(), none);
}

TEST(PrizeDominoes, P2_who_conceded_has_lost) {
    EXPECT_EQ(prize("A 6-6 / end conceded A / prize B 3-3 / hand 2 / A 1-0").findings(), none);
    EXPECT_EQ(prize("A 6-6 / end conceded A / prize B 3-3 / hand 2 / B 1-0").findings(),
              Lines({"2.1 B broken wrong-lead P2"}));
}

TEST(PrizeDominoes, P2_after_a_hand_whose_winner_is_unknown_either_leads) {
    EXPECT_EQ(prize("A 6-6 / end unfinished / hand 2 / A 1-0").findings(), none);
    EXPECT_EQ(prize("A 6-6 / end unfinished / hand 2 / B 1-0").findings(), none);
}

TEST(PrizeDominoes, P3_a_line_with_two_ends) {
    EXPECT_EQ(prize("A 3-2 / B 3-5@1 / A 2-4@2 / B 5-5@1 / A 5-0@1").findings(), none);
    EXPECT_EQ(prize("A 3-2 / B 3-5@2").findings(), Lines({"1.2 B broken misfit P3"}));
    EXPECT_EQ(prize("A 3-2 / B 5-4@1").findings(), Lines({"1.2 B broken misfit P3"}));
    EXPECT_EQ(prize("A 3-2 / B 3-5@3").findings(), Lines({"1.2 B error no-such-arm G5"}));
}

TEST(PrizeDominoes, P3_a_misfit_lies_and_opens_its_outer_half) {
    EXPECT_EQ(prize("A 6-6 / B 5-4@1 / A 4-1@1").findings(), Lines({"1.2 B broken misfit P3"}));
    EXPECT_EQ(prize("A 6-6 / B 5-4@1 / A 5-1@1").findings(),
              Lines({"1.2 B broken misfit P3", "1.3 A broken misfit P3"}));
}

TEST(PrizeDominoes, P3_the_ends_are_beside_the_halves_as_written) {
    EXPECT_EQ(prize("A 2-3 / B 2-5@1 / A 3-4@2").findings(), none);
    EXPECT_EQ(prize("A 2-3 / B 2-5@1 / A 3-4@2").canonical(),
              "game prize-dominoes\n\nhand 1\nA 3-2\nB 2-5@2\nA 3-4@1\n");
    EXPECT_EQ(prize("A 6-6 / B 6-5@2 / A 6-4@1").canonical(),
              "game prize-dominoes\n\nhand 1\nA 6-6\nB 6-5@1\nA 6-4@2\n");
}

TEST(PrizeDominoes, P3_doubles_lie_in_line) {
    EXPECT_EQ(prize("A 6-5 / B 6-6@1 / A 6-4@1 / B 6-3@1").findings(),
              Lines({"1.4 B broken misfit P3"}));
}

TEST(PrizeDominoes, P4_a_player_who_can_may_not_draw) {
    EXPECT_EQ(prize("deal B 6-4 ?6 / A 6-6 / B 6-4@1").findings(), none);
    EXPECT_EQ(prize("deal B 6-4 ?6 / A 6-6 / B +2-2 6-4@1").findings(),
              Lines({"1.2 B broken illegal-draw P4"}));
    EXPECT_EQ(prize("A 6-6 / B +2-2 6-4@1").findings(), Lines({"1.2 B broken illegal-draw P4"}));
    EXPECT_EQ(prize("A 6-6 / B +? 6-4@1").open(), Lines({"1.2 B illegal-draw P4"}));
}

TEST(PrizeDominoes, P4_the_leader_may_not_draw) {
    EXPECT_EQ(prize("A +2-2 6-6").findings(), Lines({"1.1 A broken illegal-draw P4"}));
    EXPECT_EQ(prize("A +2-2 +3-3 6-6").findings(), Lines({"1.1 A broken illegal-draw P4"}));
}

TEST(PrizeDominoes, P4_a_player_who_can_may_not_pass) {
    EXPECT_EQ(prize("deal B 6-4 ?6 / A 6-6 / B pass").findings(),
              Lines({"1.2 B broken false-pass P4"}));
    EXPECT_EQ(prize("A 6-6 / B pass / A 6-2@1 / B 6-4@2").findings(),
              Lines({"1.2 B broken false-pass P4"}));
    const std::string empty = std::string(prize_stock_empty) + "B 5-2 / A pass / B 5-3@1 / ";
    EXPECT_EQ(prize(empty + "A 3-1@1").findings(), none);
    EXPECT_EQ(prize(empty + "A 2-4@2").findings(), Lines({"15.2 A broken false-pass P4"}));
}

TEST(PrizeDominoes, P5_without_a_fitting_tile_one_is_drawn) {
    EXPECT_EQ(prize_after(prize_deals, "A 6-6 / B +2-0 6-4@1").findings(),
              Lines({"1.2 B broken illegal-draw P4"}));
    EXPECT_EQ(prize("deal B ?6 5-4 / A 6-6 / B pass").findings(),
              Lines({"1.2 B broken missed-draw P5"}));
    EXPECT_EQ(prize_after(prize_deals, "A 1-0 / B 0-3@2 / A pass").findings(),
              Lines({"1.3 A broken false-pass P4"}));
    EXPECT_EQ(prize("A 6-6 / B +2-0 pass").findings(), none);
}

TEST(PrizeDominoes, P5_with_the_stock_empty_passing_is_free) {
    EXPECT_EQ(prize_after(prize_stock_empty, "B 5-2 / A pass").findings(), none);
    EXPECT_EQ(prize("hand 14 / prizes A 0-0 1-0 1-1 2-0 2-1 2-2 / prizes B 3-0 6-6 6-5 6-4 6-3 6-2 "
                    "/ B 5-2 / A pass")
                  .findings(),
              Lines({"14.2 A broken missed-draw P5"}));
}

TEST(PrizeDominoes, P6_a_drawn_tile_that_fits_is_played) {
    EXPECT_EQ(prize("A 6-6 / B +6-3 6-3@1").findings(), none);
    EXPECT_EQ(prize("A 6-6 / B +6-3 pass").findings(), Lines({"1.3 B broken false-pass P6"}));
    EXPECT_EQ(prize("A 6-6 / B +5-3 pass").findings(), none);
    EXPECT_EQ(prize("A 6-6 / B +? pass").open(),
              Lines({"1.2 B illegal-draw P4", "1.3 B false-pass P6"}));
}

TEST(PrizeDominoes, P6_no_second_draw) {
    EXPECT_EQ(prize("A 6-6 / B +2-2 +6-3 6-3@1").findings(),
              Lines({"1.3 B broken illegal-draw P6"}));
    EXPECT_EQ(prize("A 6-6 / B +?3 6-3@1").findings(), Lines({"1.3 B broken illegal-draw P6"}));
    EXPECT_EQ(prize("deal B 6-4 ?6 / A 6-6 / B +?2 6-4@1").findings(),
              Lines({"1.2 B broken illegal-draw P4"}));
}

TEST(PrizeDominoes, P6_a_draw_that_another_seat_cuts_short_is_a_pass) {
    const Judged game = prize("A 6-6 / B +6-3 / A 6-1@1");
    EXPECT_EQ(game.findings(), Lines({"1.3 B broken false-pass P6"}));
    EXPECT_EQ(game.notes(), Lines({"1 hand-unfinished", "1.3 B missing-pass"}));
}

TEST(PrizeDominoes, P6_what_a_later_draw_may_have_brought_proves_nothing) {
    EXPECT_EQ(prize("A 6-6 / B +? pass / A 6-5@2 / B +? 6-4@1").findings(), none);
    EXPECT_EQ(prize("A 6-6 / B +? pass / A 6-5@2 / B 6-4@1").findings(),
              Lines({"1.3 B broken false-pass P6"}));
}

TEST(PrizeDominoes, P8_the_last_hand_tile_ends_the_hand) {
    EXPECT_EQ(prize(prize_won_by_a).end(), "out A");
    EXPECT_EQ(prize_after(prize_won_by_a, " / end out A / prize A 0-0").findings(), none);
    EXPECT_EQ(prize_after(prize_won_by_a, " / end out B / prize A 0-0").findings(),
              Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(prize_after(prize_won_by_a, " / B +3-1 / prize A 0-0").findings(),
              Lines({"1.18 B broken after-end G11"}));
}

TEST(PrizeDominoes, P8_two_passes_block_the_hand) {
    const Judged game = prize_after(prize_blocked, " / end blocked / prize B 5-4");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.end(), "blocked");
    EXPECT_EQ(prize_after(prize_blocked, " / B +6-5 6-5@1 / prize B 5-4").findings(),
              Lines({"1.6 B broken after-end G11"}));
}

TEST(PrizeDominoes, P8_a_block_may_ask_for_an_empty_stock) {
    const std::string on = std::string(prize_blocked) + " / B +6-5 6-5@1 / end unfinished";
    EXPECT_EQ(prize(on, "rule block=stock-empty").findings(), none);
    EXPECT_EQ(prize(on, "rule block=two-passes").findings(),
              Lines({"1 B broken missing-prize P10", "1.6 B broken after-end G11",
                     "1 claim end-mismatch G8"}));
    const std::string empty =
        std::string(prize_stock_empty) + "B 5-2 / A pass / B pass / prize B 4-0";
    EXPECT_EQ(prize(empty, "rule block=stock-empty").end(), "blocked");
    EXPECT_EQ(prize(empty, "rule block=never").findings().front(), "error unknown-rule P8");
}

TEST(PrizeDominoes, P8_two_passes_where_the_stock_may_be_empty) {
    constexpr std::string_view rule = "rule block=stock-empty";
    const auto end_of = [&](std::string_view hand) { return prize(hand, rule).end(); };
    // Fourteen prizes may be held, and then the stock is empty.
    constexpr std::string_view passes = "hand 15 / A 5-5 / B pass / A pass";
    EXPECT_EQ(prize_after(passes, " / end blocked", rule).findings(), none);
    EXPECT_EQ(prize_after(passes, " / end blocked", rule).end(), "blocked");
    EXPECT_EQ(prize_after(passes, " / B +? 5-4@1 / end blocked", rule).findings(),
              Lines({"15 claim end-mismatch G8"}));
    EXPECT_EQ(end_of(passes), "unfinished");
    // At most seven prizes are held, so at least seven tiles are in the stock.
    EXPECT_EQ(prize("hand 8 / A 5-5 / B +? pass / A +? pass / end blocked", rule).findings(),
              Lines({"8 claim end-mismatch G8"}));
    // At most fourteen tiles are in the stock, whatever prizes are held.
    std::string drawn = "hand 15 / A 5-5";
    for (int each = 0; each < 7; ++each) drawn += " / B +? pass / A +? pass";
    EXPECT_EQ(end_of(drawn), "blocked");
    EXPECT_EQ(end_of(drawn + " / end unfinished"), "blocked");
    EXPECT_EQ(end_of(drawn.substr(0, drawn.rfind(" / A +?")) + " / A pass / end unfinished"),
              "unfinished");
}

TEST(PrizeDominoes, G13_a_leader_who_passes) {
    EXPECT_EQ(prize("A pass / B 6-6 / A 6-5@1 / end unfinished").findings(),
              Lines({"1.1 A broken false-pass G13"}));
    const Judged both = prize("A pass / B pass");
    EXPECT_EQ(both.findings(),
              Lines({"1.1 A broken false-pass G13", "1.2 B broken false-pass G13"}));
    EXPECT_EQ(both.end(), "blocked");
    EXPECT_EQ(prize("A pass / B pass", "rule block=stock-empty").end(), "blocked");
}

TEST(PrizeDominoes, P9_fewer_pips_win_a_blocked_hand) {
    const Judged game =
        prize_after(prize_blocked, " / prize B 5-4 / score A 0 B 1 / result A 0 B 2");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.score(), "A 0 B 1");
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 5-4 / score A 1 B 0").findings(),
              Lines({"1 claim score-mismatch G8"}));
}

TEST(PrizeDominoes, P9_with_equal_pips_the_first_to_pass_wins) {
    const Judged first = prize_after(prize_tied, "A pass / B pass / prize A 4-2 / score A 1 B 0");
    EXPECT_EQ(first.findings(), none);
    EXPECT_EQ(first.score(), "A 1 B 0");
    // B passes first, A second; the hands are the same.
    std::string swapped(prize_tied);
    swapped.replace(swapped.find("deal A"), 6, "deal X");
    swapped.replace(swapped.find("deal B"), 6, "deal A");
    swapped.replace(swapped.find("deal X"), 6, "deal B");
    swapped.replace(swapped.find("B 6-5 /"), 7, "A 6-5 /");
    EXPECT_EQ(prize_after(swapped, "B pass / A pass / prize B 2-1").findings(), none);
    EXPECT_EQ(prize_after(swapped, "B pass / A pass / prize B 2-1").score(), "A 0 B 1");
}

TEST(PrizeDominoes, P9_the_winner_is_known_where_no_placing_changes_it) {
    // A certainly holds 45 pips. B has seven unseen tiles and may have more or fewer pips.
    EXPECT_EQ(
        prize("deal A 6-6 5-4 5-3 5-2 5-1 5-0 4-3 / A 6-6 / B +2-0 pass / A +3-3 pass").score(),
        "unknown");
    // B's seven tiles cannot have as few pips as A's.
    EXPECT_EQ(prize("deal A 6-6 0-0 1-0 1-1 2-0 2-1 3-0 / A 6-6 / B +? pass / A +3-1 pass / "
                    "prize A 5-5")
                  .score(),
              "A 1 B 0");
}

}  // namespace
}  // namespace bones::test
