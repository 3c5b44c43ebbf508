#include "tools/query/free_sql.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "tools/lib/store/archive/schema.hpp"
#include "tools/query/time_limit.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr int longest_value = 16 << 20;  // bytes; the text of a record may exceed 1 MiB
// The tool takes at most 256 MiB. SQLite gets this part. The rest is for the longest row, which
// takes about 30 times its size during writing.
constexpr std::int64_t memory_of_sqlite = 96 << 20;
constexpr std::size_t longest_row = 4 << 20;  // bytes of all values

/// The forbidden action that a statement tried; empty: none. It must not allocate memory, because
/// SQLite's callback writes it.
struct Refusal {
    char what[64] = "";
};

bool may_ask(std::string_view pragma) {
    constexpr std::array<std::string_view, 6> harmless{
        "table_info", "table_xinfo", "table_list", "index_list", "index_info", "foreign_key_list"};
    return std::find(harmless.begin(), harmless.end(), pragma) != harmless.end();
}

std::string_view name_of_action(int action) {
    switch (action) {
        case SQLITE_INSERT:
            return "INSERT";
        case SQLITE_UPDATE:
            return "UPDATE";
        case SQLITE_DELETE:
            return "DELETE";
        case SQLITE_ATTACH:
        case SQLITE_DETACH:
            return "ATTACH";
        case SQLITE_PRAGMA:
            return "PRAGMA";
        case SQLITE_TRANSACTION:
        case SQLITE_SAVEPOINT:
            return "a transaction";
        default:
            return "that";
    }
}

/// SQLite's authoriser. It allows only reading.
int authorise(void* refused, int action, const char* first, const char* second, const char*,
              const char*) {
    const std::string_view name = first == nullptr ? "" : first;
    const std::string_view function = second == nullptr ? "" : second;
    if (action == SQLITE_SELECT || action == SQLITE_READ || action == SQLITE_RECURSIVE)
        return SQLITE_OK;
    if (action == SQLITE_FUNCTION && function != "load_extension") return SQLITE_OK;
    if (action == SQLITE_PRAGMA && may_ask(name)) return SQLITE_OK;
    auto& refusal = *static_cast<Refusal*>(refused);
    const std::string_view what = action == SQLITE_FUNCTION ? function : name_of_action(action);
    if (refusal.what[0] == '\0') what.copy(refusal.what, sizeof refusal.what - 1);
    return SQLITE_DENY;
}

/// Whether a text has more than blanks, comments and semicolons.
bool says_anything(Database& database, const char* text) {
    while (*text != '\0') {
        sqlite3_stmt* statement = nullptr;
        const int code = sqlite3_prepare_v2(database.handle(), text, -1, &statement, &text);
        const bool there = statement != nullptr || code != SQLITE_OK;
        sqlite3_finalize(statement);
        if (there) return true;
    }
    return false;
}

std::string hexadecimal(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) text += fmt::format("{:02x}", static_cast<unsigned char>(c));
    return text;
}

Cell any_cell(const Query& query, int column) {
    switch (query.type(column)) {
        case SQLITE_NULL:
            return Cell::none();
        case SQLITE_INTEGER:
            return Cell::of(query.number(column));
        case SQLITE_FLOAT:
            if (!std::isfinite(query.real(column))) return Cell::of(query.text(column));
            return Cell::written(fmt::format("{}", query.real(column)));
        case SQLITE_BLOB:
            return Cell::of(std::string_view(hexadecimal(query.text(column))));
        default:
            return Cell::of(query.text(column));
    }
}

/// The columns of a query. Equal names get numbers.
std::vector<RowColumn> columns_of(const Query& query) {
    std::vector<RowColumn> columns;
    for (int i = 0; i < query.columns(); ++i) {
        const auto taken = [&](const std::string& name) {
            return std::any_of(columns.begin(), columns.end(),
                               [&](const RowColumn& column) { return column.name == name; });
        };
        std::string name(query.name(i));
        for (int number = 2; taken(name); ++number)
            name = fmt::format("{}_{}", query.name(i), number);
        columns.push_back({name, Align::left});
    }
    return columns;
}

std::size_t size_of_row(const Query& query) {
    std::size_t size = 0;
    for (int i = 0; i < query.columns(); ++i) {
        const int type = query.type(i);
        if (type == SQLITE_TEXT) size += query.text(i).size();
        if (type == SQLITE_BLOB) size += 2 * query.text(i).size();
    }
    return size;
}

bool next_row(Query& query) {
    const TimeLimit::WithinSql within;
    if (!query.step()) return false;
    if (size_of_row(query) > longest_row)
        throw ArchiveError(
            "a row is longer than 4 MiB; select less of it, such as substr(text, 1, 1000)");
    return true;
}

std::uint64_t write_rows(Query& query, RowFormat format, bool wide, Style style, Output& output) {
    // Numbers are aligned on the right; the first row shows which columns have numbers.
    bool more = next_row(query);
    std::vector<RowColumn> columns = columns_of(query);
    for (int i = 0; more && i < query.columns(); ++i)
        if (query.type(i) == SQLITE_INTEGER || query.type(i) == SQLITE_FLOAT)
            columns[i].align = Align::right;
    RowWriter writer(output, format, columns, "row", style);
    writer.nest();
    if (wide) writer.widen();
    std::vector<Cell> cells;
    for (; more; more = next_row(query)) {
        cells.clear();
        for (int i = 0; i < query.columns(); ++i) cells.push_back(any_cell(query, i));
        writer.add(cells);
    }
    writer.finish();
    return writer.rows();
}

}  // namespace

std::uint64_t run_free_sql(const std::string& path, const std::string& sql, int seconds,
                           RowFormat format, bool wide, Style style, Output& output) {
    // The tools' own connection checks that the file is an archive, and cleans up when it closes
    // last.
    const Database archive = open_archive(path, Access::read);
    Database database(path, Access::only_read);
    sqlite3_hard_heap_limit64(memory_of_sqlite);
    sqlite3_limit(database.handle(), SQLITE_LIMIT_LENGTH, longest_value);
    Refusal refusal;
    sqlite3_set_authorizer(database.handle(), authorise, &refusal);
    const TimeLimit limit(database.handle(), seconds);
    try {
        const char* rest = nullptr;
        Query query(database, sql, &rest);
        if (says_anything(database, rest)) throw ArchiveError("--sql needs exactly one statement");
        return write_rows(query, format, wide, style, output);
    } catch (const ArchiveError&) {
        if (refusal.what[0] != '\0')
            throw ArchiveError(fmt::format(
                "--sql only reads; {} is not allowed (use bones-history to change archives)",
                refusal.what));
        if (limit.is_over()) throw ArchiveError(time_is_over(seconds));
        throw;
    }
}

}  // namespace bones
