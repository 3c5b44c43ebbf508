// The archive keeps everything once, whatever the order of import.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include "libnotation/text/fold.hpp"
#include "tests/tools/archive_support.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

using namespace archive;
namespace {

std::int64_t count(const TemporaryFolder& folder, const std::string& what,
                   const std::string& archive = "bones.db") {
    Database database = open_archive(folder.path(archive), Access::read);
    return number_of(database, "SELECT count(*) FROM " + what);
}

TEST(Archive, export_gives_canonical_text_and_importing_that_gives_the_same_archive) {
    const TemporaryFolder folder;
    EXPECT_EQ(history(folder, "import " + samples).status, 0);
    const std::string all = content(folder);
    folder.file("all.bones", all);
    EXPECT_EQ(run("cd " + folder.path() + " && bones-format --check all.bones").status, 0);
    EXPECT_EQ(history(folder, "import all.bones", "second.db").status, 0);
    EXPECT_TRUE(content(folder, "second.db") == all);
    EXPECT_EQ(count(folder, "actions"), count(folder, "actions", "second.db"));
    EXPECT_EQ(count(folder, "findings"), count(folder, "findings", "second.db"));
    EXPECT_EQ(count(folder, "ledger"), count(folder, "ledger", "second.db"));
    EXPECT_EQ(history(folder, "verify").status, 0);
}

/// Returns the contents of a table or view, one line for each row.
std::string rows_of(Database& database, const std::string& table) {
    std::string rows;
    std::string columns = "1";
    const Query first(database, "SELECT * FROM " + table);
    for (int i = 1; i < first.columns(); ++i) columns += ", " + std::to_string(i + 1);
    Query query(database, "SELECT * FROM " + table + " ORDER BY " + columns);
    while (query.step()) {
        rows += table;
        for (int i = 0; i < query.columns(); ++i)
            rows += query.is_null(i) ? "|-" : "|" + query.string(i);
        rows += '\n';
    }
    return rows;
}

std::string all_rows(const TemporaryFolder& folder, const std::string& archive) {
    Database database = open_archive(folder.path(archive), Access::read);
    std::string rows;
    for (const char* table :
         {"records", "events", "players", "seats", "house_rules", "hands", "hand_seats", "bids",
          "trumps", "actions", "findings", "evidence", "ledger", "penalties"})
        rows += rows_of(database, table);
    return rows;
}

// The fast check (engine/fast_check) stores the same rows.
TEST(Archive, import_by_the_fast_check_enters_the_same_rows) {
    const TemporaryFolder folder;
    std::string files = samples;
    int seed = 0;
    for (const GameTraits& game : game_traits)
        for (const int players : {game.fewest_players, game.most_players}) {
            const std::string file = "generated-" + std::to_string(++seed) + ".bones";
            const Ran made = run(fmt::format(
                "cd {} && bones-generate -q --game {} --players {} --count 4 --seed {} -o {}",
                folder.path(), game.name, players, seed, file));
            ASSERT_EQ(made.status, 0) << made.output;
            files += " " + file;
        }
    EXPECT_EQ(history(folder, "import -q " + files).status, 0);
    EXPECT_EQ(history(folder, "import -q --no-fast-check " + files, "slow.db").status, 0);
    EXPECT_GT(count(folder, "actions"), 5000);
    EXPECT_TRUE(all_rows(folder, "bones.db") == all_rows(folder, "slow.db"));
}

TEST(Archive, the_order_of_import_does_not_matter) {
    const TemporaryFolder folder;
    const std::string night = samples + "/club-night/table-";
    history(folder, "import " + night + "1.bones " + night + "2.bones " + night + "3.bones");
    history(folder, "import " + night + "3.bones " + night + "1.bones " + night + "2.bones",
            "b.db");
    EXPECT_TRUE(content(folder) == content(folder, "b.db"));
    EXPECT_EQ(count(folder, "players"), count(folder, "players", "b.db"));
}

const std::string thursday = "event Club\ndate 2026-11-19\nround 2\ntable 3\n";

TEST(Archive, a_copy_changes_nothing_and_is_said) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, thursday));
    EXPECT_TRUE(history(folder, "import a.bones").says("1 new, 0 same"));
    const Ran again = history(folder, "import a.bones");
    EXPECT_EQ(again.status, 0);
    EXPECT_TRUE(again.says("a.bones:1: same as record 1 (a.bones): a copy, with the same play\n"))
        << again.output;
    EXPECT_TRUE(again.says("0 new, 1 same"));
    folder.file("b.bones", "# typed anew\n" + record_text(1, thursday));
    const Ran other = history(folder, "import b.bones");
    EXPECT_TRUE(other.says("the rest of the sheet differs")) << other.output;
    EXPECT_EQ(count(folder, "records"), 1);
}

