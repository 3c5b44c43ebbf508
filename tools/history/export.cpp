// bones-history export: records out of the archive.
#include <fmt/format.h>

#include <optional>

#include "tools/history/commands.hpp"
#include "tools/lib/archive/as_of.hpp"
#include "tools/lib/archive/exporting.hpp"
#include "tools/lib/archive/selection.hpp"
#include "tools/lib/choice/filter_options.hpp"
#include "tools/lib/find/archive_search.hpp"
#include "tools/lib/record_output.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_export =
    "bones-history export -o all.bones     # everything, in canonical text\n"
    "bones-history export 12 x-17          # these records, by number or id\n"
    "bones-history export --player \"Ana Ruiz\" --from 2026-11\n"
    "bones-history export | bones-check    # check all records";

/// The records that are picked and have a match.
int export_found(const HistoryTool& tool, Database& database, const Filters& filters,
                 const find::Pattern& pattern) {
    find::complain_of_names([&](std::string_view message) { tool.say(message); }, database,
                            pattern);
    database.run("BEGIN");
    find::ArchiveSearch search(database, filters, pattern, {});
    Output output(tool.output);
    RecordOutput records(output);
    while (search.next()) records.write(search.text());
    output.finish();
    return records.empty() ? status_findings : status_clean;
}

}  // namespace

int export_command(const Arguments& arguments) {
    HistoryTool tool("export",
                     "Writes records as they are stored, ordered by day, event, round and table.",
                     examples_of_export);
    std::vector<std::string> wanted;
    tool.app.add_option("RECORD", wanted, "records by number, id or fingerprint; by default all");
    Filters filters;
    std::string moment, pattern;
    add_filter_options(tool, filters);
    add_as_of_option(tool, moment);
    add_find_option(tool, pattern);
    if (!tool.parse(arguments)) return status_clean;
    settle(filters);
    if ((filters.any() || !pattern.empty()) && !wanted.empty())
        throw UsageError("either name records or filter them");
    std::optional<find::Pattern> found;
    if (!pattern.empty()) found = find::pattern_of_option(pattern);
    Database database = open_as_of(tool.database, moment);
    if (!names_exist([&](std::string_view message) { tool.say(message); }, database, filters))
        return status_findings;
    if (found) return export_found(tool, database, filters, *found);
    Selection picked = select(filters, Level::records);
    std::string where;
    if (filters.any())
        where = fmt::format("r.record_id IN (SELECT {} {})", picked.record, picked.sql);
    for (const std::string& name : wanted)
        where += fmt::format("{}{}", where.empty() ? "r.record_id IN (" : ", ",
                             find_record(database, name));
    if (!wanted.empty()) where += ")";
    Output output(tool.output);
    RecordOutput records(output);
    export_records(
        database, [&](std::string_view text) { records.write(text); }, where,
        filters.any() ? picked.parameters : Parameters());
    output.finish();
    return records.empty() ? status_findings : status_clean;
}

}  // namespace bones
