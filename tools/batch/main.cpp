// bones-batch: divides the work of bones-check, bones-stats and bones-violations into shards, for
// many machines.
#include "tools/batch/commands.hpp"

namespace bones::batch {
namespace {

constexpr Command commands[] = {
    {"plan", plan_command, "divide the inputs into shards of whole records"},
    {"script", script_command, "write a job script for Slurm or GNU parallel"},
    {"run", run_command, "run a shard: check, statistics, violations"},
    {"gather", gather_command, "add up all shards, or list those to run again"},
    {"load", load_command, "load the rows of all shards into a ClickHouse cluster"},
};

CommandTree tree_of_program() {
    CommandTree tree;
    tree.name = program;
    tree.says = "Checks more records than one machine can, and counts each record once.";
    CommandTree::Option help;
    help.names = {"--help", "--version"};
    help.says = "`bones-batch COMMAND --help` shows more";
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

}  // namespace bones::batch

int main_of_batch(int argc, char** argv) {
    return bones::run_tool(bones::batch::program, [&] { return bones::batch::main(argc, argv); });
}
