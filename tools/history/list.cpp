// bones-history list: lists the records of the archive.
#include <fmt/core.h>

#include "libnotation/json/json_text.hpp"
#include "tools/history/changes.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/store/archive/as_of.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/selection/filter_options.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_list =
    "bones-history list               # all records, by day\n"
    "bones-history list --amended     # amendments and their reasons\n"
    "bones-history list --as-of 2026-11-19\n"
    "bones-history list --changes 2026-11-01..2026-11-19  # what changed\n"
    "bones-history list --format jsonl";

constexpr int rows_at_once = 1000;  // columns are aligned within each group of this size

struct Listing {
    std::vector<std::string> titles;  ///< also the names in JSON
    std::vector<Align> columns;
    std::string sql;
    std::uint64_t numbers = 0;         ///< bit n: column n is a number
    std::vector<std::string> heads{};  ///< column heads of the table; empty: the titles
};

Listing records() {
    return {{"record", "date", "event", "game", "players", "totals", "winners", "broken", "open"},
            {Align::right, Align::left, Align::left, Align::left, Align::left, Align::left,
             Align::left, Align::right, Align::right},
            fmt::format("SELECT g.record, g.date, g.event, g.game, g.players, g.totals, g.winners, "
                        "g.errors + g.broken + g.claims, g.open FROM records r LEFT JOIN events e "
                        "USING (event_id) JOIN games g ON g.record = r.record_id ORDER BY {}",
                        record_order),
            1u << 0 | 1u << 7 | 1u << 8,
            {"record", "date", "event", "game", "players", "totals", "winners", "findings",
             "possible"}};
}

Listing amendments() {
    return {{"record", "number", "amended", "reason"},
            {Align::right, Align::right, Align::left, Align::left},
            "SELECT record_id, row_number() OVER (PARTITION BY record_id ORDER BY amended_at, "
            "amendment_id), amended_at, reason FROM amendments ORDER BY record_id, amended_at, "
            "amendment_id",
            1u << 0 | 1u << 1};
}

void append_row(std::string& line, const Listing& listing, Query& query, std::string_view type) {
    JsonText json(line);
    json.begin_object();
    json.key("type").word(type);
    for (std::size_t i = 0; i < listing.titles.size(); ++i) {
        const int column = static_cast<int>(i);
        json.key(listing.titles[i]);
        if (query.is_null(column))
            json.null();
        else if (listing.numbers >> i & 1)
            json.number(query.number(column));
        else
            json.string(query.text(column));
    }
    json.end_object();
    json.end_line();
}

void write_json(Output& output, const Listing& listing, Query& query, std::string_view type) {
    while (query.step()) {
        std::string line;
        append_row(line, listing, query, type);
        output.write(line);
    }
}

void write_text(Output& output, const Listing& listing, Query& query, const Style& style) {
    bool more = query.step();
    while (more) {
        Table table(listing.columns);
        table.add(listing.heads.empty() ? listing.titles : listing.heads, style.faint());
        for (int row = 0; more && row < rows_at_once; ++row, more = query.step()) {
            std::vector<std::string> cells;
            for (std::size_t i = 0; i < listing.titles.size(); ++i)
                cells.push_back(query.string(static_cast<int>(i)));
            table.add(cells);
        }
        std::string text;
        table.write(text, 0);
        output.write(text);
    }
}

}  // namespace

int list_command(const Arguments& arguments) {
    HistoryTool tool("list", "Lists the records of an archive.", examples_of_list);
    std::string format = "text";
    std::string moment, changes;
    bool amended = false;
    tool.app.add_flag("--amended", amended, "list the earlier texts of amended records");
    tool.add_choice("--format", format, {"text", "jsonl"}, "output format");
    add_as_of_option(tool, moment);
    tool.app.add_option("--changes", changes, "list what changed between two times")
        .type_name("FROM..TO");
    if (!tool.parse(arguments)) return status_clean;
    if (!changes.empty() && (amended || !moment.empty()))
        throw UsageError("--changes cannot be combined with --amended or --as-of");
    if (!changes.empty()) {
        Output output(tool.output);
        Style style;
        style.colored = tool.colored(1);
        const std::uint64_t rows = list_changes(tool.database, changes, format, style, output);
        output.finish();
        return rows > 0 ? status_clean : status_findings;
    }
    Database database = open_as_of(tool.database, moment);
    const Listing listing = amended ? amendments() : records();
    Query query(database, listing.sql);
    Output output(tool.output);
    if (format == "text") output.write_for_people();
    Style style;
    style.colored = tool.colored(1);
    if (format == "jsonl")
        write_json(output, listing, query, amended ? "amendment" : "record");
    else
        write_text(output, listing, query, style);
    output.finish();
    return status_clean;
}

}  // namespace bones
