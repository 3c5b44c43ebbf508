// Identities of people in an archive, removed records, and the log that restores the state of any
// day.
#include <gtest/gtest.h>

#include "tests/tools/archive_support.hpp"
#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

using namespace archive;
namespace {

/// Returns record_text() with other players on another day.
std::string game_of(int number, const std::string& a, const std::string& b,
                    const std::string& header = {}) {
    std::string text = record_text(number, header);
    text.replace(text.find("Ana Ruiz <ana-17>"), 17, a);
    return text.replace(text.find("Bo Chen"), 7, b);
}

std::string cell(const TemporaryFolder& folder, const std::string& sql) {
    Database database = open_archive(folder.path("bones.db"), Access::read);
    Query query(database, sql);
    return query.step() ? query.string(0) : "nothing";
}

TEST(ArchiveIdentity, an_id_used_again_for_another_game_day_or_players_is_a_new_game) {
    const TemporaryFolder folder;
    const std::string place = "id 1\nevent Club\n";
    folder.file("a.bones", game_of(1, "Ana", "Bo", place + "date 2026-11-12\n"));
    folder.file("day.bones", game_of(2, "Ana", "Bo", place + "date 2026-11-19\n"));
    folder.file("players.bones", game_of(3, "Ana", "Cy", place + "date 2026-11-12\n"));
    folder.file("game.bones", "game leyden\n" + place +
                                  "date 2026-11-12\nplayer A Ana\nplayer B Bo\n\nhand 1\nA 3-3\n");
    folder.file("same.bones", game_of(4, "ANA", "Bó", place + "date 2026-11-12\n"));
    EXPECT_TRUE(history(folder, "import a.bones day.bones players.bones game.bones").says("4 new"));
    const Ran same = history(folder, "import same.bones");
    EXPECT_TRUE(same.says("likely the same game as record 1 (a.bones): the same id, 1"))
        << same.output;
}

TEST(ArchiveIdentity, a_name_is_one_person_whatever_case_and_accents_an_id_another) {
    const TemporaryFolder folder;
    folder.file("a.bones", game_of(1, "José Nuñez", "Ștefan") + "\n" +
                               game_of(2, "JOSE NUNEZ", "ştefan") + "\n" +
                               game_of(3, "Jose Nunez <jn>", "Ştefan"));
    const Ran ran = history(folder, "import a.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.says("are two players, one with a stable id and one without")) << ran.output;
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM players"), "3");
    EXPECT_EQ(history(folder, "verify").status, 0);
    EXPECT_EQ(run("cd " + folder.path() + " && bones-query --player 'stefan' --count").output,
              "3\n");
    EXPECT_FALSE(history(folder, "import a.bones").says("two people"));
}

TEST(ArchiveIdentity, near_names_are_told_by_the_import_that_brings_them) {
    const TemporaryFolder folder;
    folder.file("a.bones", game_of(1, "Ana Ruiz", "Bo"));
    folder.file("b.bones", game_of(2, "Ana Ruis", "Bo"));
    EXPECT_FALSE(history(folder, "import a.bones").says("two people"));
    const Ran ran = history(folder, "import --dry-run b.bones");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(ran.says("Ana Ruis and Ana Ruiz are two players, with nearly the same name"))
        << ran.output;
    EXPECT_TRUE(history(folder, "import b.bones").says("with nearly the same name"));
}

TEST(ArchiveIdentity, joined_people_are_one_in_every_figure_and_on_later_sheets) {
    const TemporaryFolder folder;
    folder.file("a.bones", game_of(1, "Ana Ruiz <ana-17>", "Bo") + "\n" +
                               game_of(2, "Ana Ruis", "Bo") + "\n" +
                               game_of(3, "Ana Ruiz <ana-71>", "Bo"));
    folder.file("b.bones", game_of(4, "ana RUIS", "Bo") + "\n" + game_of(5, "A. <ana-71>", "Bo"));
    history(folder, "import -q a.bones");
    const std::string before = content(folder);
    EXPECT_EQ(history(folder, "join '<ana-17>' 'Ana Ruis' --reason 'a slip'").status, 0);
    EXPECT_EQ(history(folder, "join ana-17 ana-71").status, 0);
    EXPECT_EQ(content(folder), before);
    EXPECT_EQ(history(folder, "join ana-17 'ana ruis'").status, 2);
    EXPECT_FALSE(history(folder, "import b.bones").says("two people"));
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM players"), "2");
    for (const std::string name : {"'ana ruis'", "ana-71", "'<ana-17>'", "'Ana Ruiz'"})
        EXPECT_EQ(
            run("cd " + folder.path() + " && bones-query --player " + name + " --count").output,
            "5\n");
    const Ran stats = run("cd " + folder.path() +
                          " && bones-stats --db bones.db --format csv --player 'ana ruis'");
    EXPECT_TRUE(stats.says("Ana Ruiz")) << stats.output;
    EXPECT_FALSE(stats.says("Ruis") || stats.says("RUIS")) << stats.output;
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(ArchiveIdentity, a_new_name_stays_whatever_later_sheets_say) {
    const TemporaryFolder folder;
    folder.file("a.bones", game_of(1, "Anna Ruis", "Bo") + "\n" + game_of(2, "Cy", "Bo"));
    folder.file("b.bones", game_of(3, "anna ruis", "Bo") + "\n" + game_of(4, "Ana Gomez", "Bo"));
    history(folder, "import -q a.bones");
    const std::string before = content(folder);
    EXPECT_EQ(history(folder, "rename 'Anna Ruis' 'Ana Gomez' --reason married").status, 0);
    EXPECT_EQ(content(folder), before);
    EXPECT_TRUE(history(folder, "list").says("Ana Gomez, Bo"));
    history(folder, "import -q b.bones");
    EXPECT_EQ(cell(folder,
                   "SELECT group_concat(name, ', ') FROM (SELECT name FROM players ORDER BY "
                   "player_id)"),
              "Ana Gomez, Bo, Cy");
    const Ran taken = history(folder, "rename Cy bo");
    EXPECT_EQ(taken.status, 2);
    EXPECT_TRUE(taken.says("`join` makes two players one")) << taken.output;
    EXPECT_EQ(history(folder, "rename Nobody Somebody").status, 2);
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(ArchiveIdentity, an_archive_folded_otherwise_is_folded_anew_and_says_who_is_joined) {
    const TemporaryFolder folder;
    folder.file("a.bones", game_of(1, "José", "Bo") + "\n" + game_of(2, "Dan", "Bo"));
    history(folder, "import a.bones");
    {
        Database database(folder.path("bones.db"), Access::write);
        database.run(
            "UPDATE settings SET value = '1.0.0' WHERE name = 'unicode'; UPDATE known_as SET "
            "folded = 'old';"
            "INSERT INTO players VALUES (9, NULL, 'jose', 'jose', 0);"
            "INSERT INTO known_as VALUES ('name', 'jose', 'jose', 9)");
    }
    const Ran refused = history(folder, "import a.bones");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(refused.says("folded by Unicode 1.0.0")) << refused.output;
    EXPECT_EQ(history(folder, "verify").status, 1);
    const Ran ran = history(folder, "upgrade");
    EXPECT_TRUE(ran.says("jose and José are now one player")) << ran.output;
    EXPECT_EQ(history(folder, "verify").status, 0);
    EXPECT_TRUE(history(folder, "log").says("one name, folded by Unicode"));
}

TEST(ArchiveLog, what_is_removed_leaves_everything_but_the_log_and_comes_back) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-1\n") + "\n" + record_text(2, "id x-2\n"));
    folder.file("b.bones", record_text(3, "id x-1\n"));
    history(folder, "import a.bones");
    history(folder, "amend x-1 b.bones --yes --reason misread");
    const std::string before = content(folder), one = history(folder, "export 1").output;
    EXPECT_EQ(history(folder, "remove x-1").status, 2);
    EXPECT_EQ(history(folder, "remove x-1 --reason 'entered twice'").status, 0);
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM records"), "1");
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM hands"), "1");
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM amendments"), "1");
    EXPECT_FALSE(history(folder, "export").says("x-1"));
    const Ran gone = history(folder, "export 1");
    EXPECT_EQ(gone.status, 2);
    EXPECT_TRUE(gone.says("entered twice; `restore 1` restores it")) << gone.output;
    EXPECT_TRUE(history(folder, "show 1").says("entered twice"));
    // Removed play is not imported again, in its last version or the one before its amendment.
    const Ran again = history(folder, "import a.bones b.bones");
    EXPECT_EQ(again.status, 0);
    EXPECT_TRUE(again.says("b.bones:1: left out: it is record 1, removed on ")) << again.output;
    EXPECT_TRUE(again.says("0 new, 1 same, 0 with errors or breaches, 2 left out as removed"));
    EXPECT_EQ(history(folder, "verify").status, 0);
    folder.file("c.bones", record_text(4, "id x-9\n"));
    history(folder, "import -q c.bones");
    EXPECT_EQ(history(folder, "restore x-1").status, 0);
    EXPECT_EQ(history(folder, "export 1").output, one);
    EXPECT_EQ(history(folder, "export 1 2").output, before);
    EXPECT_TRUE(history(folder, "export 3").says("id x-9"));
    EXPECT_TRUE(history(folder, "show 1").says("misread"));
    EXPECT_EQ(history(folder, "restore 1").status, 2);
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(ArchiveLog, what_is_removed_here_is_not_merged_and_what_there_is_for_a_person) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1) + "\n" + record_text(2));
    history(folder, "import a.bones", "a.db");
    history(folder, "import a.bones", "b.db");
    history(folder, "remove 1 --reason 'never played'", "a.db");
    const Ran here = history(folder, "merge b.db", "a.db");
    EXPECT_EQ(here.status, 0);
    EXPECT_TRUE(here.says("left out: it is record 1: removed on ")) << here.output;
    const Ran there = history(folder, "merge a.db", "b.db");
    EXPECT_EQ(there.status, 1);
    EXPECT_TRUE(there.says("removed in the other archive on ")) << there.output;
    EXPECT_TRUE(history(folder, "list", "b.db").says("     1  "));
}

TEST(ArchiveLog, has_what_when_why_before_and_after) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-1\n"));
    folder.file("b.bones", record_text(2, "id x-1\n"));
    history(folder, "import a.bones");
    const std::string first = history(folder, "export 1").output;
    history(folder, "amend 1 b.bones --yes --reason misread");
    const std::string second = history(folder, "export 1").output;
    history(folder, "remove 1 --reason twice");
    history(folder, "restore 1 --reason 'after all'");
    history(folder, "rename 'bo chen' 'Bo Chén' --reason accent");
    history(folder, "join 'bo chen' ana-17 --reason joke");
    EXPECT_EQ(cell(folder, "SELECT group_concat(what || ' ' || why, ', ') FROM log"),
              "import a.bones, amend misread, remove twice, restore after all, rename accent, join "
              "joke");
    const auto text = [&](const std::string& column, const std::string& what) {
        return cell(folder, "SELECT " + column + " FROM log WHERE what = '" + what + "'");
    };
    EXPECT_EQ(text("before", "amend"), first);
    EXPECT_EQ(text("after", "amend"), second);
    EXPECT_EQ(text("before", "remove"), second);
    EXPECT_EQ(text("after", "restore"), second);
    EXPECT_EQ(text("before", "rename"),
              "{\"player\":2,\"name\":\"Bo Chen\",\"id\":null,\"renamed\":false,\"ids\":[],"
              "\"names\":[\"Bo Chen\"]}");
    EXPECT_TRUE(
        text("after", "join").find("\"ids\":[\"ana-17\"],\"names\":[\"Bo Chen\",\"Bo Chén\"]") !=
        std::string::npos)
        << text("after", "join");
    EXPECT_TRUE(history(folder, "log --format jsonl").says("\"what\":\"join\""));
    EXPECT_EQ(history(folder, "verify").status, 0);
}

