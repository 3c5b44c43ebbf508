#include "bones/parser.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bones/limits.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones {
namespace {

using test::codes;
using test::game;
using test::play;
using test::read;
using test::ReadRecord;
using test::where;

// N1: lines, words, comments.

TEST(Parser, N1_every_element_knows_its_place) {
    const ReadRecord r =
        read("game leyden\nplayer A Ana Ruiz <ana-17> # first\n  12. A 6-1@2  pass\n");
    const Statement& player = r.record.statements[1];
    EXPECT_EQ(r.record.at(player.line), "player A Ana Ruiz <ana-17>");
    EXPECT_EQ(r.record.at(player.value), "Ana Ruiz");
    EXPECT_EQ(r.record.at(player.key), "ana-17");
    EXPECT_EQ(r.record.at(player.comment), "# first");
    EXPECT_EQ(player_name(r.record, Seat(0)), "Ana Ruiz");
    EXPECT_EQ(player_called(r.record, Seat(0)), "Ana Ruiz (A)");
    EXPECT_EQ(player_called(r.record, Seat(1)), "B");
    const Statement& actions = r.record.statements[2];
    EXPECT_EQ(r.record.at(actions.line), "A 6-1@2  pass");
    EXPECT_EQ(r.record.at(r.record.place_of(r.record.actions[1])), "pass");
    EXPECT_EQ(locate(r.record, r.record.place_of(r.record.actions[1])).line, 3u);
    EXPECT_EQ(locate(r.record, r.record.place_of(r.record.actions[1])).column, 16u);
}

TEST(Parser, N1_columns_count_characters) {
    const ReadRecord r =
        read("\xEF\xBB\xBFgame leyden\nevent Qu\u00E9bec # d\u00FCr\nhand 1\nA 6\u20131 foo\n");
    EXPECT_EQ(where(r.record, 0), "4:7 1 2 A");
    EXPECT_EQ(locate(r.record, r.record.statements[0].line).column, 1u);
}

TEST(Parser, N1_places_are_found_in_any_order) {
    const ReadRecord r = read(
        "game leyden\r\n\n# Qu\u00E9bec\n\n\xEF\xBB\xBFhand 1\nA 6-1 \u00E9 \xFF\n\tB 6-2\r\nA");
    const std::string_view text = r.record.text;
    Locator locator(r.record);
    for (std::uint32_t step = 0; step <= text.size() * 7; ++step) {
        const auto offset = static_cast<std::uint32_t>(step * 5 % (text.size() + 1));
        const Place place{offset, step % 9};
        const Position found = locator.locate(place);
        const std::string_view before = text.substr(0, offset);
        const std::size_t line_begin = before.rfind('\n') + 1;
        EXPECT_EQ(found.line,
                  1u + static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n')));
        EXPECT_EQ(found.column, column_in(text.substr(line_begin), offset - line_begin));
        EXPECT_EQ(found.end_column,
                  column_in(text.substr(line_begin),
                            std::min(text.size(), std::size_t{place.end()}) - line_begin));
    }
}

TEST(Parser, N1_byte_order_marks_in_front_of_a_line_are_passed_over) {
    const ReadRecord r = read(
        "\xEF\xBB\xBF\xEF\xBB\xBFgame leyden\n\xEF\xBB\xBFhand 1\n\xEF\xBB\xBF\xEF\xBB\xBF foo\n");
    EXPECT_EQ(where(r.record, 0), "3:2 1 - -");
    EXPECT_EQ(codes(r.record), "unreadable");
}

TEST(Parser, N1_comments_begin_behind_a_blank) {
    const ReadRecord r = read("game leyden#\nid a#b \\# c \\\\ #d\n#e\n\t# f # g\n");
    EXPECT_EQ(codes(r.record), "unknown-game");
    EXPECT_EQ(free_text(r.record.at(r.record.statements[1].value)), "a#b # c \\");
    EXPECT_EQ(r.record.at(r.record.statements[1].comment), "#d");
    EXPECT_EQ(r.record.at(r.record.statements[2].comment), "#e");
    EXPECT_EQ(r.record.at(r.record.statements[3].comment), "# f # g");
    EXPECT_EQ(free_text("  a \t  b  \\x "), "a b \\x");
}

TEST(Parser, N1_bytes_that_no_line_may_hold_are_named) {
    const struct {
        std::string line, message;
    } cases[] = {
        {"id a\x01", "the byte 0x01 at column 5 is an invisible control character"},
        {std::string("id \0x", 5), "the byte 0x00 at column 4 is an invisible control character"},
        {"id \x7F", "the byte 0x7F at column 4 is an invisible control character"},
        {"id \xC2\x9B", "the byte 0xC2 at column 4 is an invisible control character"},
        {"id a\rb", "the byte 0x0D at column 5 is an invisible control character"},
        {"id \u00E9\xFF", "the byte 0xFF at column 5 is not valid UTF-8"},
        {"id \xC0\x80", "the byte 0xC0 at column 4 is not valid UTF-8"},
        {"id \xED\xA0\x80", "the byte 0xED at column 4 is not valid UTF-8"},
        {"id \xE0\x80\x80", "the byte 0xE0 at column 4 is not valid UTF-8"},
        {"id \xF4\x90\x80\x80", "the byte 0xF4 at column 4 is not valid UTF-8"},
        {"id \xC3", "the byte 0xC3 at column 4 is not valid UTF-8"},
    };
    for (const auto& [line, message] : cases) {
        const ReadRecord r = read("game leyden\n" + line + "\n");
        ASSERT_EQ(codes(r.record), "unreadable") << line;
        EXPECT_EQ(r.record.findings[0].message, message + "; type this line again");
        EXPECT_EQ(r.record.statements[1].keyword, Keyword::unreadable);
    }
    EXPECT_EQ(codes("game leyden\nid \u00E9\U0001F031\t\u20AC\n"), "");
}

TEST(Parser, N1_unreadable_lines_get_the_nearest_keyword) {
    const ReadRecord r = read("game leyden\nevnt x\nhand 1\nscor A 4\nA\nP 6-1\n6-1 5-1\n:-)\n");
    EXPECT_EQ(codes(r.record), "unreadable unreadable unreadable unreadable unreadable unreadable");
    EXPECT_EQ(r.record.findings[0].message, "unknown word 'evnt'; did you mean event?");
    ASSERT_TRUE(r.record.findings[0].fix);
    EXPECT_EQ(r.record.findings[0].fix->replacement, "event");
    EXPECT_EQ(where(r.record, 0), "2:1 - - -");
    EXPECT_EQ(where(r.record, 1), "4:1 1 - -");
    EXPECT_EQ(r.record.findings[3].message, "P is not a seat; seats are A to O");
}

TEST(Parser, N1_long_lines_are_passed_over) {
    const std::string fits = "id " + std::string(longest_line - 3, 'x');
    EXPECT_EQ(codes("game leyden\n" + fits + "\r\n"), "");
    EXPECT_EQ(codes("game leyden\n" + fits + "y\nhand 1\n"), "line-too-long");
    const ReadRecord r =
        read("game leyden\nhand 1\nA 1-1" + std::string(longest_line, ' ') + "\nB 2-2\n");
    EXPECT_EQ(codes(r.record), "line-too-long");
    EXPECT_EQ(play(r.record), "B:0:2-2");
}

// N3: the header.

TEST(Parser, N3_unknown_games) {
    EXPECT_EQ(codes("hand 1\nA 6-1\n"), "unknown-game");
    EXPECT_EQ(codes("game\n"), "unknown-game");
    EXPECT_EQ(codes("game chess\n"), "unknown-game");
    EXPECT_EQ(codes("game leyden/2\n"), "unknown-game");
    EXPECT_EQ(codes("game leyden/99999999999999999999\n"), "unknown-game");
    EXPECT_EQ(codes("game leyden/1\n"), "");
    EXPECT_EQ(codes("game Leyden\n"), "");
    const ReadRecord r = read("game Double-Taks\n");
    EXPECT_EQ(r.record.findings[0].message,
              "unknown game 'Double-Taks'; did you mean double-takes?");
    EXPECT_EQ(r.record.findings[0].fix->replacement, "double-takes");
    EXPECT_EQ(r.record.players, 0);
}

TEST(Parser, N3_bad_values) {
    for (const char* line : {"date 2026-02-30", "date 2026-13-01", "date 3/4/2015", "date",
                             "date 26/11/26", "date 20?6-01-01", "time 24:00", "time 7:3x",
                             "time 19:60", "round two three", "table", "id", "rule x", "rule =x",
                             "player A Ana <a", "player A Ana <a> b", "player", "player Ana"})
        EXPECT_EQ(codes(std::string("game double-takes\n") + line + "\n"), "bad-value") << line;
    for (const char* line : {"date 2024-02-29", "date ?\?\?\?-02-29", "date 2026-?\?-31",
                             "date ?\?\?\?-?\?-?\?", "time 00:00", "round 2", "table B3",
                             "rule revoke=report", "rule revoke = report", "x-", "x-mood"})
        EXPECT_EQ(codes(std::string("game double-takes\n") + line + "\n"), "") << line;
}

TEST(Parser, N3_the_first_of_two_lines_counts) {
    const ReadRecord r = read(
        "game double-takes\nid 1\nid 2\nplayer A Ana\nplayer A Bo\nplayer B\nrule "
        "revoke=report\nrule revoke=deduct\n"
        "x-a 1\nx-a 2\n");
    EXPECT_EQ(codes(r.record), "duplicate-line duplicate-line duplicate-line");
    EXPECT_EQ(where(r.record, 1), "5:1 - - A");
    EXPECT_EQ(r.record.at(header(r.record, Keyword::id)->value), "1");
    EXPECT_EQ(player_name(r.record, Seat(0)), "Ana");
    // An unreadable line does not count as a date.
    EXPECT_EQ(codes("game leyden\ndate soon\ndate 2026-01-01\n"), "bad-value");
}

TEST(Parser, N3_rules_have_names_and_values) {
    const ReadRecord r = read("game double-takes\nrule  revoke =  report # house\n");
    EXPECT_EQ(r.record.at(r.record.statements[1].key), "revoke");
    EXPECT_EQ(rule_value(r.record, r.record.statements[1]), "report");
}

/// Returns the names of the kinds.
std::string names(NotedKinds kinds) {
    std::string text;
    for (std::size_t i = 0; i < noted_names.size(); ++i)
        if (kinds.contains(static_cast<SheetNote>(i))) (text += ' ') += noted_names[i];
    return text;
}

/// Returns the kinds that a sheet with these lines notes, those that it does not, and the codes of
/// the findings.
std::string noted(const std::string& lines) {
    const ReadRecord r = read("game leyden\n" + lines + "hand 1\nA 1-1\n");
    return names(r.record.written) + " |" + names(r.record.unwritten) + " | " + codes(r.record);
}

TEST(Parser, N3_what_a_sheet_notes) {
    EXPECT_EQ(noted(""), " | | ");
    EXPECT_EQ(noted("written passes draws\nunwritten halves\n"), " passes draws | halves | ");
    EXPECT_EQ(noted("UnWritten  Suits\tPRIZES # not these\n"), " | suits prizes | ");
    EXPECT_EQ(noted("written all\n"), " passes draws halves suits prizes | | ");
    EXPECT_EQ(noted("unwritten All\n"), " | passes draws halves suits prizes | ");
}

TEST(Parser, N3_a_line_of_kinds_that_cannot_be_read_is_not_said) {
    EXPECT_EQ(noted("written\n"), " | | bad-value");
    EXPECT_EQ(noted("written passes drawz\n"), " | | bad-value");
    EXPECT_EQ(noted("written passes, draws\n"), " | | bad-value");
    EXPECT_EQ(noted("written x\nwritten draws\n"), " draws | | bad-value");
    EXPECT_EQ(noted("written draws\nwritten passes\n"), " draws | | duplicate-line");
    EXPECT_EQ(noted("writen draws\n"), " | | unreadable");
    EXPECT_EQ(noted("written passes draws passes\n"), " | | bad-value");
    EXPECT_EQ(noted("written all draws\n"), " | | bad-value");
    EXPECT_EQ(noted("written draws all\n"), " | | bad-value");

    const ReadRecord r = read("game leyden\nwritten passes drawz\nunwritten foo\n");
    EXPECT_EQ(where(r.record, 0), "2:16 - - -");
    EXPECT_EQ(r.record.findings[0].message, "'drawz' is not a kind of entry; did you mean draws?");
    ASSERT_TRUE(r.record.findings[0].fix);
    EXPECT_EQ(r.record.findings[0].fix->replacement, "draws");
    EXPECT_EQ(where(r.record, 1), "3:11 - - -");
    EXPECT_EQ(
        r.record.findings[1].message,
        "'foo' is not a kind of entry; write one of passes, draws, halves, suits, prizes, all");
    EXPECT_FALSE(r.record.findings[1].fix);
}

TEST(Parser, N3_a_kind_in_both_lines_counts_in_neither) {
    EXPECT_EQ(noted("written passes draws\nunwritten draws suits\n"),
              " passes | suits | bad-value");
    EXPECT_EQ(noted("unwritten draws\nwritten all\n"), " passes halves suits prizes | | bad-value");
    EXPECT_EQ(noted("written all\nunwritten all\n"), " | | bad-value");
    const ReadRecord r = read("game leyden\nunwritten draws suits\nwritten all\n");
    EXPECT_EQ(where(r.record, 0), "3:9 - - -");
    EXPECT_EQ(r.record.findings[0].message,
              "draws, suits are both on a written and on an unwritten line; keep one");
}

TEST(Parser, N3_an_unwritten_line_that_is_lost_may_have_named_any_kind) {
    EXPECT_EQ(noted("written all\nunwritten pases\n"), " | | bad-value");
    EXPECT_EQ(noted("written all\nunwriten passes\n"), " | | unreadable");
    EXPECT_EQ(noted("written all\nunwritten draws\nunwritten passes\n"),
              " | | bad-value duplicate-line");
}

TEST(Parser, N1_no_word_is_taken_for_a_longer_one) {
    for (const char* word : {"nwritten", "xnwritten", "xunwritten", "unwrittenx"})
        EXPECT_EQ(codes(std::string("game leyden\n") + word + " all\n"), "unreadable") << word;
}

// N4: players.

TEST(Parser, N4_players_are_named_or_guessed) {
    EXPECT_EQ(read(game("leyden")).record.players, 2);
    EXPECT_FALSE(read(game("leyden")).record.players_guessed);
    EXPECT_EQ(read(game("double-takes", 3)).record.players, 3);
    const struct {
        std::string text;
        int players;
    } guesses[] = {
        {game("double-takes"), 2},
        {game("double-takes") + "A 1-1 2-2 3-3\n", 3},
        {game("double-takes") + "A 1-1 ~5-5 2-2 3-3 ~4-4\n", 3},
        {game("double-takes") + "A 1-1\nD 2-2\n", 4},
        {game("double-takes") + "score A 1 B 0 C 4\n", 3},
        {game("double-takes") + "H 1-1\n", 4},
        {game("super-dominoes") + "H 1-1\n", 8},
        {game("super-dominoes") + "winner O\n", 15},
    };
    for (const auto& [text, players] : guesses) {
        EXPECT_EQ(read(text).record.players, players) << text;
        EXPECT_TRUE(read(text).record.players_guessed) << text;
    }
}

TEST(Parser, N4_seats_are_named_without_gaps) {
    EXPECT_EQ(codes("game super-dominoes\nplayer A\nplayer D\n"), "bad-players");
    EXPECT_EQ(codes("game super-dominoes\nplayer A\n"), "bad-players");
    EXPECT_EQ(codes("game leyden\nplayer B Bo\n"), "bad-players");
    EXPECT_EQ(codes("game leyden\nplayer A Ana\n"), "");
    EXPECT_EQ(codes("game leyden\nplayer B Bo\nplayer A\n"), "");
}

TEST(Parser, N4_a_player_line_of_a_wrong_seat_adds_no_players) {
    const std::string gap = game("double-takes") + "player A\nplayer D\n";
    EXPECT_EQ(read(gap + "A 1-1\nB 2-2\n").record.players, 2);
    EXPECT_EQ(read(gap + "A 1-1\nD 2-2\n").record.players, 4);
    EXPECT_EQ(read(gap + "score A 1 B 0 C 4\n").record.players, 3);
    // A letter beyond the player lines is a slip and adds no players.
    const std::string super_gap = game("super-dominoes") + "player A\nplayer C\n";
    EXPECT_EQ(read(super_gap + "hand 1\nA 5-5\nC 5-1@1\nL 5-2@2\n").record.players, 3);
    // A trick has as many tiles as there are players.
    const auto trick = read(gap + "hand 1\nB 1-1 2-2\n");
    EXPECT_EQ(trick.record.players, 2);
    EXPECT_EQ(trick.record.actions[1].seat(), Seat(0));
}

TEST(Parser, G5a_a_player_line_that_cannot_be_read_names_a_player) {
    const auto players = [](const std::string& lines) {
        return read("game super-dominoes\n" + lines + "hand 1\nA 5-5\nB 5-4@1\n").record.players;
    };
    EXPECT_EQ(players("player A\nplayer B\nplayr C Cy\n"), 3);
    EXPECT_EQ(players("player A\nplayer B\nplayer 3 Cy\n"), 3);
    EXPECT_EQ(players("player A\nplayr B Bo\nplayer C\n"), 3);
    EXPECT_EQ(players("player A\nplayr B Bo\n"), 2);
    EXPECT_EQ(players("player A\nplayer B\nplayer B Bo\n"), 2) << "a second line of one seat";
    EXPECT_EQ(players("player A\nplayer B\nplayr B Bo\n"), 2);
}

TEST(Parser, G5a_a_misspelt_keyword_in_front_of_a_play_may_have_been_a_seat) {
    const auto taken_for = [](const std::string& line) {
        const ReadRecord r = read(game("leyden") + "hand 1\nA 6-6\n" + line + "\n");
        return r.record.statements.back().taken_for();
    };
    EXPECT_EQ(taken_for("ledd 6-1@1"), Keyword::unreadable);
    EXPECT_EQ(taken_for("ledd +? 6-1 pass"), Keyword::unreadable);
    EXPECT_EQ(taken_for("ledd B"), Keyword::lead);
    EXPECT_EQ(taken_for("lfet A 6-1"), Keyword::left);
}

TEST(Parser, N4_seats_beyond_the_players) {
    const ReadRecord r = read(game("leyden") +
                              "deal C 1-1 2-2\nlead C\nC 6-1 pass\nC 5-2\nleft C 1-1\nprize C 1-1\n"
                              "penalty C 5 x\nend out C\nscore A 1 C 2\nresult C 1\nwinner C\n");
    EXPECT_EQ(codes(r.record),
              "bad-seat bad-seat bad-seat bad-seat bad-seat bad-seat bad-seat bad-seat bad-seat "
              "bad-seat bad-seat");
    const char* places[] = {"3:6 1 0 C",  "4:6 1 0 C",  "5:1 1 1 C", "6:1 1 3 C",
                            "7:6 1 - C",  "8:7 1 - C",  "9:9 1 - C", "10:9 1 - -",
                            "11:1 1 - -", "12:1 - - -", "13:1 - - -"};
    for (std::size_t i = 0; i < std::size(places); ++i) EXPECT_EQ(where(r.record, i), places[i]);
    EXPECT_EQ(r.record.actions.size(), 3u);
    EXPECT_EQ(codes("game leyden\nplayer A\nplayer B\nplayer C Cy\n"), "bad-seat");
    EXPECT_EQ(codes(game("leyden") + "lead Q\n"), "bad-seat");
    EXPECT_EQ(codes(game("double-takes", 4) + "E 1-1 2-2\n"), "bad-seat");
}

// N5: hands.

TEST(Parser, N5_hands_are_numbered) {
    const ReadRecord r = read(
        "game leyden\nhand\nhand 2\nHAND\nhand 7\nhand 7\nhand x\nhand 0\nhand -1\n"
        "hand 99999999999999999999\n");
    std::vector<std::uint32_t> numbers;
    for (const Hand& hand : r.record.hands) numbers.push_back(hand.number);
    EXPECT_EQ(numbers, (std::vector<std::uint32_t>{1, 2, 3, 7, 7, 8, 9, 10, 11}));
    EXPECT_EQ(codes(r.record),
              "hand-order hand-order hand-order bad-value bad-value bad-value bad-value");
    EXPECT_EQ(codes("game leyden\nhand 4\nhand 5\n"), "");  // the game began on another sheet
}

TEST(Parser, N5_play_before_any_hand_line_begins_hand_one) {
    const ReadRecord r = read("game leyden\n# c\nA 1-1\nhand 2\nB 2-2\n");
    EXPECT_EQ(codes(r.record), "implied-hand");
    ASSERT_EQ(r.record.hands.size(), 2u);
    EXPECT_EQ(r.record.hands[0].number, 1u);
    EXPECT_EQ(r.record.hands[0].actions(), 1u);
    EXPECT_EQ(r.record.hands[1].first_action, 1u);
    EXPECT_EQ(codes("game leyden\nresult A 1\n"), "");  // not within a hand
}

TEST(Parser, N5_lines_of_tiles) {
    const ReadRecord r =
        read(game("leyden") +
             "deal A [6-1] 52 ? 4|3 ?9\nyard ?2 6-6\nleft A\nprizes B 3-4\nprize A ?\n");
    EXPECT_EQ(codes(r.record), "");
    ASSERT_EQ(r.record.tiles.size(), 9u);
    EXPECT_EQ(r.record.tiles[0].tile, Tile(6, 1));
    EXPECT_EQ(r.record.tiles[1].tile, Tile(5, 2));
    EXPECT_EQ(r.record.tiles[2].unknown, 1);
    EXPECT_EQ(r.record.tiles[4].unknown, 9);
    EXPECT_EQ(r.record.hands[0].yard, 3u);
    EXPECT_EQ(r.record.hands[0].prize, 6u);
    EXPECT_EQ(r.record.statements[4].count, 0u);
}

TEST(Parser, N5_words_that_are_no_tiles_count_as_unknown_ones) {
    const ReadRecord r =
        read(game("leyden") + "deal A 7-1 foo 6-1! ?0 ?137 ?x 1-1\nleft B 9-9\nprize A 7-7\n");
    EXPECT_EQ(codes(r.record),
              "bad-tile bad-token bad-token bad-token bad-token bad-token bad-tile bad-tile");
    EXPECT_EQ(where(r.record, 0), "3:8 1 0 A");
    EXPECT_EQ(where(r.record, 6), "4:8 1 - B");
    EXPECT_EQ(where(r.record, 7), "5:9 1 - A");
    EXPECT_TRUE(r.record.tiles[0].bad);
    EXPECT_EQ(r.record.tiles[0].unknown, 1);
    EXPECT_EQ(r.record.hands[0].prize, none_such);
    EXPECT_EQ(codes(game("leyden") + "deal A ?100 ?37\n"),
              "bad-value");  // more tiles than any set has
}

TEST(Parser, N5_lines_of_a_hand_stand_once) {
    const ReadRecord r =
        read(game("leyden") +
             "lead A\nlead B\ndeal A 1-1\ndeal A 2-2\ndeal B 3-3\nyard ?\nyard ?\nleft A\nleft "
             "A\nend void\n"
             "end void\nprize A 1-1\nprize B 1-1\nscore A 1\nscore B 1\ncarry A 1\ncarry A 1\n"
             "prizes A 1-1\nprizes A 1-1\npenalty A 5 x\npenalty A 5 x\nresult A 1\nresult A 1\n"
             "winner A\nwinner A\nhand 2\nlead A\ndeal A 1-1\ncarry A 1\nprizes A 1-1\n");
    std::string expected;
    for (int i = 0; i < 11; ++i) expected += "duplicate-line ";
    EXPECT_EQ(codes(r.record), expected + "misplaced-line misplaced-line");
    EXPECT_EQ(where(r.record, 0), "4:1 1 0 B");
    EXPECT_EQ(where(r.record, 1), "6:1 1 0 A");
    EXPECT_EQ(where(r.record, 4), "13:1 1 - -");
    EXPECT_EQ(where(r.record, 9), "25:1 - - -");
}

TEST(Parser, N5_too_many_hands) {
    std::string text = "game leyden\n";
    for (std::size_t i = 0; i < most_hands; ++i) text += "hand\n";
    EXPECT_EQ(codes(text), "");
    const ReadRecord r = read(text + "hand\n");
    EXPECT_EQ(codes(r.record), "record-too-long");
    EXPECT_TRUE(r.record.statements.empty());
    Record record;
    parse({"game leyden\nhand 1\n", 1, 1, true}, record);
    EXPECT_EQ(codes(record), "record-too-long");
}

TEST(Parser, N12_too_many_lines) {
    std::string text = "game leyden\n";
    for (std::size_t i = 1; i < most_lines; ++i) text += "#\n\n";
    EXPECT_EQ(codes(text), "");
    EXPECT_EQ(codes(text + "#"), "record-too-long");
}

/// Returns lines with this number of plies each.
std::string lines_of_play(std::string_view line, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += line;
    return text;
}

TEST(Parser, N12_the_rest_of_a_long_hand_is_not_read) {
    const std::string header = game("super-dominoes", 2);
    const std::string draws = lines_of_play("A +?125\n", most_plies / 125);
    EXPECT_EQ(codes(header + draws), "");
    const ReadRecord r =
        read(header + draws + "B +?\nB oops\nA 1-1 # c\nhand 2\nA 1-1\nleft A 1-1\n");
    EXPECT_EQ(codes(r.record), "hand-too-long");
    EXPECT_EQ(where(r.record, 0), "25:1 1 - B");
    EXPECT_EQ(r.record.actions.size(), most_plies + 1);
    EXPECT_EQ(r.record.hands[0].actions(), most_plies);
    EXPECT_EQ(r.record.hands[0].unread, most_plies);
    const Statement& last = r.record.statements[r.record.hands[1].first_statement - 1];
    EXPECT_EQ(last.keyword, Keyword::unreadable);
    EXPECT_EQ(r.record.at(last.line), "A 1-1");
    EXPECT_EQ(r.record.at(last.comment), "# c");
    EXPECT_EQ(r.record.hands[1].actions(), 1u);
}

// A line within the limit is read completely, and a line beyond it is not. Each spelling of its
// words counts.
TEST(Parser, N12_the_limit_of_a_hand_is_exact) {
    for (const char* line : {"A ?\n", "A pass\n", "A 6-1!?\n", "A draw 6-1\n", "A back 6-1\n",
                             "A draw\n", "A ?9\n", "A +?0\n", "A draw ?\n", "A [6-1] \n"}) {
        const std::string header = game("super-dominoes", 2);
        const std::size_t left = 100;
        const std::string draws = lines_of_play("A +?96\n", (most_plies - left) / 96);
        const ReadRecord fits = read(header + draws + lines_of_play(line, left));
        EXPECT_EQ(fits.record.actions.size(), most_plies) << line;
        EXPECT_EQ(codes(fits.record).find("hand-too-long"), std::string::npos) << line;
        const ReadRecord more = read(header + draws + lines_of_play(line, left + 1));
        EXPECT_EQ(more.record.actions.size(), most_plies) << line;
        EXPECT_NE(codes(more.record).find("hand-too-long"), std::string::npos) << line;
    }
    const std::string words = lines_of_play(" +?136", 18) + lines_of_play(" 6-1", 52);
    const std::string header = game("super-dominoes", 2);
    EXPECT_EQ(read(header + "A" + words + "\n").record.actions.size(), most_plies);
    EXPECT_EQ(read(header + "A" + words + " 6-1\n").record.actions.size(), 0u);
}

TEST(Parser, N12_a_record_has_not_endlessly_many_plies) {
    const std::string hand = "hand\n" + lines_of_play("A +?125\n", most_plies / 125);
    std::string text =
        game("super-dominoes", 2) + lines_of_play(hand, most_plies_of_record / most_plies - 1);
    EXPECT_EQ(codes(text), "hand-order");
    text += hand + hand + hand + "A pass\n";
    const ReadRecord r = read(text);
    EXPECT_EQ(codes(r.record), "hand-order hand-too-long hand-too-long");
    EXPECT_EQ(r.record.actions.size(), most_plies_of_record);
}

// N6: actions.

TEST(Parser, N6_Tokens) {
    const ReadRecord r =
        read(game("leyden") +
             "A 6-1 1-6@2 6-1x@253 6-1X *6-1@2 +6-1 +? +?3 pass skip ~6-1 ? 6-1@2x 12-9\n"
             "B 6-1! 6-1@2? +6-1!! ~6-1?? pass!? 6-1x@2?! pass?\n");
    EXPECT_EQ(codes(r.record), "bad-tile");
    EXPECT_EQ(play(r.record),
              "A:0:6-1 A:0:1-6@2 A:0:6-1@253x A:0:6-1x A:0:6-1@2* A:1:6-1 A:2 A:2 A:2 A:2 A:3 A:4 "
              "A:5:6-1 A:6 "
              "A:0:6-1@2x A:7 B:0:6-1! B:0:6-1@2? B:1:6-1!! B:5:6-1?? B:3!? B:0:6-1@2x?! B:3?");
}

TEST(Parser, N6_an_unknown_arm_half_or_suit) {
    const ReadRecord r = read(game("leyden") +
                              "A 6-1=? 6-1@? 1-6@?? 6-1@??? 6-1@?=?! 6-1=?@??x?? 6-1@?!\n"
                              "A 6-1@2@? 6-1@?@2 6-1=?=9 6-1@?x@?? 6-1@????? +6-1=?\n");
    EXPECT_EQ(codes(r.record), "bad-token bad-token bad-token bad-token bad-token");
    EXPECT_EQ(play(r.record),
              "A:0:6-1=61 A:0:6-1 A:0:6-1@254 A:0:6-1@254? A:0:6-1=61! A:0:6-1@254=61x?? "
              "A:0:6-1! A:10 ?:10 ?:10 ?:10 ?:10 ?:1:6-1=61");
    EXPECT_EQ(play(read(game("all-fives", 2) + "A 6-1=? 6-2@1=60 6-3@1=61\n").record),
              "A:0:6-1 A:0:6-2@1=60 A:0:6-3@1=62");
}

TEST(Parser, N6_a_bare_plus_is_one_ply) {
    const ReadRecord r =
        read(game("leyden") + "A + 6-0\nB +6-0 draw 6-1 + pass + +?2\nA +! ++ draw\n");
    EXPECT_EQ(codes(r.record), "bad-token bad-token bad-token");
    EXPECT_EQ(play(r.record),
              "A:2@1 A:0:6-0 B:1:6-0 B:1:6-1 B:2@1 B:3 B:2@1 B:2 B:2 A:10 ?:10 ?:10");
    EXPECT_TRUE(r.record.actions[0].draws_some());
    EXPECT_FALSE(r.record.actions[7].draws_some());
    EXPECT_EQ(play(read(game("prize-dominoes") + "A + 6-0 + +?\n").record), "A:2 A:0:6-0 A:2 A:2");
}

TEST(Parser, N6_generous_spellings) {
    const ReadRecord r = read(
        "GAME Leyden\r\nHand\r\n1. a [6-1]@2 6|1 6/1 6:1 61 6\u20131 6\u22121 \U0001F05C\r\n"
        "\tA\tDRAW 6-1  Back 61 draw ?2 draw \xF0\x9F\x80\xB1 PASS Skip # c\r\n");
    EXPECT_EQ(codes(r.record), "");
    EXPECT_EQ(play(r.record),
              "A:0:6-1@2 A:0:6-1 A:0:6-1 A:0:6-1 A:0:6-1 A:0:6-1 A:0:6-1 A:0:6-1 A:1:6-1 A:5:6-1 "
              "A:2 A:2 A:1:0-0 A:3 A:4");
    EXPECT_EQ(r.record.at(r.record.place_of(r.record.actions[8])), "DRAW 6-1");
}

TEST(Parser, N6_tokens_that_cannot_be_read_are_plies) {
    const ReadRecord r =
        read(game("leyden") +
             "A foo 7-1 +7-1 ~7-1 6-1@ 6-1= 6-1@2@3 6-1?? ?? ?! +?! +?0 +?137 ~? *? draw\n"
             "B 6--1 [6-1 6-1] pas passs x 6-1@2foo draw pass\n");
    EXPECT_EQ(play(r.record),
              "A:10 ?:7 ?:8 ?:9 ?:10 ?:10 ?:10 ?:0:6-1?? ?:10 ?:10 ?:10 ?:10 ?:10 ?:10 ?:10 ?:10 "
              "B:10 ?:10 ?:10 ?:10 ?:10 ?:10 ?:10 ?:10 ?:3");
    EXPECT_EQ(where(r.record, 1), "3:7 1 2 -");
    EXPECT_EQ(r.record.findings[1].code->name, "bad-tile");
    const Finding& pas = r.record.findings[r.record.findings.size() - 5];
    EXPECT_EQ(pas.message, "'pas' is not a valid action; did you mean pass?");
    EXPECT_EQ(pas.fix->replacement, "pass");
}

TEST(Parser, N6_numbers_beyond_all_bounds) {
    const ReadRecord r =
        read(game("double-takes", 2) +
             "A 6-1@0 6-1=16\nA 6-1@99999999999999999999 6-1=99999999999999999999\n"
             "A 99999999999999999999-1\nscore A 99999999999999999999\n");
    EXPECT_EQ(codes(r.record), "bad-tile bad-value");
    EXPECT_EQ(r.record.actions[0].arm, Action::no_such_arm);
    EXPECT_EQ(r.record.actions[1].suit, Action::no_such_suit);
    EXPECT_EQ(r.record.actions[2].arm, Action::no_such_arm);
    EXPECT_EQ(r.record.actions[3].suit, Action::no_such_suit);
}

TEST(Parser, N6_compact_tiles_only_in_double_six) {
    EXPECT_EQ(codes(game("super-dominoes", 2) + "A 61\ndeal A 61\n"), "bad-token bad-token");
    EXPECT_EQ(codes(game("leyden") + "A 68\n"), "bad-tile");
    EXPECT_EQ(codes("game chess\nhand 1\nA 61\n"), "unknown-game bad-token");
}

TEST(Parser, N6_in_double_takes_each_token_is_the_next_seats) {
    const ReadRecord r =
        read(game("double-takes", 4) +
             "C 12-9=9 9-4 ~3-3 9-9 10-10\nA 1-1=1 pass\nC +?2 ?\nB 1-2 foo 16-1 ~0-0 1-3\n");
    EXPECT_EQ(play(r.record),
              "C:0:12-9=9 D:0:9-4 A:5:3-3 A:0:9-9 B:0:10-10 A:0:1-1=1 B:10 C:2 C:2 D:6 B:0:1-2 "
              "C:10 D:7 A:5:0-0 A:0:1-3");
    EXPECT_EQ(codes(r.record), "no-such-action bad-token bad-tile");
    EXPECT_EQ(where(r.record, 0), "8:9 1 7 B");
    EXPECT_EQ(where(r.record, 1), "10:7 1 12 C");
    EXPECT_EQ(where(r.record, 2), "10:11 1 13 D");
}

TEST(Parser, N6_a_line_holds_one_trick) {
    for (const int named : {3, 0}) {
        const ReadRecord r =
            read(game("double-takes", named) + "A 1-1=1 1-2 1-3 1-4 foo 17-1 +?2 ~2-2\nC 3-3\n");
        if (named == 0) continue;  // otherwise it is a trick of four
        EXPECT_EQ(codes(r.record), "bad-token bad-token bad-tile");
        EXPECT_EQ(play(r.record),
                  "?:0:1-1=1 ?:0:1-2 ?:0:1-3 ?:0:1-4 ?:10 ?:7 ?:2 ?:2 ?:5:2-2 C:0:3-3");
        EXPECT_EQ(r.record.findings[0].message,
                  "1-4 is beyond the trick; the line has 7 words, and its trick needs 3");
        EXPECT_EQ(where(r.record, 0), "6:17 1 4 -");
    }
    EXPECT_EQ(codes(game("double-takes") + "A 1-1 2-2 3-3 4-4 5-5 6-6\n"), "bad-token");
}

TEST(Parser, N6_a_line_holds_what_its_trick_still_wants) {
    const std::string three = game("double-takes", 3);
    EXPECT_EQ(play(read(three + "A 1-1\nB 1-2 1-3 2-2\n").record),
              "A:0:1-1 ?:0:1-2 ?:0:1-3 ?:0:2-2");
    EXPECT_EQ(play(read(three + "A 1-1 1-2 1-3 C 2-2\n").record),
              "?:0:1-1 ?:0:1-2 ?:0:1-3 ?:10 ?:0:2-2");
    for (const std::string remark : {"Bo", "(slow)", "pass", "skip"}) {
        const ReadRecord r = read(three + "A 1-1\nB 1-2 1-3 " + remark + "\nA 2-2\n");
        EXPECT_EQ(play(r.record), "A:0:1-1 B:0:1-2 C:0:1-3 A:11 A:0:2-2") << remark;
        EXPECT_EQ(codes(r.record), remark == "pass" ? "no-such-action" : "bad-token") << remark;
    }
}

TEST(Parser, N6_a_pass_beside_tiles_of_a_trick) {
    const std::string three = game("double-takes", 3);
    EXPECT_EQ(play(read(three + "A 1-1 pass 1-3\nB 2-2\n").record), "A:0:1-1 B:10 C:0:1-3 B:0:2-2")
        << "in the place of a tile it is a word that cannot be read";
    EXPECT_EQ(play(read(three + "A 1-1 pass 1-2 1-3\n").record), "A:0:1-1 B:11 B:0:1-2 C:0:1-3")
        << "beside all tiles it is a remark";
    EXPECT_EQ(play(read(three + "A 1-1\nB pass\nB 1-2 1-3\n").record),
              "A:0:1-1 B:3 B:0:1-2 C:0:1-3")
        << "alone on its line it is a remark";
}

TEST(Parser, N6_one_word_may_be_a_whole_trick) {
    const std::string three = game("double-takes", 3);
    for (const char* word : {"?", "...", "illegible"}) {
        const int kind = *word == '?' ? 6 : 10;
        const auto reads = [&](const std::string& before, const std::string& after) {
            return play(read(three + before + "B " + word + "\n" + after).record);
        };
        const std::string k = std::to_string(kind);
        const std::string whole = "B:" + k + " C:" + k + " A:" + k, one = "B:" + k;
        EXPECT_EQ(reads("", "B 1-1\n"), whole + " B:0:1-1") << word;
        EXPECT_EQ(reads("", "C 1-1 1-2 1-3\n"), whole + " C:0:1-1 A:0:1-2 B:0:1-3") << word;
        EXPECT_EQ(reads("", "C 1-1 1-2\n"), one + " C:0:1-1 A:0:1-2") << word;
        EXPECT_EQ(reads("", ""), one) << word;
        EXPECT_EQ(reads("", "foo\nB 1-1\n"), one + " B:0:1-1") << word;
        EXPECT_EQ(reads("A 1-1\n", "B 1-2\n"), "A:0:1-1 " + one + " B:0:1-2") << word;
    }
    const ReadRecord r = read(three + "B ...\nB 1-1 1-2 foo\n");
    EXPECT_EQ(where(r.record, 0), "6:3 1 1 B");
    EXPECT_EQ(where(r.record, 1), "7:11 1 6 A");
}

TEST(Parser, N6_a_line_may_tear_a_trick) {
    const auto torn = [](const std::string& lines) {
        std::string places;
        for (const TornTrick& trick : read(game("double-takes", 3) + lines).record.torn)
            places += std::to_string(trick.first) + "-" + std::to_string(trick.end) + " ";
        return places;
    };
    EXPECT_EQ(torn("A 1-1 1-2\nB 2-2 2-1 2-3\n"), "0-2 ");
    EXPECT_EQ(torn("A 1-1 1-2\nB 2-2 2-1\n"), "") << "a seat out of turn";
    EXPECT_EQ(torn("A 1-1 1-2\nC 2-2 2-1 2-3\n"), "") << "too many words";
    EXPECT_EQ(torn("A 1-1 1-2\nfoo\nB 2-2 2-1 2-3\n"), "");
    EXPECT_EQ(torn("A 1-1 1-2\nA 1-3\nB 2-2 2-1 2-3\n"), "") << "it has its words";
    EXPECT_EQ(torn("A 1-1 pass 1-3\nA 2-2 2-1 2-3\n"), "") << "the pass stands for a tile";
}

TEST(Parser, N6_a_seat_in_a_line_begins_its_turn_in_a_layout_game) {
    const std::string three = "game block\nplayer A\nplayer B\nplayer C\nhand 1\n";
    const ReadRecord r = read(three + "B pass C 5-2@2 A 6-1 # one\n");
    EXPECT_EQ(play(r.record), "B:3 C:0:5-2@2 A:0:6-1");
    EXPECT_EQ(codes(r.record), "seat-in-line seat-in-line");
    EXPECT_EQ(where(r.record, 0), "6:8 1 2 C");
    EXPECT_EQ(canonical(r.text), canonical(three + "B pass\nC 5-2@2\nA 6-1 # one\n"));
    for (const char* line : {"B pass D 5-2", "B pass c 5-2", "B pass C", "B pass C A"})
        EXPECT_EQ(codes(read(three + line + "\n").record).find("seat-in-line"), std::string::npos)
            << line;
    EXPECT_EQ(play(read(three + "B pass c 5-2\n").record), "B:3 B:10 ?:0:5-2");
    // A D is a draw where no player sits at D.
    const std::string leyden = game("leyden") + "A 6-6\n";
    EXPECT_EQ(canonical(leyden + "A 6-1 B D\n"), canonical(leyden + "A 6-1\nB +?\n"));
    EXPECT_EQ(canonical(leyden + "A 6-1 B D 5-2\n"), canonical(leyden + "A 6-1\nB +5-2\n"));
}

// N8: ends and claims.

TEST(Parser, N8_Ends) {
    const ReadRecord r = read(game("leyden") + "END Out a\n");
    EXPECT_EQ(r.record.statements.back().end(), EndKind::out);
    EXPECT_EQ(r.record.statements.back().seat, Seat(0));
    for (const char* end : {"out", "out B", "blocked", "played", "void", "unfinished", "conceded B",
                            "conceded", "won A", "won"})
        EXPECT_EQ(codes(game("leyden") + "end " + end + "\n"), "") << end;
    for (const char* end : {"", "blokced", "blocked A", "out A B", "out 6-1", "finished"})
        EXPECT_EQ(codes(game("leyden") + "end " + end + "\n"), "bad-value") << end;
}

TEST(Parser, N8_Claims) {
    const ReadRecord r =
        read(game("leyden") + "score B 4 A -3\nscore A \u22123\nresult A 11\nwinner NONE\n");
    EXPECT_EQ(r.record.amounts[1].seat, Seat(0));
    EXPECT_EQ(r.record.amounts[1].points, -3);
    EXPECT_EQ(r.record.hands[0].score, 2u);
    EXPECT_EQ(header(r.record, Keyword::winner)->count, 0u);
    EXPECT_EQ(r.record.amounts[header(r.record, Keyword::result)->first].points, 11);
    for (const char* line : {"score",
                             "score A",
                             "score A x",
                             "score A 1 A 2",
                             "score 4 5 6",
                             "score A 1000000000",
                             "result A 1.5",
                             "winner",
                             "winner A A",
                             "winner nobody",
                             "penalty A",
                             "penalty A 5",
                             "penalty A -5 revoke",
                             "penalty A five revoke",
                             "prize A",
                             "prize A 1-1 2-2",
                             "lead",
                             "lead A B",
                             "lead 6-1",
                             "deal 6-1 5-5",
                             "left"})
        EXPECT_EQ(codes(game("leyden") + line + "\n"), "bad-value") << line;
    EXPECT_EQ(codes(game("leyden") + "penalty A 0 revoke\n"), "");
}

TEST(Parser, keys_of_others_may_stand_anywhere) {
    const ReadRecord r = read("game leyden\nX-Mood fine  day # c\nhand 1\nx-clock 12\nA 1-1\n");
    EXPECT_EQ(codes(r.record), "");
    EXPECT_EQ(r.record.at(r.record.statements[1].key), "X-Mood");
    EXPECT_EQ(r.record.at(r.record.statements[1].value), "fine  day");
    EXPECT_EQ(r.record.statements[3].keyword, Keyword::extension);
}

TEST(Parser, a_record_is_reused_without_traces) {
    ReadRecord r = read(game("double-takes", 4) + "A 1-1 2-2 foo\nid\n");
    parse({"game leyden\nhand 1\nA 6-1\n", 7, 3, false}, r.record);
    EXPECT_EQ(r.record.players, 2);
    EXPECT_EQ(r.record.index, 3u);
    EXPECT_TRUE(r.record.findings.empty());
    EXPECT_EQ(play(r.record), "A:0:6-1");
    EXPECT_EQ(player_name(r.record, Seat(2)), "C");
    EXPECT_EQ(locate(r.record, r.record.statements[2].line).line, 9u);
}

}  // namespace
}  // namespace bones
