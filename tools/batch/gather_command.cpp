// bones-batch gather: adds up all shards, or lists the shards that must be run again.
#include <fmt/core.h>
#include <unistd.h>

#include <fstream>

#include "bones/render.hpp"
#include "tools/batch/commands.hpp"
#include "tools/batch/inspection.hpp"
#include "tools/batch/reports.hpp"
#include "tools/batch/tasks.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/checking/filter.hpp"
#include "tools/lib/show/checking/lines.hpp"

namespace bones::batch {

namespace {

constexpr std::string_view examples_of_gather =
    "bones-batch gather run/plan.jsonl run/out -o check.jsonl\n"
    "bones-batch gather run/plan.jsonl run/out --report stats --per month\n"
    "bones-batch gather run/plan.jsonl run/out --report violations --format csv\n"
    "bones-batch gather run/plan.jsonl run/out --array   # for sbatch --array";

/// The tasks of a job array that process some shards: `3,17-19`.
std::string tasks_of(const Inspection& found, std::uint64_t tasks) {
    const std::uint64_t each = shards_a_task(found.plan.shards, tasks);
    std::set<std::uint64_t> wanted;
    for (const std::uint64_t shard : found.again) wanted.insert((shard - 1) / each + 1);
    std::string text;
    for (auto at = wanted.begin(); at != wanted.end();) {
        const std::uint64_t first = *at;
        std::uint64_t last = first;
        while (++at != wanted.end() && *at == last + 1) ++last;
        if (!text.empty()) text += ',';
        text += first == last ? fmt::format("{}", first) : fmt::format("{}-{}", first, last);
    }
    return text;
}

/// Prints the JSON Lines that bones-check would print for all files.
int gather_check(const Tool& tool, const Inspection& found) {
    Output output(tool.output);
    FindingCounts counts;
    std::uint64_t records = 0;
    for (const auto& [number, shard] : found.shards) {
        counts.add(shard.manifest.counts);
        records += shard.manifest.records;
    }
    if (something_wrong(counts)) note_status(status_findings);
    for (const auto& [number, shard] : found.shards)
        copy_file(fmt::format("{}/{}", shard.folder, check_file), output);
    found.games.note_copies(
        [&](const Record& record, const Finding& finding, std::string_view file) {
            std::string text;
            render_json(file, record, {&finding, 1}, text);
            output.write(text);
            counts.add(finding);
        });
    if (something_wrong(counts)) note_status(status_findings);
    std::string line;
    append_check_summary(line, counts, records, found.plan.files);
    output.write(line).finish();
    if (!tool.quiet) tool.say(closing_count(counts, records, found.plan.files));
    return noted_status();
}

/// Prints what is wrong with the results. Returns false if they are complete.
bool refuse(const Tool& tool, const Inspection& found) {
    for (const std::string& line : found.refusals) tool.say(line);
    if (found.refusals.empty() && !found.unfinished.empty() && !tool.quiet)
        tool.say(fmt::format("{} of failed runs can be deleted: rm -r {} …",
                             quantity(found.unfinished.size(), "folder", "folders"),
                             quoted(found.unfinished.front())));
    return !found.refusals.empty();
}

}  // namespace

int gather_command(const Arguments& arguments) {
    BatchTool tool("gather", "Adds up all shards of a plan. Every shard must exist exactly once.",
                   examples_of_gather);
    std::string path;
    std::vector<std::string> results;
    bool array = false;
    std::uint64_t tasks = most_tasks;
    ReportOptions report;
    tool.takes_plan(path);
    tool.app.add_option("DIR", results, "the folder of the results").type_name("DIR").required();
    add_report_options(tool, report);
    tool.app.add_flag("--array", array, "print the tasks to run again, for sbatch --array");
    tool.app.add_option("--tasks", tasks, "tasks of the job script (1000)")
        .type_name("N")
        .check(number_between(1, 4000000));
    if (!tool.parse(arguments)) return status_clean;
    settle(report);
    tool.refuse_to_overwrite_work(path, results);
    const Inspection found = inspect(path, results);
    const bool refused = refuse(tool, found);
    if (refused) note_status(status_failed);
    if (array && !found.again.empty())
        Output(tool.output).write(tasks_of(found, tasks) + "\n").finish();
    if (refused || array) return noted_status();
    if (report.kind == "stats") return gather_statistics(tool, found, report);
    if (report.kind == "violations") return gather_violations(tool, found, report);
    return gather_check(tool, found);
}

}  // namespace bones::batch
