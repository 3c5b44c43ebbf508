// Clauses for all games: facts, and facts that the record does not show (G5, G9, G10).
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

/// A drawn tile that fits must be played (S5).
constexpr std::string_view must_play = "player A / player B / player C / rule draw-play=must";

constexpr std::string_view deal_of_a = "deal A 6-6 6-5 6-4 5-5 5-4 4-4 3-3 3-2 2-1 1-1 0-0 / ";
constexpr std::string_view deal_of_b = "deal B 6-3 6-2 6-1 6-0 5-3 5-2 4-3 4-2 1-0 2-0 3-1 / ";

std::string dealt(std::string_view play) {
    return std::string(deal_of_a).append(deal_of_b).append(play);
}

// ---- G5: each tile is in one place --------------------------------------------------------------

TEST(General, G5_a_tile_dealt_twice) {
    EXPECT_EQ(curse("deal A 6-6 6-6 ?9 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error tile-repeated G5"}));
    EXPECT_EQ(curse("deal A 6-6 ?10 / deal B 6-6 ?10 / A 5-5 / end unfinished").findings(),
              Lines({"1.0 B error tile-repeated G5"}));
    EXPECT_EQ(curse("deal A 6-6 ?10 / yard 6-6 / A 5-5 / end unfinished").findings(),
              Lines({"1.0 error tile-repeated G5"}));
}

TEST(General, G5_a_tile_named_twice_in_the_yard) {
    EXPECT_EQ(curse("yard 6-5 6-5 ?4 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 error tile-repeated G5"}));
    EXPECT_EQ(curse("deal B 2-1 ?10 / yard 2-1 2-1 ?4 / A 1-1 / end unfinished").findings(),
              Lines({"1.0 error tile-repeated G5", "1.0 error tile-repeated G5"}));
    EXPECT_EQ(takes("yard 5-4 5-4 / A 6-3=6 / end unfinished").findings(),
              Lines({"1.0 error tile-repeated G5"}));
}

