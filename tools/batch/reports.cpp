#include "tools/batch/reports.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "libnotation/text/joined.hpp"
#include "tools/batch/sums.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/statistics/render.hpp"

namespace bones::batch {

namespace {

void hold_choice(std::string_view option, const std::string& value,
                 const std::vector<std::string>& names) {
    if (std::find(names.begin(), names.end(), value) != names.end()) return;
    throw UsageError(fmt::format("{}: `{}` is not one of {}{}", option, value, joined(names, ", "),
                                 did_you_mean(value, names)));
}

/// Calls `use` with each case of a shard.
template <class Use>
void for_cases(const ShardResults& shard, Use use) {
    std::ifstream file(fmt::format("{}/{}", shard.folder, cases_file), std::ios::binary);
    for (std::string line; std::getline(file, line);) use(read_case(line));
}

std::uint64_t records_of(const Inspection& found) {
    std::uint64_t records = 0;
    for (const auto& [number, shard] : found.shards)
        records += shard.manifest.records - shard.manifest.left_out;
    return records;
}

/// Whether there are cases to list that the sums do not count.
bool any_case(const Inspection& found, bool open) {
    for (const auto& [number, shard] : found.shards)
        if (shard.manifest.proven + shard.manifest.if_right > 0) return true;
    if (!open) return false;
    for (const auto& [number, shard] : found.shards)
        for (const ResultFile& file : shard.manifest.files)
            if (file.name == cases_file && file.size > 0) return true;
    return false;
}

}  // namespace

void add_report_options(Tool& tool, ReportOptions& options) {
    tool.add_choice("--report", options.kind, {"check", "stats", "violations"},
                    "report: check (default), stats or violations, as those tools print");
    tool.app.add_option("--per", options.per, "rows of the report, as in that tool (player)")
        .type_name("WHAT");
    tool.app.add_option("--format", options.format, "text, csv, markdown or jsonl, as in that tool")
        .type_name("FORMAT");
    tool.add_names("--only", options.only, "stats: only these metrics").type_name("METRIC,...");
    tool.app.add_flag("--one-table", options.one_table, "stats: one table");
    tool.app.add_flag("--open", options.open, "violations: also list the possible cases");
    tool.app.add_flag("--no-cases", options.no_cases, "violations: only the table");
    tool.app.add_flag("--cases", options.cases_only, "violations: only the cases");
}

void settle(ReportOptions& options) {
    if (options.format.empty()) options.format = options.kind == "check" ? "jsonl" : "text";
    if (options.kind == "check") return hold_choice("--format", options.format, {"jsonl"});
    const bool stats = options.kind == "stats";
    hold_choice("--per", options.per, stats ? stats::grouping_names() : per_names());
    hold_choice("--format", options.format,
                stats ? std::vector<std::string>{"text", "csv", "jsonl"} : report_format_names());
    if (options.one_table && options.format == "jsonl")
        throw UsageError("--one-table needs --format text or csv");
    if (options.no_cases && options.cases_only)
        throw UsageError("use either --no-cases or --cases");
}

void copy_file(const std::string& path, Output& output) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot read " + path);
    std::string buffer(std::size_t{64} * 1024, '\0');
    while (file) {
        file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        output.write({buffer.data(), static_cast<std::size_t>(file.gcount())});
    }
}

int gather_statistics(const Tool& tool, const Inspection& found, const ReportOptions& options) {
    stats::View view;
    view.grouping = stats::grouping_named(options.per);
    view.metrics = stats::wanted_metrics(options.only);
    view.style.colored = tool.colored(STDOUT_FILENO);
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    stats::Groups all(view.grouping);
    for (const auto& [number, shard] : found.shards)
        read_statistics(fmt::format("{}/{}", shard.folder, statistics_file), all);
    const std::vector<const stats::Group*> groups = all.ordered();
    const std::uint64_t records = records_of(found);
    stats_report({options.format, options.one_table}, view, groups, records,
                 [&output](std::string_view text) { output.write(text); });
    output.finish();
    if (!tool.quiet && options.format == "text")
        tool.say(fmt::format("{}, {}", quantity(records, "record", "records"),
                             quantity(groups.size(), "group", "groups")));
    return groups.empty() ? status_findings : status_clean;
}

int gather_violations(const Tool& tool, const Inspection& found, const ReportOptions& options) {
    ReportView view;
    view.per = per_named(options.per);
    view.format = report_format_named(options.format);
    view.open = options.open;
    view.style.colored = tool.colored(STDOUT_FILENO);
    view.cases = !options.no_cases && (view.format != ReportFormat::csv || options.cases_only);
    Output output(tool.output);
    if (view.format == ReportFormat::text) output.write_for_people();
    ViolationTable table;
    std::uint64_t proven = 0, if_right = 0;
    for (const auto& [number, shard] : found.shards) {
        read_violations(fmt::format("{}/{}", shard.folder, violations_file), view.per, table);
        proven += shard.manifest.proven;
        if_right += shard.manifest.if_right;
    }
    if (proven + if_right > 0) note_status(status_findings);
    write_before_cases([&output](std::string_view text) { output.write(text); }, view, table,
                       options.cases_only, view.cases && any_case(found, options.open));
    if (view.cases)
        for (const auto& [number, shard] : found.shards)
            for_cases(shard, [&](const CaseReport& report) {
                if (!report.proven && !options.open) return;
                std::string text;
                write_case(text, view, report);
                output.write(text);
            });
    const std::uint64_t records = records_of(found);
    if (view.format == ReportFormat::jsonl)
        output.write(
            summary_line({{"records", records}, {"proven", proven}, {"if_sheet_right", if_right}}));
    output.finish();
    if (!tool.quiet && view.format == ReportFormat::text)
        tool.say(closing_count(records, proven, if_right));
    return noted_status();
}

}  // namespace bones::batch
