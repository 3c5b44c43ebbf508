#include "bones/writer.hpp"

#include <gtest/gtest.h>

#include "bones/json.hpp"
#include "bones/limits.hpp"
#include "bones/reader.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::canonical;
using test::codes;
using test::game;
using test::play;
using test::read;

/// Returns the canonical form of a text, and checks that it is stable.
std::string settled(std::string_view text) {
    const std::string once = canonical(text);
    EXPECT_EQ(canonical(once), once);
    return once;
}

TEST(Writer, N9_the_header_has_its_order) {
    EXPECT_EQ(settled("game leyden/1\nx-b 2\nrule target=50\nplayer b  Bo  Chen < b 1 >\ntable "
                      "3\nround 2\ntime 19:30\n"
                      "date 2026-11-??\nrecorder Cy\nsite Hall\nevent Thursday\tnight\nid  7\nx-a "
                      "1\nplayer A\n"),
              "game leyden\nid 7\nevent Thursday night\nsite Hall\nrecorder Cy\ndate "
              "2026-11-??\ntime 19:30\nround 2\n"
              "table 3\nplayer A\nplayer B Bo Chen <b 1>\nrule target=50\nx-b 2\nx-a 1\n");
    EXPECT_EQ(settled("game double-takes\nrule undeclared=error\nrule revoke=report\n"),
              "game double-takes\nrule revoke=report\nrule undeclared=error\n");
}

TEST(Writer, N9_kinds_have_their_order) {
    EXPECT_EQ(settled("game leyden\nrule target=50\nplayer A\nunwritten Prizes  halves\nwritten "
                      "draws passes # c\ntable 3\n"),
              "game leyden\ntable 3\nwritten passes draws # c\nunwritten halves prizes\nplayer "
              "A\nrule target=50\n");
    EXPECT_EQ(settled("game leyden\nwritten prizes suits halves draws passes\n"),
              "game leyden\nwritten all\n");
    EXPECT_EQ(settled("game leyden\nwritten draws drawz\nwritten passes\n"),
              "game leyden\nwritten draws drawz\nwritten passes\n");
}

TEST(Writer, N9_what_is_unknown_stays) {
    EXPECT_EQ(
        settled(game("leyden") + "A 6-1@?! 1-6@?\?!! 1-6@? + + +? + 6-0 +?\nA +?\nA +\nA +?\n"),
        "game leyden\n\nhand 1\nA 6-1!\nA 6-1@?\?!!\nA 1-6\nA + + +? + 6-0\nA +?2 + +?\n");
    EXPECT_EQ(settled(game("prize-dominoes") + "A + + 6-0\n"),
              "game prize-dominoes\n\nhand 1\nA +?2 6-0\n");
    EXPECT_EQ(settled(game("double-takes", 2) + "A 9-12=? 3-1@?\n"),
              "game double-takes\nplayer A\nplayer B\n\nhand 1\nA 12-9=? 3-1\n");
}

TEST(Writer, N9_free_text_keeps_its_signs) {
    EXPECT_EQ(settled("game leyden\nid \\# a#b \\#c \\\\ d\\e # real\n"),
              "game leyden\nid \\# a#b \\#c \\\\ d\\\\e # real\n");
}

TEST(Writer, N9_hands_are_numbered_and_in_order) {
    EXPECT_EQ(settled("game leyden\nhand\nscore b 4 a 3\npenalty a 5 revoke\nprize A 1-3\nend Out "
                      "a\nleft b ? 3-4 ?2\nleft A\n"
                      "A 1-1\nyard ? ? 2-6 ?\ndeal B 1-2 ? 3-4 ?\ndeal A 66\nprizes A 3-4\ncarry B "
                      "3 A 7\nlead a\nhand 5\n"
                      "winner B A\nresult B 1 A 2\n"),
              "game leyden\n\nhand 1\nlead A\ncarry A 7 B 3\nprizes A 4-3\ndeal A 6-6\ndeal B 2-1 "
              "4-3 ?2\nyard ?2 6-2 ?\nA 1-1\n"
              "left A\nleft B 4-3 ?3\nend out A\nprize A 3-1\npenalty A 5 revoke\nscore A 3 B "
              "4\n\nhand 5\nresult A 2 B 1\n"
              "winner A B\n");
    EXPECT_EQ(settled("game leyden\nA 1-1\n"), "game leyden\n\nhand 1\nA 1-1\n");
    EXPECT_EQ(settled("game leyden\nwinner none\n"), "game leyden\nwinner none\n");
}