TEST(General, G5_a_doubtful_deal_says_nothing) {
    EXPECT_EQ(curse("deal A 6-5 ?9 / deal B 6-5 ?10 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(takes("deal A 5-4 ?13 / end unfinished / hand 2 / deal B 5-4 ?14 / end unfinished")
                  .findings(),
              Lines({"1.0 A error deal-size G5"}));
}

TEST(General, G5_what_lies_in_the_yard_is_in_no_hand_of_the_round) {
    EXPECT_EQ(takes("yard 5-4 ?90 / A 5-4=5 / end unfinished").findings(),
              Lines({"1.1 A error tile-not-held G5"}));
    EXPECT_EQ(takes("yard 5-4 ?90 / A 6-4=6 / end unfinished / hand 2 / B 5-4=5 / end unfinished")
                  .findings(),
              none);
}

TEST(General, G14_more_tiles_left_than_there_were_to_draw) {
    std::string players;
    for (char seat = 'A'; seat <= 'O'; ++seat) players += std::string("player ") + seat + " / ";
    const std::string left = "A 5-5 / B ? / left B 6-0 6-1 6-2 6-3 6-4 7-0 7-1 7-2 7-3 7-4";
    EXPECT_EQ(super(left + " / end unfinished", players).findings(), none);
    EXPECT_EQ(super(left + " 7-5 / end unfinished", players).findings(),
              Lines({"1 B error left-mismatch G5"}));
}

TEST(General, G5_a_tile_played_twice) {
    EXPECT_EQ(curse("A 6-6 / B 6-5@1 / A 6-5@2 / end unfinished").findings(),
              Lines({"1.3 A error tile-repeated G5"}));
    EXPECT_EQ(takes("A 5-4=5 5-4 5-3 / end unfinished").findings(),
              Lines({"1.2 B error tile-repeated G5"}));
}

TEST(General, G5_a_tile_drawn_twice) {
    EXPECT_EQ(super("A 5-5 / B +6-7 +6-8 pass / C +6-7 +6-9 pass / end unfinished").findings(),
              Lines({"1.5 C error tile-repeated G5"}));
    EXPECT_EQ(super("deal A 6-7 ?8 / A 5-5 / B +6-7 +6-8 pass / end unfinished").findings(),
              Lines({"1.2 B error tile-repeated G5"}));
}

TEST(General, G5_in_double_takes_a_tile_comes_once_a_game) {
    const Judged judged =
        takes("A 5-4=5 5-3 5-2 / end unfinished / hand 2 / B 5-4=5 5-6 5-7 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"2.1 B error tile-repeated G5"}));
    EXPECT_EQ(curse("A 6-6 / end unfinished / hand 2 / B 6-6 / end unfinished").findings(), none);
}

TEST(General, G5_a_seat_plays_only_what_it_holds) {
    EXPECT_EQ(curse(dealt("A 1-0 / end unfinished")).findings(),
              Lines({"1.1 A error tile-not-held G5"}));
    EXPECT_EQ(curse(dealt("A 2-2 / end unfinished")).findings(),
              Lines({"1.1 A error tile-not-held G5"}));
    EXPECT_EQ(curse(dealt("A 6-6 / B ~6-5 6-3@1 / end unfinished")).findings(),
              Lines({"1.2 B error tile-not-held G5"}));
    EXPECT_EQ(curse("yard 6-6 ?5 / A 6-6 / end unfinished").findings(),
              Lines({"1.1 A error tile-not-held G5"}));
}

// This is true whatever errors the tile's hand has.
TEST(General, G5_a_tile_that_was_laid_is_in_no_hand) {
    const std::string short_b = "deal B 6-3 6-2 6-1 6-0 5-3 5-2 4-3 4-2 1-0 2-0 / ";
    const Judged judged =
        curse(std::string(deal_of_a) + short_b + "B 6-6 / A pass / end unfinished");
    EXPECT_EQ(judged.findings(),
              Lines({"1.0 B error deal-size G5", "1.1 B error tile-not-held G5"}));
    EXPECT_EQ(judged.open(), Lines({"1.2 A false-pass C9"}));
    EXPECT_EQ(
        takes("deal A 15-14 ?14 / deal B ?14 / B 15-14=15 3-2 4-1 / end unfinished").findings(),
        Lines({"1.0 B error deal-size G5", "1.1 B error tile-not-held G5"}));
    const Judged prize(record_of("prize-dominoes",
                                 "deal A 5-5 5-4 3-3 3-2 2-2 1-1 0-0 / deal B ?6 / B 5-5 / "
                                 "A +6-6 pass / end unfinished"));
    EXPECT_EQ(prize.findings(),
              Lines({"1.0 B error deal-size G5", "1.1 B error tile-not-held G5"}));
}

TEST(General, G5_a_tile_that_was_shown_or_drawn_is_in_no_other_hand) {
    const std::string in_doubt = "deal A 6-6 6-5 / ";
    EXPECT_EQ(
        curse(in_doubt + "A ~5-5 3-3 / B 3-5@1 / A pass / B 5-5@1 / end unfinished").findings(),
        Lines({"1.0 A error deal-size G5", "1.5 B error tile-not-held G5"}));
    EXPECT_EQ(super(in_doubt + "A 5-5 / B +7-6 +7-8 pass / C +9-6 +9-7 pass / "
                               "A +5-4 +6-4 5-4@1 / B +5-4 / end unfinished")
                  .findings()
                  .back(),
              "1.11 B error tile-repeated G5");
}

// With six tiles dealt to A and the yard, only B can have 2-2.
TEST(General, G5_where_the_record_contradicts_itself_nothing_is_known_by_elimination) {
    const auto game = [](std::string_view rest) {
        return Judged(
            record_of("leyden",
                      "deal A 6-6 6-5 6-4 6-3 6-2 6-1 / yard 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 "
                      "4-1 4-0 3-3 3-2 3-1 3-0 2-1 / lead A / A 6-6 / B pass" +
                          std::string(rest) + " / end unfinished"));
    };
    EXPECT_EQ(game("").findings(),
              Lines({"1.0 A broken wrong-lead L2", "1.2 B broken false-pass L7"}));
    for (const char* error : {" / left A 5-5", " / A 2-2", " / B +5-3", " / B ~6-5"}) {
        const Lines found = game(error).findings();
        EXPECT_EQ(std::count(found.begin(), found.end(), "1.0 A broken wrong-lead L2"), 0) << error;
        EXPECT_EQ(std::count(found.begin(), found.end(), "1.2 B broken false-pass L7"), 0) << error;
    }
}

TEST(General, G5_a_drawn_tile_is_held) {
    const std::string deal = "deal B 0-1 0-2 0-3 0-4 0-6 0-7 0-8 0-9 0-10 / ";
    EXPECT_EQ(super(deal + "A 5-5 / B +5-6 +5-7 5-6@1 / end unfinished").findings(), none);
    EXPECT_EQ(super(deal + "A 5-5 / B +5-6 +5-7 5-8@1 / end unfinished").findings(),
              Lines({"1.4 B error tile-not-held G5"}));
}

TEST(General, G5_the_deal_is_as_long_as_it_is_due) {
    EXPECT_EQ(curse("deal A 6-6 6-5 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(curse("deal A ?12 / A 6-6 / end unfinished").findings(),
              Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(curse("deal A 6-6 6-5 ?9 / A 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(super("deal A ?9 / deal B ?8 / A 5-5 / end unfinished").findings(),
              Lines({"1.0 B error deal-size G5"}));
    EXPECT_EQ(takes("deal A ?15 / deal B ?17 / A 5-4=5 / end unfinished").findings(),
              Lines({"1.0 B error deal-size G5"}));
}

TEST(General, G5_more_tiles_than_were_held) {
    std::string play;
    for (int low = 0; low < 16; ++low) play += "A 15-" + std::to_string(low) + "=15 / ";
    const Judged judged = takes(play + "end unfinished");
    const Lines findings = judged.findings();
    EXPECT_EQ(findings.back(), "1.16 A error count-mismatch G5");
}

TEST(General, G5_no_draw_from_an_empty_stock) {
    std::string players;
    for (char seat = 'A'; seat <= 'O'; ++seat) players += std::string("player ") + seat + " / ";
    EXPECT_EQ(super("A 5-5 / B +? pass / C pass / end unfinished", players).findings(), none);
    EXPECT_EQ(super("A 5-5 / B +? +? pass / end unfinished", players).findings(),
              Lines({"1.3 B error count-mismatch G5"}));
}

TEST(General, G5_draws_agree_with_the_yard) {
    const std::string yard = "yard 6-7 6-8 6-9 ?3 6-10 / A 5-5 / ";
    EXPECT_EQ(super(yard + "B +6-7 +6-8 pass / C +? +7-7 pass / end unfinished").findings(), none);
    EXPECT_EQ(super(yard + "B +6-8 +6-7 pass / end unfinished").findings(),
              Lines({"1.2 B error yard-mismatch G5", "1.3 B error yard-mismatch G5"}));
    EXPECT_EQ(super(yard + "B +6-7 +6-8 pass / C +6-9 +6-10 pass / end unfinished").findings(),
              Lines({"1.6 C error yard-mismatch G5"}));
}

TEST(General, G5_the_yard_tells_what_was_drawn_unseen) {
    EXPECT_EQ(super("yard 5-6 6-8 / A 5-5 / B +?2 pass / end unfinished", must_play).findings(),
              Lines({"1.4 B broken false-pass S5"}));
}

TEST(General, G5_what_was_left_agrees_with_the_play) {
    EXPECT_EQ(curse(dealt("A 6-6 / left A 6-5 6-4 5-5 5-4 4-4 3-3 3-2 2-1 1-1 0-0 / left B ?11 / "
                          "end unfinished"))
                  .findings(),
              none);
    EXPECT_EQ(curse(dealt("A 6-6 / left A 6-5 / end unfinished")).findings(),
              Lines({"1 A error left-mismatch G5"}));
    EXPECT_EQ(curse(dealt("A 6-6 / left A 6-6 ?9 / end unfinished")).findings(),
              Lines({"1 A error left-mismatch G5"}));
    EXPECT_EQ(curse(dealt("A 6-6 / left A 2-2 ?9 / end unfinished")).findings(),
              Lines({"1 A error left-mismatch G5"}));
    EXPECT_EQ(curse("A 6-6 / B 6-5@1 / left A 6-5 ?9 / end unfinished").findings(),
              Lines({"1 A error left-mismatch G5"}));
    EXPECT_EQ(curse("A 6-6 / left A / end unfinished").findings(),
              Lines({"1 A error left-mismatch G5"}));
}

TEST(General, G5_after_an_error_the_hand_is_no_evidence) {
    const Judged judged = curse(
        "A 6-6 / B pass / A 6-5@1 / B 5-6@1 / A 6-4@2 / B 6-3@3 / left B 6-2 ?8 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 B error tile-repeated G5"}));
    EXPECT_EQ(judged.open(), Lines({"1.2 B false-pass C9"}));
}

TEST(General, G5_before_an_error_the_hand_is_evidence) {
    const Judged judged = curse("A 6-6 / B pass / A 6-5@1 / B 6-3@2 / A 6-4@3 / B 6-4@4");
    EXPECT_EQ(judged.findings(),
              Lines({"1.2 B broken false-pass C9", "1.6 B error tile-repeated G5"}));
}

TEST(General, G5_the_size_of_the_hand_still_counts) {
    const Judged judged =
        curse("deal A 6-6 ?9 / " + std::string(curse_out_with_a_match) + " / end out A");
    EXPECT_EQ(judged.findings(), Lines({"1.0 A error deal-size G5"}));
    EXPECT_EQ(judged.end(), "out A");
}

// ---- G5: tokens ---------------------------------------------------------------------------------

TEST(General, G5_a_seat_that_nobody_sits_on) {
    const Judged judged = curse("A 6-6 / C 6-5@1 / B 1-0@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 C error bad-seat N4"}));
    EXPECT_EQ(judged.notes(), Lines({"1.2 C layout-unknown"}));
}

TEST(General, G5_an_action_that_the_game_does_not_have_is_passed_over) {
    EXPECT_EQ(curse("A 6-6 / B +6-5 6-5@1 / A 6-4@2 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5"}));
    const Judged judged = takes("A 5-4=5 / B pass / B 5-3 5-2 / A 6-4=6 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B error no-such-action G5"}));
}

