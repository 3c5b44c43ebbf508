#include "tools/lib/cli/tree.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

#include "libnotation/json/json_text.hpp"

namespace bones::inline cli {

namespace {

bool stands_for_itself(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// The alternatives of a value: `text|jsonl` is two words.
std::vector<std::string_view> alternatives(std::string_view value) {
    std::vector<std::string_view> words;
    while (!value.empty()) {
        const std::size_t end = std::min(value.find('|'), value.size());
        words.push_back(value.substr(0, end));
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return words;
}

bool is_one_of(std::string_view word, const std::vector<std::string_view>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

CommandTree::Argument argument_of(const CLI::Option& option) {
    return {option.get_name(true), option.get_description(), option.get_type_name() == "FILE",
            option.get_required(), option.get_expected_max() > 1};
}

CommandTree::Option option_of(CLI::Option& option) {
    CommandTree::Option told;
    for (const std::string& name : option.get_snames()) told.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) told.names.push_back("--" + name);
    told.value = option.get_type_name();
    told.says = option.get_description();
    told.environment = option.get_envname();
    told.is_required = option.get_required();
    told.repeats = option.get_expected_max() > 1;
    const std::string usual = option.capture_default_str()->get_default_str();
    if (is_one_of(usual, alternatives(told.value))) told.usual = usual;
    return told;
}

CommandTree::Group group_of(CLI::App& app, const std::string& title) {
    CommandTree::Group group{title, {}};
    for (CLI::Option* option : app.get_options())
        if (option->get_group() == title && option->nonpositional())
            group.options.push_back(option_of(*option));
    return group;
}

std::string usage_of(const CommandTree& tree) {
    std::string text = "[OPTIONS]";
    for (const CommandTree::Argument& argument : tree.arguments) {
        const std::string name = argument.name + (argument.repeats ? "..." : "");
        text += argument.is_required ? " " + name : " [" + name + "]";
    }
    return text;
}

void append(JsonText& json, const std::vector<std::string>& texts) {
    json.begin_list();
    for (const std::string& text : texts) json.string(text);
    json.end_list();
}

void append(JsonText& json, const CommandTree::Command& command) {
    json.begin_object();
    json.key("name").string(command.name);
    json.key("says").string(command.says);
    json.end_object();
}

void append(JsonText& json, const CommandTree::Argument& argument) {
    json.begin_object();
    json.key("name").string(argument.name);
    json.key("says").string(argument.says);
    json.key("is_file").boolean(argument.is_file);
    json.key("is_required").boolean(argument.is_required);
    json.key("repeats").boolean(argument.repeats);
    json.end_object();
}

void append(JsonText& json, const CommandTree::Option& option) {
    const std::vector<std::string_view> values = alternatives(option.value);
    json.begin_object();
    append(json.key("names"), option.names);
    json.key("value").string(option.value);
    json.key("words").begin_list();
    for (const std::string_view value : values)
        if (stands_for_itself(value)) json.string(value);
    json.end_list();
    json.key("is_file").boolean(is_one_of("FILE", values));
    json.key("says").string(option.says);
    json.key("usual").string(option.usual);
    json.key("environment").string(option.environment);
    json.key("is_required").boolean(option.is_required);
    json.key("repeats").boolean(option.repeats);
    json.end_object();
}

void append(JsonText& json, const CommandTree::Group& group) {
    json.begin_object();
    json.key("title").string(group.title);
    json.key("options").begin_list();
    for (const CommandTree::Option& option : group.options) append(json, option);
    json.end_list();
    json.end_object();
}

template <class Members>
void append_list(JsonText& json, std::string_view key, const Members& members) {
    json.key(key).begin_list();
    for (const auto& member : members) append(json, member);
    json.end_list();
}

void append_tree(std::string& out, const CommandTree& tree) {
    JsonText json(out);
    json.begin_object();
    json.key("name").string(tree.name);
    json.key("says").string(tree.says);
    json.key("usage").string(tree.usage);
    json.key("commands_title").string(tree.commands_title);
    append_list(json, "commands", tree.commands);
    append_list(json, "arguments", tree.arguments);
    append_list(json, "groups", tree.groups);
    json.key("examples").string(tree.examples);
    json.key("exit_status").string(tree.exit_status);
    json.end_object();
    json.end_line();
}

}  // namespace

CommandTree tree_of(CLI::App& app) {
    CommandTree tree;
    tree.name = app.get_name();
    tree.says = app.get_description();
    tree.examples = app.get_footer();
    for (const CLI::Option* option : app.get_options())
        if (option->get_positional()) tree.arguments.push_back(argument_of(*option));
    tree.usage = usage_of(tree);
    std::vector<std::string> titles = app.get_groups();
    std::erase(titles, common_group);
    titles.emplace_back(common_group);
    for (const std::string& title : titles) {
        CommandTree::Group group = group_of(app, title);
        if (!title.empty() && !group.options.empty()) tree.groups.push_back(std::move(group));
    }
    return tree;
}

std::string tree_json(const CommandTree& tree) {
    std::string out;
    append_tree(out, tree);
    return out;
}

}  // namespace bones::inline cli
