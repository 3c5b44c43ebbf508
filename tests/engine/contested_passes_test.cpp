// Passes on the line of another seat's tile (N6). They must not prove a breach in any
// interpretation.
#include <gtest/gtest.h>

#include <algorithm>

#include "bones/parser.hpp"
#include "bones/referee.hpp"
#include "engine/contested_passes.hpp"
#include "engine/slips/slips.hpp"

namespace bones::test {
namespace {

/// In `A 6-5 p` the pass is Bo's, although he held the 6-6.
const std::string sheet =
    "game block\nrule opening=lot\nwritten passes\nplayer A Ana\nplayer B Bo\nhand 1\n"
    "deal A 6-5 6-1 5-0 4-4 4-3 3-0 2-0\ndeal B 6-6 5-5 4-0 3-3 2-2 1-1 0-0\n";

struct AsRead {
    std::string text;
    Record record;
    GameVerdict verdict;

    explicit AsRead(std::string lines) : text(std::move(lines)) {
        parse({text, 1, 1, false}, record);
        Referee().judge_as_read(record, verdict);
    }
    auto breaches() const {
        return std::count_if(
            verdict.findings.begin(), verdict.findings.end(), [](const Finding& f) {
                return f.severity == Severity::broken && f.verdict == Verdict::broken;
            });
    }
};

TEST(ContestedPasses, N6_neither_way_to_read_one_proves_a_breach) {
    const AsRead contested(sheet + "A 6-5 p\nB 6-6\nA 6-1\nend unfinished\n");
    EXPECT_EQ(contested.breaches(), 0);
    EXPECT_TRUE(has_contested_pass(contested.record, 0));
    const AsRead written(sheet + "A 6-5\nB p\nB 6-6\nend unfinished\n");
    EXPECT_GT(written.breaches(), 0);
    EXPECT_FALSE(has_contested_pass(written.record, 0));
}

TEST(ContestedPasses, N6_one_that_breaks_no_rule_stays_the_next_seats) {
    const AsRead plain(
        "game block\nrule opening=lot\nplayer A Ana\nplayer B Bo\nhand 1\nA 6-5 p\nA 5-4@2\nend "
        "unfinished\n");
    EXPECT_FALSE(has_contested_pass(plain.record, 0));
    EXPECT_EQ(plain.record.actions[1].kind, ActionKind::pass);
    EXPECT_EQ(plain.record.actions[1].seat(), Seat(1));
}

TEST(ContestedPasses, G18_no_slip_is_certain_beside_one) {
    const AsRead twice(sheet + "A 6-5 p\nB 6-6\nB 6-6\nend unfinished\n");
    for (const HandSlips& slips : SlipSearch().search(twice.record)) EXPECT_FALSE(slips.certain);
}

}  // namespace
}  // namespace bones::test
