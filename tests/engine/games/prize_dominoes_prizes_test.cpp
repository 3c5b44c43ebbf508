// Prize Dominoes, clause by clause: prizes (P4–P7, P10–P12, G9, G16).
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/games/prize_hands.hpp"

namespace bones::test {
namespace {

constexpr std::string_view stuck_deal = "deal A 5-1 5-5 5-4 5-2 4-4 4-2 4-1 / B 6-3 / ";

Judged third(std::string_view play, std::string_view header = {}) {
    return prize_after(prize_third, play, header);
}
Judged third_stuck(std::string_view play, std::string_view header = {}) {
    return third(std::string(stuck_deal).append(play), header);
}

TEST(PrizeDominoes, P4_a_prize_is_a_way_out_for_who_is_stuck) {
    EXPECT_EQ(third_stuck("A *3-3@2").findings(), none);
    EXPECT_EQ(third("deal A 3-1 ?6 / B 6-3 / A *3-3@2").findings(),
              Lines({"3.2 A broken illegal-prize-play P4"}));
    EXPECT_EQ(third("B 6-3 / A *3-3@2").open(), Lines({"3.2 A illegal-prize-play P4"}));
    EXPECT_EQ(third("B 6-3 / A *3-3@2 / B 3-2@2 / A 6-1@1").findings(),
              Lines({"3.2 A broken illegal-prize-play P4"}));
}

TEST(PrizeDominoes, P4_the_leader_plays_from_the_hand) {
    EXPECT_EQ(third("A *3-3").findings(), Lines({"3.1 A broken illegal-prize-play P4"}));
    EXPECT_EQ(third("A *3-3", "rule prize-play=any-turn").findings(), none);
}

TEST(PrizeDominoes, P4_prizes_in_any_turn_is_a_house_rule) {
    constexpr std::string_view able = "deal A 3-1 5-1 5-4 4-4 4-1 1-1 5-5 / B 6-3 / A *3-3@2";
    EXPECT_EQ(third(able, "rule prize-play=stuck").findings(),
              Lines({"3.2 A broken illegal-prize-play P4"}));
    EXPECT_EQ(third(able, "rule prize-play=any-turn").findings(), none);
    EXPECT_EQ(third_stuck("A +1-1 *3-3@2", "rule prize-play=any-turn").findings(),
              Lines({"3.3 A broken illegal-prize-play P6"}));
    EXPECT_EQ(third(able, "rule prize-play=never").findings(), Lines({"error unknown-rule P4"}))
        << "open (G5a)";
}

TEST(PrizeDominoes, P5_a_prize_ends_the_turn) {
    EXPECT_EQ(third_stuck("A *3-3@2 / B 3-1@2").findings(), none);
    EXPECT_EQ(third_stuck("A *3-3@2 5-1@1").findings(),
              Lines({"3.3 A broken wrong-turn G2", "3.3 A broken misfit P3"}));
}

TEST(PrizeDominoes, P5_nobody_is_made_to_play_a_prize) {
    EXPECT_EQ(prize_after(prize_stock_empty, "B 5-2 / A pass / B 5-1@1").findings(), none);
    EXPECT_EQ(third_stuck("A +1-1 pass").findings(), none);
    EXPECT_EQ(third_stuck("A pass").findings(), Lines({"3.2 A broken missed-draw P5"}));
}

TEST(PrizeDominoes, P6_no_prize_after_a_draw) {
    EXPECT_EQ(third_stuck("A +1-1 *3-3@2").findings(),
              Lines({"3.3 A broken illegal-prize-play P6"}));
    EXPECT_EQ(third_stuck("A +1-1 *3-3@2", "rule prize-after-draw=no").findings(),
              Lines({"3.3 A broken illegal-prize-play P6"}));
    EXPECT_EQ(third_stuck("A +1-1 *3-3@2", "rule prize-after-draw=yes").findings(), none);
    EXPECT_EQ(third_stuck("A +3-1 *3-3@2", "rule prize-after-draw=yes").findings(),
              Lines({"3.3 A broken illegal-prize-play P6"}));
    EXPECT_EQ(third_stuck("A +? *3-3@2", "rule prize-after-draw=yes").open(),
              Lines({"3.3 A illegal-prize-play P6"}));
}

TEST(PrizeDominoes, P6_a_hand_tile_that_fits_goes_before_a_prize) {
    constexpr std::string_view both = "rule prize-play=any-turn / rule prize-after-draw=yes";
    EXPECT_EQ(third_stuck("A +1-1 *3-3@2", both).findings(), none);
    EXPECT_EQ(third("deal A 3-1 5-1 5-4 4-4 4-1 1-1 5-5 / B 6-3 / A +2-2 *3-3@2", both).findings(),
              Lines({"3.2 A broken illegal-draw P4", "3.3 A broken illegal-prize-play P6"}));
    EXPECT_EQ(third("A +1-1 *3-3", both).findings(),
              Lines({"3.1 A broken illegal-draw P4", "3.2 A broken illegal-prize-play P6"}))
        << "every tile opens";
    EXPECT_EQ(third("A +? *3-3", both).open(), none);
}

TEST(PrizeDominoes, P7_a_played_prize_is_shuffled_in_again) {
    const std::string played =
        std::string(stuck_deal) + "A *3-3@2 / end conceded B / prize A 6-1 / hand 4 / ";
    EXPECT_EQ(third(played + "deal B 3-3 ?6 / B 3-3").findings(), none);
    EXPECT_EQ(third(played + "deal B 2-0 ?6 / B 2-1").findings(),
              Lines({"4.0 B error tile-repeated G5"}));
    EXPECT_EQ(third(played + "deal B 6-1 ?6 / B 2-1").findings(),
              Lines({"4.0 B error tile-repeated G5"}));
    EXPECT_EQ(third(played + "B 3-1 / A *3-3@1").findings(),
              Lines({"4.2 A error tile-not-held P12"}));
}

TEST(PrizeDominoes, P7_a_played_prize_lies_in_the_line) {
    EXPECT_EQ(third_stuck("A *3-3@2 / B 3-1@2 / A 1-1@2").findings(),
              Lines({"3.4 A error tile-not-held G5"}));
    EXPECT_EQ(third_stuck("A *3-3@2 / B 3-5@2 / A *3-3@2").findings(),
              Lines({"3.4 A error tile-repeated G5", "3.4 A broken misfit P3"}));
    EXPECT_EQ(third_stuck("A *3-3@1").findings(), Lines({"3.2 A broken misfit P3"}));
}

TEST(PrizeDominoes, P8_prizes_are_no_tiles_in_hand) {
    EXPECT_EQ(prize(prize_last_hand).end(), "out A");
    // A has one hand tile left after six turns; one of the tiles played was a prize.
    EXPECT_EQ(prize("hand 16 / prizes A 0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 / "
                    "prizes B 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-1 6-2 6-3 / deal A 6-6 6-5 / "
                    "deal B 6-4 6-0 / A 6-6 / B 6-4@1 / A *4-0@1 / B 0-6@1")
                  .end(),
              "out B");
}

TEST(PrizeDominoes, P10_the_winner_takes_a_tile_of_the_losers) {
    EXPECT_EQ(prize_after(prize_won_by_a, " / prize A 0-0").findings(), none);
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 5-4").findings(), none);
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 3-3").findings(), none);
    EXPECT_EQ(prize("A 6-6 / end conceded A / prize B 3-3").findings(), none);
}

TEST(PrizeDominoes, P10_a_tile_that_is_not_there) {
    const Lines wrong({"1 B error wrong-prize P10"});
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 6-5").findings(), wrong);
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 6-6").findings(), wrong);
    EXPECT_EQ(prize_after(prize_blocked, " / prize B 4-2").findings(), wrong);
    EXPECT_EQ(
        prize("deal A 5-5 ?6 / A 6-6 / B +4-1 pass / end conceded A / prize B 4-1").findings(),
        wrong);
    EXPECT_EQ(prize("A 6-6 / end conceded A / left A 5-5 ?5 / prize B 3-3").findings(), none);
    EXPECT_EQ(
        prize("A 6-6 / end conceded A / left A 5-5 5-4 5-3 5-2 5-1 5-0 / prize B 3-3").findings(),
        wrong);
}

TEST(PrizeDominoes, P10_a_pick_by_the_loser) {
    const Judged game = prize_after(prize_blocked, " / prize A 4-2");
    EXPECT_EQ(game.findings(), Lines({"1 A broken wrong-prize P10"}));
    EXPECT_EQ(game.totals(), "A 0 B 0");
}

TEST(PrizeDominoes, P10_a_wrong_prize_is_not_held) {
    const std::string wrong = std::string(prize_blocked) + " / prize B 6-5 / hand 2 / ";
    EXPECT_EQ(prize(wrong + "deal A 6-5 ?6 / A 6-6").findings(),
              Lines({"1 B error wrong-prize P10"}));
    EXPECT_EQ(prize(wrong + "end unfinished / result A 0 B 0").findings(),
              Lines({"1 B error wrong-prize P10"}));
    EXPECT_EQ(prize(wrong + "end unfinished / result A 0 B 2").findings(),
              Lines({"1 B error wrong-prize P10", "claim result-mismatch G8"}));
}

TEST(PrizeDominoes, P10_no_prize_taken) {
    EXPECT_EQ(prize_after(prize_blocked, " / end blocked").findings(),
              Lines({"1 B broken missing-prize P10"}));
    EXPECT_EQ(prize_after(prize_won_by_a, "").findings(), Lines({"1 A broken missing-prize P10"}));
    EXPECT_EQ(prize("A 6-6 / end conceded A").findings(), Lines({"1 B broken missing-prize P10"}));
    EXPECT_EQ(prize("A 6-6 / end unfinished").findings(), none);
}

TEST(PrizeDominoes, P10_where_the_winner_is_unknown_the_prize_is_not_judged) {
    EXPECT_EQ(prize("A 6-6 / B +? pass / A +? pass / end blocked").findings(), none);
    EXPECT_EQ(prize("A 6-6 / B +? pass / A +? pass / end blocked / prize A 6-6").findings(), none);
}

TEST(PrizeDominoes, P10_a_prize_that_nobody_can_tell) {
    const Judged game = prize("A 6-6 / end conceded A / prize B ? / hand 2 / A 5-5 / B *5-4@1");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "unknown");
    EXPECT_EQ(prize("A 6-6 / end conceded A / prize B 9-9").findings(),
              Lines({"1 B error bad-tile N6"}));
    EXPECT_EQ(prize("A 6-6 / end conceded A / prize A ?").findings(),
              Lines({"1 A broken wrong-prize P10"}));
}

TEST(PrizeDominoes, P11_all_seven_numbers_win_at_once) {
    constexpr std::string_view start = "hand 5 / prizes A 6-5 4-3 2-1 / prizes B 6-6 / B 1-1 / ";
    const Judged game = prize_after(start, "end conceded B / prize A 1-0 / winner A");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.winner(), "A");
    EXPECT_EQ(game.totals(), "A 7 B 1");
    EXPECT_EQ(prize_after(start, "end conceded B / prize A 1-0 / winner B").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(prize_after(start, "end conceded B / prize A 1-0 / hand 6 / B 1-1").findings(),
              Lines({"6.1 B broken after-end G11"}));
}

TEST(PrizeDominoes, P11_six_numbers_do_not) {
    constexpr std::string_view start = "hand 5 / prizes A 6-5 4-3 2-1 / prizes B 6-6 / B 1-1 / ";
    EXPECT_EQ(prize_after(start, "end conceded B / prize A 2-2").winner(), "not over");
    EXPECT_EQ(prize_after(start, "end conceded B / prize A 2-2 / winner A").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(prize_after(start, "A *6-5@1 / end conceded B / prize A 2-0").winner(), "not over");
}

TEST(PrizeDominoes, P12_the_score_says_who_won_and_totals_count_numbers) {
    const Judged game =
        prize_after(prize_won_by_a, " / prize A 0-0 / score A 1 B 0 / result A 1 B 0");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "A 1 B 0");
    EXPECT_EQ(game.ledger(), Lines({"A +1 P12"}));
    EXPECT_EQ(prize_after(prize_won_by_a, " / prize A 0-0 / score A 0 B 1").findings(),
              Lines({"1 claim score-mismatch G8"}));
    EXPECT_EQ(prize_after(prize_won_by_a, " / prize A 0-0 / result A 2 B 0").findings(),
              Lines({"claim result-mismatch G8"}));
    EXPECT_EQ(prize_after(prize_third, "B 5-4 / end conceded B / prize A 3-1").totals(), "A 2 B 2");
}

TEST(PrizeDominoes, P12_a_prize_without_its_mark) {
    const Judged game = third_stuck("A 3-3@2");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.notes().back(), "3.2 A unmarked-prize");
    EXPECT_NE(game.canonical().find("*3-3@2"), std::string::npos);
    EXPECT_EQ(third("deal A 3-1 ?6 / B 6-3 / A 3-3@2").findings(),
              Lines({"3.2 A broken illegal-prize-play P4"}));
}

