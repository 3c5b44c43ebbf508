// N7: pictures number the arms as the sheet does.
#include "tools/lib/io/records/sheet_arms.hpp"

#include <gtest/gtest.h>

#include "tests/picture/generated.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones {

using namespace picture;
namespace {

ArmNumbers numbers_of(const char* text) {
    const Drawn game(text);
    return sheet_arms(game.record(), game.verdict(), 0);
}

TEST(SheetArms, N7_arms_keep_the_numbers_that_were_written) {
    const ArmNumbers arms =
        numbers_of("game leyden\nplayer A\nplayer B\nhand 1\nA 1-1\nB 1-5@4\nA 1-6@2\nB 5-2@4\n");
    EXPECT_EQ(arms, (ArmNumbers{4, 2, 1, 3, 5, 6}));
}

TEST(SheetArms, N7_an_arm_without_a_number_has_the_lowest_that_is_left) {
    const ArmNumbers arms =
        numbers_of("game leyden\nplayer A\nplayer B\nhand 1\nA 1-1\nB 1-5@1\nA 1-6@7\nB 1-2\n");
    EXPECT_EQ(arms[0], 1);
    EXPECT_EQ(arms[1], 7);
}

TEST(SheetArms, N7_curse_numbers_belong_to_the_halves_as_written) {
    // The low half is written first, so its arms are 1 and 2.
    const ArmNumbers arms = numbers_of(
        "game curse-of-the-doublet\nplayer A\nplayer B\nhand 1\nA 3-6\nB 6-1@4\nA 3-2@2\n");
    EXPECT_EQ((ArmNumbers{arms[0], arms[1], arms[2], arms[3]}), (ArmNumbers{4, 3, 2, 1}));
}

TEST(SheetArms, N7_words_say_the_number_on_the_sheet) {
    const Drawn game(
        "game leyden\nwritten all\nplayer A Ana\nplayer B Bo\nhand 1\nA 1-1\nB 1-5@4\n");
    const std::vector<HandStory> stories = tell_hands(game.record(), game.verdict());
    EXPECT_EQ(move_in_words(game.record(), game.verdict(), stories[0], 2), "Bo lays 1-5 on arm 4");
}

}  // namespace
}  // namespace bones
