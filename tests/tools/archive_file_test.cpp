// Archives as files: refused files, waiting, full disks and damaged files.
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <thread>

#include "tests/tools/archive_support.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/holder.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

using namespace archive;
namespace {

std::string many_records(int from, int to) {
    std::string text;
    for (int i = from; i < to; ++i) text += record_text(i) + "\n";
    return text;
}

TEST(ArchiveFile, a_missing_one_is_made_by_import_only) {
    const TemporaryFolder folder;
    EXPECT_TRUE(history(folder, "list").says("no archive at bones.db"));
    EXPECT_EQ(history(folder, "export").status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path("bones.db")));
    folder.file("a.bones", record_text(1));
    EXPECT_EQ(history(folder, "import a.bones").status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder.path("bones.db")));
    EXPECT_FALSE(std::filesystem::exists(folder.path("bones.db-wal")));
}

TEST(ArchiveFile, something_else_is_refused_and_left_alone) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    folder.file("notes.db", "this is a shopping list, and not a short one\n");
    EXPECT_TRUE(history(folder, "import a.bones", "notes.db").says("it is not an SQLite database"));
    EXPECT_EQ(folder.content("notes.db"), "this is a shopping list, and not a short one\n");
    sql(folder.path("music.db"), "CREATE TABLE songs (name TEXT)");
    const Ran ran = history(folder, "import a.bones", "music.db");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.says("is not an archive but another database: application id 0, tables songs"))
        << ran.output;
}

// The file that is left if creating an archive was interrupted.
TEST(ArchiveFile, an_empty_file_is_no_archive_until_records_are_imported) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    folder.file("bones.db", "");
    const Ran ran = history(folder, "list");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.says("is empty; `bones-history import` makes it an archive")) << ran.output;
    EXPECT_EQ(history(folder, "import a.bones").status, 0);
    EXPECT_EQ(history(folder, "list").status, 0);
}

TEST(ArchiveFile, a_newer_schema_is_refused) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    history(folder, "import a.bones");
    sql(folder.path("bones.db"), "PRAGMA user_version = 99");
    for (const std::string command : {"list", "import a.bones", "verify", "upgrade"}) {
        const Ran ran = history(folder, command);
        EXPECT_EQ(ran.status, 2) << command;
        EXPECT_TRUE(ran.says("made by a newer version of Bones: its schema is 99")) << ran.output;
    }
}

TEST(ArchiveFile, migrations_run_in_order_wholly_or_not_at_all) {
    const TemporaryFolder folder;
    const std::string path = folder.path("bones.db");
    { const Database made = open_archive(path, Access::write); }
    sql(path, "PRAGMA user_version = 0");
    EXPECT_TRUE(history(folder, "list").says("run `bones-history --db bones.db upgrade`"));
    const Migration steps[] = {{1, "CREATE TABLE first (x)"},
                               {2, "ALTER TABLE first RENAME TO second"}};
    const Migration faulty[] = {{1, "CREATE TABLE first (x)"}, {2, "DROP TABLE nothing"}};
    const Migration breaking[] = {{1, "INSERT INTO seats VALUES (99, 'A', 7, '', 'A', 0, 0, 0)"}};
    Database database = open_for_upgrade(path);
    EXPECT_THROW(upgrade(database, faulty, 2), ArchiveError);
    EXPECT_THROW(upgrade(database, steps, 3), ArchiveError);
    EXPECT_THROW(upgrade(database, breaking, 1), ArchiveError);
    EXPECT_EQ(number_of(database, "PRAGMA user_version"), 0);
    EXPECT_EQ(number_of(database, "SELECT count(*) FROM sqlite_master WHERE name = 'first'"), 0);
    EXPECT_EQ(upgrade(database, steps, 2).before, 0);
    EXPECT_EQ(number_of(database, "PRAGMA user_version"), 2);
    EXPECT_EQ(number_of(database, "SELECT count(*) FROM sqlite_master WHERE name = 'second'"), 1);
}

TEST(ArchiveFile, the_migrations_of_the_source_lead_to_the_current_version) {
    ASSERT_EQ(archive_migrations().size(), 1u);  // from the previous version
    EXPECT_EQ(archive_migrations().front().version, archive_version);
    const TemporaryFolder folder;
    { const Database made = open_archive(folder.path("bones.db"), Access::write); }
    EXPECT_TRUE(history(folder, "upgrade")
                    .says("has schema " + std::to_string(archive_version) + " already"));
}

