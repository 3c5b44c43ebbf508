// bones-history log: lists all changes of the archive.
#include <fmt/core.h>

#include "tools/history/commands.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_log =
    "bones-history log                     # every change, its time and reason\n"
    "bones-history log --format jsonl      # with the texts before and after";

/// The columns for a format. Text shows only those that fit on a line; other formats have all.
std::vector<RowColumn> columns_for(RowFormat format) {
    std::vector<RowColumn> columns = {
        {"number", Align::right}, {"at"}, {"what"}, {"record", Align::right},
        {"player", Align::right}, {"why"}};
    if (format == RowFormat::jsonl)
        for (const char* name : {"gone", "before", "after"}) columns.push_back({name});
    return columns;
}

Cell cell_of(const Query& query, int column) {
    if (query.is_null(column)) return Cell::none();
    if (query.type(column) == SQLITE_INTEGER) return Cell::of(query.number(column));
    return Cell::of(query.text(column));
}

}  // namespace

int log_command(const Arguments& arguments) {
    HistoryTool tool(
        "log", "Lists the changes of an archive: imports, amendments, removals and changed names.",
        examples_of_log);
    std::string format = "text";
    tool.add_choice("--format", format, {"text", "jsonl"}, "output format");
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_archive(tool.database, Access::read);
    const RowFormat rows = row_format(format);
    const std::vector<RowColumn> columns = columns_for(rows);
    Query query(database,
                "SELECT log_id, at, what, record_id, player_id, why, gone_id, before, after FROM "
                "log ORDER BY log_id");
    Output output(tool.output);
    Style style;
    style.colored = tool.colored(1);
    RowWriter writer(output, rows, columns, "log", style);
    while (query.step()) {
        std::vector<Cell> cells;
        for (int i = 0; i < static_cast<int>(columns.size()); ++i)
            cells.push_back(cell_of(query, i));
        writer.add(cells);
    }
    writer.finish();
    output.finish();
    return status_clean;
}

}  // namespace bones