TEST(PrizeDominoes, P12_a_mark_on_a_tile_that_is_no_prize) {
    EXPECT_EQ(third("B 5-3 / A *5-5@1").findings(), Lines({"3.2 A error tile-not-held P12"}));
    EXPECT_EQ(third("B 5-3 / A *2-0@1").findings(),
              Lines({"3.2 A error tile-not-held P12", "3.2 A broken misfit P3"}));
    EXPECT_EQ(prize_after(prize_deals, "A 6-6 / B *6-4@1").findings(),
              Lines({"1.2 B error tile-not-held P12"}));
}

TEST(PrizeDominoes, G8_a_penalty_has_no_effect) {
    EXPECT_EQ(prize_after(prize_won_by_a, " / prize A 0-0 / penalty B 3 illegal-draw").findings(),
              Lines({"1 B claim unfounded-penalty G8"}));
    const Judged game = prize_after(prize_blocked, " / penalty B 3 missing-prize");
    EXPECT_EQ(game.findings(), Lines({"1 B broken missing-prize P10"}));
    EXPECT_EQ(game.score(), "A 0 B 1");
}

TEST(PrizeDominoes, G9_a_prize_shows_what_the_loser_held) {
    constexpr std::string_view play = "A 6-6 / B pass / A 6-1@1 / ";
    EXPECT_EQ(prize_after(play, "end conceded B / prize A 6-4").findings(),
              Lines({"1.2 B broken false-pass P4"}));
    EXPECT_EQ(prize_after(play, "end conceded B / prize A 5-4").findings(),
              Lines({"1.2 B broken missed-draw P5"}));
    EXPECT_EQ(prize_after(play, "B +? pass / end conceded B / prize A 6-4").findings(),
              Lines({"1.2 B broken missed-draw P5", "1.5 B broken false-pass P6"}));
    // The record does not show whether A won and whether the prize was A's to take.
    EXPECT_EQ(prize_after(play, "end unfinished / prize A 6-4").findings(),
              Lines({"1.2 B broken missed-draw P5"}));
}

