// The structure of a program's command line. The help, the manual pages and the completion of
// shells are made from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace bones::inline cli {

/// The group of the options that every tool has. It comes last.
inline constexpr const char* common_group = "Common options";

struct CommandTree {
    struct Command {
        std::string name, says;
    };
    struct Argument {
        std::string name, says;
        bool is_file = false, is_required = false, repeats = false;
    };
    struct Option {
        std::vector<std::string> names;  ///< with their dashes
        std::string value;  ///< empty: no value; words in small letters are typed as they are
        std::string says;
        std::string usual;        ///< the default, if it is one of the words
        std::string environment;  ///< the variable that gives the default
        bool is_required = false, repeats = false;
    };
    struct Group {
        std::string title;
        std::vector<Option> options;
    };

    std::string name;  ///< the command as people type it
    std::string says;
    std::string usage;           ///< the usage line, after the name
    std::string commands_title;  ///< empty without commands
    std::vector<Command> commands;
    std::vector<Argument> arguments;
    std::vector<Group> groups;
    std::string examples;  ///< one per line: the command, then `#` and what it does
    std::string exit_status = "0 nothing to report, 1 findings, 2 the job failed";
};

/// The structure of a command line, without hidden options.
CommandTree tree_of(CLI::App& app);

/// If this is the only word on a tool's command line, the tool prints its tree, followed by those
/// of its commands. It is for programs, so the help does not list it.
inline constexpr std::string_view tree_option = "--help-tree";

/// A tree as one line of JSON, with its members by name.
std::string tree_json(const CommandTree& tree);

}  // namespace bones::inline cli
