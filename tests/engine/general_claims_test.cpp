// Clauses for all games: claims and scores (G8, G15, G16).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

std::string ended_by_out(std::string_view claims) {
    return std::string(curse_out_with_a_match).append(" / ").append(claims);
}

constexpr std::string_view block = "A 6-6 / B pass / A pass / ";
const std::string blocked(std::string_view claims) {
    return std::string(block).append(claims);
}

// ---- G8 -----------------------------------------------------------------------------------------

TEST(General, G8_the_end_as_written) {
    EXPECT_EQ(curse(ended_by_out("end out A")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("end out")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("end out B")).findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(curse(ended_by_out("end blocked")).findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(curse(blocked("end blocked")).findings(), none);
    EXPECT_EQ(curse(blocked("end out A")).findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(curse("A 6-6 / B 6-5@1 / end blocked").findings(),
              Lines({"1 claim end-mismatch G8"}));
}

TEST(General, G8_unfinished_and_conceded_are_no_mismatch_before_the_end) {
    EXPECT_EQ(curse("A 6-6 / end unfinished").findings(), none);
    EXPECT_EQ(curse("A 6-6 / end conceded B").findings(), none);
    EXPECT_EQ(curse("A 6-6 / end conceded B").end(), "conceded B");
    EXPECT_EQ(curse(blocked("end unfinished")).findings(), Lines({"1 claim end-mismatch G8"}));
    EXPECT_EQ(curse(blocked("end conceded A")).findings(), Lines({"1 claim end-mismatch G8"}));
}

TEST(General, G8_an_unknown_layout_leaves_the_end_unjudged) {
    EXPECT_EQ(curse("A 6-6 / B ? / A pass / end out B").findings(), none);
    EXPECT_EQ(curse("A 6-6 / B ? / A pass / end out B").end(), "out B");
}

TEST(General, G8_the_score_as_written) {
    EXPECT_EQ(curse(ended_by_out("score A 8 B 0")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("score A 7 B 0")).findings(),
              Lines({"1 claim score-mismatch G8"}));
    EXPECT_EQ(curse(ended_by_out("score A 8 B 1")).findings(),
              Lines({"1 claim score-mismatch G8"}));
}

TEST(General, G8_a_seat_left_out_of_a_claim_is_not_claimed) {
    EXPECT_EQ(curse(ended_by_out("score B 0 / result B 0")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("score A 8 / result A 8")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("score B 1")).findings(), Lines({"1 claim score-mismatch G8"}));
}

TEST(General, G8_the_result_as_written) {
    EXPECT_EQ(curse(ended_by_out("result A 8 B 0")).findings(), none);
    EXPECT_EQ(curse(ended_by_out("result A 9 B 0")).findings(),
              Lines({"claim result-mismatch G8"}));
    const std::string two_hands =
        ended_by_out("hand 2 / ") + std::string(curse_out_without_a_match);
    EXPECT_EQ(curse(two_hands + " / result A 15 B 0").findings(), none);
    EXPECT_EQ(curse(two_hands + " / result A 8 B 7").findings(),
              Lines({"claim result-mismatch G8"}));
}

TEST(General, G8_the_winner_as_written) {
    EXPECT_EQ(curse(ended_by_out("winner A"), "rule target=8").findings(), none);
    EXPECT_EQ(curse(ended_by_out("winner B"), "rule target=8").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(curse(ended_by_out("winner A B"), "rule target=8").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(curse(ended_by_out("winner none"), "rule target=8").findings(),
              Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(curse(ended_by_out("winner none")).findings(), none);
}

TEST(General, G8_a_winner_of_a_game_that_is_not_over) {
    EXPECT_EQ(curse(ended_by_out("winner A")).findings(), Lines({"claim winner-mismatch G8"}));
}

constexpr std::string_view proven_pass = "A 6-6 / B pass / A 6-5@1 / B 6-4@2 / ";
constexpr std::string_view open_pass = "A 6-6 / B pass / A 6-5@1 / ";

TEST(General, G8_a_penalty_for_a_breach_proven_or_open) {
    const Lines breach = {"1.2 B broken false-pass C9"};
    EXPECT_EQ(
        curse(std::string(proven_pass) + "end unfinished / penalty B 2 false-pass").findings(),
        breach);
    EXPECT_EQ(curse(std::string(open_pass) + "end unfinished / penalty B 2 false-pass").findings(),
              none);
}

TEST(General, G8_a_penalty_for_a_joint_breach_is_its_last_action_s) {
    const std::string play = "yard 6-5 ?5 / A 0-0 / B pass / A pass / end blocked / penalty ";
    const std::string joint = "1.3 A broken joint-breach G10";
    EXPECT_EQ(curse(play + "A 2 joint-breach").findings(), Lines({joint}));
    EXPECT_EQ(curse(play + "B 2 false-pass").findings(), Lines({joint}));
    EXPECT_EQ(curse(play + "B 2 joint-breach").findings(),
              Lines({joint, "1 B claim unfounded-penalty G8"}));
}

TEST(General, G8_a_penalty_without_a_breach_is_unfounded) {
    EXPECT_EQ(curse("A 6-6 / B 6-5@1 / end unfinished / penalty B 2 false-pass").findings(),
              Lines({"1 B claim unfounded-penalty G8"}));
    EXPECT_EQ(curse(std::string(open_pass) + "end unfinished / penalty A 2 false-pass").findings(),
              Lines({"1 A claim unfounded-penalty G8"}));
    EXPECT_EQ(curse(std::string(open_pass) + "end unfinished / penalty B 2 misfit").findings(),
              Lines({"1 B claim unfounded-penalty G8"}));
}

TEST(General, G8_a_penalty_where_the_rules_name_no_points_comes_off_the_score) {
    const Judged judged = curse(std::string(curse_out_after_a_misfit) + " / penalty B 3 misfit");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken misfit C5"}));
    EXPECT_EQ(judged.score(), "A 8 B -3");
    EXPECT_EQ(judged.ledger(), Lines({"A +7 C11", "A +1 C11", "B -3 G8"}));
    EXPECT_EQ(curse(ended_by_out("penalty B 3 misfit")).score(), "A 8 B 0") << "without a breach";
}

TEST(General, G8_more_points_than_the_rules_name) {
    const std::string revoke = "A 12-9=9 10-3 9-2 / A 5-4=5 9-4 5-6 / end unfinished / ";
    const Lines breach = {"1.2 B broken revoke D10"};
    const Lines too_much = {"1.2 B broken revoke D10", "1 B claim unfounded-penalty G8"};
    EXPECT_EQ(takes(revoke + "penalty B 5 revoke").findings(), breach);
    EXPECT_EQ(takes(revoke + "penalty B 3 revoke").findings(), breach);
    EXPECT_EQ(takes(revoke + "penalty B 10 revoke").findings(), breach) << "the second is open";
    EXPECT_EQ(takes(revoke + "penalty B 11 revoke").findings(), too_much);
    EXPECT_EQ(takes(revoke + "penalty B 5 revoke / penalty B 6 revoke").findings(), too_much);
}

// ---- G15 ----------------------------------------------------------------------------------------

TEST(General, G15_an_unfinished_hand_has_the_score_that_was_written) {
    const Judged judged = curse("A 6-6 / end unfinished / score A 5 B 0 / result A 5 B 0");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.score(), "A 5 B 0");
    EXPECT_EQ(judged.totals(), "A 5 B 0");
    EXPECT_TRUE(judged.verdict().hands[0].score_taken);
    EXPECT_EQ(curse("A 6-6 / end conceded B / score A 5 B 0 / result A 6 B 0").findings(),
              Lines({"claim result-mismatch G8"}));
}

TEST(General, G15_without_a_written_score_the_result_gives_the_totals) {
    const Judged judged = curse("A 6-6 / end conceded B / result A 6 B 0 / winner B");
    EXPECT_EQ(judged.findings(), Lines({"claim winner-mismatch G8"}));
    EXPECT_EQ(judged.score(), "unknown");
    EXPECT_EQ(judged.totals(), "A 6 B 0");
}

TEST(General, G15_unknown_totals_stay_unknown) {
    const Judged judged =
        curse("A 6-6 / end unfinished / hand 2 / " + ended_by_out("result A 99 B 99 / winner B"));
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.score(2), "A 8 B 0");
    EXPECT_EQ(judged.totals(), "unknown");
}

// Where a game ends with its record, a hand whose end is unknown may have ended the game. A hand
// that certainly stopped early has not.
TEST(General, G15_who_won_where_nobody_can_tell_whether_the_last_hand_ended) {
    const auto found = [](std::string_view game, std::string_view text, std::string_view rule) {
        const Judged judged(record_of(game, text, std::string("player A / player B") += rule));
        return judged.findings() == none ? judged.winner() : judged.findings().front();
    };
    const std::string_view claims = " / score A 0 B 9 / winner B";
    const auto after = [&](std::string_view play) { return std::string(play).append(claims); };
    EXPECT_EQ(found("super-dominoes", after("A 5-5 / B ?"), ""), "B");
    EXPECT_EQ(found("block", after("A 6-6 / B ?"), " / rule target=0"), "B");
    EXPECT_EQ(found("super-dominoes", "A 5-5 / B ? / score A 0 B 9 / winner A", ""),
              "claim winner-mismatch G8")
        << "B has more";
    EXPECT_EQ(found("super-dominoes", after("A 5-5 / B 5-4@1 / end unfinished"), ""),
              "claim winner-mismatch G8");
    EXPECT_EQ(found("super-dominoes", after("A 5-5 / B ?"), " / rule target=100"),
              "claim winner-mismatch G8");
}

std::string outcome(std::string_view game, std::string_view claims, std::string_view header = {}) {
    const Judged judged(
        record_of(game, std::string("end unfinished / score A 11 B 7 / ").append(claims), header));
    return judged.findings() == none ? judged.winner() : "mismatch";
}

TEST(General, G15_only_the_outcome_tells_who_won_in_every_game) {
    const std::string_view two = "player A / player B";
    EXPECT_EQ(outcome("curse-of-the-doublet", "winner A"), "A");
    EXPECT_EQ(outcome("double-takes", "winner A", two), "A");
    EXPECT_EQ(outcome("prize-dominoes", "winner A"), "A");
    EXPECT_EQ(outcome("super-dominoes", "winner A", two), "A");
    EXPECT_EQ(outcome("leyden", "winner B", "rule target=10"), "B");
    EXPECT_EQ(outcome("double-takes", "winner A", "player A / player B / player C / player D"),
              "mismatch");  // partners too
    EXPECT_EQ(outcome("double-takes", "winner A C", "player A / player B / player C / player D"),
              "A C");
}

TEST(General, G15_what_the_rules_decide_otherwise_is_a_mismatch) {
    const std::string_view two = "player A / player B";
    EXPECT_EQ(outcome("curse-of-the-doublet", "winner B"), "mismatch");
    EXPECT_EQ(outcome("curse-of-the-doublet", "winner A", "rule target=12"), "mismatch");
    EXPECT_EQ(outcome("double-takes", "winner B", two), "mismatch");
    EXPECT_EQ(outcome("super-dominoes", "winner B", two), "mismatch");
    EXPECT_EQ(outcome("super-dominoes", "winner A", "player A / player B / rule target=12"),
              "mismatch");
    EXPECT_EQ(outcome("leyden", "winner A"), "mismatch");  // neither player has 100
    EXPECT_EQ(outcome("leyden", "winner A", "rule target=10"), "mismatch");
    // A game stopped in the middle of a hand is not over.
    EXPECT_EQ(super("A 5-5 / end unfinished / score A 11 B 7 C 0 / winner A").findings(),
              Lines({"claim winner-mismatch G8"}));
}

TEST(General, G15_a_game_stopped_in_a_hand_with_a_score_result_and_winner_is_over) {
    const std::string play = "A 5-5 / end unfinished / score A 11 B 7 C 0";
    EXPECT_EQ(super(play + " / result A 11 B 7 C 0 / winner A").findings(), none);
    EXPECT_EQ(super(play + " / result A 11 B 7 C 0 / winner A").winner(), "A");
    EXPECT_EQ(super(play + " / result A 11 B 7 C 0 / winner B").findings(),
              Lines({"claim winner-mismatch G8"}));
}

TEST(General, G15_nobody_is_taken_to_have_won_who_is_not_named) {
    for (const char* claims : {"winner none", "result A 11 B 7"})
        for (const char* game : {"double-takes", "prize-dominoes", "super-dominoes"}) {
            const Judged judged(
                record_of(game, std::string("end unfinished / score A 11 B 7 / ") + claims,
                          "player A / player B"));
            EXPECT_FALSE(judged.verdict().complete) << game << claims;
        }
}

TEST(General, G15_where_totals_are_unknown_the_winner_is_as_written) {
    const Judged judged = curse("A 6-6 / end conceded B / winner B");
    EXPECT_TRUE(judged.verdict().complete);
    EXPECT_EQ(judged.verdict().winners, SeatSet(Seat(1)));
}

TEST(General, G15_an_unknown_layout_has_the_score_that_was_written) {
    const Judged judged = curse("A 6-6 / B ? / end out A / score A 4 B 0 / result A 4 B 0");
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.score(), "A 4 B 0");
}

TEST(General, G15_an_unjudged_trick_leaves_the_score_to_the_sheet) {
    EXPECT_EQ(takes("A 9-4=9 / C 9-7 / B 9-8 / end unfinished / score A 3 B 2 C 1").score(),
              "A 3 B 2 C 1");
    EXPECT_EQ(takes("A 9-4=9 / C 9-7 / B 9-8 / end unfinished").score(), "unknown");
}

TEST(General, G15_points_of_breaches_may_bring_a_score_below_nothing) {
    const Judged judged = curse(std::string(curse_out_after_a_misfit) +
                                " / penalty B 3 misfit / score A 8 B -3 / result A 8 B -3");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken misfit C5"}));
    EXPECT_EQ(judged.totals(), "A 8 B -3");
}

TEST(General, G15_where_the_winner_is_unknown_the_next_lead_is_not_judged) {
    const std::string lead = "A 5-5 / end unfinished / hand 2 / C 6-6 / end unfinished";
    EXPECT_EQ(super(lead).findings(), none);
}

// ---- G16 ----------------------------------------------------------------------------------------

Judged later(std::string_view hand) {
    return Judged("game curse-of-the-doublet\nhand 3\n" +
                  record_of("x", hand).substr(std::string_view("game x\n\nhand 1\n").size()));
}

TEST(General, G16_a_record_that_begins_later_brings_its_totals) {
    const Judged judged = later("carry A 4 B 2 / " + ended_by_out("result A 12 B 2 / winner A"));
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.totals(), "A 12 B 2");
    EXPECT_EQ(judged.winner(), "A");
    EXPECT_EQ(later("carry A 4 B 2 / " + ended_by_out("result A 8 B 0")).findings(),
              Lines({"claim result-mismatch G8"}));
}

TEST(General, G2_a_lead_line_that_the_first_action_contradicts_accuses_nobody) {
    EXPECT_EQ(Judged("game prize-dominoes\nhand 1\nA 6-6\nend conceded A\nprize B 1-0\n"
                     "hand 2\nlead B\nA 5-5\nB 5-4\nend unfinished\n")
                  .findings(),
              Lines({"2.0 error lead-mismatch G2"}));
    EXPECT_EQ(takes("hand 1 / A 5-4=5 / hand 2 / lead C / B 6-5=5").findings(),
              Lines({"2.0 error lead-mismatch G2"}));
    EXPECT_EQ(takes("hand 1 / A 5-4=5 / end unfinished / hand 2 / lead C / A 6-5=5").findings(),
              Lines({"2.0 error lead-mismatch G2", "2.1 A broken wrong-lead D2"}))
        << "the lead was neither's";
    EXPECT_EQ(takes("hand 1 / A 5-4=5 / hand 2 / lead B / A 6-5=5").findings(),
              Lines({"2.0 error lead-mismatch G2"}))
        << "right of B";
}

TEST(General, G2_a_pass_out_of_turn_is_no_pass) {
    const Lines once{"1.2 A broken wrong-turn G2"};
    EXPECT_EQ(curse("A 3-3 / A pass / B 6-3@1 / end unfinished", "written all").findings(), once)
        << "the seat that was due may act";
    EXPECT_EQ(Judged(record_of("block", "A 6-6 / C pass / D 6-5@1 / end unfinished",
                               "player A / player B / player C / player D / written all"))
                  .findings(),
              Lines({"1.2 C broken wrong-turn G2"}))
        << "or the seat after the passer";
    EXPECT_EQ(Judged(record_of("block", "A 6-6 / C pass / A 6-5@1 / end unfinished",
                               "player A / player B / player C / player D / written all"))
                  .findings(),
              Lines({"1.2 C broken wrong-turn G2", "1.3 A broken wrong-turn G2"}));
}

TEST(General, G16_after_a_gap_lead_totals_and_end_are_open) {
    const std::string first = "hand 1 / A 5-4=5 / end unfinished / score A 1 B 1 C 1 / ";
    EXPECT_EQ(takes(first + "hand 2 / A 6-5=5 / end unfinished").findings(),
              Lines({"2.1 A broken wrong-lead D2"}));
    EXPECT_EQ(takes(first + "hand 3 / A 6-5=5 / end unfinished").findings(), none);
    EXPECT_EQ(takes(first + "hand / A 6-5=5 / end unfinished").findings(),
              Lines({"2.1 A broken wrong-lead D2"}));
    EXPECT_EQ(takes(first + "hand 3 / A 6-5=5 / end unfinished / result A 50 B 0 C 0").findings(),
              none);
    EXPECT_EQ(takes(first + "hand 1 / A 5-4=5 / end unfinished").findings(), none)
        << "a second hand 1 may begin another game, of another shuffle";
}

TEST(General, G8_a_penalty_for_what_the_sheet_hides_is_not_unfounded) {
    EXPECT_EQ(curse("A 6-6 / B 6-5@1 / end unfinished / penalty B 5 false-pass", "unwritten passes")
                  .findings(),
              none);
    EXPECT_EQ(
        curse("A 6-6 / B ? / end unfinished / penalty B 5 false-pass", "written all").findings(),
        none);
    EXPECT_EQ(takes("A 9-4 9-3 9-2 / end unfinished / penalty B 5 revoke").findings(), none);
    EXPECT_EQ(takes("A 9-4=9 ? 9-2 / end unfinished / penalty B 5 revoke").findings(), none);
    EXPECT_EQ(takes("A 9-4=9 9-3 9-2 / end unfinished / penalty B 5 revoke").findings().size(), 1u);
}

// A pass without its draw is a breach in any case, and may be a false pass too.
TEST(General, G8_a_breach_after_a_missed_draw_is_open_for_penalties) {
    const auto claims = [](const char* game, const char* play, const char* penalty) {
        return Judged(record_of(game, std::string(play) + " / penalty B " + penalty,
                                "player A / player B"))
            .findings();
    };
    const std::pair<const char*, const char*> games[] = {
        {"prize-dominoes", "1.2 B broken missed-draw P5"},
        {"leyden", "1.2 B broken missed-draw L7"},
        {"super-dominoes", "1.2 B broken missed-draw S5"},
    };
    for (const auto& [game, missed] : games) {
        EXPECT_EQ(claims(game, "A 6-6 / B pass", "5 false-pass"), Lines({missed})) << game;
        EXPECT_EQ(claims(game, "A 6-6 / B pass", "5 missed-draw"), Lines({missed})) << game;
        EXPECT_EQ(claims(game, "A 6-6 / B pass", "5 misfit").size(), 2u) << game;
    }
    EXPECT_EQ(claims("prize-dominoes", "deal B 5-5 4-4 3-3 2-2 1-1 0-0 5-4 / A 6-6 / B pass",
                     "5 false-pass"),
              Lines({"1.2 B broken missed-draw P5", "1 B claim unfounded-penalty G8"}))
        << "nothing fits";
}

TEST(General, G15_a_score_that_every_placing_gives_is_known) {
    // All tiles but 6-1 and 4-3 are seen. B has one of these left, and both have seven pips.
    const std::string leyden =
        "deal A 1-1 6-5 6-4 6-3 6-2 6-0 / deal B 2-1 3-1 4-1 2-2 3-3 ? / "
        "yard 5-1 5-5 5-4 5-3 5-2 5-0 4-4 4-2 4-0 3-2 3-0 2-0 1-0 6-6 0-0 ? / "
        "A 1-1 / B pass / A 6-5@1 / B 2-1@1 / A 6-4@1 / B 3-1@1 / A 6-3@1 / B 4-1@1 / A 6-2@1 / "
        "B +5-1 5-1@1 / A 6-0@1";
    EXPECT_EQ(Judged(record_of("leyden", leyden)).score(), "A 0 B 17") << "2-2 3-3 and seven";
    EXPECT_EQ(Judged(record_of("leyden", leyden + " / score A 0 B 18")).findings().back(),
              "1 claim score-mismatch G8");
    EXPECT_EQ(Judged(record_of("leyden", "A 1-1 / B pass / A 6-5@1")).score(), "unknown");
}

TEST(General, G16_without_them_the_totals_are_open) {
    const Judged judged = later(ended_by_out("result A 99 B 99 / winner B"));
    EXPECT_EQ(judged.findings(), none);
    EXPECT_EQ(judged.totals(), "unknown");
    EXPECT_EQ(later("carry A 4 / " + ended_by_out("result A 99")).findings(), none);
}

TEST(General, G16_without_them_the_lead_is_open) {
    EXPECT_EQ(
        Judged("game double-takes\nplayer A\nplayer B\nplayer C\nhand 2\nA 5-4=5\n").findings(),
        none);
}

TEST(General, G15_a_deal_line_does_not_show_what_a_hand_without_play_left) {
    const std::string hand = "deal A 6-6 6-5 6-4 6-3 5-5 5-4 4-4\nend out B\nscore A 0 B 20\n";
    const std::string sheet =
        "game draw\nplayer A\nplayer B\nrule opening=lot\nhand 1\n" + hand + "hand 2\n" + hand;
    EXPECT_EQ(Judged(sheet).findings(), none);
    EXPECT_EQ(Judged(sheet).totals(), "A 0 B 40");
}

TEST(General, G15_a_hand_without_play_ends_as_written_where_passes_are_noted) {
    for (const char* game : {"all-fives", "draw", "leyden", "prize-dominoes"})
        EXPECT_EQ(Judged(std::string("game ") + game +
                         "\nwritten passes\nplayer A\nplayer B\nhand 1\nend blocked\n")
                      .findings(),
                  none)
            << game;
}

}  // namespace
}  // namespace bones::test