TEST(PrizeDominoes, G9_a_wrong_prize_shows_nothing) {
    EXPECT_EQ(prize("A 6-6 / B pass / A 6-1@1 / end conceded B / prize B 6-4").findings(),
              Lines({"1.2 B broken missed-draw P5", "1 B broken wrong-prize P10"}));
}

TEST(PrizeDominoes, G16_prizes_that_nobody_wrote_down) {
    EXPECT_EQ(prize("hand 9 / deal A ?6 / A 5-5").findings(), none);
    EXPECT_EQ(prize("hand 9 / A 5-5 / B *5-4@1 / end unfinished").findings(), none);
    EXPECT_EQ(prize("hand 9 / B 5-5 / A *5-5@1").findings(),
              Lines({"9.2 A error tile-repeated G5"}));
    const Judged game = prize("hand 9 / A 5-5 / end conceded A / prize B 3-3 / result A 5 B 1");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "A 5 B 1") << "as the result line says (G15)";
    // The tile may have been a prize.
    EXPECT_EQ(prize("hand 9 / A 5-5 / B +6-6 pass / A 5-2@1 / B 5-4@2").findings(), none);
    // At most eight prizes are held, so the stock has tiles. With fourteen it may be empty.
    EXPECT_EQ(prize("hand 9 / A 5-5 / B pass").findings(), Lines({"9.2 B broken missed-draw P5"}));
    EXPECT_EQ(prize("hand 15 / A 5-5 / B pass").findings(), none);
}

