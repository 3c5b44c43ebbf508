// bones-history export: writes records of the archive.
#include <fmt/core.h>

#include <filesystem>
#include <optional>
#include <set>

#include "tools/history/commands.hpp"
#include "tools/lib/io/records/record_output.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/night/night_arguments.hpp"
#include "tools/lib/store/archive/as_of.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/night_files.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/lib/store/find/archive_search.hpp"
#include "tools/lib/store/selection/filter_options.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_export =
    "bones-history export -o all.bones     # everything, with night files\n"
    "bones-history export 12 x-17          # these records, by number or id\n"
    "bones-history export --player \"Ana Ruiz\" --from 2026-11\n"
    "bones-history export | bones-check    # check all records";

/// Writes night files beside the records: all of them, or those of certain dates.
class NightExport {
  public:
    NightExport(const HistoryTool& tool, Database& database) : tool_(tool), database_(database) {}

    void add_date(const std::string& date) { dates_.insert(date); }
    /// Adds the dates of the records that match a condition on `r` and `e`.
    void add_dates_of(const std::string& where, const Parameters& parameters) {
        Query dates(database_,
                    fmt::format("SELECT DISTINCT r.date FROM records r LEFT JOIN events e USING "
                                "(event_id) WHERE r.date IS NOT NULL AND {}",
                                where));
        parameters.bind(dates);
        while (dates.step()) dates_.insert(dates.string(0));
    }

    void write(bool all) {
        const std::vector<StoredNightFile> files = stored_night_files(database_);
        const std::vector<std::string> names = file_names(files);
        const bool to_file = !tool_.output.empty() && tool_.output != "-";
        std::size_t left = 0;
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (!all && !dates_.contains(files[i].date)) continue;
            to_file ? write(names[i], files[i].text) : void(++left);
        }
        if (left > 0 && !tool_.quiet)
            tool_.say(fmt::format("{} not exported; `-o FILE` writes night files beside FILE",
                                  quantity(left, "night file is", "night files are")));
    }

  private:
    void write(const std::string& name, const std::string& text) {
        namespace fs = std::filesystem;
        const std::string path =
            (system::path_of(tool_.output).parent_path() / name).generic_string();
        if (system::exists(path)) {
            if (night::text_of_night_file(path) == text) return;
            tool_.say(
                fmt::format("{} has another text and stays; the night file of the archive is "
                            "not written",
                            path));
            return note_status(status_findings);
        }
        Output(path).write(text).finish();
        if (!tool_.quiet) tool_.say(fmt::format("{}: written", path));
    }

    const HistoryTool& tool_;
    Database& database_;
    std::set<std::string> dates_;
};

/// Exports the records that match the filters and the pattern.
int export_found(const HistoryTool& tool, Database& database, const Filters& filters,
                 const find::Pattern& pattern) {
    find::complain_of_names([&](std::string_view message) { tool.say(message); }, database,
                            pattern);
    database.run("BEGIN");
    find::ArchiveSearch search(database, filters, pattern, {});
    Output output(tool.output);
    RecordOutput records(output);
    NightExport nights(tool, database);
    Query date(database, "SELECT ifnull(date, '') FROM records WHERE record_id = ?");
    while (search.next()) {
        records.write(search.text());
        const Reset reset(date);
        if (date.with(search.record()).step()) nights.add_date(date.string(0));
    }
    output.finish();
    nights.write(false);
    return records.empty() ? status_findings : noted_status();
}

}  // namespace

int export_command(const Arguments& arguments) {
    HistoryTool tool(
        "export",
        "Writes records as they are stored, ordered by day, event, round and table. With "
        "-o FILE it writes night files beside FILE.",
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
    const Parameters parameters = filters.any() ? picked.parameters : Parameters();
    export_records(
        database, [&](std::string_view text) { records.write(text); }, where, parameters);
    output.finish();
    NightExport nights(tool, database);
    if (!where.empty() || !moment.empty())
        nights.add_dates_of(where.empty() ? "1" : where, parameters);
    nights.write(where.empty() && moment.empty());
    return records.empty() ? status_findings : noted_status();
}

}  // namespace bones
