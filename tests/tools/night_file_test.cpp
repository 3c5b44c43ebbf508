// The night file: its values, and the findings with their places.
#include <gtest/gtest.h>

#include "tools/lib/show/night/night_file.hpp"

namespace bones {

using namespace night;
namespace {

NightFile read(std::string text) {
    return read_night_file("x.night", std::move(text));
}

/// Returns the only finding of a text, as displayed.
std::string finding_in(const std::string& text) {
    const NightFile file = read(text);
    EXPECT_EQ(file.findings.size(), 1u) << text;
    std::string shown;
    render_findings(file, false, shown);
    return shown.substr(0, shown.find('\n'));
}

TEST(NightFile, title_date_and_order) {
    const NightFile file = read(
        "night Thursday  club night # the tenth\n"
        "date 2026-11-19\n"
        "order wins head-to-head difference\n");
    EXPECT_EQ(file.title, "Thursday club night");
    EXPECT_EQ(file.date, "2026-11-19");
    EXPECT_EQ(file.order,
              (std::vector{Criterion::wins, Criterion::head_to_head, Criterion::difference}));
    EXPECT_TRUE(file.findings.empty());
}

TEST(NightFile, players_byes_and_absences) {
    const NightFile file = read(
        "player Ana Ruiz <ana-17>\n"
        "bye 2 Bo Chen\n"
        "NO-SHOW 3 <jan-15> against Gita Rao & Eva <eva>\r\n");
    ASSERT_EQ(file.entries.size(), 3u);
    EXPECT_EQ(file.entries[0].who, (std::vector<PlayerName>{{"Ana Ruiz", "ana-17"}}));
    EXPECT_EQ(file.entries[1].round, "2");
    EXPECT_EQ(file.entries[1].who[0].name, "Bo Chen");
    EXPECT_EQ(file.entries[2].who, (std::vector<PlayerName>{{"", "jan-15"}}));
    EXPECT_EQ(file.entries[2].against, (std::vector<PlayerName>{{"Gita Rao", ""}, {"Eva", "eva"}}));
    EXPECT_TRUE(file.findings.empty());
}

TEST(NightFile, penalties) {
    const NightFile file = read(
        "penalty 2 Bo Chen 5 revoke in trick 3\n"
        "penalty - Ana 2\n"
        "penalty 1 Dan Okoro <dan-09> game false pass \\# 2\n");
    ASSERT_EQ(file.entries.size(), 3u);
    EXPECT_EQ(file.entries[0].points, 5);
    EXPECT_EQ(file.entries[0].reason, "revoke in trick 3");
    EXPECT_FALSE(file.entries[0].loses_game);
    EXPECT_EQ(file.entries[1].round, "-");
    EXPECT_EQ(file.entries[1].reason, "");
    EXPECT_TRUE(file.entries[2].loses_game);
    EXPECT_EQ(file.entries[2].who[0].id, "dan-09");
    EXPECT_EQ(file.entries[2].reason, "false pass # 2");
}

TEST(NightFile, limits) {
    const NightFile file = read("cap 50\ncap 11 Curse-of-the-Doublet\nmargin 20 leyden\n");
    EXPECT_EQ(limit_for(file.caps, Game::curse_of_the_doublet), 11);
    EXPECT_EQ(limit_for(file.caps, Game::leyden), 50);
    EXPECT_EQ(limit_for(file.margins, Game::leyden), 20);
    EXPECT_EQ(limit_for(file.margins, Game::double_takes), uncapped);
}

TEST(NightFile, awards_and_unfinished_games) {
    const NightFile usual = read("");
    EXPECT_EQ(usual.bye.half_wins, 2);
    EXPECT_EQ(usual.walkover.half_wins, 2);
    EXPECT_EQ(usual.no_show.half_wins, 0);
    EXPECT_FALSE(usual.count_unfinished);
    const NightFile file = read(
        "award bye half 7 4\n"
        "award walkover win 11\n"
        "award no-show none 0 11\n"
        "unfinished count\n");
    EXPECT_EQ(file.bye.half_wins, 1);
    EXPECT_EQ(file.bye.points_for, 7);
    EXPECT_EQ(file.bye.points_against, 4);
    EXPECT_EQ(file.walkover.points_for, 11);
    EXPECT_EQ(file.no_show.points_against, 11);
    EXPECT_TRUE(file.count_unfinished);
}

TEST(NightFile, findings_say_where) {
    EXPECT_EQ(finding_in("night A\n byee 3 Ana\n"),
              "x.night:2:2: error[unreadable]: unknown word 'byee'; did you mean bye?");
    EXPECT_EQ(finding_in("date 3/11/2026"),
              "x.night:1:6: error[bad-value]: '3/11/2026' is not a valid date; write 2026-11-03 or "
              "2026-03-11");
    EXPECT_EQ(finding_in("date 2026-11-19\ndate 2026-11-19\n"),
              "x.night:2:1: error[duplicate-line]: a second date line; the first counts");
    EXPECT_EQ(finding_in("order wins luck"),
              "x.night:1:7: error[bad-value]: `luck` is not one of wins, difference, points-for, "
              "head-to-head");
    EXPECT_EQ(finding_in("order head-to-head wins"),
              "x.night:1:7: error[bad-value]: head-to-head cannot come first, because it only "
              "breaks ties");
    EXPECT_EQ(finding_in("cap none"),
              "x.night:1:5: error[bad-value]: 'none' is not a number of points; write 1 or more");
    EXPECT_EQ(finding_in("cap 11 leiden"),
              "x.night:1:8: error[bad-value]: unknown game 'leiden'; did you mean leyden?");
    EXPECT_EQ(finding_in("award pie win"),
              "x.night:1:7: error[bad-value]: 'pie' is not one of bye, walkover, no-show");
    EXPECT_EQ(finding_in("award bye often"),
              "x.night:1:11: error[bad-value]: 'often' is not one of win, half, none");
    EXPECT_EQ(finding_in("award bye win many"),
              "x.night:1:15: error[bad-value]: 'many' is not a number of points");
    EXPECT_EQ(finding_in("unfinished maybe"),
              "x.night:1:12: error[bad-value]: 'maybe' is not valid; write unfinished count or "
              "unfinished leave-out");
    EXPECT_EQ(finding_in("games-per-round many"),
              "x.night:1:17: error[bad-value]: 'many' is not a number of games; write "
              "games-per-round 2");
    EXPECT_EQ(
        finding_in("games-per-round 2\ngames-per-round 3\n"),
        "x.night:2:1: error[duplicate-line]: a second games-per-round line; the first counts");
    EXPECT_EQ(finding_in("bye 3"),
              "x.night:1:1: error[bad-value]: write bye ROUND NAME, for example bye 2 Ana Ruiz; "
              "`-` means no round");
    EXPECT_EQ(finding_in("player Ana <ana"),
              "x.night:1:8: error[bad-value]: 'Ana <ana' is not a name; write Ana Ruiz, or Ana "
              "Ruiz <ana-17>");
    EXPECT_EQ(finding_in("no-show 2 Ana against "),
              "x.night:1:1: error[bad-value]: a name is missing");
    EXPECT_EQ(finding_in("penalty 2 Ana late"),
              "x.night:1:11: error[bad-value]: write a number of points, or the word game, after "
              "the name");
    EXPECT_EQ(finding_in("penalty 2 5 late"),
              "x.night:1:1: error[bad-value]: write penalty ROUND NAME POINTS REASON, for example "
              "penalty 2 Ana Ruiz 5 late; `-` means no round");
    EXPECT_EQ(finding_in("penalty - Ana game"),
              "x.night:1:1: error[bad-value]: a lost game needs a round, not `-`");
    EXPECT_EQ(finding_in("night"), "x.night:1:1: error[bad-value]: the night line is empty");
    EXPECT_EQ(finding_in("night a\x01"),
              "x.night:1:8: error[unreadable]: the byte 0x01 is not valid text");
    EXPECT_EQ(
        finding_in("night " + std::string(5000, 'x')),
        "x.night:1:1: error[line-too-long]: the line is longer than 4,096 bytes and is ignored");
}

TEST(NightFile, what_is_wrong_does_not_spoil_the_rest) {
    const NightFile file = read("nite x\ncap 0\nbye 1 Ana\n\xff\nplayer Bo\n");
    EXPECT_EQ(file.findings.size(), 3u);
    EXPECT_EQ(file.entries.size(), 2u);
}

TEST(NightFile, a_file_that_is_too_long_is_cut) {
    std::string text;
    while (text.size() <= longest_night_file) text += "# nothing to say here\n";
    const NightFile file = read(text);
    ASSERT_EQ(file.findings.size(), 1u);
    EXPECT_EQ(file.findings[0].code->name, "record-too-long");
}

}  // namespace
}  // namespace bones