TEST(PrizeDominoes, P12_who_is_out_is_not_known_if_a_tile_may_have_been_a_prize) {
    constexpr std::string_view seven = "A 3-5 0-5@1 5-2@2 6-0@1 2-3@1 0-2@1 6-1@1";
    const auto end = [&](std::string_view deal) {
        const Judged game =
            prize(std::string("hand 2 / ").append(deal).append(" / ").append(seven));
        const Lines found = game.findings();
        return std::count(found.begin(), found.end(), "2 A broken missing-prize P10");
    };
    EXPECT_EQ(end("yard ?9"), 0);
    EXPECT_EQ(end("deal A ?7"), 0);
    EXPECT_EQ(end("deal A 5-3 5-0 5-2 6-0 3-2 2-0 6-1"), 1) << "no tile can have been a prize";
}

TEST(PrizeDominoes, P12_one_tile_too_many_may_have_been_a_prize) {
    constexpr std::string_view eight =
        "hand 3 / deal A 5-2 ?6 / deal B ?7 / B 2-1 / B 4-0@1 0-5@2 5-2@2 2-6@2 1-0@2 6-5@1 4-6@1";
    const auto count = [](const Judged& game) {
        const Lines found = game.findings();
        return std::count(found.begin(), found.end(), "3.8 B error count-mismatch G5");
    };
    EXPECT_EQ(count(prize(eight)), 0);
    EXPECT_EQ(count(prize("hand 3 / prizes A 3-3 / prizes B 2-0 / " +
                          std::string(eight.substr(eight.find("deal"))))),
              1);
}

