#include "tools/lib/cli/help.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "libnotation/versions.hpp"
#include "tools/lib/io/versions.hpp"

namespace bones::inline cli {

namespace {

constexpr std::size_t columns = 80;
constexpr std::size_t command_column = 14;
constexpr std::size_t option_column = 30;

/// Wraps words into lines that start at column `indent`. The first line has been written up to
/// `column`.
std::string wrapped(std::string_view words, std::size_t column, std::size_t indent) {
    std::string text;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (column > indent && column + 1 + end > columns) {
            text += fmt::format("\n{:{}}", "", indent);
            column = indent;
        } else if (column > indent) {
            text += ' ';
            ++column;
        }
        text += words.substr(0, end);
        column += end;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return text;
}

/// An option as people type it: `-j,--jobs N`.
std::string called(const CommandTree::Option& option) {
    return fmt::format("{}{}{}", joined(option.names, ","), option.value.empty() ? "" : " ",
                       option.value);
}

std::string entry(std::string_view called, std::string_view says, std::size_t column) {
    std::string text = fmt::format("  {}", called);
    if (text.size() + 2 > column)
        text += fmt::format("\n{:{}}", "", column);
    else
        text.resize(column, ' ');
    return text + wrapped(says, column, column) + "\n";
}

std::string commands_text(const CommandTree& tree) {
    if (tree.commands.empty()) return "";
    std::string text = fmt::format("\n{}:\n", tree.commands_title);
    for (const CommandTree::Command& command : tree.commands)
        text += entry(command.name, command.says, command_column);
    return text;
}

std::string arguments_text(const CommandTree& tree) {
    if (tree.arguments.empty()) return "";
    std::string text = "\nArguments:\n";
    for (const CommandTree::Argument& argument : tree.arguments)
        text +=
            entry(argument.name + (argument.repeats ? "..." : ""), argument.says, option_column);
    return text;
}

/// A group of options as one list: `Which hands: --ended END,..., --opening TILE`.
std::string brief_text(const CommandTree::Group& group) {
    std::string text = group.title + ":";
    std::size_t column = text.size();
    for (const CommandTree::Option& option : group.options) {
        const std::string name = called(option) + (&option == &group.options.back() ? "" : ",");
        if (column + 1 + name.size() > columns) {
            text += "\n ";
            column = 1;
        }
        text += " " + name;
        column += 1 + name.size();
    }
    return text + "\n";
}

std::string group_text(const CommandTree::Group& group) {
    std::string text = fmt::format("\n{}:\n", group.title);
    for (const CommandTree::Option& option : group.options)
        text += entry(called(option), option.says, option_column);
    return text;
}

std::string examples_text(std::string_view examples) {
    std::string text = "\nExamples:\n";
    while (!examples.empty()) {
        const std::size_t end = std::min(examples.find('\n'), examples.size());
        text += fmt::format("  {}\n", examples.substr(0, end));
        examples.remove_prefix(std::min(end + 1, examples.size()));
    }
    return text;
}

}  // namespace

std::string help_text(const CommandTree& tree, std::string_view briefly) {
    std::string text = wrapped(tree.says, 0, 0) + "\n";
    text += fmt::format("Usage: {} {}\n", tree.name, tree.usage);
    text += commands_text(tree) + arguments_text(tree);
    bool was_brief = false;
    for (const CommandTree::Group& group : tree.groups) {
        const bool is_brief = !briefly.empty() && group.title.starts_with(briefly);
        if (is_brief && !was_brief) text += "\n";
        text += is_brief ? brief_text(group) : group_text(group);
        was_brief = is_brief;
    }
    return text + examples_text(tree.examples) +
           fmt::format("\nExit status: {}\n", tree.exit_status);
}

std::string version_text(std::string_view name) {
    return fmt::format("{} {}\nnotation {}, rules {}, archive {}\n", name, BONES_VERSION,
                       notation_version, ruleset_version, archive_version);
}

}  // namespace bones::inline cli