TEST(ArchiveLog, an_amendment_says_what_changes_and_asks_where_more_is_wrong) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1, "id x-1\n"));
    std::string faulty = record_text(1, "id x-1\n");
    faulty.insert(faulty.find("\nB ") + 1, "A 6-6 0-0\n");
    folder.file("faulty.bones", faulty);
    history(folder, "import a.bones");
    const std::string before = content(folder);
    const Ran refused = history(folder, "amend 1 faulty.bones --reason misread");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(refused.says("new: ")) << refused.output;
    EXPECT_TRUE(refused.says("add --yes to amend it anyway")) << refused.output;
    EXPECT_EQ(content(folder), before);
    EXPECT_EQ(cell(folder, "SELECT count(*) FROM log"), "1");
    EXPECT_EQ(history(folder, "amend 1 faulty.bones --yes --reason misread").status, 0);
    const Ran back = history(folder, "amend 1 a.bones --reason 'right after all'");
    EXPECT_EQ(back.status, 0);
    EXPECT_TRUE(back.says("gone: ")) << back.output;
}

TEST(ArchiveArms, the_sheets_own_numbers_stay_beside_the_canonical_ones) {
    const TemporaryFolder folder;
    folder.file("a.bones",
                "game curse-of-the-doublet\n"
                "id x-1\n"
                "player A Ana\n"
                "player B Bo\n"
                "\n"
                "hand 1\n"
                "lead A\n"
                "A 6-6\n"
                "B 6-1@4\n"
                "A 6-2@2\n"
                "B 2-3\n"
                "end unfinished\n");
    history(folder, "import a.bones");
    const std::string arms =
        "SELECT group_concat(ifnull(arm, '-') || '/' || ifnull(written_arm, '-'), ' ') FROM "
        "(SELECT "
        "arm, written_arm FROM actions ORDER BY ply)";
    const std::string wanted = cell(folder, arms);
    EXPECT_NE(wanted.find("/4 "), std::string::npos) << wanted;
    EXPECT_EQ(wanted.find("/4 "), wanted.find("1/4 ") + 1) << wanted;
    EXPECT_EQ(history(folder, "verify").status, 0);
    history(folder, "remove 1 --reason test");
    history(folder, "restore 1");
    EXPECT_EQ(cell(folder, arms), wanted);
    history(folder, "merge bones.db", "other.db");
    EXPECT_EQ(history(folder, "verify", "other.db").status, 0);
    Database other = open_archive(folder.path("other.db"), Access::read);
    Query query(other, arms);
    query.step();
    EXPECT_EQ(query.string(0), wanted);
}

}  // namespace
}  // namespace bones::test
