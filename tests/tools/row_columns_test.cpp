// The columns listed for the rows match the schemas: names, order, types, and whether NULL is
// allowed.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "tools/batch/tables.hpp"
#include "tools/lib/store/archive/columns.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

namespace {

template <class Value>
constexpr bool is_maybe = false;
template <class Value>
constexpr bool is_maybe<std::optional<Value>> = true;

/// Returns a column as SQLite describes it.
std::string sqlite_column(std::string_view name, std::string_view type, bool maybe) {
    return fmt::format("{} {}{}", name, type, maybe ? "" : " NOT NULL");
}

struct SqliteType {
    std::string_view operator()(std::int64_t) const { return "INTEGER"; }
    std::string_view operator()(archive::HandRef) const { return "INTEGER"; }
    std::string_view operator()(std::string_view) const { return "TEXT"; }
    std::string_view operator()(const archive::ShortText&) const { return "TEXT"; }
    template <class Value>
    std::string_view operator()(const std::optional<Value>&) const {
        return (*this)(Value{});
    }
};

template <class Row>
std::vector<std::string> listed_columns() {
    std::vector<std::string> columns;
    const Row none;
    Row::columns(none, [&]<class Value>(std::string_view name, const Value& value) {
        columns.push_back(sqlite_column(name, SqliteType()(value), is_maybe<Value>));
    });
    return columns;
}

/// Returns the columns of a table, without the numbers of the record and the import, which rows do
/// not list.
std::vector<std::string> columns_in(archive::Database& database, std::string_view table) {
    std::vector<std::string> columns;
    archive::Query query(database,
                         "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?) WHERE name "
                         "NOT IN ('record_id', 'import_id') ORDER BY cid");
    // A numeric primary key is never NULL, though SQLite does not report that.
    for (query.with(table); query.step();)
        columns.push_back(sqlite_column(query.text(0), query.text(1),
                                        query.number(2) == 0 && query.number(3) == 0));
    return columns;
}

struct ClickhouseType {
    template <std::integral Number>
    std::string operator()(Number) const {
        return "number";
    }
    std::string operator()(std::string_view) const { return "String"; }
    std::string operator()(batch::Numbers) const { return "Array(number)"; }
    std::string operator()(batch::Words) const { return "Array(String)"; }
    template <class Value>
    std::string operator()(const std::optional<Value>&) const {
        return fmt::format("Nullable({})", (*this)(Value{}));
    }
};

/// Returns a table's columns in clickhouse.sql without the first, which the loader adds. The width
/// of numbers is ignored.
std::vector<std::string> columns_in_clickhouse(std::string_view table, std::string_view added) {
    std::ifstream schema(BONES_SOURCE_DIR "/schemas/clickhouse.sql");
    const std::string begin = fmt::format("CREATE TABLE IF NOT EXISTS bones.{}_local (", table);
    std::vector<std::string> columns;
    std::string line;
    while (std::getline(schema, line) && line != begin) continue;
    while (std::getline(schema, line) && !line.starts_with(")")) {
        std::erase_if(line, [](char c) { return c == '`' || c == ','; });
        std::istringstream words(line);
        std::string name, type;
        words >> name >> type;
        for (const char* number : {"UInt8", "UInt16", "UInt32", "UInt64", "Int64"})
            if (const std::size_t at = type.find(number); at != type.npos)
                type.replace(at, std::string_view(number).size(), "number");
        if (added.find(name) == added.npos) columns.push_back(name + ' ' + type);
    }
    return columns;
}

}  // namespace

TEST(RowColumns, are_those_of_the_archive) {
    archive::Database database = archive::archive_in_memory();
    const auto compare = [&]<class Row>(const std::vector<Row>&) {
        EXPECT_EQ(listed_columns<Row>(), columns_in(database, Row::table)) << Row::table;
    };
    compare(std::vector<archive::RecordRow>());
    const archive::RecordRows rows;
    archive::RecordRows::tables(rows, compare);
}

TEST(RowColumns, are_those_of_the_cluster) {
    int tables = 0;
    batch::Tables::for_each([&]<class Row>(const Row&) {
        std::vector<std::string> listed;
        batch::for_each_column<Row>([&](std::string_view name, const auto& value) {
            listed.push_back(fmt::format("{} {}", name, ClickhouseType()(value)));
        });
        const std::string_view added = Row::table == "cases" ? "shard number" : "shard";
        EXPECT_EQ(listed, columns_in_clickhouse(Row::table, added)) << Row::table;
        ++tables;
    });
    EXPECT_EQ(tables, 10);
}

}  // namespace bones
