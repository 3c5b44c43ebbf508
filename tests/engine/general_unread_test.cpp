// G5a: an unreadable token or line may have been anything.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/house_rules.hpp"
#include "tests/engine/games/prize_hands.hpp"
#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

TEST(General, G5a_a_token_that_cannot_be_read_is_a_turn_that_is_not_judged) {
    EXPECT_EQ(curse("A 6-6 frob / B 5-4@1 / end unfinished").findings(),
              Lines({"1.2 A error bad-token N6"}));
    EXPECT_EQ(curse("A 6-6 / B ~6-4, 5-4@1 / end unfinished").findings(),
              Lines({"1.2 B error bad-token N6", "1.3 B broken misfit C5"}));
}

TEST(General, G5a_a_breach_before_it_stays_broken) {
    EXPECT_EQ(curse("A 6-6 / B 5-4@1 / A 6-3@2, / B pass / end unfinished").findings(),
              Lines({"1.2 B broken misfit C5", "1.3 A error bad-token N6"}));
}

TEST(General, G5a_a_lost_line_is_a_turn_of_anybody_and_a_misspelt_keyword_is_not) {
    EXPECT_EQ(curse("A 6-6 / 6-4@1 / B 5-4@1 / end unfinished").findings(),
              Lines({"1 error unreadable N1"}));
    EXPECT_EQ(curse("laed B / A 6-6 / B 5-4@1 / end unfinished").findings(),
              Lines({"1 error unreadable N1", "1.2 B broken misfit C5"}));
}

TEST(General, G5a_a_misspelt_keyword_is_one_only_if_its_line_goes_on_so) {
    const std::string play = "A 6-6 / B 6-4@1 / ", rest = " / A pass / B 5-1@1 / end unfinished";
    const auto breaches = [&](std::string_view line) {
        return curse(play + std::string(line) + rest).findings().size() - 1;
    };
    for (const char* lost : {"laed B", "dela A 6-4 6-3", "left, A 6-4", "edn out A",
                             "scroe A 4 B 0", "penlty B 5 misfit", "carri A 1 B 2"})
        EXPECT_EQ(breaches(lost), 1u) << lost;  // it was not a turn
    for (const char* lost : {"laed 6-4", "edn 3", "dela B pass", "scroe 3", "evnt Thursday",
                             "plyer C", "rul target=5", "penlty B", "yrd"})
        EXPECT_EQ(breaches(lost), 0u) << lost;
}

TEST(General, G5a_no_repair_is_offered_of_what_may_have_been_something_else) {
    const auto repairs = [](std::string_view line) {
        const Judged judged("game leyden\nhand 1\n" + std::string(line) + "\n");
        const auto& findings = judged.verdict().findings;
        return std::count_if(findings.begin(), findings.end(),
                             [](const Finding& finding) { return finding.fix.has_value(); });
    };
    EXPECT_EQ(repairs("ledd B"), 1);
    EXPECT_EQ(repairs("ledd 6-1"), 0);
    EXPECT_EQ(repairs("hnd 2"), 1);
    EXPECT_EQ(repairs("ebd 2"), 0);
}

TEST(General, G5a_a_claim_after_a_line_that_may_begin_another_hand_is_not_held_against_this_one) {
    const std::string out = std::string(curse_out_with_a_match);
    const std::string claims = " / end blocked / score A 1 B 1 / penalty B 1 misfit";
    EXPECT_EQ(curse(out + claims).findings(),
              Lines({"1 claim end-mismatch G8", "1 claim score-mismatch G8",
                     "1 B claim unfounded-penalty G8"}));
    for (const std::string lost : {",", "hnd 2", "edn 2", "2"}) {
        const Judged judged = curse(out + " / " + lost + claims);
        EXPECT_EQ(judged.findings(), Lines({"1 error unreadable N1"})) << lost;
        // The penalty may belong to either hand.
        EXPECT_EQ(judged.score(), "unknown") << lost;
        EXPECT_EQ(judged.totals(), "unknown") << lost;
        const Judged again = curse(out + " / end out A / score A 8 B 0 / " + lost + claims);
        EXPECT_EQ(again.findings(), Lines({"1 error unreadable N1"})) << lost;
        EXPECT_EQ(again.score(), "A 8 B 0") << lost;  // as written
    }
}

TEST(General, G5a_a_seat_that_does_not_play_may_be_anybody) {
    EXPECT_EQ(curse(std::string(curse_out_with_a_match) + " / end out l").findings(),
              Lines({"1 error bad-seat N4"}));
    EXPECT_EQ(curse("A 6-6 / C pass / B 5-4@1 / end unfinished").findings(),
              Lines({"1.2 C error bad-seat N4"}));
}

// ---- house rules ------------------------------------------------------------------------------

/// A third hand of Prize Dominoes: A plays a prize although 6-4 in the hand fits, and B plays a
/// misfit.
Judged prize_played_able(std::string_view header) {
    return prize_after(prize_third,
                       "deal A 6-4 5-4 5-5 5-1 1-1 1-0 0-0 / B 6-3 / A *3-3@2 / B 2-1@1 / "
                       "end unfinished",
                       header);
}

const std::string misfit = "3.3 B broken misfit P3";

TEST(General, G5a_a_house_rule_whose_value_cannot_be_read_may_have_any) {
    EXPECT_EQ(prize_played_able("").findings(),
              Lines({"3.2 A broken illegal-prize-play P4", misfit}));
    const Judged judged = prize_played_able("rule prize-play=sometimes");
    EXPECT_EQ(judged.findings(), Lines({"error unknown-rule P4", misfit}));
    EXPECT_EQ(judged.open(), Lines({"3.2 A illegal-prize-play P4"}));
}