/// Returns the schema of an archive, independent of how its statements were written.
std::string schema_of(Database& database) {
    std::string schema;
    Query query(database,
                "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name");
    while (query.step()) schema += query.string(0) + ";\n";
    return schema;
}

/// Returns an archive stored by an earlier version of the schema.
std::string stored_archive(int version) {
    std::ifstream file(BONES_SOURCE_DIR "/tests/data/archives/version-" + std::to_string(version) +
                       ".sql");
    return {std::istreambuf_iterator<char>(file), {}};
}

using Columns = std::vector<std::string>;

Columns columns_of(Database& database, const std::string& table) {
    Columns columns;
    Query query(database, "SELECT name FROM pragma_table_xinfo(?)");
    for (query.with(std::string_view(table)); query.step();)
        columns.push_back('"' + query.string(0) + '"');
    return columns;
}

/// Returns some columns of all rows of a table or view, sorted.
std::vector<std::string> rows_of(Database& database, const std::string& table,
                                 const Columns& columns) {
    std::string list;
    for (const std::string& column : columns) list += (list.empty() ? "" : ", ") + column;
    std::vector<std::string> rows;
    Query query(database, "SELECT " + list + " FROM " + table);
    while (query.step()) {
        std::string& row = rows.emplace_back();
        for (int i = 0; i < query.columns(); ++i)
            row += (query.is_null(i) ? "-" : "=" + query.string(i)) + " | ";
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

// The upgrade judges stored records again.
TEST(ArchiveFile, tables_and_views_say_the_same_after_an_upgrade) {
    const TemporaryFolder folder;
    const std::string path = folder.path("bones.db");
    sql(path, stored_archive(archive_version - 1));
    Database database = open_for_upgrade(path);
    std::map<std::string, std::pair<Columns, std::vector<std::string>>> before;
    for (const char* table :
         {"actions",      "hands",     "hand_seats", "ledger",       "log",
          "players",      "known_as",  "events",     "records",      "seats",
          "house_rules",  "penalties", "games",      "game_players", "plays",
          "hand_players", "points",    "imports",    "amendments",   "removed"}) {
        const Columns columns = columns_of(database, table);
        before[table] = {columns, rows_of(database, table, columns)};
    }
    EXPECT_GT(before["actions"].second.size(), 4u);
    upgrade(database);
    for (const auto& [table, said] : before)
        EXPECT_EQ(rows_of(database, table, said.first), said.second) << table;
}

TEST(ArchiveFile, a_stored_archive_of_the_version_before_is_what_an_import_makes_today) {
    const TemporaryFolder folder;
    const std::string path = folder.path("bones.db");
    sql(path, stored_archive(archive_version - 1));
    EXPECT_TRUE(history(folder, "list")
                    .says(fmt::format("has schema {}, but this program needs {}",
                                      archive_version - 1, archive_version)));
    EXPECT_TRUE(history(folder, "upgrade")
                    .says(fmt::format("had schema {} and now has {}", archive_version - 1,
                                      archive_version)));
    EXPECT_TRUE(history(folder, "verify").says("40 records, no differences"))
        << history(folder, "verify").output;
    Database fresh = open_archive(folder.path("new.db"), Access::write);
    Database upgraded = open_archive(path, Access::read);
    EXPECT_EQ(schema_of(upgraded), schema_of(fresh));
    EXPECT_TRUE(history(folder, "show 1 --old 1").says("2-3"));
    EXPECT_TRUE(
        run("bones-query --level hands --count --player 'Quentin Moss' --db " + path).says("1"))
        << "a substitute";
}

TEST(ArchiveFile, an_archive_of_an_earlier_version_is_refused) {
    const TemporaryFolder folder;
    const std::string path = folder.path("bones.db");
    sql(path, stored_archive(archive_version - 1));
    sql(path, "PRAGMA user_version = 3");
    const Ran ran = history(folder, "upgrade");
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(ran.says("has schema 3, which cannot be upgraded to")) << ran.output;
}

TEST(ArchiveFile, what_an_earlier_bones_judged_is_judged_anew_and_texts_stay) {
    const TemporaryFolder folder;
    folder.file("a.bones", many_records(0, 20));
    history(folder, "import -q a.bones");
    const std::string before = content(folder), text = history(folder, "export").output;
    sql(folder.path("bones.db"),
        "DELETE FROM settings WHERE name = 'judging'; UPDATE findings SET message = 'old words', "
        "verdict = 'broken'; DELETE FROM ledger; UPDATE seats SET total = 999");
    const Ran verified = history(folder, "verify");
    EXPECT_EQ(verified.status, 1);
    EXPECT_TRUE(
        verified.says("judged by an earlier version of Bones; `upgrade` judges them again"));
    EXPECT_TRUE(verified.says("1 difference")) << verified.output;
    const Ran refused = history(folder, "import a.bones");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(refused.says("run `bones-history --db bones.db upgrade`")) << refused.output;
    EXPECT_TRUE(history(folder, "upgrade").says("20 records judged again"));
    EXPECT_EQ(content(folder), before);
    EXPECT_EQ(history(folder, "export").output, text);
    EXPECT_EQ(history(folder, "verify").status, 0);
    EXPECT_FALSE(history(folder, "upgrade").says("judged again"));
}

TEST(ArchiveFile, a_damaged_one_is_said_to_be_damaged) {
    const TemporaryFolder folder;
    folder.file("a.bones", many_records(0, 300));
    history(folder, "import -q a.bones");
    std::string bytes = folder.content("bones.db");
    for (std::size_t i = 4096 * 12; i < bytes.size() - 4096 * 4; i += 4096)
        bytes.replace(i, 64, std::string(64, '\x5a'));
    folder.file("bones.db", bytes);
    const Ran ran = history(folder, "verify");
    EXPECT_NE(ran.status, 0);
    EXPECT_TRUE(ran.says("damaged") || ran.says("archive: ")) << ran.output;
    EXPECT_EQ(history(folder, "export").status, 2);
    EXPECT_TRUE(history(folder, "export").says("bones.db is damaged"));
}

/// Runs a command as an unprivileged user if this process is the superuser.
Ran run_unprivileged(const std::string& command) {
    if (geteuid() != 0) return run(command);
    return run("exec setpriv --reuid=65534 --regid=65534 --clear-groups sh -c \"" + command + "\"");
}

TEST(ArchiveFile, a_read_only_one_can_be_read_and_is_not_written) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    folder.file("b.bones", record_text(2));
    history(folder, "import a.bones");
    run("cd " + folder.path() + " && chmod a-w bones.db && chmod 555 .");
    const std::string there = "cd " + folder.path() + " && " BONES_BIN_DIR "/bones-history ";
    const Ran list = run_unprivileged(there + "list");
    EXPECT_EQ(list.status, 0) << list.output;
    EXPECT_TRUE(list.says("Ana Ruiz"));
    const Ran import = run_unprivileged(there + "import b.bones");
    EXPECT_EQ(import.status, 2);
    EXPECT_TRUE(import.says("cannot write bones.db: it is read-only") ||
                import.says("cannot open bones.db"))
        << import.output;
    run("chmod 755 " + folder.path());
    EXPECT_FALSE(history(folder, "export").says("3-0\n"));
}

TEST(ArchiveFile, a_full_disk_is_said_and_loses_nothing) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    folder.file("big.bones", many_records(2, 780));
    history(folder, "import a.bones");
    const std::string before = content(folder);
    // For the program a file-size limit is like a full disk. If allowed, the test also mounts a
    // small disk.
    const Ran limited =
        run("cd " + folder.path() +
            " && ulimit -f 400 && trap '' XFSZ && bones-history import -q big.bones");
    EXPECT_EQ(limited.status, 2);
    EXPECT_TRUE(limited.says("cannot write bones.db: ")) << limited.output;
    EXPECT_EQ(content(folder), before);
    EXPECT_EQ(history(folder, "verify").status, 0);
    const Ran full =
        run("cd " + folder.path() +
            " && unshare -rm sh -c 'mkdir -p small && mount -t tmpfs -o size=400k none "
            "small && cp bones.db small && cd small && bones-history import -q "
            "../big.bones; echo status $?; bones-history verify; bones-history export' "
            "|| echo no mount");
    if (!full.says("no mount")) {
        EXPECT_TRUE(full.says("the disk is full")) << full.output;
        EXPECT_TRUE(full.says("status 2")) << full.output;
        EXPECT_TRUE(full.says("1 record, no differences")) << full.output;
        EXPECT_TRUE(full.says(before));
    }
    EXPECT_EQ(history(folder, "import -q big.bones").status, 0);
}

