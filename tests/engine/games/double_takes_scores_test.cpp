// Double Takes: tricks, doubles, penalties and winners (D5, D7–D9).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"

namespace bones::test {
namespace {

/// Two players, one round: A has all fifteens but 15-1, and takes all 17 tricks, which contain two
/// doubles. B throws 13-0 on the first fifteen and plays 15-1 on the second: a revoke at ply 2.
std::string round_with_revoke() {
    std::string play = "A 15-0=15 13-0 / A 15-2=15 15-1 / ";
    for (int i = 3; i <= 15; ++i) {
        const std::string thrown = i <= 14 ? "13-" + std::to_string(i - 2) : std::string("12-0");
        play += "A 15-" + std::to_string(i) + "=15 " + thrown + " / ";
    }
    return play + "A 14-14=14 12-1 / A 14-13=14 12-2";
}

Judged round_under(std::string_view rule, std::string_view after = {}) {
    return Judged(record_of("double-takes", round_with_revoke() + " / " + std::string(after),
                            "player A / player B / " + std::string(rule)));
}

const Lines the_revoke = {"1.2 B broken revoke D10"};

TEST(DoubleTakes, D7_a_trick_and_a_captured_double_are_a_point_each) {
    const Judged judged = round_under("rule revoke=report");
    EXPECT_EQ(judged.findings(), the_revoke);
    EXPECT_EQ(judged.end(), "played");
    EXPECT_EQ(judged.score(), "A 19 B 0");
    EXPECT_EQ(judged.ledger(), Lines({"A +17 D7", "A +2 D7"}));
}

TEST(DoubleTakes, D7_the_round_as_claimed) {
    EXPECT_EQ(round_under("rule revoke=report", "end played / score A 19 B 0").findings(),
              the_revoke);
    EXPECT_EQ(round_under("rule revoke=report", "score A 20 B 0").findings(),
              Lines({"1.2 B broken revoke D10", "1 claim score-mismatch G8"}));
}

TEST(DoubleTakes, D8_revoke_deduct) {
    const Judged judged = round_under("rule revoke=deduct");
    EXPECT_EQ(judged.findings(), the_revoke);
    EXPECT_EQ(judged.score(), "A 19 B -5");
    EXPECT_EQ(round_under("").score(), "A 19 B -5") << "the default";
    EXPECT_EQ(round_under("", "penalty B 5 revoke").score(), "A 19 B -5") << "once, not twice";
    EXPECT_EQ(round_under("", "penalty B 5 revoke").findings(), the_revoke);
}

TEST(DoubleTakes, D8_a_penalty_for_a_revoke_that_stays_open_comes_off) {
    std::string play = round_with_revoke();
    const std::size_t third = play.find("13-1 ");
    play.replace(third, 4, "13-0");  // B has laid it already, so B's hand is unknown from here on
    const auto judged = [&](std::string_view penalty) {
        return Judged(record_of("double-takes", play + " / penalty B " + std::string(penalty),
                                "player A / player B"));
    };
    EXPECT_EQ(judged("10 revoke").score(), "A 19 B -10") << "one is proven, and many are open";
    EXPECT_EQ(judged("5 revoke").score(), "A 19 B -5");
}

TEST(DoubleTakes, D8_revoke_give_opponents) {
    EXPECT_EQ(round_under("rule revoke=give-opponents").score(), "A 24 B 0");
}

TEST(DoubleTakes, D8_revoke_called) {
    EXPECT_EQ(round_under("rule revoke=called").score(), "A 19 B 0");
    EXPECT_EQ(round_under("rule revoke=called", "penalty B 5 revoke").score(), "A 19 B -5");
    EXPECT_EQ(round_under("rule revoke=called", "penalty B 5 revoke").findings(), the_revoke);
    EXPECT_EQ(round_under("rule revoke=called", "penalty A 5 revoke").findings(),
              Lines({"1.2 B broken revoke D10", "1 A claim unfounded-penalty G8"}));
}

TEST(DoubleTakes, D8_revoke_report) {
    EXPECT_EQ(round_under("rule revoke=report").score(), "A 19 B 0");
}

TEST(DoubleTakes, G8_revoke_report_names_no_points) {
    const Judged judged = round_under("rule revoke=report", "penalty B 5 revoke");
    EXPECT_EQ(judged.findings(),
              Lines({"1.2 B broken revoke D10", "1 B claim unfounded-penalty G8"}));
    EXPECT_EQ(judged.score(), "A 19 B 0") << "points that are named as none do not come off";
    EXPECT_EQ(round_under("rule revoke=report", "penalty B 0 revoke").findings(), the_revoke);
}

TEST(DoubleTakes, G5a_what_a_revoke_costs_is_not_known_if_its_rule_cannot_be_read) {
    const Judged judged = round_under("rule revoke=l");
    EXPECT_EQ(judged.score(), "unknown");
    EXPECT_EQ(judged.totals(), "unknown");
    EXPECT_EQ(judged.ledger(), none);
    EXPECT_EQ(judged.verdict().rules_unsure, 2u);
    const Judged written =
        round_under("revoke=give", "end played / score A 20 B 0 / result A 20 B 1");
    EXPECT_EQ(written.findings(), Lines({"error unreadable N1", "1.2 B broken revoke D10",
                                         "claim result-mismatch G8"}));
    EXPECT_EQ(written.score(), "A 20 B 0") << "as written";
    EXPECT_EQ(written.totals(), "A 20 B 0");
}

TEST(DoubleTakes, D8_a_value_that_the_rule_does_not_have) {
    EXPECT_EQ(round_under("rule revoke=deducted").findings(),
              Lines({"error unknown-rule D8", "1.2 B broken revoke D10"}));
}

}  // namespace
}  // namespace bones::test