TEST(General, G5_signs_that_have_no_place_are_ignored) {
    EXPECT_EQ(curse("A 6-6@1 / end unfinished").findings(),
              Lines({"1.1 A error no-such-action G5"}));
    EXPECT_EQ(curse("A 6-6 / B 6-5=5@1 / A 5-4@1 / end unfinished").findings().size(), 1u);
    EXPECT_EQ(curse("A 6-6 / B *6-5@1 / A 5-4@1 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5"}));
    EXPECT_EQ(curse("A 6-6 / B 6-5x@1 / A 5-4@1 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5"}));
    EXPECT_EQ(takes("A 5-4=5 5-3=3 5-2 / A 6-4=6 / end unfinished").findings(),
              Lines({"1.2 B error no-such-action G5"}));
    EXPECT_EQ(takes("A 5-4=5@1 5-3 5-2 / end unfinished").findings().size(), 1u);
}

TEST(General, G5_of_lines_that_say_the_same_the_first_counts) {
    const Judged judged = curse("lead B / lead A / B 6-6 / A 6-5@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.0 A error duplicate-line N5"}));
}

// ---- G9 -----------------------------------------------------------------------------------------

TEST(General, G9_unknown_hands_leave_verdicts_open) {
    const Judged judged = curse("A 6-6 / B pass / end unfinished");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.open(), Lines({"1.2 B false-pass C9"}));
}