TEST(General, G5a_a_house_rule_whose_name_cannot_be_read_may_be_any) {
    for (const std::string line : {"rule prise-play=any-turn", "rule any-turn", "rul prize-play=x",
                                   "prize-play=any-turn", "rule prize-play = any turn = x"}) {
        const Judged judged = prize_played_able(line);
        EXPECT_EQ(judged.findings().size(), 2u) << line;
        EXPECT_EQ(judged.findings().back(), misfit) << line;
        EXPECT_EQ(judged.open(), Lines({"3.2 A illegal-prize-play P4"})) << line;
    }
}

TEST(General, G5a_a_house_rule_that_another_line_sets_is_not_in_doubt) {
    for (const std::string line : {"rule prize-play=stuck / rule blokc=stock-empty",
                                   "rule prize-after-draw=maybe", "evnt Thursday club night"})
        EXPECT_EQ(prize_played_able(line).findings().at(1), "3.2 A broken illegal-prize-play P4")
            << line;
}

/// Returns the number of other house rules that a record with these header lines may have.
std::size_t other_ways(std::string_view header, Game game) {
    const Judged judged(record_of(traits(game).name, "end unfinished", header));
    const auto options = house_rules_of(game);
    return lost_house_rules(judged.record(), options, default_house_rules(options)).ways.size();
}

/// Returns a line with a house rule whose name lacks its last letter.
std::string misnamed(Game game) {
    const std::string_view name = house_rules_of(game).front().name;
    return "rule " + std::string(name.substr(0, name.size() - 1)) + "=y";
}

TEST(General, G5a_one_line_sets_one_house_rule) {
    EXPECT_EQ(other_ways("rule block=stock-empty", Game::prize_dominoes), 0u);
    EXPECT_EQ(other_ways("rule block=two", Game::prize_dominoes), 1u);
    EXPECT_EQ(other_ways("rule blok=y", Game::prize_dominoes), 3u);
    EXPECT_EQ(other_ways("rule blok=y / rule prize-ply=y", Game::prize_dominoes), 6u);
    EXPECT_EQ(other_ways("rule blok=y / rule prize-ply=y / rule block=x", Game::prize_dominoes),
              7u);
    EXPECT_EQ(other_ways("rule prize-ply=y / rule block=two-passes", Game::prize_dominoes), 2u);
    EXPECT_EQ(other_ways("rule target=many", Game::leyden), 2u);
    EXPECT_EQ(other_ways(misnamed(Game::super_dominoes), Game::super_dominoes), 8u);
    for (std::size_t game = 0; game < game_traits.size(); ++game)
        EXPECT_LE(other_ways(misnamed(static_cast<Game>(game)), static_cast<Game>(game)), most_ways)
            << "one line alone leaves what is so under all of them proven";
}

TEST(General, G5a_a_game_of_which_the_target_cannot_be_read_may_be_over) {
    const std::string play = std::string(curse_out_with_a_match) +
                             " / hand 2 / A 6-6 / end unfinished / result A 8 B 0 / winner none";
    const Judged judged = curse(play, "rule target=l1");
    EXPECT_EQ(judged.findings(), Lines({"error unknown-rule C1"}));
    EXPECT_EQ(judged.score(1), "A 8 B 0");
    EXPECT_EQ(judged.totals(), "unknown");
    EXPECT_EQ(judged.winner(), "not over");
}

TEST(General, G5a_so_many_house_rules_that_all_is_open) {
    const std::string play = "A 5-5 / B 6-4@1 / end unfinished / score A 1 B 0 C 0";
    std::string header = "player A / player B / player C";
    for (int lines = 1; lines <= 20; ++lines) {
        header += " / frob";
        Lines findings(static_cast<std::size_t>(lines), "error unreadable N1");
        if (lines <= 2) findings.push_back("1.2 B broken misfit S4");
        const Judged judged = super(play, header);
        EXPECT_EQ(judged.findings(), findings) << lines;
        EXPECT_EQ(judged.open().size(), lines > 2 ? 1u : 0u) << lines;
        EXPECT_LE(other_ways(header, Game::super_dominoes), most_ways + 42) << lines;
    }
}

// ---- prizes -----------------------------------------------------------------------------------

TEST(General, G5a_a_star_on_a_tile_that_is_no_prize_leaves_the_hands_unknown) {
    const auto judged = [](std::string_view token) {
        return prize_after(prize_deals, std::string("A 6-6 / B ") + std::string(token) +
                                            " / A +? pass / B +? pass");
    };
    const std::string passes_a = "1.3 A broken illegal-draw P4",
                      draws_a = "1.4 A broken false-pass P6";
    EXPECT_EQ(judged("6-4@1").findings(), Lines({passes_a, draws_a, "1.5 B broken illegal-draw P4",
                                                 "1.6 B broken false-pass P6"}));
    // One of B's own tiles makes only B's hand unknown.
    const std::string star = "1.2 B error tile-not-held P12";
    EXPECT_EQ(judged("*6-4@1").findings(), Lines({star, passes_a, draws_a}));
    EXPECT_EQ(judged("*6-4@1").open(), Lines({"1.5 B illegal-draw P4", "1.6 B false-pass P6"}));
    // One of A's tiles makes both hands unknown.
    EXPECT_EQ(judged("*6-5@1").findings(), Lines({star}));
}

}  // namespace
}  // namespace bones::test