TEST(Archive, a_few_equal_actions_make_no_copy) {
    const TemporaryFolder folder;
    const auto club = [](const std::string& date, const std::string& round, const std::string& a,
                         const std::string& b) {
        return "game super-dominoes\ndate " + date + "\nround " + round + "\nplayer A " + a +
               "\nplayer B " + b + "\n\nhand 1\nlead A\nA 5-5\nend conceded B\n\n";
    };
    folder.file("a.bones",
                club("2026-11-05", "1", "Ana", "Bo") + club("2026-11-12", "2", "Cy", "Di"));
    const Ran ran = history(folder, "import a.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.says("2 new, 0 same")) << ran.output;
    EXPECT_FALSE(ran.says("likely")) << ran.output;
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(Archive, without_a_date_or_a_round_nothing_is_a_copy_but_a_folder_is_imported_again) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1) + "\n" + record_text(1));
    folder.file("b.bones", record_text(1, "date 2026-11-19\n"));
    const Ran ran = history(folder, "import a.bones b.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(
        ran.says("a.bones:12: record 2, likely the same game as record 1 (a.bones): the "
                 "same play; both count"))
        << ran.output;
    EXPECT_TRUE(ran.says("3 new (2 likely the same as another), 0 same")) << ran.output;
    for (int night = 0; night < 2; ++night) {
        const Ran again = history(folder, "import a.bones b.bones");
        EXPECT_TRUE(again.says("0 new, 3 same")) << again.output;
        EXPECT_TRUE(
            again.says("a.bones:12: same as record 2 (a.bones): the same text, imported before"))
            << again.output;
    }
    folder.file("c.bones", record_text(1));
    EXPECT_TRUE(history(folder, "import c.bones").says("1 new (1 likely the same as another)"));
    history(folder, "remove 2 --reason twice");
    EXPECT_TRUE(history(folder, "import a.bones")
                    .says("0 new, 1 same, 0 with errors or breaches, 1 left out as "));
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(Archive, different_ids_are_never_copies) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, thursday + "id a\n"));
    folder.file("b.bones", record_text(1, thursday + "id b\n"));
    folder.file("c.bones", record_text(1, thursday));
    const Ran ran = history(folder, "import a.bones b.bones c.bones");
    EXPECT_TRUE(ran.says("2 new, 1 same")) << ran.output;
    EXPECT_TRUE(ran.says("c.bones:1: same as record 1 (a.bones)")) << ran.output;
}

TEST(Archive, results_without_play_are_copies_if_they_are_equal) {
    const TemporaryFolder folder;
    const auto result = [](const std::string& points) {
        return "game all-fives\n" + thursday +
               "player A Ana\n"
               "player B Bo\n"
               "\n"
               "hand 1\n"
               "end unfinished\n"
               "score A 150 B " +
               points + "\nwinner A\n";
    };
    folder.file("a.bones", result("90"));
    folder.file("b.bones", "# by the other table\n" + result("90"));
    folder.file("c.bones", result("95"));
    const Ran ran = history(folder, "import a.bones b.bones c.bones");
    EXPECT_TRUE(ran.says("b.bones:1: same as record 1 (a.bones): a copy, with the same result"))
        << ran.output;
    EXPECT_TRUE(
        ran.says("c.bones:1: record 2, likely the same game as record 1 (a.bones): the same "
                 "event, date, table, round and players, with another result"))
        << ran.output;
    EXPECT_TRUE(ran.says("2 new (1 likely the same as another), 1 same")) << ran.output;
}

TEST(Archive, a_draw_that_cannot_be_read_is_the_same_in_words_and_signs) {
    const TemporaryFolder folder;
    const std::string hand = "game leyden\ndate 2026-11-19\nround 1\nhand 1\nA 3-3\nB ";
    folder.file("a.bones", hand + "draw 9-9\n");
    folder.file("b.bones", hand + "+9-9\n");
    folder.file("c.bones", hand + "+9-8\n");
    EXPECT_TRUE(history(folder, "import a.bones").says("1 new, 0 same"));
    EXPECT_TRUE(history(folder, "import b.bones").says("0 new, 1 same"));
    EXPECT_TRUE(history(folder, "import c.bones").says("1 new, 0 same"));
}

