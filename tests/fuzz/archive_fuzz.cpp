// A hostile archive: each way to read it works or throws an ArchiveError, ends, and leaves the file
// unchanged. A merge from it leaves the other archive intact.
//
// The input has one of three forms. It is an SQLite file or, after a byte 1, patches of a whole
// archive (three bytes of offset, one of length, the new bytes). Otherwise it is an SQL script to
// run on a whole archive.
#include <iterator>

#include "tests/fuzz/support.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/import.hpp"
#include "tools/lib/store/archive/merge.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/verify.hpp"
#include "tools/lib/store/selection/choice.hpp"
#include "tools/query/answers.hpp"
#include "tools/query/columns.hpp"

namespace {

using namespace bones;
using namespace bones::archive;
using namespace bones::fuzz;

constexpr std::string_view records =
    "game leyden\nid x-1\ndate 2026-11-19\nplayer A Ana <ana-17>\nplayer B Bo\n\nhand 1\n"
    "deal A 6-6 5-1\nA 6-6\nB 6-1\nA pass\nend unfinished\nscore A 3 B 4\n\n"
    "game curse-of-the-doublet\nid x-2\nevent Open\nplayer A Ana <ana-17>\nplayer B Cy\n\nhand 1\n"
    "lead A\nA 5-5\nB 5-1\nend unfinished\n";

/// Returns a valid archive of a few records with the smallest page size.
std::string whole_archive(const Folder& folder) {
    fuzz::store(folder / "records", records);
    {
        Database small(folder / "whole.db", Access::write);
        small.run("PRAGMA page_size = 512");
    }
    {
        Database database = open_archive(folder / "whole.db", Access::write);
        ImportCounts counts;
        InputFiles files(InputFile{"records", folder / "records"});
        Output nowhere("/dev/null");
        Report report(nowhere);
        import_files(
            files, database, {}, [](std::string_view) {},
            [](const ImportedRecord&) { return std::string(); }, report, counts);
        expect(counts.fresh == 2, "the archive to start from lacks records");
    }
    return content(folder / "whole.db");
}

std::string patched(std::string bytes, std::string_view patches) {
    while (patches.size() > 4) {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(patches[i]); };
        const std::size_t place = (byte(0) << 16 | byte(1) << 8 | byte(2)) % bytes.size();
        const std::string_view put = patches.substr(4, byte(3));
        bytes.replace(place, std::min(put.size(), bytes.size() - place), put);
        patches.remove_prefix(4 + put.size());
    }
    return bytes;
}

/// Runs a script on the archive. The script cannot open another file, and is stopped if it takes
/// long.
void run_script(const std::string& path, const std::string& script) {
    Database database(path, Access::write);
    sqlite3* handle = database.handle();
    database.run("PRAGMA writable_schema = ON; PRAGMA foreign_keys = OFF");
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 1 << 16);
    sqlite3_set_authorizer(
        handle,
        [](void*, int action, const char*, const char*, const char*, const char*) {
            return action == SQLITE_PRAGMA || action == SQLITE_ATTACH ? SQLITE_DENY : SQLITE_OK;
        },
        nullptr);
    sqlite3_progress_handler(
        handle, 100'000, [](void*) { return 1; }, nullptr);
    sqlite3_exec(handle, script.c_str(), nullptr, nullptr, nullptr);
}

template <class Work>
void attempt(const Work& work) {
    try {
        work();
    } catch (const ArchiveError&) {
    }
}

void query(Database& database, Level level) {
    Filters filters;
    filters.player = "ana";
    PreparedStatement count = count_statement(filters, level);
    Query number(database, count.sql);
    count.parameters.bind(number);
    number.run();
    const PreparedStatement prepared = find_statement({}, level, {});
    Query keys(database, prepared.sql);
    prepared.parameters.bind(keys);
    const std::vector<AnswerColumn> columns = columns_of(level, RowFormat::jsonl);
    Query row(database, row_statement(level, columns));
    SeatPointsReader points(database);
    while (keys.step()) {
        const Reset reset(row);
        for (int i = 0; i < keys.columns(); ++i) row.bind(i + 1, keys.number(i));
        if (!row.step()) continue;
        const SeatPoints* of_hand =
            level == Level::hands ? &points.read(keys.number(0), keys.number(1)) : nullptr;
        for (std::size_t i = 0; i < columns.size(); ++i)
            cell_of(row, static_cast<int>(i), columns[i], of_hand);
    }
}

struct Nothing {
    void clear() {}
};

/// Does what a tool does with --db, from the parsed words of its command line on.
void judge_all(const std::string& path) {
    Tool tool("fuzz", "", "");
    Choice choice;
    add_source_options(tool, choice);
    const char* words[] = {"fuzz", "-q", "-j", "1", "--db", path.c_str()};
    tool.parse(6, words);
    settle(tool, choice);
    for_all_chosen<Nothing>(
        tool, choice,
        [] {
            return [](const Batch& batch, Nothing&) {
                static RecordChecker judge;
                for (const BatchRecord& item : batch.records)
                    if (item.is_record()) judge.judge(item.raw);
            };
        },
        [](Nothing&) {});
}

void read_in_every_way(Database& database) {
    Progress quiet(0, true);
    attempt([&] { export_records(database, [](std::string_view) {}); });
    if (sqlite3_get_autocommit(database.handle()) == 0) database.run("ROLLBACK");
    attempt([&] { text_of(database, find_record(database, "x-1")); });
    attempt([&] {
        Query list(database, "SELECT * FROM games");
        list.run();
    });
    for (const Level level : {Level::records, Level::hands, Level::actions, Level::findings})
        attempt([&] { query(database, level); });
    attempt([&] { verify(database, quiet, [](const Difference&) {}); });
}

void merge_into_whole(const std::string& whole, Database& hostile) {
    Progress quiet(0, true);
    Database database = open_archive(whole, Access::write);
    attempt([&] {
        MergeCounts counts;
        merge(
            database, hostile, quiet, [](std::int64_t, const Match&) {}, counts);
    });
    const VerifyCounts counts = verify(database, quiet, [](const Difference& difference) {
        std::fprintf(stderr, "record %ld: %s\n", static_cast<long>(difference.record),
                     difference.message.c_str());
    });
    expect(counts.differences == 0, "merging a hostile archive damaged the other");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Folder folder;
    static const std::string whole = whole_archive(folder);
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::string hostile = folder / "hostile.db", other = folder / "other.db";
    std::filesystem::remove(hostile + "-wal");
    std::filesystem::remove(hostile + "-shm");
    if (input.starts_with("SQLite format 3")) {
        fuzz::store(hostile, input);
    } else if (input.starts_with('\1')) {
        fuzz::store(hostile, patched(whole, input.substr(1)));
    } else {
        fuzz::store(hostile, whole);
        run_script(hostile, std::string(input));
    }
    const std::string before = content(hostile);
    attempt([&] {
        Database database = open_archive(hostile, Access::read);
        read_in_every_way(database);
        fuzz::store(other, whole);
        merge_into_whole(other, database);
    });
    attempt([&] { judge_all(hostile); });
    expect(content(hostile) == before, "reading changed the archive");
    return 0;
}
