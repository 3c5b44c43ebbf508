// Small records of Double Takes that the two referees once judged differently, or for which one of
// them reported a breach without proof. Both must agree.
#include <sstream>

#include "tests/second/rulings.hpp"

namespace bones::second {
namespace {

/// A game whose last round is recorded. All doubles are seen; 10-9 and 1-1 are played in that
/// round.
std::string three_handed(const std::string& yard) {
    return "game double-takes\nplayer A\nplayer B\nplayer C\n"
           "hand 1\ndeal C 7-7 11-11 10-10 14-14 ?11\nhand 2\ndeal A 5-5 2-2 ?13\n"
           "deal C 8-8 12-12 13-13 ?12\nhand 3\ndeal A 6-6 3-3 0-0 ?12\n" +
           yard +
           "B 12-0=0 3-0 2-0\nB 13-11=11 14-1 11-7\nB 10-3=10 10-0 10-6\nA 9-1=9 7-2 14-9\n"
           "C 14-12=12 9-10 12-10\nC 6-0=0 0-0 14-0\nB 7-1=7 8-7 8-2\nC 6-4=6 9-6 8-3\n"
           "A 3-3=3 15-15 15-3\nB 13-1=13 15-13 13-2\nC 9-9=9 15-10 4-4\nB 5-1=5 1-1 13-4\n"
           "C 12-6=12 6-6 12-2\nA 14-6=6 10-1 15-2\nA 15-6=15 14-7 7-3\n";
}

TEST(TakesRulings, D7_the_tile_left_over_may_be_the_one_that_the_yard_names_or_another) {
    const auto scored = [](const std::string& text) {
        EXPECT_EQ(compare(text), "");
        return judge_text(text).hands.back().scored;
    };
    EXPECT_TRUE(scored(three_handed("")));
    EXPECT_TRUE(scored(three_handed("yard 10-9\n")));  // neither is a double
    EXPECT_FALSE(scored(three_handed("yard 1-1\n")));
}

TEST(TakesRulings, G5_a_yard_that_is_too_long_says_nothing) {
    EXPECT_TRUE(says(three_handed("yard 10-9 1-0\n"), 0, "count-mismatch"));
    EXPECT_FALSE(says(three_handed("yard 10-9 1-0\n"), 14, "tile-not-held"));
    EXPECT_TRUE(says(three_handed("yard 10-9\n"), 14, "tile-not-held"));
}

/// Returns every tile that a record does not name.
std::vector<std::string> unnamed(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '='; }, ' ');
    std::vector<std::string> words;
    for (int high = 0; high <= 15; ++high)
        for (int low = 0; low <= high; ++low) {
            const std::string h = std::to_string(high), l = std::to_string(low);
            const bool named = text.find(" " + h + "-" + l + " ") != std::string::npos ||
                               text.find(" " + l + "-" + h + " ") != std::string::npos;
            if (!named) words.push_back(h + "-" + l);
        }
    return words;
}

TEST(TakesRulings, D7_what_is_left_over_is_not_known_where_every_tile_is_said_to_be_elsewhere) {
    const std::string game = three_handed("");
    const std::string last = game.substr(game.find("B 12-0=0"));
    const auto others = unnamed(last);
    ASSERT_EQ(others.size(), 91u);
    std::string text = "game double-takes\nplayer A\nplayer B\nplayer C\n";
    for (std::size_t i = 0; i < 90; ++i) {
        if (i % 45 == 0) text += "hand " + std::to_string(1 + i / 45);
        if (i % 15 == 0) text += std::string("\ndeal ") + "ABC"[i / 15 % 3];
        text += " " + others[i] + (i % 45 == 44 ? "\n" : "");
    }
    text += "hand 3\n";
    EXPECT_EQ(compare(text + last), "");
    EXPECT_TRUE(judge_text(text + last).hands[2].scored);
    const std::string contradicted = text + "deal A " + others[90] + " ?14\n" + last;
    EXPECT_EQ(compare(contradicted), "");
    EXPECT_FALSE(judge_text(contradicted).hands[2].scored);
}

TEST(TakesRulings, D1_a_round_ends_when_all_is_played_and_in_no_other_way) {
    const std::string text =
        "game double-takes\nplayer A\nplayer B\nhand 4\nA 1-0\nB ,\nB 2-0\nend ";
    EXPECT_EQ(compare(text + "void\n") + compare(text + "played\n"), "");
    EXPECT_FALSE(judge_text(text + "void\n").complete);
    EXPECT_TRUE(judge_text(text + "played\n").complete);
}

