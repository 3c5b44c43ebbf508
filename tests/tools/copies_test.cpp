// One game in two records: copies and records that only look alike. Every tool counts by the same
// definition (NOTATION.md, N13).
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/random.hpp"
#include "tests/tools/archive_support.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::test {
namespace {

/// The parts of a record that identify its game.
struct Sheet {
    std::string date = "2026-11-19", event = "Club", round = "1", table = "1", id;
    std::string a = "Ana", b = "Bo <bo-7>";
    std::string play = "A 3-3\nB 4-4@1\n";

    std::string text() const {
        std::string text = "game block\n";
        const auto add = [&](const char* keyword, const std::string& value) {
            if (!value.empty()) text += fmt::format("{} {}\n", keyword, value);
        };
        add("id", id), add("date", date), add("event", event), add("round", round);
        add("table", table), add("player A", a), add("player B", b);
        return text + "\nhand 1\n" + play + "end unfinished\n\n";
    }
    GameIdentity identity() const {
        RecordChecker judge;
        const std::string record = text();
        judge.judge({record, 1, 1, false});
        return identity_of(judge.record, judge.verdict);
    }
};

Likeness like(const Sheet& a, const Sheet& b) {
    const Likeness one = compare(a.identity(), b.identity());
    EXPECT_EQ(one, compare(b.identity(), a.identity()));
    return one;
}

Sheet with(std::string Sheet::*field, const std::string& value, Sheet sheet = {}) {
    sheet.*field = value;
    return sheet;
}

TEST(Copies, all_that_names_a_game_must_be_equal) {
    const Sheet sheet;
    EXPECT_EQ(like(sheet, sheet), Likeness::copy);
    EXPECT_EQ(like(sheet, with(&Sheet::date, "2026-11-26")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::event, "Pub")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::round, "2")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::table, "2")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::a, "Cy")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::b, "Bo")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::play, "A 3-3\nB 4-3@1\n")), Likeness::none);
    EXPECT_EQ(like(sheet, with(&Sheet::a, "ÁNA", with(&Sheet::event, "CLUB"))), Likeness::copy);
}

TEST(Copies, a_line_that_one_lacks_makes_it_likely_and_one_that_both_lack_is_no_evidence) {
    for (const auto field : {&Sheet::date, &Sheet::event, &Sheet::round, &Sheet::table}) {
        EXPECT_EQ(like({}, with(field, "")), Likeness::alike);
        EXPECT_EQ(like(with(field, ""), with(field, "")), Likeness::copy);
    }
    const Sheet no_day = with(&Sheet::date, "", with(&Sheet::event, ""));
    const Sheet no_place = with(&Sheet::round, "", with(&Sheet::table, ""));
    EXPECT_EQ(like(no_day, no_day), Likeness::alike);
    EXPECT_EQ(like(no_place, no_place), Likeness::alike);
}

TEST(Copies, different_ids_are_never_copies) {
    const Sheet a = with(&Sheet::id, "a"), b = with(&Sheet::id, "b"), none;
    EXPECT_EQ(like(a, a), Likeness::copy);
    EXPECT_EQ(like(a, b), Likeness::none);
    EXPECT_EQ(like(a, none), Likeness::copy);
    EXPECT_EQ(like(a, with(&Sheet::play, "A 6-6\n", a)), Likeness::alike);
}

TEST(Copies, a_long_play_is_no_chance_whatever_the_sheets_say) {
    const std::string play =
        "A 3-3\nB 3-4@1\nA 4-5@1\nB 5-6@1\nA 6-0@1\nB 0-1@1\nA 1-2@1\nB 2-3@2\nA 2-4@2\nB 4-6@2\n";
    const Sheet sheet = with(&Sheet::play, play);
    EXPECT_EQ(like(sheet, with(&Sheet::date, "2026-11-26", sheet)), Likeness::alike);
}

TEST(Copies, without_play_the_result_decides) {
    const Sheet won = with(&Sheet::play, "score A 10 B 0\nwinner A\n");
    EXPECT_EQ(like(won, won), Likeness::copy);
    EXPECT_EQ(like(won, with(&Sheet::play, "score A 20 B 0\nwinner A\n")), Likeness::none);
    const Sheet no_day = with(&Sheet::date, "", with(&Sheet::event, "", won));
    EXPECT_EQ(like(no_day, no_day), Likeness::alike);
    const Sheet nobody = with(&Sheet::a, "", with(&Sheet::b, "", no_day));
    EXPECT_EQ(like(nobody, nobody), Likeness::none);
}

/// Returns the number of sheets that count.
std::size_t counted(const std::vector<Sheet>& sheets) {
    CopyFinder finder;
    const auto file = std::make_shared<const InputFile>(InputFile{"a.bones", "a.bones"});
    std::size_t count = 0;
    for (const Sheet& sheet : sheets)
        count += finder.add(sheet.identity(), {file, 1}).likeness != Likeness::copy;
    return count;
}