TEST(PrizeDominoes, P12_a_mark_on_a_tile_known_to_be_in_the_hand) {
    EXPECT_EQ(prize("hand 10 / deal A 6-0 ?6 / A *6-0").findings(),
              Lines({"10.1 A error tile-not-held P12"}));
}

TEST(PrizeDominoes, P10_a_tile_drawn_after_the_end_is_no_prize) {
    const Judged game = prize(
        "deal A 3-2 4-0 2-1 5-4 4-4 3-1 2-2 / deal B 4-1 6-4 6-0 5-3 4-2 6-2 6-6 / B 4-1 / "
        "B 4-6@2 6-0@2 3-5@1 4-2@1 2-6@1 6-6@1 / A +? / prize B 5-0");
    const Lines found = game.findings();
    EXPECT_EQ(std::count(found.begin(), found.end(), "1 B error wrong-prize P10"), 1);
}

TEST(PrizeDominoes, G16_prizes_of_which_some_are_not_named) {
    constexpr std::string_view start = "hand 9 / prizes A 3-3 ? / prizes B 2-0 / A 5-5 / ";
    EXPECT_EQ(prize_after(start, "B *5-4@1 / A 3-3@2").totals(), "unknown");
    EXPECT_EQ(prize_after(start, "B *5-4@1").findings(), none) << "it may have been a prize";
    EXPECT_EQ(prize_after(start, "B 3-3@1").findings(),
              Lines({"9.2 B error tile-not-held G5", "9.2 B broken misfit P3"}));
    EXPECT_EQ(prize_after(start, "end conceded A / prize B ? / result A 7 B 7").findings(), none);
    EXPECT_EQ(prize("hand 3 / prizes A 5-4 / prizes 2 2-1 / B 6-0 / A 6-2@1 / B *2-1@1 / "
                    "end unfinished / result A 2 B 2")
                  .findings(),
              Lines({"3 error bad-value N5"}))
        << "whose they are cannot be read (G5a)";
}