TEST(Archive, a_sheet_with_the_same_id_is_stored_and_said_to_be_likely_the_same) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-7\n"));
    folder.file("b.bones", record_text(2, "id x-7\n"));
    history(folder, "import a.bones");
    const Ran ran = history(folder, "import b.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(
        ran.says("b.bones:1: record 2, likely the same game as record 1 (a.bones): the same "
                 "id, x-7, with another play; both count"))
        << ran.output;
    EXPECT_EQ(count(folder, "records"), 2);
}

TEST(Archive, the_same_place_and_players_are_likely_the_same_unless_one_file_has_both) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, thursday));
    folder.file("b.bones", record_text(2, thursday));
    folder.file("c.bones", record_text(3, "event Club\ndate 2026-11-19\nround 2\ntable 4\n"));
    const Ran ran = history(folder, "import a.bones b.bones c.bones");
    EXPECT_TRUE(ran.says("the same event, date, table, round and players")) << ran.output;
    EXPECT_TRUE(ran.says("3 new (1 likely the same as another), 0 same")) << ran.output;
    folder.file("legs.bones", record_text(1, thursday) + "\n" + record_text(2, thursday));
    EXPECT_TRUE(history(folder, "import legs.bones", "legs.db").says("2 new, 0 same"));
}

TEST(Archive, ids_of_other_events_on_other_days_are_no_amendments) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id 1\nevent Club\ndate 2026-11-19\n"));
    folder.file("b.bones", record_text(2, "id 1\nevent Pub\ndate 2026-11-20\n"));
    EXPECT_TRUE(history(folder, "import a.bones b.bones").says("2 new"));
}

TEST(Archive, an_amended_record_replaces_the_old_one_which_is_kept) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-7\n"));
    folder.file("b.bones", record_text(2, "id x-7\n"));
    folder.file("c.bones", record_text(3, thursday));
    history(folder, "import a.bones c.bones");
    const std::string before = history(folder, "export x-7").output;
    EXPECT_EQ(history(folder, "amend x-7 b.bones --yes --reason 'misread'").status, 0);
    EXPECT_NE(history(folder, "export x-7").output, before);
    EXPECT_EQ(history(folder, "show x-7 --old 1").output, before);
    EXPECT_TRUE(history(folder, "list --amended").says("misread"));
    EXPECT_TRUE(history(folder, "show x-7").says("misread"));
    // The old text is imported again: it is known and is not stored again.
    EXPECT_TRUE(history(folder, "import a.bones").says("its text before the amendment"));
    EXPECT_TRUE(history(folder, "amend x-7 b.bones --reason again").says("nothing is changed"));
    const Ran taken = history(folder, "amend x-7 c.bones --reason wrong");
    EXPECT_EQ(taken.status, 2);
    EXPECT_TRUE(taken.says("a game is stored once")) << taken.output;
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(Archive, broken_and_unreadable_records_are_stored_with_their_findings) {
    const TemporaryFolder folder;
    folder.file("a.bones", "game whist\nplayer A Ana\nthis is nothing\n");
    const Ran ran = history(folder, "import a.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.says("1 new, 0 same, 1 with errors or breaches (1 of them kept as text only)"))
        << ran.output;
    EXPECT_EQ(count(folder, "findings WHERE severity = 'error'"), 2);
    EXPECT_TRUE(history(folder, "export").says("this is nothing"));
    EXPECT_EQ(history(folder, "verify").status, 0);
    EXPECT_TRUE(history(folder, "import a.bones").says("the same text, imported before"));
}

TEST(Archive, verify_finds_what_was_changed_behind_its_back) {
    const TemporaryFolder folder;
    history(folder, "import " + samples + "/club-night");
    {
        Database database = open_archive(folder.path("bones.db"), Access::write);
        database.run("UPDATE moves SET ends = '6' WHERE hand_id = 2 AND ply = 3");
        database.run(
            "UPDATE records SET text = replace(text, 'player', 'Player') WHERE record_id = 3");
        database.run("DELETE FROM findings WHERE record_id = 5");
        database.run("UPDATE records SET broken = 9 WHERE record_id = 7");
    }
    const Ran ran = history(folder, "verify");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.says("record 1: moves, row 26: `ends` differs")) << ran.output;
    EXPECT_TRUE(ran.says("record 3: the text was changed"));
    EXPECT_TRUE(ran.says("record 5: findings: 0 rows"));
    EXPECT_TRUE(ran.says("record 7: records: `broken` differs"));
}