TEST(TakesRulings, G15_how_many_rounds_were_played_a_lost_hand_line_does_not_tell) {
    const std::string text = "game double-takes\nplayer A\nplayer B\nhand 1\nA 15-3\n";
    for (const char* lost : {"", "hand, 4\nA 15-4\n"}) {
        EXPECT_EQ(compare(text + lost + "winner A\n"), "");
        EXPECT_EQ(judge_text(text + lost + "winner A\n").complete, *lost != 0);
    }
}

/// A's seventeen tiles, one of them unrecorded at ply 3. 14-2 is shown before or after it.
std::string shown_and_unwritten(const std::string& before, const std::string& after) {
    return "game double-takes\nplayer A\nplayer B\nhand 1\nA 10-3=3\nB 9-3\n" + before + "A ?\n" +
           after +
           "B 2-1=1\nA 10-4\nA 10-2\nA 14-0\nA 11-2\nA 2-0\nA 8-7\nA 15-14\nA 11-0\n"
           "A 8-2\nA 11-5\nA 13-0\nA 13-12\nA 5-3\nA 3-2\nA 9-8\n";
}

TEST(TakesRulings, G5_a_tile_shown_after_an_unwritten_one_is_another) {
    const std::string shown = "A ~14-2\n";
    EXPECT_FALSE(says(shown_and_unwritten("", ""), 19, "tile-not-held"));
    EXPECT_FALSE(says(shown_and_unwritten(shown, ""), 20, "tile-not-held"));
    EXPECT_TRUE(says(shown_and_unwritten("", shown), 20, "tile-not-held"));
    EXPECT_FALSE(says(shown_and_unwritten("", shown), 6, "revoke"));
}

/// Writes every action of a hand on a line of its own.
std::string one_by_one(const std::string& text, int players) {
    std::istringstream lines(text);
    std::string line, all;
    while (std::getline(lines, line)) {
        if (line[1] != ' ') {
            all += line + "\n";
            continue;
        }
        std::istringstream words(line.substr(2));
        Seat seat(line[0] - 'A');
        for (std::string word; words >> word; seat = seat.next(players))
            all += std::string(1, seat.letter()) + " " + word + "\n";
    }
    return all;
}

// The first group that conflicts has nine actions, the last at ply 35. A group of eight, up to ply
// 42, is found only after all smaller groups are excluded.
TEST(TakesRulings, G10_the_smallest_group_is_found_among_very_many) {
    const std::string text =
        "game double-takes\nplayer A\nplayer B\nplayer C\nplayer D\nhand 1\n"
        "C 14-0=14 14-4 14-9 14-14\nB 13-4=4 7-4 13-0 4-2\nB 6-0=0\nD 10-2\n"
        "C 13-11 1-0 14-11\nB 10-4=4 15-4 13-7 11-6\nC 11-11=11 11-8 13-12 11-3\n"
        "C 7-7=7 15-12 7-6 11-7\nB 7-0=0 12-9 2-1 13-3\nB 15-8=8 9-8 8-6 8-5\n"
        "B 5-2=2 11-2 ? 8-2\nC 9-1=9 ? 9-6 9-4\nA 7-1\nA 5-1\nhand 2\n"
        "D 10-0=0 5-0 9-0 2-0\nD 3-2=2 2-2 9-2 13-2\nC 15-10=15 15-9 6-13 15-0\n"
        "C 12-8=12 12-5 14-12 12-7\nA 8-0=8 8-8 14-8 8-7\nC 12-4=12 12-2 12-11 1-1\n"
        "B 14-3=3 7-3 9-3 4-3\nB 3-0=0 12-0 14-13 4-4\nA 14-1=1 6-1 4-1 8-1\n"
        "A 6-3=6 11-10 12-6 6-5\nC 13-10=13\nA 13-5 10-10\nB 10-9=10 5-4 14-7 14-10\n"
        "A 12-12=12 10-3 12-3 11-5\nA 3-1=1 7-2\nD 14-2\nA 11-4=4 15-3 15-5 9-5\n"
        "A 6-4=4 15-11 11-0 15-15\nD 5-3=5 14-6 10-7 15-7\n";
    EXPECT_TRUE(says(one_by_one(text, 4), 42, "joint-breach"));
}

}  // namespace
}  // namespace bones::second