TEST(PrizeDominoes, G16_a_hand_without_a_winner_or_prize_leaves_the_prizes_unknown) {
    const Judged game =
        prize("A 6-6 / end unfinished / hand 2 / B 5-5 / A *5-4@1 / result A 3 B 0");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "A 3 B 0") << "as the result line says (G15)";
}

TEST(PrizeDominoes, P12_totals_are_the_prizes_held_now_in_an_unfinished_last_hand_too) {
    const std::string start = "hand 9 / prizes A 3-3 6-5 / prizes B 2-0 / A 5-5 / B 5-4@1 / ";
    EXPECT_EQ(prize(start + "end unfinished / result A 3 B 2 / winner none").findings(), none);
    EXPECT_EQ(prize(start + "result A 3 B 3").findings(), Lines({"claim result-mismatch G8"}));
    EXPECT_EQ(prize(start + "end unfinished / winner A").findings(),
              Lines({"claim winner-mismatch G8"}))
        << "the game is known not to be over";
    EXPECT_EQ(prize(start + "A *6-5@2").totals(), "A 1 B 2") << "a played prize is held no more";
    EXPECT_EQ(prize("A 6-6 / end unfinished").totals(), "A 0 B 0");
}

TEST(PrizeDominoes, P12_a_prize_may_have_been_taken_unseen) {
    EXPECT_EQ(prize("end unfinished / score A 1 B 0 / winner A").findings(), none)
        << "the sheet says that the hand was won";
    EXPECT_EQ(prize("end unfinished / score A 1 B 0").totals(), "unknown");
    EXPECT_EQ(prize("A 6-6 / B ? / A 6-5").totals(), "unknown") << "nobody knows whether it ended";
    EXPECT_EQ(prize("A 6-6 / B ? / A 6-5 / end unfinished").totals(), "A 0 B 0");
}

