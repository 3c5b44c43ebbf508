#include "tools/lib/store/archive/schema.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/embedded.hpp"
#include "tools/lib/store/archive/holder.hpp"
#include "tools/lib/store/archive/judging.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/settings.hpp"

namespace bones {
extern const std::span<const EmbeddedFile> archive_schema;
extern const std::span<const EmbeddedFile> migration_files;
}  // namespace bones

namespace bones::inline store::archive {

namespace {

int version_of(Database& database) {
    return static_cast<int>(number_of(database, "PRAGMA user_version"));
}

bool is_empty(Database& database) {
    return number_of(database, "SELECT count(*) FROM sqlite_master") == 0 &&
           number_of(database, "PRAGMA application_id") == 0 && version_of(database) == 0;
}

/// The names of the first tables of a database, to show what it is.
std::string some_tables(Database& database) {
    Query query(database,
                "SELECT group_concat(name, ', ') FROM (SELECT name FROM sqlite_master "
                "WHERE type = 'table' ORDER BY name LIMIT 4)");
    query.step();
    return query.is_null(0) ? "no tables" : fmt::format("tables {}", query.text(0));
}

void refuse_strangers(Database& database) {
    if (is_empty(database))
        throw ArchiveError(fmt::format("{} is empty; `bones-history import` makes it an archive",
                                       database.path()));
    const std::int64_t application = number_of(database, "PRAGMA application_id");
    if (application != archive_application)
        throw ArchiveError(
            fmt::format("{} is not an archive but another database: application id {}, {}",
                        database.path(), application, some_tables(database)));
    const int version = version_of(database);
    if (version > archive_version)
        throw ArchiveError(
            fmt::format("{} was made by a newer version of Bones: its schema is {}, and this "
                        "program reads up to {}",
                        database.path(), version, archive_version));
}

/// The CREATE statements of a script, each with the text up to the next one.
std::vector<std::string_view> statements_in(std::string_view script) {
    std::vector<std::string_view> statements;
    for (std::size_t at = 0; (at = script.find("\nCREATE ", at)) != script.npos;)
        statements.push_back(script.substr(++at));
    return statements;
}

/// The differences of an archive from the schema: the statements that it lacks, and whether it has
/// triggers or indices of its own.
struct SchemaDifference {
    std::vector<std::string_view> missing = statements_in(archive_schema.front().text);
    bool has_others = false;