TEST(Writer, N9_lines_of_play) {
    EXPECT_EQ(settled(game("leyden") +
                      "A 1-1 6-1x@2 pass +? +6-1\nA +? +? pass\nA ~1-5 skip +? +?2\nB ? 6-1!\n"),
              "game leyden\n\nhand 1\nA 1-1\nA 6-1x@2\nA pass\nA +? +6-1 +?2 pass\nA ~5-1 skip "
              "+?3\nB ?\nB 6-1!\n");
    const std::string chain = "A 3-4@2\nA 4-4\nB pass\nB ~5-5\nB 1-1 ? 2-2\n";
    const std::string noted = "game curse-of-the-doublet\nwritten passes\n\nhand 1\n";
    EXPECT_EQ(settled(noted + chain), noted + "A 3-4@2 4-4\nB pass\nB ~5-5 1-1 ?\nB 2-2\n");
    // Other seats may have passed between two lines of a seat.
    EXPECT_EQ(settled(game("curse-of-the-doublet") + chain),
              "game curse-of-the-doublet\n\nhand 1\nA 3-4@2\nA 4-4\nB pass\nB ~5-5 1-1 ?\nB 2-2\n");
    // The order of the halves matters for a tile laid on the table. It does not for a tile drawn,
    // shown or played to a trick.
    EXPECT_EQ(settled(game("leyden") + "A 1-6 +1-6 ~1-6\n"),
              "game leyden\n\nhand 1\nA 1-6\nA +6-1 ~6-1\n");
}

TEST(Writer, N9_one_trick_a_line) {
    const std::string head = "game double-takes\nplayer A\nplayer B\nplayer C\n\nhand 1\n";
    EXPECT_EQ(settled(head + "A 9-12=9 9-4\nC 9-9\nA 1-1=1\nB 1-2 1-3\nB 4-4=4 ~5-5 4-5 4-6\n"),
              head + "A 12-9=9 9-4 9-9\nA 1-1=1 2-1 3-1\nB 4-4=4 ~5-5 5-4 6-4\n");
    // A seat out of turn begins a line.
    EXPECT_EQ(settled(head + "A 1-1=1 1-2\nA 1-3\nA 2-2=2\n"),
              head + "A 1-1=1 2-1\nA 3-1\nA 2-2=2\n");
    // Tokens beyond a trick stay where they are.
    EXPECT_EQ(settled(head + "A 1-1=1 1-2 1-3 1-4 +? ~0-0\nA 2-2\n"),
              head + "A 1-1=1 2-1 3-1 4-1 +? ~0-0\nA 2-2\n");
    EXPECT_EQ(settled(head + "A 1-1=1 ~2-2 +?2 pass ~3-3\n"),
              head + "A 1-1=1 ~2-2 +?2 pass ~3-3\n");
}

TEST(Writer, N9_what_cannot_be_read_stays) {
    EXPECT_EQ(settled(game("leyden") +
                      "A  foo 7-7@2  draw 7-1 back 7-7\nA draw\nA 6-1\nA 6-1@0 6-1@0300 6-1=99\n"),
              "game leyden\n\nhand 1\nA foo 7-7@2 +7-1 ~7-7\nA draw\nA 6-1\nA 6-1@0\nA 6-1@300\nA "
              "6-1=99\n");
    EXPECT_EQ(settled("junk  1\ngame leyden\n junk 2 # c\nid 1\nevent\nid 2\nhand 1\nA 1-1\njunk "
                      "3\nB 2-2\njunk 4\n# c\nhand 2\n"
                      "# d\njunk 5\n# e\n"),
              "junk  1\ngame leyden\n junk 2 # c\nid 1\nid 2\nevent\n\nhand 1\nA 1-1\njunk 3\nB "
              "2-2\njunk 4\n\n# c\nhand 2\n# d\n"
              "junk 5\n# e\n");
    // An unreadable line keeps its neighbours from being joined.
    EXPECT_EQ(settled("game curse-of-the-doublet\nwritten passes\nhand 1\nA 1-1\njunk\nA 2-2\n"),
              "game curse-of-the-doublet\nwritten passes\n\nhand 1\nA 1-1\njunk\nA 2-2\n");
}