TEST(Archive, a_dry_run_says_the_same_and_changes_nothing) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, thursday) + "\n" + record_text(1, thursday));
    const Ran ran = history(folder, "import --dry-run a.bones");
    EXPECT_TRUE(ran.says("1 new, 1 same, 0 with errors or breaches; nothing was changed"))
        << ran.output;
    EXPECT_FALSE(std::filesystem::exists(folder.path("bones.db")));
    history(folder, "import a.bones");
    folder.file("b.bones", record_text(2));
    EXPECT_TRUE(history(folder, "import --dry-run b.bones").says("1 new"));
    EXPECT_EQ(count(folder, "records"), 1);
}

TEST(Archive, merging_does_not_depend_on_the_order) {
    const TemporaryFolder folder;
    for (int i = 0; i < 6; ++i)
        folder.file(std::to_string(i) + ".bones",
                    record_text(i, "id r" + std::to_string(i) + "\n"));
    folder.file("new.bones", record_text(50, "id r1\n"));
    history(folder, "import 0.bones 1.bones 2.bones", "a.db");
    history(folder, "import 1.bones 2.bones 3.bones", "b.db");
    history(folder, "amend r1 new.bones --reason 'as the second sheet has it'", "b.db");
    history(folder, "import 4.bones 5.bones 0.bones", "c.db");
    for (const std::string order : {"a b c", "c b a", "b a c"}) {
        const std::string name = "m" + order.substr(0, 1) + ".db";
        for (const char archive : order)
            if (archive != ' ') {
                EXPECT_EQ(history(folder, std::string("merge ") + archive + ".db", name).status, 0);
            }
        EXPECT_EQ(content(folder, name), content(folder, "ma.db"));
        EXPECT_EQ(count(folder, "records", name), 6);
        EXPECT_EQ(count(folder, "amendments", name), 1);
        EXPECT_EQ(history(folder, "verify", name).status, 0);
    }
    EXPECT_TRUE(history(folder, "merge b.db", "a.db").says("replaces record 2"));
}

TEST(Archive, merging_takes_over_what_only_looks_alike) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-7\n"));
    folder.file("b.bones", record_text(2, "id x-7\n"));
    history(folder, "import a.bones", "a.db");
    history(folder, "import b.bones", "b.db");
    const Ran ran = history(folder, "merge b.db", "a.db");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.says("record 1: added, likely the same game as record 1: the same id"))
        << ran.output;
    history(folder, "merge a.db", "b.db");
    EXPECT_EQ(content(folder, "a.db"), content(folder, "b.db"));
    EXPECT_TRUE(history(folder, "merge a.db", "b.db").says("0 new, 2 same"));
}

TEST(Archive, merging_reports_what_only_a_person_can_settle) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, thursday));
    folder.file("b.bones", record_text(2, thursday));
    folder.file("c.bones", record_text(3, thursday));
    folder.file("words.bones", "# in other words\n" + record_text(2, thursday));
    history(folder, "import a.bones", "a.db");
    history(folder, "import a.bones", "b.db");
    history(folder, "amend 1 b.bones --yes --reason here", "a.db");
    history(folder, "amend 1 c.bones --yes --reason there", "b.db");
    const Ran ran = history(folder, "merge b.db", "a.db");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(
        ran.says("record 1: conflict with record 1: amended differently in the other archive"))
        << ran.output;
    history(folder, "import words.bones", "words.db");
    const Ran words = history(folder, "merge words.db", "a.db");
    EXPECT_EQ(words.status, 1);
    EXPECT_TRUE(words.says("but the rest of the sheet differs")) << words.output;
    EXPECT_EQ(count(folder, "records", "a.db"), 1);
}

TEST(Archive, a_file_that_stops_in_the_middle_leaves_no_trace) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    const Ran ran = history(folder, "import a.bones gone.bones /proc/self/mem");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.says("cannot read gone.bones: No such file or directory")) << ran.output;
    EXPECT_TRUE(ran.says("1 new"));
    EXPECT_EQ(count(folder, "records"), 1);
}

TEST(Archive, days_of_dates_with_unknown_parts) {
    std::string first, last;
    day_range("2026-02-??", first, last);
    EXPECT_EQ(first + " " + last, "2026-02-01 2026-02-28");
    day_range("2024-02-??", first, last);
    EXPECT_EQ(last, "2024-02-29");
    day_range("2026-?\?-?\?", first, last);
    EXPECT_EQ(first + " " + last, "2026-01-01 2026-12-31");
    day_range("?\?\?\?-?\?-?\?", first, last);
    EXPECT_EQ(first + " " + last, "0000-01-01 9999-12-31");
    day_range("2026-11-19", first, last);
    EXPECT_EQ(first + " " + last, "2026-11-19 2026-11-19");
}

}  // namespace
}  // namespace bones::test
