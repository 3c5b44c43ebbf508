// bones-batch script: writes the job script for a cluster.
#include <fmt/core.h>

#include <filesystem>

#include "tools/batch/commands.hpp"
#include "tools/batch/plan.hpp"
#include "tools/batch/tasks.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/output.hpp"

namespace bones::batch {

namespace {

constexpr std::string_view examples_of_script =
    "bones-batch script slurm run/plan.jsonl >job.sh     # then: sbatch job.sh\n"
    "bones-batch script parallel run/plan.jsonl >job.sh  # then: sh job.sh";

struct Job {
    const Plan& plan;
    std::string folder, results;
    std::uint64_t shards_a_task, tasks;
};

/// The Slurm script. Each task processes its shards; it only checks shards that are done already.
std::string slurm_script(const Job& job) {
    const std::string gather =
        fmt::format("bones-batch gather {} {}", quoted(job.plan.path), quoted(job.results));
    return fmt::format(
        R"sh(#!/bin/sh
#SBATCH --job-name=bones
#SBATCH --array=1-{tasks}
#SBATCH --output={folder}/task-%a.log
#SBATCH --open-mode=append
# From this folder:   sbatch job.sh
# And to add up:      sbatch --dependency=afterany:JOB --wrap={add_up}
# What is missing:    sbatch --array="$({gather} --array --tasks {most})" job.sh
first=$(( (SLURM_ARRAY_TASK_ID - 1) * {each} + 1 ))
last=$(( first + {each} - 1 ))
[ "$last" -le {shards} ] || last={shards}
exec bones-batch run {plan} "$first-$last" -o {results} -j "${{SLURM_CPUS_PER_TASK:-1}}"
)sh",
        fmt::arg("tasks", job.tasks), fmt::arg("folder", quoted(job.folder)),
        fmt::arg("gather", gather),
        fmt::arg("add_up",
                 quoted(fmt::format("{} -o {}", gather, quoted(job.folder + "/check.jsonl")))),
        fmt::arg("most", job.tasks), fmt::arg("each", job.shards_a_task),
        fmt::arg("shards", job.plan.shards), fmt::arg("plan", quoted(job.plan.path)),
        fmt::arg("results", quoted(job.results)));
}

/// The script for GNU parallel. parallel joins the words and passes them to a second shell, so
/// quotes are removed twice.
std::string parallel_script(const Job& job) {
    return fmt::format(
        R"sh(#!/bin/sh
# Arguments are GNU parallel's: sh job.sh -j 8 --sshloginfile hosts --workdir .
# Run again, it does what is missing. To add up: {gather}
seq 1 {shards} | parallel --joblog {folder}/parallel.log "$@" \
    bones-batch run {plan} {{}} -o {results} -j 1
)sh",
        fmt::arg("folder", quoted(job.folder)),
        fmt::arg("gather", fmt::format("bones-batch gather {} {}", quoted(job.plan.path),
                                       quoted(job.results))),
        fmt::arg("shards", job.plan.shards), fmt::arg("plan", quoted(quoted(job.plan.path))),
        fmt::arg("results", quoted(quoted(job.results))));
}

}  // namespace

int script_command(const Arguments& arguments) {
    BatchTool tool("script", "Writes a job script that runs all shards.", examples_of_script);
    std::string kind, path, results;
    std::uint64_t tasks = most_tasks;
    tool.add_choice("KIND", kind, {"slurm", "parallel"},
                    "slurm, or parallel for GNU parallel, also over ssh")
        .required();
    tool.takes_plan(path);
    tool.app
        .add_option("--results", results,
                    "folder for the results; by default `out` beside the plan")
        .type_name("DIR");
    tool.app.add_option("--tasks", tasks, "most tasks, each of one or more shards (1000)")
        .type_name("N")
        .check(number_between(1, 4000000));
    if (!tool.parse(arguments)) return status_clean;
    tool.refuse_to_overwrite_work(path, {});
    const Plan plan = read_plan(path, [](PlannedRange&&) {});
    if (plan.shards == 0) throw PlanError(fmt::format("{} has no shards", path));
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const std::uint64_t each = shards_a_task(plan.shards, tasks);
    const Job job{plan, folder.empty() ? "." : folder,
                  results.empty() ? (folder.empty() ? "out" : folder + "/out") : results, each,
                  (plan.shards + each - 1) / each};
    Output(tool.output).write(kind == "slurm" ? slurm_script(job) : parallel_script(job)).finish();
    return status_clean;
}

}  // namespace bones::batch