TEST(PrizeDominoes, P1_a_hand_that_cannot_be_dealt_ends_the_game) {
    const std::string last(prize_last_hand);
    EXPECT_EQ(prize(last).findings(), none);
    EXPECT_EQ(prize(last).winner(), "none");
    EXPECT_EQ(
        prize(last.substr(0, last.rfind(" / winner")) + " / hand 28 / B 5-5").findings().at(0),
        "28.1 B error count-mismatch G5");
    std::string begun = last.substr(0, last.find(" / deal"));  // 26 prizes are held: one tile each
    EXPECT_EQ(prize(begun).winner(), "not over");
    begun.replace(begun.find("prizes A "), 9, "prizes A 3-2 ");
    EXPECT_EQ(prize(begun).winner(), "none") << "27 are held before the record begins";
    EXPECT_EQ(prize(begun + " / winner B").findings(), Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(prize(begun + " / B 6-0").findings().at(0), "27.1 B error count-mismatch G5");
}

TEST(PrizeDominoes, P10_the_tile_with_which_the_loser_conceded_is_not_left) {
    const std::string deal = "deal B 6-5 5-4 5-3 5-2 5-1 5-0 4-4 / ";
    const std::string play = "A 6-6 / B 6-5@1 / end conceded B / prize A 6-5";
    EXPECT_EQ(prize(deal + play).findings(), Lines({"1 A error wrong-prize P10"}));
    EXPECT_EQ(prize(play).findings(), Lines({"1 A error wrong-prize P10"}));
    EXPECT_EQ(prize("B ?? / " + play).findings().back(), "1 A error wrong-prize P10")
        << "whatever the line says that cannot be read";
}

TEST(PrizeDominoes, P10_what_was_drawn_unseen_after_the_end_was_not_left) {
    const Judged game = prize(
        "hand 22 / prizes A 6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 / "
        "prizes B 5-0 4-0 2-0 1-0 0-0 4-2 4-1 2-2 2-1 1-1 3-3 / deal A 6-0 3-0 3-1 / "
        "deal B 3-2 4-4 5-1 / A 6-0 / B pass / A 0-3 / B pass / A 3-1 / B ? / end out A / "
        "prize A 4-3");
    EXPECT_EQ(game.findings().back(), "22 A error wrong-prize P10") << "the 4-3 is in the boneyard";
}

TEST(PrizeDominoes, P1_a_hand_that_cannot_be_dealt_is_void) {
    const std::string last(prize_last_hand);
    const std::string over = last.substr(0, last.rfind(" / winner")) + " / hand 28";
    EXPECT_EQ(prize(over + " / end void / winner none").findings(), none);
    EXPECT_EQ(prize(over + " / end void").end(2), "void");
    EXPECT_EQ(prize(over + " / end void / score A 0 B 0").findings(), none);
    EXPECT_EQ(prize(over + " / end void").score(2), "A 0 B 0");
    EXPECT_EQ(prize(over + " / end blocked").findings(), Lines({"28 claim end-mismatch G8"}));
    EXPECT_EQ(prize(over).end(2), "void");
    for (const char* play : {" / B pass / A pass", " / B ?", " / B +? / A *6-6"}) {
        const Judged played = prize(over + play + " / end void");
        EXPECT_EQ(played.findings(), Lines({"28.1 B broken after-end G11"})) << play;
        EXPECT_EQ(played.end(2), "void") << play;
        EXPECT_EQ(played.score(2), "A 0 B 0") << play;
    }
    EXPECT_EQ(prize(over + " / B 5-5 / end void").findings(),
              Lines({"28.1 B error count-mismatch G5"}))
        << "nobody has a tile";
    std::string begun = last.substr(0, last.find(" / deal"));  // 26 prizes are held: one tile each
    EXPECT_EQ(prize(begun + " / end void").findings(), none) << "its play is not written (G15)";
    begun.replace(begun.find("prizes A "), 9, "prizes A 3-2 ");
    EXPECT_EQ(prize(begun + " / end void").findings(), none);
    EXPECT_EQ(prize("hand 28 / end void").findings(), none) << "27 may be held";
    EXPECT_EQ(prize("hand 2 / end void").findings(), none);
}

TEST(PrizeDominoes, P11_prizes_of_which_the_record_tells_win_though_others_may_be_held) {
    const Judged game = prize(
        "hand 13 / end unfinished / prize B 6-0 / hand 14 / A 1-1 / end unfinished / prize B 4-1 / "
        "hand 15 / A 1-1 / end unfinished / prize B 6-2 / hand 16 / A 1-1 / end unfinished / "
        "prize B 5-3");
    EXPECT_EQ(game.winner(), "B");
    EXPECT_EQ(game.totals(), "unknown");
}

TEST(PrizeDominoes, P12_a_hand_without_play_may_have_played_any_prize) {
    const std::string begun = "hand 1 / end out A / prize A 1-1 / score A 1 B 0 / ";
    const std::string next = begun + "hand 2 / end out B / prize B 3-2 / score A 0 B 1 / ";
    EXPECT_EQ(prize(next + "hand 3 / deal A 1-1 ?6 / A 1-1 / end unfinished").findings(), none)
        << "the 1-1 may have been played in hand 2, and dealt again";
    const Judged game = prize(next + "result A 1 B 2");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "A 1 B 2") << "as written";
}

