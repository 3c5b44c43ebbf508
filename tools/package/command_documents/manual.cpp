#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <string_view>

#include "libnotation/text/joined.hpp"
#include "tools/package/command_documents/documents.hpp"

namespace bones::documents {

namespace {

/// Escapes a text so that scdoc prints it as it is.
std::string plain(std::string_view text) {
    std::string escaped;
    if (!text.empty() && std::string_view("-.:+").find(text.front()) != std::string_view::npos)
        escaped += '\\';
    for (const char c : text) {
        if (std::string_view("\\*_#|~`[]").find(c) != std::string_view::npos) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string heading(std::string title) {
    std::transform(title.begin(), title.end(), title.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return fmt::format("\n# {}\n\n", title);
}

std::string entry(const std::string& name, const std::string& says) {
    return fmt::format("*{}*\n\t{}\n\n", plain(name), plain(says));
}

/// The name of a command's page: `bones-history-import` for `bones-history import`.
std::string page_of(std::string command) {
    std::replace(command.begin(), command.end(), ' ', '-');
    return command;
}

/// The first sentence, for a list of pages.
std::string job_of(const std::string& says) {
    std::string job = says.substr(0, says.find(". "));
    if (job.ends_with('.')) job.pop_back();
    job[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(job[0])));
    return job;
}

std::string description(const std::string& says) {
    const std::size_t first = says.find(". ");
    return first == std::string::npos ? "" : heading("Description") + plain(says) + "\n";
}

std::string commands(const Json& tree) {
    if (tree["commands"].empty()) return "";
    std::string text = heading(tree["commands_title"]);
    for (const Json& command : tree["commands"]) text += entry(command["name"], command["says"]);
    return text;
}

std::string arguments(const Json& tree) {
    if (tree["arguments"].empty()) return "";
    std::string text = heading("Arguments");
    for (const Json& argument : tree["arguments"])
        text += entry(argument["name"].get<std::string>() + (argument["repeats"] ? "..." : ""),
                      argument["says"]);
    return text;
}

std::string option_entry(const Json& option) {
    const auto names = option["names"].get<std::vector<std::string>>();
    const std::string value = option["value"];
    std::string says = option["says"];
    if (option["is_required"]) says += "; required";
    const std::string usual = option["usual"];
    const bool is_told = says.find("default") != std::string::npos || says.ends_with(")");
    if (!usual.empty() && !is_told) says += fmt::format("; by default {}", usual);
    return entry(fmt::format("{}{}{}", joined(names, ","), value.empty() ? "" : " ", value), says);
}

std::string options(const Json& tree) {
    std::string text;
    for (const Json& group : tree["groups"]) {
        text += heading(group["title"]);
        for (const Json& option : group["options"]) text += option_entry(option);
    }
    return text;
}

std::string environment(const Json& tree) {
    std::string text;
    for (const Json& group : tree["groups"])
        for (const Json& option : group["options"])
            if (const std::string variable = option["environment"]; !variable.empty())
                text += entry(variable, fmt::format("used instead of {} if that is missing",
                                                    option["names"][0].get<std::string>()));
    return text.empty() ? "" : heading("Environment") + text;
}

std::string examples(std::string_view lines) {
    std::string text = heading("Examples");
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        const std::size_t comment = line.find("  # ");
        const std::string_view call = line.substr(0, line.find_last_not_of(' ', comment) + 1);
        text += fmt::format("*{}*\n", plain(call));
        if (comment < line.size()) text += fmt::format("\t{}\n", plain(line.substr(comment + 4)));
        text += '\n';
    }
    return text;
}

}  // namespace

std::string manual_page(const Json& tree, const std::string& version, const std::string& see_also) {
    const std::string name = tree["name"], says = tree["says"], usage = tree["usage"];
    const std::string lines = tree["examples"], status = tree["exit_status"];
    std::string text = fmt::format("{}(1) \"bones {}\" \"Bones manual\"\n", page_of(name), version);
    text += heading("Name") + fmt::format("{} - {}\n", page_of(name), plain(job_of(says)));
    text += heading("Synopsis") + fmt::format("*{}* {}\n", plain(name), plain(usage));
    text += description(says) + commands(tree) + arguments(tree) + options(tree);
    text += environment(tree) + examples(lines);
    text += heading("Exit status") + plain(status) + "\n";
    return text + heading("See also") + see_also + "\n";
}

}  // namespace bones::documents
