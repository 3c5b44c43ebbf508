// bones-violations: reports which rules players broke, how often, and each case with its evidence.
#include <fmt/core.h>

#include <memory>

#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/violations/report.hpp"
#include "tools/lib/store/archive/likely.hpp"
#include "tools/lib/store/selection/choice.hpp"
#include "tools/violations/cluster.hpp"
#include "tools/violations/spool.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-violations";
constexpr std::string_view examples =
    "bones-violations nights/                        # players, and every case\n"
    "bones-violations --db club.db --code revoke --from 2026\n"
    "bones-violations --per code --no-cases nights/  # only the table, by code\n"
    "bones-violations --format markdown -o report.md nights/\n"
    "bones-violations --clickhouse one:8123          # rows that bones-batch loaded\n"
    "bones-violations --open --player \"Bo Chen\" --db club.db";

struct Options {
    Choice choice;
    std::string per = "player", format = "text";
    bool no_cases = false, cases_only = false;
    ReportView view;
    clickhouse::Address cluster;
};

/// The output of a batch of records.
struct Result {
    ViolationTable table;
    std::string cases;
    NamesMet names;
    BatchCopies copies;
    std::uint64_t records = 0, proven = 0, if_right = 0;

    void clear() {
        copies.clear();
        table.clear();
        names.clear();
        cases.clear();
        records = proven = if_right = 0;
    }
};

void report_record(const Options& options, const Batch& batch, const BatchRecord& item,
                   RecordChecker& judge, Result& result) {
    judge.judge(item.raw);
    result.names.add(judge.record);
    if (!options.choice.wants(judge.record)) return;
    if (options.choice.is_copy(batch, item, judge, result.copies)) return;
    ++result.records;
    const std::vector<Case> cases = find_cases(judge.record, judge.verdict);
    const auto seats_of = [&](std::uint32_t hand) {
        return options.choice.seats_of_player(judge.record, hand);
    };
    result.table.add(options.view, judge, cases, seats_of, options.choice.who);
    for (const Case& found : cases) {
        if (!options.view.wants(found.finding->code->name)) continue;
        if (!found.is_of(seats_of(found.hand))) continue;
        if (found.holds_always) ++result.proven;
        if (found.if_right()) ++result.if_right;
        if (options.view.cases && (found.proven || options.view.open))
            write_case(result.cases, options.view, tell_case(item, judge, found));
    }
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options) {
    const auto judge = std::make_shared<RecordChecker>(
        JudgeOptions{.list_open = true, .deduce = false, .trace = true},
        tool.no_fast_check ? RecordDetail::all : RecordDetail::play, Slips::searched);
    const auto finder = options.choice.finder(tool);
    return [&options, judge, finder](const Batch& batch, Result& result) {
        result.names = options.choice.names_asked();
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) continue;
            const bool matches = !finder || finder->has_match(item.raw);
            if (finder) result.names.add(finder->record());
            if (matches) report_record(options, batch, item, *judge, result);
        }
    };
}

void add_options(Tool& tool, Options& options) {
    tool.add_choice("--per", options.per, per_names(), "rows of the table (player)");
    tool.add_choice("--format", options.format, report_format_names(),
                    "output format; csv: the table, or the cases");
    tool.app.add_flag("--open", options.view.open, "also list possible breaches");
    tool.app.add_flag("--no-cases", options.no_cases, "print only the table");
    tool.app.add_flag("--cases", options.cases_only, "print only the cases");
    clickhouse::add_address_options(tool, options.cluster, "use the rows that bones-batch loaded");
    add_choice_options(tool, options.choice);
}

void settle_view(const Tool& tool, Options& options) {
    ReportView& view = options.view;
    view.per = per_named(options.per);
    view.format = report_format_named(options.format);
    view.archive = !options.choice.database.empty();
    view.style.colored = tool.colored(1);
    if (options.no_cases && options.cases_only)
        throw UsageError("use either --no-cases or --cases");
    view.cases = !options.no_cases && (view.format != ReportFormat::csv || options.cases_only);
    view.codes = options.choice.codes;
}

/// Gathers the chosen records. Returns false if a file could not be read.
bool gather(const Tool& tool, const Options& options, ReportParts& all) {
    if (options.choice.in_cluster)
        return gather_from_cluster(tool, options.cluster, options.choice.filters, options.view,
                                   all);
    NamesMet names = options.choice.names_asked();
    CopyLines copies;
    const bool complete = for_all_chosen<Result>(
        tool, options.choice, [&] { return make_worker(tool, options); },
        [&](Result& result) {
            all.table.add(result.table);
            names.add(result.names);
            copies.add(result.copies);
            all.cases.write(result.cases);
            all.records += result.records;
            all.proven += result.proven;
            all.if_right += result.if_right;
        });
    tool.say_all(copies.lines());
    if (options.choice.archive) tool.say_all(archive::likely_lines(*options.choice.archive));
    if (complete) names.complain_of_others([&](std::string_view text) { tool.say(text); });
    return complete;
}

int report(const Tool& tool, Options& options) {
    const ReportView& view = options.view;
    Output output(tool.output);
    if (view.format == ReportFormat::text) output.write_for_people();
    ReportParts all;
    const bool complete = gather(tool, options, all);
    if (!complete && options.choice.in_cluster) return status_failed;
    // If the filters match no record at all, the status is the same as for findings.
    if (all.proven + all.if_right > 0 || all.records == 0) note_status(status_findings);
    write_before_cases([&output](std::string_view text) { output.write(text); }, view, all.table,
                       options.cases_only, !all.cases.empty());
    all.cases.copy_to(output);
    if (view.format == ReportFormat::jsonl)
        output.write(summary_line(
            {{"records", all.records}, {"proven", all.proven}, {"if_sheet_right", all.if_right}}));
    output.finish(complete);
    if (!tool.quiet && view.format == ReportFormat::text)
        tool.say(closing_count(all.records, all.proven, all.if_right));
    return complete ? noted_status() : status_failed;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Reports breaches of the rules, with players, dates and evidence.",
              examples);
    Options options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    // Records without a breach of the code count too, because they had chances.
    options.choice.reports_codes = true;
    options.choice.in_cluster = !options.cluster.servers.empty();
    settle(tool, options.choice);
    settle_view(tool, options);
    return report(tool, options);
}

}  // namespace
}  // namespace bones

int main_of_violations(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
