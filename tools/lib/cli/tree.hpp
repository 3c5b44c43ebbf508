// What a program takes on its command line: its help, its manual page and the completion of shells
// are made of this.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}  // namespace CLI

namespace bones::inline cli {

/// The group of the options that every tool has; they come last.
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
        std::string value;  ///< empty: takes none; words in small letters stand for themselves
        std::string says;
        std::string usual;        ///< the value where it is left out, if that is one of the words
        std::string environment;  ///< the variable that is taken then
        bool is_required = false, repeats = false;
    };
    struct Group {
        std::string title;
        std::vector<Option> options;
    };

    std::string name;  ///< what people type
    std::string says;
    std::string usage;           ///< after the name
    std::string commands_title;  ///< where there are commands
    std::vector<Command> commands;
    std::vector<Argument> arguments;
    std::vector<Group> groups;
    std::string examples;  ///< one a line: the call, then `#` and what it does
    std::string exit_status = "0 nothing to report, 1 findings, 2 the job failed";
};

/// What a command line takes; hidden options are left out.
CommandTree tree_of(CLI::App& app);

/// Alone on the command line of any tool, this prints its tree; a program with commands prints
/// those of its commands after it. It is for programs, and no help tells of it.
inline constexpr std::string_view tree_option = "--help-tree";

/// One line of JSON: the members of a tree by their names.
std::string tree_json(const CommandTree& tree);

}  // namespace bones::inline cli
