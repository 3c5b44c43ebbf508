#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <string_view>

#include "libnotation/text/joined.hpp"
#include "tools/package/command_documents/documents.hpp"

namespace bones::documents {

namespace {

using Trees = std::vector<Json>;
using Words = std::vector<std::string>;

/// Quotes a text as one word for all of these shells.
std::string shell_word(std::string_view text) {
    std::string word = "'";
    for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return word + "'";
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// All options of a command, from all groups.
std::vector<Json> options_of(const Json& tree) {
    std::vector<Json> options;
    for (const Json& group : tree["groups"])
        options.insert(options.end(), group["options"].begin(), group["options"].end());
    return options;
}

Words commands_of(const Json& tree) {
    Words names;
    for (const Json& command : tree["commands"]) names.push_back(command["name"]);
    return names;
}

/// The names of the programs, without those that stand for a command of another.
Words programs(const Trees& trees) {
    Words names;
    for (const Json& tree : trees)
        if (const std::string name = tree["name"]; name.find(' ') == std::string::npos)
            names.push_back(name);
    return names;
}

bool takes_files(const Json& tree) {
    const Json& arguments = tree["arguments"];
    return std::any_of(arguments.begin(), arguments.end(),
                       [](const Json& argument) { return argument["is_file"].get<bool>(); });
}

std::string bash_values(const Json& tree) {
    std::string text;
    const std::string command = tree["name"];
    for (const Json& option : options_of(tree)) {
        if (option["value"].get<std::string>().empty()) continue;
        Words calls;
        for (const Json& name : option["names"])
            calls.push_back(shell_word(command + " " + name.get<std::string>()));
        text += fmt::format("        {})", joined(calls, " | "));
        if (!option["words"].empty())
            text += " words=" + shell_word(joined(option["words"].get<Words>(), " "));
        text += option["is_file"] ? " files=yes ;;\n" : " ;;\n";
    }
    return text;
}

std::string bash_words(const Json& tree) {
    Words words;
    for (const Json& option : options_of(tree))
        for (const Json& name : option["names"]) words.push_back(name);
    for (const std::string& command : commands_of(tree)) words.push_back(command);
    return fmt::format("        {}) words={}{} ;;\n", shell_word(tree["name"].get<std::string>()),
                       shell_word(joined(words, " ")), takes_files(tree) ? " files=yes" : "");
}

constexpr std::string_view bash_begin = R"(# Completion of the Bones tools in bash.
_bones() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} at=1 words= files=
    local tool=${COMP_WORDS[0]##*/}
    if [ "$tool" = bones ] && [ "$COMP_CWORD" -gt 1 ]; then tool=bones-${COMP_WORDS[1]}; at=2; fi
    if [[ $tool =~ ^bones-(batch|history)$ && COMP_CWORD -gt at ]]; then tool="$tool ${COMP_WORDS[at]}"; fi
    case "$tool $before" in
)";

constexpr std::string_view bash_end = R"(        esac
        [[ $word == -* ]] && files= ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word" || :; [ -z "$files" ] || compgen -f -- "$word")
}
)";

std::string bash(const Trees& trees) {
    std::string text(bash_begin);
    for (const Json& tree : trees) text += bash_values(tree);
    text += "        *) case $tool in\n";
    for (const Json& tree : trees) text += bash_words(tree);
    text += bash_end;
    return text + fmt::format("complete -o filenames -F _bones {}\n", joined(programs(trees), " "));
}

