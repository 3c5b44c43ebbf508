#include "tools/lib/cli/commands.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/cli/help.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

namespace bones::inline cli {

namespace {

CommandTree whole_tree(const CommandSet& set) {
    CommandTree tree = set.tree;
    tree.usage = "COMMAND [OPTIONS]";
    tree.commands_title = "Commands";
    for (const Command& command : set.commands)
        tree.commands.push_back({std::string(command.name), std::string(command.job)});
    return tree;
}

/// The position of the command among the arguments; their number if none is given.
std::size_t find_command(const CommandSet& set, const Arguments& arguments) {
    const auto takes_value = [&set](const std::string& option) {
        return std::find(set.with_value.begin(), set.with_value.end(), option) !=
               set.with_value.end();
    };
    std::size_t i = 0;
    while (i < arguments.size() && arguments[i].starts_with('-'))
        i += takes_value(arguments[i]) ? 2 : 1;
    return std::min(i, arguments.size());
}

/// Prints the command line's tree for programs: the tool's own on a line, then one line for each
/// command.
void print_trees(const CommandSet& set) {
    Output("").write(tree_json(whole_tree(set))).finish();
    for (const Command& command : set.commands) command.run({std::string(tree_option)});
}

std::string question(const CommandSet& set) {
    std::string text = "name a command: ";
    for (std::size_t i = 0; i < set.commands.size(); ++i) {
        if (i > 0) text += i + 1 == set.commands.size() ? " or " : ", ";
        text += set.commands[i].name;
    }
    return text;
}

int without_command(const CommandSet& set, const Arguments& arguments) {
    for (const std::string& argument : arguments)
        if (argument == "--version") {
            Output("").write(version_text(set.tree.name)).finish();
            return status_clean;
        } else if (argument == "--help" || argument == "--help-all" || argument == "-h") {
            Output("").write(help_text(whole_tree(set), "")).finish();
            return status_clean;
        } else if (argument == tree_option) {
            print_trees(set);
            return status_clean;
        }
    throw UsageError(question(set));
}

}  // namespace

int run_commands(const CommandSet& set, int argc, const char* const* argv) {
    Arguments arguments(argv + 1, argv + argc);
    const std::size_t at = find_command(set, arguments);
    if (at == arguments.size()) return without_command(set, arguments);
    const std::string wanted = arguments[at];
    arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(at));
    std::vector<std::string> names;
    for (const Command& command : set.commands) {
        if (command.name == wanted) return command.run(arguments);
        names.emplace_back(command.name);
    }
    throw UsageError(fmt::format("unknown command `{}`{}", wanted, did_you_mean(wanted, names)));
}

}  // namespace bones::inline cli
