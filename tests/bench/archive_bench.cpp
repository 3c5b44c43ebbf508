// Compares import into the archive with bare loops of prepared INSERTs of the same rows into the
// same tables with the same indices. The loops read and judge nothing and have their values ready.
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tools/lib/io/records/sheet_text.hpp"
#include "tools/lib/store/archive/import.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

using namespace play;
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A folder that is deleted afterwards.
class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "bones-bench-XXXXXX").string();
        if (mkdtemp(name.data()) != nullptr) path_ = name;
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    std::string operator/(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

/// Writes games of one kind as records with full hands.
void write_games(const std::string& path, Game game, int count) {
    std::ofstream file(path);
    PlayedGame sheet;
    std::string text;
    for (int i = 0; i < count; ++i) {
        GameRequest request;
        request.game = game;
        request.players = 2;
        request.rules = default_house_rules(house_rules_of(game));
        Random random(1, static_cast<std::uint64_t>(i));
        generate(request, {}, random, sheet);
        SheetHeader header;
        header.id = "game " + std::to_string(i);
        header.date = "2026-11-19";
        header.names = {"Ana Ruiz", "Bo Chen"};
        header.usual = request.rules;
        text.clear();
        append_record(text, sheet, header, {});
        file << text << '\n';
    }
}

double import_time(const std::string& records, const std::string& archive, int threads) {
    ImportCounts counts;
    ImportOptions options;
    options.threads = threads;
    const Clock::time_point start = Clock::now();
    {
        Database database = open_archive(archive, Access::write);
        InputFiles files(InputFile{records, records});
        Output nowhere("/dev/null");
        Report report(nowhere);
        import_files(
            files, database, options, [](std::string_view) {},
            [](const ImportedRecord&) { return std::string(); }, report, counts);
    }
    return seconds_since(start);
}

/// The rows of one table, ready to be bound.
struct Rows {
    struct Value {
        int type = SQLITE_NULL;
        std::int64_t number = 0;
        std::string text;
    };

    std::string insert;
    int columns = 0;
    std::vector<Value> values;
};

/// Reads the rows of a table from `source`, in the columns that `target` has.
Rows read_rows(Database& source, Database& target, const std::string& table) {
    Rows rows;
    std::string names, marks;
    Query info(target, "SELECT name FROM pragma_table_info('" + table + "')");
    for (; info.step(); ++rows.columns) {
        names += (rows.columns > 0 ? ", " : "") + info.string(0);
        marks += rows.columns > 0 ? ", ?" : "?";
    }
    rows.insert = "INSERT INTO " + table + " (" + names + ") VALUES (" + marks + ")";
    Query query(source, "SELECT " + names + " FROM " + table);
    while (query.step())
        for (int i = 0; i < rows.columns; ++i)
            rows.values.push_back({query.type(i), query.number(i),
                                   query.type(i) == SQLITE_TEXT ? query.string(i) : ""});
    return rows;
}

std::vector<Rows> read_all(Database& source, Database& target) {
    std::vector<Rows> all;
    Query tables(target, "SELECT name FROM sqlite_master WHERE type = 'table'");
    while (tables.step()) all.push_back(read_rows(source, target, tables.string(0)));
    return all;
}

std::size_t count_of(const std::vector<Rows>& all) {
    std::size_t count = 0;
    for (const Rows& table : all)
        count += table.values.size() / static_cast<std::size_t>(table.columns);
    return count;
}

using Opening = Database (*)(const std::string& path);

Database open_today(const std::string& path) {
    Database database = open_archive(path, Access::write);
    database.run("DELETE FROM settings");
    return database;
}

void insert_rows(Database& database, const Rows& rows) {
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v3(database.handle(), rows.insert.c_str(), -1, SQLITE_PREPARE_PERSISTENT,
                       &insert, nullptr);
    const auto columns = static_cast<std::size_t>(rows.columns);
    for (std::size_t row = 0; row < rows.values.size(); row += columns) {
        for (std::size_t i = 0; i < columns; ++i) {
            const Rows::Value& value = rows.values[row + i];
            const int parameter = static_cast<int>(i) + 1;
            if (value.type == SQLITE_INTEGER)
                sqlite3_bind_int64(insert, parameter, value.number);
            else if (value.type == SQLITE_TEXT)
                sqlite3_bind_text64(insert, parameter, value.text.data(), value.text.size(),
                                    SQLITE_STATIC, SQLITE_UTF8);
            else
                sqlite3_bind_null(insert, parameter);
        }
        if (sqlite3_step(insert) != SQLITE_DONE) abort();
        sqlite3_reset(insert);
    }
    sqlite3_finalize(insert);
}

/// Returns the time until everything is in one file.
double close_time(Database database) {
    const Clock::time_point start = Clock::now();
    { const Database closing = std::move(database); }
    return seconds_since(start);
}

double bare_time(const std::vector<Rows>& all, const std::string& archive, Opening open) {
    Database database = open(archive);
    const Clock::time_point start = Clock::now();
    database.run("PRAGMA foreign_keys = OFF");  // the setting of SQLite, and of the import
    Transaction transaction(database);
    for (const Rows& rows : all) insert_rows(database, rows);
    transaction.commit();
    const double inserted = seconds_since(start);
    return inserted + close_time(std::move(database));
}

void import_against_bare_loops(benchmark::State& state, Game game, int threads, int games) {
    const Folder folder;
    write_games(folder / "games.bones", game, games);
    import_time(folder / "games.bones", folder / "first.db", threads);
    Database first = open_archive(folder / "first.db", Access::read);
    std::vector<Rows> rows;
    {
        Database today = open_today(folder / "today.db");
        rows = read_all(first, today);
    }
    double imported = 0, bare = 0;
    int number = 0;
    for (auto _ : state) {  // alternately: A B A B …
        const std::string own = folder / (std::to_string(++number) + ".db");
        imported += import_time(folder / "games.bones", own, threads);
        std::filesystem::remove(own);
        bare += bare_time(rows, own, open_today);
        std::filesystem::remove(own);
    }
    const auto runs = static_cast<double>(state.iterations());
    const auto count = static_cast<double>(count_of(rows));
    const auto actions = static_cast<double>(number_of(first, "SELECT count(*) FROM moves"));
    state.counters["rows"] = count;
    state.counters["import_rows/s"] = count * runs / imported;
    state.counters["bare_rows/s"] = count * runs / bare;
    state.counters["ratio"] = bare / imported;
    state.counters["bytes_an_action"] =
        static_cast<double>(std::filesystem::file_size(folder / "first.db")) / actions;
}

#define IMPORT(name, game, games)                                                  \
    BENCHMARK_CAPTURE(import_against_bare_loops, name##_1_thread, game, 1, games)  \
        ->Unit(benchmark::kMillisecond)                                            \
        ->Iterations(5);                                                           \
    BENCHMARK_CAPTURE(import_against_bare_loops, name##_2_threads, game, 2, games) \
        ->Unit(benchmark::kMillisecond)                                            \
        ->Iterations(5)

IMPORT(curse, Game::curse_of_the_doublet, 1500);
IMPORT(takes, Game::double_takes, 1500);
IMPORT(prize, Game::prize_dominoes, 1500);
IMPORT(super, Game::super_dominoes, 150);
IMPORT(leyden, Game::leyden, 1500);

}  // namespace
}  // namespace bones