TEST(Writer, N9_a_hand_without_its_line_gets_none_where_a_line_may_be_the_headers_as_well) {
    EXPECT_EQ(canonical("game leyden\nplayer A Ana\n1-1 xyz\nA 1-1\nplayer B Bo\n"),
              "game leyden\nplayer A Ana\nplayer B Bo\n1-1 xyz\nA 1-1\n");
    EXPECT_EQ(canonical("game leyden\nA 1-1\nplayer B Bo\n1-1 xyz\n"),
              "game leyden\nplayer B Bo\nA 1-1\n1-1 xyz\n");
    EXPECT_EQ(canonical("game leyden\nA 1-1\n"), "game leyden\n\nhand 1\nA 1-1\n");
}

TEST(Writer, N9_lines_that_do_not_count_follow_those_that_do) {
    EXPECT_EQ(
        settled("game leyden\nid 1\nevent e\nid  2\nhand x\nscore  A 1\nlead B\nend foo\nlead A\n"),
        "game leyden\nid 1\nid  2\nevent e\n\nhand x\nlead B\nlead A\nend foo\nscore A 1\n");
}

TEST(Writer, N9_refused_lines_stay_above_the_players_they_name) {
    EXPECT_EQ(settled("game block\nlead Ann\nplayer A Ann\nplayer B Bo\nrule target=100\nA 6-6\n"),
              "game block\nrule target=100\n\nhand 1\nlead Ann\nplayer A Ann\nplayer B Bo\nA "
              "6-6\n");
    settled("game block\nscore Ann 5 Bo 0\n\nplayer A Ann\nplayer B Bo\nA 6-6\nB 6-5\n");
    settled("game block\nleft Ann 5-5\nplayer B Bo\nplayer A Ann\n# c\ndeal Bo 6-6\nA 6-6\n");
}

TEST(Writer, N9_records_of_unknown_games_keep_their_lines) {
    EXPECT_EQ(settled("game chess\nhand 1\nA 1-6 [5-2] 61 pass\nA +? +?2\nB x\n"),
              "game chess\n\nhand 1\nA 1-6 5-2 61 pass\nA +? +?2\nB x\n");
    EXPECT_EQ(settled("hand 1\nA 1-6\n"), "hand 1\nA 1-6\n");
    EXPECT_EQ(settled("game leyden\nhand 1\nevent x\njunk\nid 1\nhand 1\nA 1-1\n"),
              "game leyden\n\nhand 1\n\nid 1\nevent x\njunk\n\nhand 1\nA 1-1\n");
}

TEST(Writer, N9_seats_beyond_the_players_keep_their_lines) {
    EXPECT_EQ(settled(game("leyden") + "C 1-6 pass 2-2\nC pass\n"),
              "game leyden\n\nhand 1\nC 1-6 pass 2-2\nC pass\n");
}

TEST(Writer, N9_comments_keep_their_place) {
    EXPECT_EQ(settled("# top\ngame leyden # g\n# i\nid 1 # j\n# e\nevent x\n# hand\nhand 1 # h\n# "
                      "deal\ndeal B 1-1 # b\n"
                      "# a\nA 1-1 # play\n# end\n"),
              "# top\ngame leyden # g\n# i\nid 1 # j\n# e\nevent x\n\n# hand\nhand 1 # h\n# "
              "deal\ndeal B 1-1 # b\n# a\n"
              "A 1-1 # play\n# end\n");
    // Comments of joined lines go before the line, in order.
    const std::string chained = "game curse-of-the-doublet\nwritten passes\n\nhand 1\n";
    EXPECT_EQ(settled(chained + "# 1\nA 1-1 # 2\n# 3\nA 1-2 # 4\nB 2-2 # 5\n"),
              chained + "# 1\n# 2\n# 3\n# 4\nA 1-1 1-2\nB 2-2 # 5\n");
    // The comment of a divided line stays after the last piece.
    EXPECT_EQ(settled(game("leyden") + "# 1\nA 1-1 1-2 pass # 2\n"),
              "game leyden\n\nhand 1\n# 1\nA 1-1\nA 1-2\nA pass # 2\n");
}