    explicit SchemaDifference(Database& database) {
        Query objects(database, "SELECT type, sql FROM sqlite_master WHERE sql IS NOT NULL");
        while (objects.step()) {
            const std::string_view type = objects.text(0), sql = objects.text(1);
            const auto ours = std::erase_if(missing, [&](std::string_view statement) {
                return statement.starts_with(sql) && statement.substr(sql.size()).starts_with(';');
            });
            has_others = has_others || type == "trigger" || (type == "index" && ours == 0);
        }
    }
};

/// Protects against files from unknown sources. In place of a table such a file could have a view
/// that never ends. It could have a trigger that runs on each write, or an index with slow
/// expressions or wrong content. Additional tables and views are allowed.
void refuse_another_schema(Database& database) {
    const SchemaDifference difference(database);
    if (!difference.missing.empty() || difference.has_others)
        throw ArchiveError(
            fmt::format("{} is not a valid archive: its tables, indices or views were changed, or "
                        "it has triggers or other indices",
                        database.path()));
}

// If names were folded in two ways, one person could become two. If records were judged in two
// ways, counts would mix both.
void refuse_outdated(Database& database) {
    if (!is_judged_as_today(database))
        throw ArchiveError(fmt::format(
            "{} was judged by an earlier version of Bones; run `bones-history --db {} upgrade`",
            database.path(), database.path()));
    const std::string folded_by = setting(database, setting_unicode);
    if (folded_by == unicode_version()) return;
    throw ArchiveError(
        fmt::format("{} has names folded by Unicode {}, but this program uses {}; run "
                    "`bones-history --db {} upgrade`",
                    database.path(), folded_by, unicode_version(), database.path()));
}

void make(Database& database) {
    // With a write-ahead log, others can read the archive while it is written. Without a writer it
    // is a single file.
    run_patiently(database, "PRAGMA journal_mode = WAL");
    Transaction transaction(database);
    if (is_empty(database)) {
        database.run(std::string(archive_schema.front().text));
        note_setting(database, setting_unicode, unicode_version());
        note_setting(database, setting_judging, std::to_string(judging_version));
    }
    transaction.commit();
}

void prepare_for_writing(Database& database) {
    run_patiently(database,
                  "PRAGMA journal_mode = WAL; PRAGMA cache_size = -4096;"
                  "PRAGMA journal_size_limit = 67108864");
}

}  // namespace

std::span<const Migration> archive_migrations() {
    static const std::vector<Migration> migrations = [] {
        std::vector<Migration> found;
        for (const EmbeddedFile& file : migration_files) {
            Migration migration{0, file.text};
            std::from_chars(file.name.data(), file.name.data() + file.name.size(),
                            migration.version);
            found.push_back(migration);
        }
        return found;
    }();
    return migrations;
}

void check_archive_name(const std::string& path) {
    if (path.empty()) throw ArchiveError("the archive's name is empty; write --db FILE");
    if (path == ":memory:")
        throw ArchiveError("an archive needs a file; a file of this name is `--db ./:memory:`");
    if (path.starts_with("//"))
        throw ArchiveError(
            fmt::format("{} starts with two slashes; write /{}", path,
                        path.substr(std::min(path.find_first_not_of('/'), path.size()))));
}

Database open_archive(const std::string& path, Access access) {
    check_archive_name(path);
    Database database(path, access);
    if (access == Access::write && is_empty(database)) make(database);
    refuse_strangers(database);
    const int version = version_of(database);
    if (version < archive_version)
        throw ArchiveError(fmt::format(
            "{} has schema {}, but this program needs {}; run `bones-history --db {} upgrade`",
            path, version, archive_version, path));
    refuse_another_schema(database);
    if (access == Access::write) {
        refuse_outdated(database);
        prepare_for_writing(database);
    }
    return database;
}

Database archive_in_memory() {
    Database database(":memory:", Access::write);
    make(database);
    return database;
}

Database open_for_upgrade(const std::string& path) {
    check_archive_name(path);
    // Opened for reading first, so that no file is created.
    { const Database there(path, Access::read); }
    Database database(path, Access::write);
    refuse_strangers(database);
    return database;
}

UpgradeResult upgrade(Database& database, std::span<const Migration> migrations, int version) {
    UpgradeResult upgraded{version_of(database), {}};
    // Migrations that make a table again must not delete the rows that refer to it. All references
    // are checked at the end.
    database.run("PRAGMA foreign_keys = OFF");
    {
        Transaction transaction(database);
        int now = version_of(database);
        for (const Migration& migration : migrations) {
            if (migration.version != now + 1 || now >= version) continue;
            database.run(std::string(migration.sql));
            now = migration.version;
            database.run(fmt::format("PRAGMA user_version = {}", now));
        }
        if (now < version)
            throw ArchiveError(fmt::format("{} has schema {}, which cannot be upgraded to {}",
                                           database.path(), now, version));
        const bool is_current = version == archive_version;
        if (is_current)
            for (const std::string_view statement : SchemaDifference(database).missing)
                database.run(std::string(statement.substr(0, statement.find("\nCREATE "))));
        if (is_current && setting(database, setting_unicode) != unicode_version())
            upgraded.joined = fold_anew(database);
        if (number_of(database, "SELECT count(*) FROM pragma_foreign_key_check") != 0)
            throw ArchiveError(fmt::format("{} is unchanged: the upgrade would break references",
                                           database.path()));
        transaction.commit();
    }
    database.run("PRAGMA foreign_keys = ON");
    return upgraded;
}

}  // namespace bones::inline store::archive