TEST(ArchiveFile, a_second_writer_waits_and_says_for_whom) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    folder.file("b.bones", record_text(2));
    history(folder, "import a.bones");
    Database writer = open_archive(folder.path("bones.db"), Access::write);
    writer.run("BEGIN IMMEDIATE");
    const Ran impatient = history(folder, "import --wait 1 b.bones");
    EXPECT_EQ(impatient.status, 2);
    EXPECT_TRUE(impatient.says("(process " + std::to_string(getpid()) + ")")) << impatient.output;
    EXPECT_TRUE(impatient.says("try again later")) << impatient.output;
    Ran patient;
    std::atomic<bool> ended = false;
    std::thread other([&] {
        patient =
            history(folder, "import --wait 60 b.bones 2>said; status=$?; cat said; exit $status");
        ended = true;
    });
    std::error_code missing;
    while (!ended && !(std::filesystem::file_size(folder.path("said"), missing) > 0 && !missing))
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    writer.run("COMMIT");
    other.join();
    EXPECT_EQ(patient.status, 0);
    EXPECT_TRUE(patient.says("waiting for `")) << patient.output;
    EXPECT_TRUE(patient.says("1 new")) << patient.output;
}

TEST(ArchiveFile, one_that_another_program_is_making_is_waited_for_too) {
    const TemporaryFolder folder;
    folder.file("b.bones", record_text(2));
    folder.file("bones.db", "");
    // An archive being created has no log yet, so that other programs cannot even read it.
    sqlite3* maker = nullptr;
    ASSERT_EQ(sqlite3_open(folder.path("bones.db").c_str(), &maker), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(maker, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
    const Ran impatient = history(folder, "import --wait 1 b.bones");
    EXPECT_EQ(impatient.status, 2);
    EXPECT_TRUE(impatient.says("waiting for `")) << impatient.output;
    EXPECT_TRUE(impatient.says("try again later")) << impatient.output;
    Ran patient;
    std::thread other([&] { patient = history(folder, "import --wait 60 b.bones"); });
    std::this_thread::sleep_for(std::chrono::milliseconds(5600));
    sqlite3_exec(maker, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_close(maker);
    other.join();
    EXPECT_EQ(patient.status, 0) << patient.output;
    EXPECT_TRUE(patient.says("1 new")) << patient.output;
}

TEST(ArchiveFile, of_a_process_that_has_gone_nothing_is_said) {
    // A folder can be opened but not read, like the command line of a process that ends at that
    // moment.
    EXPECT_EQ(command_in("/"), "");
    EXPECT_EQ(command_in("/proc/0/cmdline"), "");
    EXPECT_NE(command_in("/proc/self/cmdline"), "");
}

TEST(ArchiveFile, a_reader_sees_one_moment_while_records_are_imported) {
    const TemporaryFolder folder;
    folder.file("a.bones", many_records(0, 100));
    folder.file("b.bones", many_records(100, 700));
    history(folder, "import -q a.bones");
    Database reader = open_archive(folder.path("bones.db"), Access::read);
    std::uint64_t seen = 0;
    const std::uint64_t count = export_records(reader, [&](std::string_view) {
        if (++seen == 50) {
            EXPECT_EQ(history(folder, "import -q b.bones").status, 0);
        }
    });
    EXPECT_EQ(count, 100u);
    EXPECT_EQ(number_of(reader, "SELECT count(*) FROM records"), 700);
}

TEST(ArchiveFile, the_environment_names_the_archive) {
    const TemporaryFolder folder;
    folder.file("a.bones", record_text(1));
    EXPECT_EQ(
        run("cd " + folder.path() + " && BONES_DB=own.db bones-history import a.bones").status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder.path("own.db")));
}

}  // namespace
}  // namespace bones::test
