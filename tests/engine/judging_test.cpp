// Tests the test harness: the verdict as tests see it.
#include "tests/engine/judging.hpp"

#include <gtest/gtest.h>

namespace bones::test {
namespace {

TEST(Judged, tells_findings_notes_and_open_verdicts_apart) {
    const Judged judged(
        "game curse-of-the-doublet\n"
        "hand 1\n"
        "A 6-6\n"
        "B pass\n"
        "A 6-5@1\n"
        "B 6-4@2\n"
        "A pass\n"
        "result A 3\n");
    EXPECT_EQ(judged.findings(), Lines({"1.2 B broken false-pass C9"}));
    EXPECT_EQ(judged.open(), Lines({"1.5 A false-pass C9"}));
    EXPECT_EQ(judged.notes(), Lines({"1 hand-unfinished"}));
    EXPECT_EQ(judged.score(), "unknown");
    EXPECT_EQ(judged.totals(), "unknown");
    EXPECT_EQ(judged.winner(), "not over");
    EXPECT_EQ(judged.end(), "unfinished");
}

}  // namespace
}  // namespace bones::test