/// Escapes a text for zsh's _arguments.
std::string zsh_plain(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string zsh_value(const Json& option) {
    const std::string value = option["value"];
    if (value.empty()) return "";
    if (!option["words"].empty())
        return fmt::format(":value:({})", joined(option["words"].get<Words>(), " "));
    if (option["is_file"]) return ":file:_files";
    return fmt::format(":{}:", zsh_plain(lower(value)));
}

std::string zsh_option(const Json& option) {
    std::string text;
    const Words names = option["names"];
    const std::string others = option["repeats"]  ? "*"
                               : names.size() > 1 ? fmt::format("({})", joined(names, " "))
                                                  : "";
    for (const std::string& name : names)
        text += " \\\n            " +
                shell_word(fmt::format("{}{}[{}]{}", others, name,
                                       zsh_plain(option["says"].get<std::string>()),
                                       zsh_value(option)));
    return text;
}

std::string zsh_argument(const Json& argument) {
    const std::string begin = argument["repeats"] ? "*:" : argument["is_required"] ? ":" : "::";
    return " \\\n            " + shell_word(fmt::format("{}{}:{}", begin, lower(argument["name"]),
                                                        argument["is_file"] ? "_files" : ""));
}

std::string zsh_case(const Json& tree) {
    std::string text = fmt::format("    {})\n", shell_word(tree["name"].get<std::string>()));
    if (tree["commands"].empty()) {
        text += "        _arguments -S";
        for (const Json& option : options_of(tree)) text += zsh_option(option);
        for (const Json& argument : tree["arguments"]) text += zsh_argument(argument);
        return text + " ;;\n";
    }
    text += "        commands=(";
    for (const Json& command : tree["commands"])
        text += ' ' + shell_word(fmt::format("{}:{}", command["name"].get<std::string>(),
                                             command["says"].get<std::string>()));
    return text + " )\n        _describe command commands ;;\n";
}

constexpr std::string_view zsh_begin = R"(# Completion of the Bones tools in zsh.
local tool=$service
local -a commands
if [[ $tool == bones && CURRENT -gt 2 ]]; then
    tool=bones-$words[2]
    shift words; (( CURRENT-- ))
fi
if [[ $tool == bones-(batch|history) && CURRENT -gt 2 ]]; then
    tool="$tool $words[2]"
    shift words; (( CURRENT-- ))
fi
case $tool in
)";

std::string zsh(const Trees& trees) {
    std::string text = fmt::format("#compdef {}\n", joined(programs(trees), " "));
    text += zsh_begin;
    for (const Json& tree : trees) text += zsh_case(tree);
    return text + "esac\n";
}

/// One of the two ways to call a command, `bones-history import` and `bones history import`: the
/// program, and a condition on the words of the line.
struct FishCall {
    std::string program, condition;
};

std::vector<FishCall> fish_calls(const std::string& name) {
    const std::size_t blank = std::min(name.find(' '), name.size());
    const std::string program = name.substr(0, blank);
    const std::string seen =
        blank < name.size() ? "__fish_seen_subcommand_from" + name.substr(blank) : "";
    std::vector<FishCall> calls{{program, seen}};
    if (program.starts_with("bones-"))
        calls.push_back({"bones", "__fish_seen_subcommand_from " + program.substr(6) +
                                      (seen.empty() ? "" : "; and " + seen)});
    return calls;
}

std::string fish_option(const Json& option) {
    std::string text;
    for (const Json& json : option["names"]) {
        const std::string name = json;
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    const Words words = option["words"];
    const bool takes_value = !option["value"].get<std::string>().empty();
    if (!words.empty())
        text += " -x -a " + shell_word(joined(words, " "));
    else if (takes_value)
        text += option["is_file"] ? " -r -F" : " -x";
    return text + " -d " + shell_word(option["says"].get<std::string>());
}

std::string fish_line(const FishCall& call, const std::string& rest) {
    const std::string condition = call.condition.empty() ? "" : " -n " + shell_word(call.condition);
    return fmt::format("complete -c {}{}{}\n", call.program, condition, rest);
}

std::string fish(const Trees& trees) {
    std::string text;
    for (const Json& tree : trees) {
        const Words commands = commands_of(tree);
        for (FishCall call : fish_calls(tree["name"])) {
            if (!commands.empty())
                call.condition +=
                    fmt::format("{}not __fish_seen_subcommand_from {}",
                                call.condition.empty() ? "" : "; and ", joined(commands, " "));
            if (!takes_files(tree)) text += fish_line(call, " -f");
            for (const Json& option : options_of(tree))
                text += fish_line(call, fish_option(option));
            for (const Json& command : tree["commands"])
                text +=
                    fish_line(call, fmt::format(" -a {} -d {}", command["name"].get<std::string>(),
                                                shell_word(command["says"].get<std::string>())));
        }
    }
    return text;
}

}  // namespace

std::string completion(const std::string& shell, const Trees& trees) {
    if (shell == "bash") return bash(trees);
    if (shell == "zsh") return zsh(trees);
    if (shell == "fish") return fish(trees);
    throw std::invalid_argument("no completion for " + shell);
}

}  // namespace bones::documents
