// A misfit may be a slip of the pen, so a later breach must be one in every reading of it (G4).
#include <gtest/gtest.h>

#include "tests/engine/judging.hpp"
#include "tests/engine/sample_hands.hpp"

namespace bones::test {
namespace {

/// Returns the open verdicts with this code.
Lines only(const Lines& lines, std::string_view code) {
    Lines some;
    for (const std::string& line : lines)
        if (line.find(code) != std::string::npos) some.push_back(line);
    return some;
}

// 3-1 was meant for arm 1.
TEST(Misfit, G4_Curse_a_second_misfit_and_a_pass_are_open) {
    const Judged judged = curse(
        "deal A 6-5 5-3 3-1 2-2 1-0 0-0 4-4 4-0 5-5 6-0 5-1 / "
        "deal B 3-2 6-3 4-1 6-6 2-0 5-0 4-3 5-4 3-3 2-1 1-1 / "
        "A 6-5 / B 6-3@1 / A 3-1@2 / B 1-1@1 / A 1-0@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken misfit C5"}));
    EXPECT_EQ(judged.open(), Lines({"1.4 B misfit C5", "1.5 B false-pass C7"}));
    EXPECT_EQ(judged.messages()[1],
              "B lays 1-1 with 5, 3 and 1 open, where it does not fit; only if 3-1@2 at ply 3 lies "
              "as written");
}

// As written, 6-9 fits only arm 1; on the arm meant for 6-8 it does not fit. Canonical text that
// wrote arm 1 would prove more than the sheet does.
TEST(Misfit, G4_canonical_text_adds_no_arm_that_only_one_reading_gives) {
    const Judged judged =
        super("A 5-5 / B 5-6@1 / C 5-7@2 / A 6-8@2 / B 6-9 / A 9-9@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 A broken misfit S4"}));
    EXPECT_EQ(judged.open(), Lines({"1.6 A wrong-turn G2"}));
    const Judged formatted(judged.canonical());
    EXPECT_NE(judged.canonical().find("\nB 6-9\n"), std::string::npos);
    EXPECT_EQ(formatted.findings(), judged.findings());
    EXPECT_EQ(formatted.open(), judged.open());
}

// As written, 6-5 closes arm 2, and 1-5 fits arm 4 turned round. If 6-5 was meant for arm 4, 1-5
// does not fit there, and its outer half is as on the sheet. Canonical text must keep it so.
TEST(Misfit, G4_canonical_text_turns_no_tile_that_another_reading_leaves) {
    const Judged judged = curse(
        "A 4-6 / B 4-5@1 / A 6-1@4 / B 6-3@3 / A 5-1@4 / B 6-5@2 / A 1-5@4 / B 5-2@1 / "
        "A 5-5@4 / B 3-0@3 / end unfinished");
    const Judged formatted(judged.canonical());
    EXPECT_NE(judged.canonical().find("A 1-5@4\n"), std::string::npos) << judged.canonical();
    EXPECT_EQ(formatted.findings(), judged.findings());
    EXPECT_EQ(formatted.open(), judged.open());
}

// As written, the 3 makes a match and B must go on. On arm 1 the 1 makes no match.
TEST(Misfit, G4_Curse_a_match_that_no_reading_makes) {
    const Judged judged = curse("A 6-5 / B 6-3@1 / A 6-0@2 / B 1-3@3 / A 1-2@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 B broken misfit C5"}));
    EXPECT_EQ(only(judged.open(), "misfit"), Lines({"1.5 A misfit C5"}));
}

TEST(Misfit, G4_Prize_a_tile_on_the_other_end) {
    const Judged judged = prize("A 6-4 / B 6-5@1 / A 5-3@2 / B 3-3@1 / A 3-2@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken misfit P3"}));
    EXPECT_EQ(judged.open(), Lines({"1.4 B misfit P3"}));
}

TEST(Misfit, G4_Super_a_tile_on_another_arm) {
    const Judged judged =
        super("A 5-5 / B 5-6@1 / C 5-7@2 / A 6-8@2 / B 8-9@1 / C 9-9@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 A broken misfit S4"}));
    EXPECT_EQ(judged.open(), Lines({"1.5 B misfit S4"}));
}

// If 4-3 was turned round, with the 3 open, it reversed the direction of play.
TEST(Misfit, G4_Super_a_tile_turned_round_on_another_arm) {
    const Judged judged =
        super("A 5-5 / B 5-6@1 / C 5-4@2 / A 3-4@1 / C 4-7@1 / B 7-7@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.4 A broken misfit S4"}));
    EXPECT_EQ(only(judged.open(), "wrong-turn"),
              Lines({"1.5 C wrong-turn G2", "1.6 B wrong-turn G2"}));
}

TEST(Misfit, G4_Leyden_a_tile_on_another_arm) {
    const Judged judged = leyden("A 1-1 / B 6-5@1 / A 2-2@2 / B 5-3@1 / A 4-4@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken misfit L4"}));
    EXPECT_EQ(only(judged.open(), "misfit"), Lines({"1.4 B misfit L4"}));
}

// A crosswise tile other than a matador is laid as if inline, also in the only other reading.
TEST(Misfit, G4_Leyden_what_every_reading_proves_is_broken) {
    const Judged judged = leyden("A 1-1 / B 6-5@1 / A 2-2x@1 / B 6-4@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken misfit L5", "1.4 B broken misfit L4"}));
}

// 0-0 fits on no arm, so its misfit cannot be a slip in the arm's number.
TEST(Misfit, G4_without_another_reading_all_is_judged_as_written) {
    const Judged judged = prize("A 6-4 / B 6-5@1 / A 0-0@2 / B 3-3@1 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 A broken misfit P3", "1.4 B broken misfit P3"}));
    EXPECT_EQ(judged.open(), none);
}

TEST(Misfit, G4_what_came_before_stays_broken) {
    const Judged judged = prize("A 6-4 / B 3-3@1 / A 4-5@1 / B 5-3@1 / end unfinished");
    EXPECT_EQ(judged.findings().front(), "1.2 B broken misfit P3");
}

// The score counts the tiles as written, and an open breach justifies a penalty.
TEST(Misfit, G4_G8_an_open_breach_founds_a_penalty) {
    const Judged judged = super(
        "A 5-5 / B 5-6@1 / C 5-7@2 / A 6-8@2 / B 8-9@1 / C 9-9@1 / end unfinished / "
        "penalty B 5 misfit");
    EXPECT_EQ(judged.findings(), Lines({"1.4 A broken misfit S4"}));
}

// A tile read on an unstarted arm may have been given any arm number that is used later.
TEST(Misfit, G4_Super_an_arm_begun_under_a_later_number) {
    const Judged judged = super("A 5-5 / B 5-6@1 / C 5-7@1 / A 7-8@9 / B 8-8@9 / end unfinished");
    EXPECT_EQ(judged.findings(), Lines({"1.3 C broken misfit S4"}));
    EXPECT_EQ(judged.open(), Lines({"1.4 A misfit S4"}));
}

}  // namespace
}  // namespace bones::test