TEST(General, G9_known_hands_are_decided_both_ways) {
    const Judged judged = curse(dealt("A 4-4 / B pass / A 4-5@1 / B 4-2@2 / end unfinished"));
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken false-pass C9"}));
    EXPECT_EQ(judged.open(), none);
    const Judged kept = curse(dealt("A 5-5 / B 5-2@1 / A 5-4@2 / B pass / end unfinished"));
    EXPECT_EQ(kept.findings(), Lines({"1.4 B broken false-pass C9"}));
    constexpr std::string_view without_sixes = "deal B 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0";
    const Judged honest = curse(std::string(without_sixes) + " / A 6-6 / B pass / end unfinished");
    EXPECT_EQ(honest.findings(), none);
    EXPECT_EQ(honest.open(), none);
}

TEST(General, G9_what_was_left_proves_what_was_held) {
    EXPECT_EQ(curse("A 6-6 / B pass / left B 6-5 ?10 / end unfinished").findings(),
              Lines({"1.2 B broken false-pass C9"}));
    const Judged kept =
        curse("A 6-6 / B pass / left B 5-5 5-4 5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0");
    EXPECT_EQ(kept.findings(), none);
    EXPECT_EQ(kept.open(), none);
    EXPECT_EQ(curse("A 6-6 / B pass / left B 5-5 ?10 / end unfinished").open(),
              Lines({"1.2 B false-pass C9"}));
}

