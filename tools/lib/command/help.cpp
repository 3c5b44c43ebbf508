#include "tools/lib/command/help.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "libnotation/versions.hpp"
#include "tools/lib/versions.hpp"

namespace bones {

namespace {

constexpr std::size_t columns = 80;
constexpr std::size_t description_column = 30;

/// Words in lines from `indent` on, of which the first has been written up to `column`.
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

/// An option's names and what it takes, without what is checked: `-j,--jobs N`.
std::string called(const CLI::Option& option) {
    std::string text = option.get_name(option.get_positional(), !option.get_positional());
    if (option.get_positional()) return text + (option.get_expected_max() > 1 ? "..." : "");
    const std::string type = option.get_type_name();
    if (!type.empty()) text += " " + type.substr(0, type.find(':'));
    return text;
}

std::string entry(const CLI::Option& option) {
    std::string text = "  " + called(option);
    if (text.size() + 2 > description_column)
        text += fmt::format("\n{:{}}", "", description_column);
    else
        text.resize(description_column, ' ');
    return text + wrapped(option.get_description(), description_column, description_column) + "\n";
}

/// A group as one list: `Which hands: --ended END,..., --opening TILE`.
std::string brief(const std::string& group, const std::vector<const CLI::Option*>& options) {
    std::string text = group + ":";
    std::size_t column = text.size();
    for (const CLI::Option* option : options) {
        const std::string name = called(*option) + (option == options.back() ? "" : ",");
        if (column + 1 + name.size() > columns) {
            text += "\n ";
            column = 1;
        }
        text += " " + name;
        column += 1 + name.size();
    }
    return text + "\n";
}

std::string group_text(const CLI::App& app, const std::string& group, bool is_brief) {
    const auto options = app.get_options([&](const CLI::Option* option) {
        return option->get_group() == group && option->nonpositional();
    });
    if (options.empty() || group.empty()) return "";
    if (is_brief) return brief(group, options);
    std::string text = fmt::format("\n{}:\n", group);
    for (const CLI::Option* option : options) text += entry(*option);
    return text;
}

std::string usage(const CLI::App& app, const std::vector<const CLI::Option*>& positionals) {
    std::string text = fmt::format("Usage: {} [OPTIONS]", app.get_name());
    for (const CLI::Option* option : positionals) {
        const std::string name = called(*option);
        text += option->get_required() ? " " + name : " [" + name + "]";
    }
    return text + "\n";
}

}  // namespace

std::string help_text(const CLI::App& app, std::string_view briefly) {
    const auto positionals =
        app.get_options([](const CLI::Option* option) { return option->get_positional(); });
    std::string text = wrapped(app.get_description(), 0, 0) + "\n" + usage(app, positionals);
    if (!positionals.empty()) text += "\nArguments:\n";
    for (const CLI::Option* option : positionals) text += entry(*option);
    bool was_brief = false;
    for (const std::string& group : app.get_groups()) {
        if (group == common_group) continue;
        const bool is_brief = !briefly.empty() && group.starts_with(briefly);
        if (is_brief && !was_brief) text += "\n";
        text += group_text(app, group, is_brief);
        was_brief = is_brief;
    }
    return text + group_text(app, common_group, false) + "\n" + app.get_footer() + "\n";
}

std::string version_text(std::string_view name) {
    return fmt::format("{} {}\nnotation {}, rules {}, archive {}\n", name, BONES_VERSION,
                       notation_version, ruleset_version, archive_version);
}

}  // namespace bones