TEST(Copies, how_many_games_count_does_not_depend_on_the_order) {
    Random random(3);
    for (int round = 0; round < 60; ++round) {
        std::vector<Sheet> sheets;
        for (int i = 0; i < 12; ++i) {
            Sheet sheet;
            sheet.id = random.one_of(std::vector<std::string>{"", "", "a", "b", "c"});
            if (random.percent(30)) sheet.round = random.percent(50) ? "2" : "";
            if (random.percent(20)) sheet.table = "";
            if (random.percent(20)) sheet.date = sheet.event = "";
            sheets.push_back(sheet);
        }
        const std::size_t first = counted(sheets);
        for (int again = 0; again < 5; ++again) {
            random.shuffle(sheets);
            ASSERT_EQ(counted(sheets), first);
        }
    }
}

/// Runs each tool in a folder and checks the number of records that it counts.
class EveryTool : public ::testing::Test {
  protected:
    std::string said(const std::string& command) const {
        return run("cd " + folder.path() + " && " + command).output;
    }
    void expect(const std::string& command, const std::string& text) const {
        const std::string output = said(command);
        EXPECT_NE(output.find(text), std::string::npos) << command << "\n" << output;
    }

    const TemporaryFolder folder;
};

std::string result(const std::string& header, const std::string& a, const std::string& b,
                   const std::string& play = "end unfinished\n") {
    return fmt::format(
        "game all-fives\n{}player A {}\nplayer B {}\n\nhand 1\n{}score A 150 B 90\nwinner A\n\n",
        header, a, b, play);
}

TEST_F(EveryTool, counts_a_copy_once_and_names_both_places) {
    const std::string header = "event E\ndate 2026-11-19\nround 1\ntable 1\n";
    folder.file("a.bones", result(header, "Ana", "Bo"));
    folder.file("b.bones", result(header, "Ana", "Bo") +
                               result("event E\ndate 2026-11-19\nround 2\n", "Ana", "Cy"));
    const std::string both = "b.bones:1: the same game as a.bones:1; it counts once";
    for (const std::string tool : {"bones-score", "bones-stats", "bones-rate", "bones-violations"})
        expect(tool + " a.bones b.bones", both);
    expect("bones-score a.bones b.bones", "2 games, ");
    expect("bones-stats a.bones b.bones", "2 records, ");
    expect("bones-rate a.bones b.bones", "2 games, ");
    expect("bones-violations a.bones b.bones", "2 records, ");
    expect("bones-score --night a.bones b.bones",
           "b.bones:1: does not count: it is the same game as a.bones:1");
    expect("bones-score --night a.bones b.bones", "2 games, 0 differences");
    expect("bones-score --season a.bones b.bones", "2 games, 0 differences");
    expect("bones-check a.bones b.bones",
           "b.bones:1:1: note[same-game] N13: the same game as a.bones:1; it counts once");
    expect("bones-history --db x.db import a.bones b.bones",
           "b.bones:1: same as record 1 (a.bones): a copy");
    expect("bones-stats --db x.db", "2 records, ");
}

TEST_F(EveryTool, counts_two_games_with_few_equal_actions) {
    folder.file("a.bones", result("event Thursday\ndate 2026-11-05\nround 1\ntable 1\n", "Ana",
                                  "Bo", "lead A\nA 5-5\nend conceded B\n"));
    folder.file("b.bones", result("event Thursday\ndate 2026-11-12\nround 2\ntable 4\n", "Cy", "Di",
                                  "lead A\nA 5-5\nend conceded B\n"));
    for (const std::string tool :
         {"bones-score", "bones-stats", "bones-rate", "bones-violations", "bones-score --night",
          "bones-score --season", "bones-check", "bones-history --db x.db import"}) {
        const std::string output = said(tool + " a.bones b.bones");
        EXPECT_EQ(output.find("same game"), std::string::npos) << tool << "\n" << output;
        EXPECT_NE(output.find("2 "), std::string::npos) << tool << "\n" << output;
    }
}

TEST_F(EveryTool, counts_what_only_looks_alike_twice_and_says_so) {
    folder.file("a.bones", result("date 2026-11-19\n", "Ana", "Bo"));
    folder.file("b.bones", result("date 2026-11-19\nround 1\n", "Ana", "Bo"));
    const std::string both = "b.bones:1: likely the same game as a.bones:1; both count";
    for (const std::string tool :
         {"bones-score", "bones-stats", "bones-rate", "bones-violations", "bones-score --night"})
        expect(tool + " a.bones b.bones", both);
    expect("bones-rate a.bones b.bones", "2 games, ");
    expect("bones-check a.bones b.bones", "note[likely-same-game] N13");
    expect("bones-history --db x.db import a.bones b.bones", "2 new (1 likely the same");
}

// Threads take batches in any order, but the first record in input order counts.
TEST_F(EveryTool, gives_the_same_with_any_number_of_threads) {
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += result(fmt::format("event E\nround {}\ntable 1\n", i % 700 + 1), "Ana", "Bo",
                       i % 2 == 0 ? "A 5-5\nend unfinished\n" : "# seen\nA 5-5\nend unfinished\n");
    folder.file("many.bones", text);
    for (const std::string tool :
         {"bones-stats --games --format jsonl", "bones-violations --format jsonl", "bones-rate",
          "bones-score --format csv"}) {
        const std::string one = said(tool + " -j 1 many.bones");
        EXPECT_EQ(one, said(tool + " -j 4 many.bones")) << tool;
        EXPECT_NE(one.find("2200 more records"), std::string::npos) << tool << one.substr(0, 3000);
    }
}

}  // namespace
}  // namespace bones::test