TEST(Writer, lines_do_not_grow_beyond_their_length) {
    std::string play_text;
    for (int i = 0; i < 2400; ++i) play_text += "A +1-1\n";
    const std::string text = settled(game("leyden") + play_text);
    EXPECT_EQ(read(text).record.actions.size(), 2400u);
    EXPECT_EQ(codes(text), "");
    // This is also true if every sign must be escaped.
    const std::string signs = "game leyden\nid " + std::string(longest_line - 3, '\\') + "\n";
    EXPECT_EQ(codes(settled(signs)), "");
    // A comment that no longer fits goes before the line.
    const std::string comment = "#" + std::string(longest_line - 20, 'c');
    EXPECT_EQ(settled("game leyden\nhand " + comment + "\nA 1-1\n").substr(0, 14),
              "game leyden\n\nh");
    EXPECT_EQ(settled("game leyden\nid a\\b\\c\\d\\e\\f\\g\\h\\i " +
                      comment.substr(0, longest_line - 23) + "\n")
                  .substr(12, 2),
              "#c");
}

TEST(Writer, records_of_a_file_stay_apart) {
    const std::string text =
        "# a\ngame leyden\nhand 1\nA 1-1\njunk\n\n# b\ngame leyden\nhand 1\n# end\n";
    EXPECT_EQ(settled(text),
              "# a\ngame leyden\n\nhand 1\nA 1-1\njunk\n\n# b\ngame leyden\n\nhand 1\n# end\n");
}

TEST(Writer, writes_the_actions_that_it_is_given) {
    const test::ReadRecord r = read(game("leyden") + "A 1-1\nB 6-1\n");
    std::vector<Action> actions = r.record.actions;
    actions[1].arm = 3;
    actions[1].low_first = 1;
    std::string out;
    write(r.record, actions, out);
    EXPECT_EQ(out, "game leyden\n\nhand 1\nA 1-1\nB 1-6@3\n");
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

/// A record of nearly 1 MiB, which becomes larger when each `61` becomes `6-1`.
std::string record_that_grows() {
    std::string text = game("leyden") + "A 1-1 x\n";
    for (int i = 0; i < 79; ++i) text += "hand\n" + repeated("A 61\n", 2400);
    while (text.size() + 4000 < longest_record) text += "# " + std::string(3000, 'c') + "\n";
    return text;
}

TEST(Writer, N12_a_record_that_would_grow_beyond_the_lines_of_one_stays_as_it_stands) {
    std::string text = game("leyden") + "A 1-1 x\n";
    for (int i = 0; i < 24; ++i) text += "hand\n" + repeated("A ? ?\n", 999);
    text += repeated("# c\n", 160'000);
    ASSERT_EQ(codes(read(text).record), "bad-token hand-order");
    EXPECT_EQ(canonical(text), text);
}

// The line that exceeds the plies of its hand, and the lines after it, stay unchanged.
TEST(Writer, N12_the_rest_of_a_long_hand_is_kept) {
    const std::string draws = repeated("A +?136 # c\n", 10) + repeated("A 61 +?40\nB +?90\n", 15);
    const std::string rest = "A +?136 +?2 # d\n# e\nB 61 x\nleft A 1-6\n";
    for (const char* name : {"super-dominoes", "draw", "double-takes", "block"}) {
        const std::string once = settled(game(name, 2) + draws + rest + "\nhand 2\nA 61\n");
        EXPECT_NE(once.find("\n" + rest.substr(0, rest.find("left"))), std::string::npos) << once;
        test::ReadRecord r = read(once);
        EXPECT_NE(codes(r.record).find("hand-too-long"), std::string::npos) << name;
        std::string json, again, why;
        write_json(r.record, r.record.actions, json);
        ASSERT_TRUE(text_from_json(json, again, why)) << why;
        EXPECT_EQ(canonical(again), once);
    }
}

TEST(Writer, N12_a_record_that_would_grow_beyond_one_mebibyte_stays_as_it_stands) {
    const std::string text = record_that_grows();
    EXPECT_EQ(canonical(text), text);
    const test::ReadRecord r = read(text);
    std::string out;
    EXPECT_FALSE(write(r.record, r.record.actions, out));
    std::string json, again, why;
    write_json(r.record, r.record.actions, json);
    ASSERT_TRUE(text_from_json(json, again, why)) << why;
    const test::ReadRecord back = read(again);
    EXPECT_EQ(back.record.actions.size(), r.record.actions.size());
}

}  // namespace
}  // namespace bones