TEST(General, G9_counting_proves_what_no_tile_shows) {
    // Seventeen tiles are not A's, and B holds eleven of them. Twelve have no 6, so the first pass
    // may be right. Only six have neither 6 nor 5, so the second cannot be.
    const Judged judged = curse(
        "deal A 6-6 6-5 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 / A 6-6 / B pass / A 6-5@1 / B pass / "
        "end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 B broken false-pass C9"}));
    EXPECT_EQ(judged.open(), Lines({"1.2 B false-pass C9"}));
}

TEST(General, G9_other_actions_are_never_evidence) {
    // If B's first pass is right, B has no sixes. The second pass is judged without that
    // assumption.
    const Judged judged = curse("A 6-6 / B pass / A 6-5@1 / B pass / end unfinished");
    EXPECT_EQ(judged.open(), Lines({"1.2 B false-pass C9", "1.4 B false-pass C9"}));
}

TEST(General, G9_a_tile_that_may_have_been_drawn_in_between_proves_nothing) {
    const Judged judged =
        super("A 5-5 / B +?2 pass / C 5-6@1 / A 5-7@2 / B +?2 5-9@3 / end unfinished", must_play);
    EXPECT_EQ(judged.findings(), none);
    const Judged proven =
        super("A 5-5 / B +?2 pass / C 5-6@1 / A 5-7@2 / B 5-9@3 / end unfinished", must_play);
    EXPECT_EQ(proven.findings(), Lines({"1.4 B broken false-pass S5"}));
}

// ---- G10 ----------------------------------------------------------------------------------------

TEST(General, G10_passes_that_cannot_all_be_right) {
    const Judged judged = curse("yard 6-5 ?5 / A 0-0 / B pass / A pass / end blocked");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken joint-breach G10"}));
    EXPECT_EQ(judged.open(), Lines({"1.2 B false-pass C9", "1.3 A false-pass C9"}));
}

TEST(General, G10_passes_that_may_all_be_right) {
    EXPECT_EQ(curse("A 0-0 / B pass / A pass / end blocked").findings(), none);
}

TEST(General, G5_deals_are_read_in_the_order_of_seats_however_they_are_written) {
    const std::string a = "deal A 6-5 ?10", b = "deal B 6-5 ?10", play = " / A 6-5";
    EXPECT_EQ(Judged(record_of("curse-of-the-doublet", a + " / " + b + play)).findings(),
              Judged(record_of("curse-of-the-doublet", b + " / " + a + play)).findings());
    EXPECT_EQ(Judged(record_of("curse-of-the-doublet", b + " / " + a + play)).findings().front(),
              "1.0 B error tile-repeated G5");
}

}  // namespace
}  // namespace bones::test
