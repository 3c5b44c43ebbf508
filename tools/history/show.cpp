// bones-history show: shows one record with its findings and its earlier versions.
#include <fmt/core.h>

#include "libnotation/text/shown.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_show =
    "bones-history show 12                 # the record, its findings, its history\n"
    "bones-history show x-17               # by the recorder's own id\n"
    "bones-history show 12 --old 1         # before its first amendment";

void write_title(Database& database, std::int64_t record, const Style& style, Output& output) {
    Query query(database,
                "SELECT g.game, g.players, g.totals, g.winners, g.complete, r.fingerprint, i.file, "
                "i.imported_at "
                "FROM games g JOIN records r ON r.record_id = g.record LEFT JOIN imports i USING "
                "(import_id) WHERE g.record = ?");
    query.with(record).step();
    std::string text = fmt::format("{}record {}{}", style.strong(), record, style.plain());
    text += fmt::format(" · {}", query.is_null(0) ? "cannot be read" : shown(query.text(0)));
    if (!query.is_null(2)) text += fmt::format(" · {}", shown(query.text(2)));
    if (!query.is_null(3)) text += fmt::format(" · won by {}", shown(query.text(3)));
    text += '\n';
    if (!query.is_null(5)) text += fmt::format("fingerprint {}\n", shown(query.text(5)));
    if (!query.is_null(6))
        text += fmt::format("from {}, imported {}\n", shown(query.text(6)), shown(query.text(7)));
    output.write(text).write("\n");
}

void write_findings(Database& database, std::int64_t record, const Style& style, Output& output) {
    Query findings(database,
                   "SELECT number, line, col, CASE WHEN verdict = 'open' THEN 'possible' WHEN "
                   "severity = 'broken' THEN 'breach' ELSE severity END, "
                   "code, clause, message, holds, rests_on, explained_line FROM findings WHERE "
                   "record_id = ? ORDER BY number");
    Query evidence(database,
                   "SELECT message FROM evidence WHERE record_id = ? AND finding = ? ORDER BY "
                   "number");
    findings.with(record);
    for (bool first = true; findings.step(); first = false) {
        if (first) output.write("\n");
        output.write(fmt::format("{}:{}: {}{}[{}]{} {}: {}\n", findings.text(1), findings.text(2),
                                 style.strong(), findings.text(3), findings.text(4), style.plain(),
                                 findings.text(5), shown(findings.text(6))));
        if (findings.text(7) == "if-sheet-right")
            output.write(
                fmt::format("   proven if the sheet is right: {}\n", shown(findings.text(8))));
        if (!findings.is_null(9))
            output.write(
                fmt::format("   explained by a likely slip at line {}\n", findings.number(9)));
        evidence.with(record, findings.number(0));
        while (evidence.step()) output.write(fmt::format("   note: {}\n", shown(evidence.text(0))));
    }
}

void write_history(Database& database, std::int64_t record, Output& output) {
    Query query(database,
                "SELECT amended_at, reason FROM amendments WHERE record_id = ? ORDER BY "
                "amended_at, amendment_id");
    query.with(record);
    for (int number = 1; query.step(); ++number)
        output.write(fmt::format("{}amended {}: {} (before: `show {} --old {}`)\n",
                                 number == 1 ? "\n" : "", query.text(0), shown(query.text(1)),
                                 record, number));
}

void write_removed(Database& database, const RemovedRecord& removed, Output& output) {
    output.write(fmt::format("record {} · removed on {}: {}\n\n{}", removed.record, removed.when,
                             shown(removed.reason), shown_lines(removed.text)));
    write_history(database, removed.record, output);
    output.finish();
}

std::string old_text(Database& database, std::int64_t record, int number) {
    Query query(database,
                "SELECT text FROM amendments WHERE record_id = ? ORDER BY amended_at, "
                "amendment_id LIMIT 1 OFFSET ?");
    if (!query.with(record, static_cast<std::int64_t>(number - 1)).step())
        throw ArchiveError(fmt::format("record {} was not amended {}", record,
                                       number == 1 ? "at all" : "as often as that"));
    return query.string(0);
}

}  // namespace

int show_command(const Arguments& arguments) {
    HistoryTool tool("show", "Shows one record of an archive.", examples_of_show);
    std::string wanted;
    int old = 0;
    tool.app.add_option("RECORD", wanted, "the record, by number, id or fingerprint").required();
    tool.app.add_option("--old", old, "only the text before the N-th amendment")
        .type_name("N")
        .check(number_between(1, 1'000'000));
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_archive(tool.database, Access::read);
    Output output(tool.output);
    output.write_for_people();
    std::int64_t record = 0;
    try {
        record = find_record(database, wanted);
    } catch (const ArchiveError&) {
        const auto removed = find_removed(database, wanted);
        if (!removed || old > 0) throw;
        write_removed(database, *removed, output);
        return status_clean;
    }
    if (old > 0) {
        output.write(shown_lines(old_text(database, record, old))).finish();
        return status_clean;
    }
    Style style;
    style.colored = tool.colored(1);
    write_title(database, record, style, output);
    output.write(shown_lines(text_of(database, record)));
    write_findings(database, record, style, output);
    write_history(database, record, output);
    output.finish();
    return status_clean;
}

}  // namespace bones
