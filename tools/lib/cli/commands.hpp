// Tools with commands, such as `bones-history import`. Each command has its own command line.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/cli/tree.hpp"

namespace bones::inline cli {

using Arguments = std::vector<std::string>;

struct Command {
    std::string_view name;
    int (*run)(const Arguments&);  ///< called with the arguments after the command's name
    std::string_view job;
};

struct CommandSet {
    CommandTree tree;  ///< the tree of the program, without its commands
    std::span<const Command> commands;
    /// Options before the command that take the next word as their value.
    std::vector<std::string_view> with_value;
};

/// Runs the command that the arguments name. Without a command, prints the help or version. Throws
/// UsageError.
int run_commands(const CommandSet& set, int argc, const char* const* argv);

}  // namespace bones::inline cli