TEST(PrizeDominoes, G14_what_the_yard_still_had_was_in_no_hand) {
    constexpr std::string_view sixes = "yard 0-0 1-0 6-5 6-4 6-3 6-2 6-1 6-0 ?6 / A 6-6 / ";
    EXPECT_EQ(prize_after(sixes, "B +0-0 ?").open(), none);
    EXPECT_EQ(prize_after(sixes, "B +0-0 ? 6-5@1").open(), none);
    EXPECT_EQ(prize("yard 0-0 ?13 / A 6-6 / B +0-0 ?").open(), Lines({"1.2 B illegal-draw P4"}));
}

TEST(PrizeDominoes, G14_a_tile_shown_before_is_not_hidden) {
    EXPECT_EQ(prize("A 6-6 / B ~6-5 pass / A 6-1@1 / B ?").findings(),
              Lines({"1.3 B broken false-pass P4"}));
    EXPECT_EQ(prize("A 6-6 / B +? pass / A 6-1@1 / B ?").findings(), none);
}

TEST(PrizeDominoes, G14_a_turn_after_the_end_leaves_known_what_was_left) {
    EXPECT_EQ(prize("hand 3 / deal A 0-0 5-5 2-1 6-6 4-1 4-2 3-1 / "
                    "deal B 3-0 1-1 3-3 3-2 5-2 6-5 2-0 / A 1-4 4-2@2 / B +6-4 6-4@2 / "
                    "A +4-0 0-4@1 / B +5-0 / A +6-1 / B ?")
                  .score(),
              "A 1 B 0");
}

TEST(PrizeDominoes, G14_passes_that_cannot_all_be_right_without_the_yard) {
    constexpr std::string_view play =
        "B 0-6 / A +6-5 / B 5-4@2 / A +4-2 / B ? / left B 1-1 4-1 3-3";
    const auto joint = [&](const std::string& yard) {
        const Lines found = prize_after("yard " + yard + " / ", play).findings();
        return std::count(found.begin(), found.end(), "1.4 A broken joint-breach G10");
    };
    EXPECT_EQ(joint("? ? ? 6-3 ? 3-0 2-1 3-3 4-3 6-2 3-2 0-0 2-0 6-6"), 1);
    EXPECT_EQ(joint("?14"), 0);
}

// The prizes are not known, and some tiles laid may have been prizes.
TEST(PrizeDominoes, P12_what_was_left_was_in_the_hand_whatever_the_prizes_are) {
    const auto game = [](std::string_view play) {
        return Judged(record_of("prize-dominoes", "hand 3 / " + std::string(play)));
    };
    const std::string passes = "B 5-5 / A +? pass / B 5-4@1 / ";
    const Judged judged =
        game(passes + "A 4-6@1 / end unfinished / left A 5-0 5-1 6-6 3-3 2-2 1-1 0-0");
    EXPECT_EQ(judged.findings(),
              Lines({"3.2 A broken illegal-draw P4", "3.3 A broken false-pass P6"}));
    EXPECT_EQ(game(passes + "A 4-6@1 / left A 5-0 ?6 / end unfinished").findings(),
              Lines({"3.3 A broken false-pass P6"}));
    // The tile may be the one drawn since.
    const std::string drawn = passes + "A +? 4-6@1 / ";
    EXPECT_EQ(game(drawn + "left A 5-0 ?7 / end unfinished").findings(), none);
    EXPECT_EQ(game(drawn + "left A 5-0 5-1 ?6 / end unfinished").findings(),
              Lines({"3.3 A broken false-pass P6", "3.5 A broken illegal-draw P4"}));
    EXPECT_EQ(game(passes + "A 4-6@1 / end unfinished").findings(), none);
}

TEST(PrizeDominoes, G14_an_unwritten_turn_may_have_been_a_prizes) {
    const Judged game =
        third("B 6-5 / A ? / end conceded B / prize A 1-1 / hand 4 / deal A 3-3 ?6");
    EXPECT_EQ(game.findings(), none);
    EXPECT_EQ(game.totals(), "unknown");
}

}  // namespace
}  // namespace bones::test
