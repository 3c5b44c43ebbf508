// bones-batch: the work of bones-check, bones-stats and bones-violations in shards, for many
// machines.
#include <fmt/format.h>

#include <filesystem>

#include "tools/batch/commands.hpp"
#include "tools/batch/plan.hpp"
#include "tools/lib/failure.hpp"

namespace bones::batch {
namespace {

constexpr Command commands[] = {
    {"plan", plan_command, "divide the inputs into shards, at the beginnings of records"},
    {"script", script_command, "write the job for Slurm, or for GNU parallel"},
    {"run", run_command, "do a shard: check, statistics, violations; whole or not at all"},
    {"gather", gather_command, "add up all shards, or say which are to be run again"},
    {"load", load_command, "bring the rows of all shards into a ClickHouse cluster"},
};

CommandTree tree_of_program() {
    CommandTree tree;
    tree.name = program;
    tree.says = "Checks more records than one machine can, and counts each of them once.";
    CommandTree::Option help;
    help.names = {"--help", "--version"};
    help.says = "`bones-batch COMMAND --help` says more";
    tree.groups = {{"Options of all commands", {help}}};
    tree.examples =
        "bones-batch plan nights/ --shard 2G -o run/plan.jsonl\n"
        "bones-batch run run/plan.jsonl 17 -o run/out\n"
        "bones-batch gather run/plan.jsonl run/out   # as bones-check --format jsonl";
    return tree;
}

int main(int argc, const char* const* argv) {
    const CommandSet set{
        tree_of_program(), commands, {"-o", "--output", "--color", "-j", "--jobs"}};
    return run_commands(set, argc, argv);
}

}  // namespace

BatchTool::BatchTool(std::string_view command, std::string job, std::string_view examples)
    : Tool(fmt::format("{} {}", program, command), std::move(job), examples) {
    name = program;
}

void BatchTool::takes_plan(std::string& path) {
    app.add_option("PLAN", path, "what `bones-batch plan` wrote").required();
}

bool BatchTool::parse(const Arguments& arguments) {
    std::vector<const char*> words = {program};
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    return Tool::parse(static_cast<int>(words.size()), words.data());
}

void BatchTool::refuse_to_overwrite_work(const std::string& plan,
                                         const std::vector<std::string>& results) const {
    namespace fs = std::filesystem;
    refuse_to_overwrite(plan);
    std::error_code none_there;
    const fs::path target = fs::canonical(output, none_there);
    if (output == "-" || none_there) return;
    for (const std::string& folder : results) {  // a sum beside the shards may be written anew
        const fs::path inside = target.lexically_relative(fs::weakly_canonical(folder));
        if (!inside.empty() && *inside.begin() != ".." && inside.has_parent_path())
            throw UsageError(fmt::format("-o {} would write over a result of {}", output, folder));
    }
    Plan placed;
    placed.path = plan;
    std::string last;
    read_plan(plan, [&](PlannedRange&& range) {
        if (range.path != last) refuse_to_overwrite(placed.path_of(range));
        last = range.path;
    });
}

std::string quoted(const std::string& word) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("/._-+:,@%").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
    std::string text = "'";
    for (const char c : word) {
        if (c == '\'')
            text += "'\\''";
        else
            text += c;
    }
    return text + "'";
}

}  // namespace bones::batch

int main(int argc, char** argv) {
    return bones::run_tool(bones::batch::program, [&] { return bones::batch::main(argc, argv); });
}
