// bones-batch run: processes shards, one after the other.
#include <fmt/core.h>

#include "tools/batch/commands.hpp"
#include "tools/batch/shard.hpp"
#include "tools/batch/spans.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/versions.hpp"
#include "tools/lib/show/checking/lines.hpp"

namespace bones::batch {

namespace {

constexpr std::string_view examples_of_run =
    "bones-batch run run/plan.jsonl 17 -o run/out\n"
    "bones-batch run run/plan.jsonl 17-24 31 -o run/out   # several, in turn";

/// The chosen shards, in the order of the plan.
std::vector<Shard> shards_of(const std::vector<Span>& spans, const std::string& path, Plan& plan) {
    std::vector<Shard> shards;
    plan = read_plan(path, [&](PlannedRange&& planned) {
        if (!is_asked_for(spans, planned.shard)) return;
        if (shards.empty() || shards.back().front().shard != planned.shard) shards.emplace_back();
        shards.back().push_back(std::move(planned));
    });
    for (const Span& span : spans)
        if (span.last > plan.shards)
            throw UsageError(fmt::format("shard {} does not exist; the plan has 1 to {}", span.last,
                                         plan.shards));
    return shards;
}

/// Whether complete results of this plan and version exist for a shard.
bool is_done(const Plan& plan, const Shard& shard, const std::string& results,
             const LeftOut& copies) {
    const std::string folder = folder_of_shard(results, shard.front().shard);
    const std::optional<Manifest> manifest = read_manifest(folder);
    return manifest && manifest->plan == plan.hash && manifest->shard == shard.front().shard &&
           manifest->input == input_hash(shard) && manifest->versions == versions_of_results() &&
           manifest->copies == hash_of(copies) && changed_file(folder, *manifest).empty();
}

void do_shard(const Tool& tool, const Plan& plan, const Shard& shard, const std::string& results) {
    const std::uint64_t number = shard.front().shard;
    const LeftOut copies = read_copies(results, plan.hash, number);
    if (is_done(plan, shard, results, copies)) {
        hold_against_plan(plan, shard);
        if (!tool.quiet) tool.say(fmt::format("shard {} exists already", number));
        return;
    }
    try {
        const Manifest manifest = run_shard(tool, plan, shard, results, copies);
        if (!tool.quiet)
            tool.say(fmt::format("shard {}: {}", number,
                                 closing_count(manifest.counts, manifest.records, shard.size())));
    } catch (const OutputError& error) {
        throw OutputError(fmt::format("{}; free some space, then run: {}", error.what(),
                                      plan.run_command(number, results)));
    }
}

}  // namespace

int run_command(const Arguments& arguments) {
    BatchTool tool("run", "Runs a shard: check, statistics, violations.", examples_of_run);
    std::string path;
    std::vector<std::string> words;
    tool.takes_plan(path);
    tool.app.add_option("SHARD", words, "number of a shard, or several: 17-24")
        .type_name("SHARD")
        .required();
    tool.app.get_option("--output")
        .description("the folder of all results; it gets complete shards only")
        .type_name("DIR")
        .required();
    tool.takes_jobs();
    if (!tool.parse(arguments)) return status_clean;
    std::vector<Span> spans;
    for (const std::string& word : words) spans.push_back(span_named(word));
    Plan plan;
    for (const Shard& shard : shards_of(spans, path, plan))
        do_shard(tool, plan, shard, tool.output);
    return status_clean;
}

}  // namespace bones::batch
