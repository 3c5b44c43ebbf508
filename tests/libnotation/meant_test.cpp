// Common variants by people who do not know the notation well. A clear meaning is read; otherwise a
// suggestion is shown.
#include <gtest/gtest.h>

#include "libnotation/parser/token_hint.hpp"
#include "tests/libnotation/reading.hpp"

namespace bones::test {
namespace {

constexpr TileRange six{6, true};
constexpr TileRange fifteen{15, false};

TEST(Meant, N6_tokens_near_to_ones_that_can_be_read) {
    EXPECT_EQ(token_meant("3-O", six), "3-0");
    EXPECT_EQ(token_meant("+o-3", six), "+0-3");
    EXPECT_EQ(token_meant("l-5@l", six), "1-5@1");
    EXPECT_EQ(token_meant("6_4", six), "6-4");
    EXPECT_EQ(token_meant("6.4", six), "6-4");
    EXPECT_EQ(token_meant("6,4", six), "6-4");
    EXPECT_EQ(token_meant("6,4,", six), "6-4");
    EXPECT_EQ(token_meant("6\u20144", six), "6-4");
    EXPECT_EQ(token_meant("12.9=9", fifteen), "12-9=9");
    EXPECT_EQ(token_meant("5-4,", six), "5-4");
    EXPECT_EQ(token_meant("5-4@1,", six), "5-4@1");
    EXPECT_EQ(token_meant("pass,", six), "pass");
    EXPECT_EQ(token_meant("pas", six), "pass");
}

TEST(Meant, N6_nothing_is_made_of_what_is_near_to_nothing) {
    for (const char* token : {"", ",", "hurrah", "6", "O", "7.9", "6.4.2", "?x", "~"})
        EXPECT_EQ(token_meant(token, six), "") << token;
}

TEST(Meant, N6_a_sign_in_place_of_a_tile_is_meant_as_a_pass) {
    for (const std::string token : {"x", "X", "-", "\u2013", "\u2014", "\u2212"}) {
        const ReadRecord r = read(game("leyden") + "A " + token + "\nB +6-1 " + token + "\n");
        for (const Finding& finding : r.record.findings)
            EXPECT_EQ(finding.message, "'" + token + "' is not a valid action; did you mean pass?");
        EXPECT_EQ(r.record.findings.size(), 2u) << token;
    }
}

TEST(Meant, N6_a_sign_beside_the_tile_of_the_turn_is_no_pass) {
    const ReadRecord r = read(game("leyden") + "A - 6-1\nB 5-2 x\n");
    EXPECT_EQ(codes(r.record), "bad-token bad-token");
    EXPECT_EQ(r.record.findings[0].message,
              "'-' is not a valid action; leave it out, because this turn has another action");
    EXPECT_EQ(r.record.findings[1].message,
              "'x' is not a valid action; leave it out, because this turn has another action");
}

TEST(Meant, N6_what_is_only_meant_is_not_taken) {
    const ReadRecord r = read(game("leyden") + "A 3-O\nA 5-4@1,\n");
    EXPECT_EQ(codes(r.record), "bad-token bad-token");
    EXPECT_EQ(r.record.findings[0].message, "'3-O' is not a valid action; did you mean 3-0?");
    EXPECT_EQ(r.record.findings[0].fix->replacement, "3-0");
    EXPECT_EQ(r.record.findings[1].fix->replacement, "5-4@1");
}

TEST(Meant, N6_draw_is_not_another_word_for_draw) {
    const ReadRecord r = read(game("leyden") + "A draw\nB back foo\nA drow 6-1\n");
    EXPECT_EQ(r.record.findings[0].message,
              "'draw' has no readable tile; write draw 6-1 or +6-1, or +? for an unknown tile");
    EXPECT_EQ(r.record.findings[1].message, "'back' has no readable tile; write back 6-1 or ~6-1");
    EXPECT_EQ(r.record.findings[3].message, "'drow' is not a valid action; did you mean draw?");
}

TEST(Meant, N5_tiles_of_a_line) {
    const ReadRecord r = read(game("leyden") + "deal A 6-1, 3-O 6.4 foo\n");
    EXPECT_EQ(codes(r.record), "bad-token bad-token bad-token bad-token");
    EXPECT_EQ(r.record.findings[0].message, "'6-1,' is not a tile; did you mean 6-1?");
    EXPECT_EQ(r.record.findings[0].fix->replacement, "6-1");
    EXPECT_EQ(r.record.findings[1].message, "'3-O' is not a tile; did you mean 3-0?");
    EXPECT_EQ(r.record.findings[3].message,
              "'foo' is not a tile; write 6-1, or ? or ?9 for unknown tiles");
}

TEST(Meant, N3_the_games_own_names_are_read) {
    for (const GameTraits& known : game_traits) {
        EXPECT_EQ(codes("game " + std::string(known.title) + "\n"), "") << known.title;
        EXPECT_EQ(codes("game " + std::string(known.title) + "/1\n"), "") << known.title;
        EXPECT_EQ(canonical("game " + std::string(known.title) + "\n"),
                  "game " + std::string(known.name) + "\n");
    }
    EXPECT_EQ(read("GAME  curse  OF the\tdoublet\n").record.game, Game::curse_of_the_doublet);
    EXPECT_EQ(codes("game doubletakes\n"), "unknown-game");
    EXPECT_EQ(codes("game double-takes-\n"), "unknown-game");
}

const std::string four_players =
    "game double-takes\nplayer A Ana Ruiz\nplayer B Bo Chen <bo-2>\nplayer C Ana Bell\nplayer D "
    "José\nhand 1\n";

std::string winners(const std::string& words) {
    const ReadRecord r = read(four_players + "winner " + words + "\n");
    std::string seats = codes(r.record);
    const Statement* line = header(r.record, Keyword::winner);
    for (std::uint32_t i = 0; line != nullptr && i < line->count; ++i)
        seats += r.record.amounts[line->first + i].seat.letter();
    return seats;
}

TEST(Meant, N8_a_winner_is_named_by_name_too) {
    EXPECT_EQ(winners("Bo"), "B");
    EXPECT_EQ(winners("bo chen"), "B");
    EXPECT_EQ(winners("Chen"), "B");
    EXPECT_EQ(winners("José"), "D");
    EXPECT_EQ(winners("Ana  Ruiz Ana Bell"), "AC");
    EXPECT_EQ(winners("Ruiz, Ana Bell"), "AC");
    EXPECT_EQ(winners("B Bell"), "BC");
    EXPECT_EQ(canonical(four_players + "winner Ana Bell Ruiz\n"),
              canonical(four_players + "winner A C\n"));
}

TEST(Meant, N8_a_name_of_several_or_of_nobody_is_not) {
    for (const char* words : {"Ana", "Bob", "Bo Bo", "Bo B", "Bo-Chen", "Bo or Ana", "Ana Chen"})
        EXPECT_EQ(winners(words), "bad-value") << words;
    EXPECT_EQ(read(four_players + "winner Ana\n").record.findings[0].message,
              "'Ana' is not a seat or the name of one player; write winner A B or winner none");
}

TEST(Parser, N8_names_stand_where_seats_do) {
    for (const char* line : {"lead Bo", "left Chen 5-5", "penalty Bo 5 revoke", "end out Bo",
                             "score Bo 4 A 0", "result A 5 Bo 2"})
        EXPECT_EQ(codes(read(four_players + line + "\n").record), "") << line;
}

}  // namespace
}  // namespace bones::test
