// The effect of possible slips of the pen on breaches (G18).
#include "engine/slips/likely_slips.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bones/render.hpp"
#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

/// Returns the findings of a record after slips are considered: `broken false-pass always` with its
/// condition, and `explained`.
Lines weighed(const Judged& judged, SlipBounds bounds = usual_slip_bounds) {
    GameVerdict verdict = judged.verdict();
    SlipSearch search(bounds);
    weigh_slips(judged.record(), search.search(judged.record()), verdict);
    Lines lines;
    FindingCounts counts;
    for (const Finding& finding : verdict.findings) {
        counts.add(finding);
        if (finding.severity == Severity::note) continue;
        std::string line = finding.verdict == Verdict::open ? "open " : "";
        line += std::string(name_of(finding.severity)) + ' ' + std::string(finding.code->name);
        for (const std::string& condition : conditions_of(finding)) line += " if " + condition;
        if (finding.explained_by) line += " explained";
        lines.push_back(line);
    }
    EXPECT_EQ(counts.error, verdict.counts.error);
    EXPECT_EQ(counts.broken, verdict.counts.broken);
    return lines;
}

TEST(LikelySlips, G18_a_certain_slip_explains_the_error_that_it_takes_away) {
    EXPECT_EQ(weighed(dealt_curse("A 6-4 / B 4-1@3 / B 4-1@3 / A 6-5@1")),
              (Lines{"error likely-slip", "error tile-repeated explained"}));
}

// A's 6-4 is written 6-1, so B seems to pass falsely twice with a 5 and a 1 open.
TEST(LikelySlips, G18_a_certain_slip_takes_the_breaches_away) {
    const Judged judged = line_game("block",
                                    "deal A 6-6 6-4 5-4 3-2 2-0 5-0 3-0 / "
                                    "deal B 6-5 1-0 2-1 3-1 2-2 3-3 0-0 / "
                                    "A 6-6 / B 6-5@1 / A 6-1@2 / B pass / A 5-4@1 / B pass",
                                    "written all");
    EXPECT_EQ(weighed(judged),
              (Lines{"error tile-not-held explained", "error likely-slip",
                     "open broken false-pass explained", "open broken false-pass explained"}));
}

TEST(LikelySlips, G18_a_possible_slip_is_what_a_breach_rests_on) {
    EXPECT_EQ(
        weighed(dealt_curse("A 6-4 / B pass / A 6-5@1")),
        Lines{
            "broken false-pass if no slip at line 6, column 3 (repair: write 6-6 instead of 6-4)"});
}

// No other tile in place of the 5-5 leaves both an open 5 for A and nothing for B.
TEST(LikelySlips, G18_without_a_slip_a_breach_is_proven_always) {
    EXPECT_EQ(weighed(dealt_curse("A 5-5 / B pass / A 5-4@1")).front().find(" if "),
              std::string::npos);
}

TEST(LikelySlips, G18_a_search_that_met_its_bound_proves_nothing_always) {
    EXPECT_EQ(weighed(dealt_curse("A 6-4 / B pass / A 6-5@1"), {1, 1}),
              Lines{"broken false-pass if slips not searched"});
}

TEST(LikelySlips, G18_where_slips_are_not_searched) {
    const Judged judged = dealt_curse("A 6-4 / B pass / A 6-5@1");
    GameVerdict verdict = judged.verdict();
    weigh_no_slips(verdict);
    const auto breach =
        std::find_if(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& finding) { return finding.severity == Severity::broken; });
    ASSERT_NE(breach, verdict.findings.end());
    EXPECT_EQ(conditions_of(*breach), Lines{"slips not searched"});
}

}  // namespace
}  // namespace bones::test
