// bones: one command for all tools. `bones check …` runs the bones-check beside it.
#include <errno.h>
#include <fmt/core.h>
#include <string.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "libnotation/text/joined.hpp"
#include "tools/lib/cli/help.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

namespace bones {
namespace {

namespace fs = std::filesystem;

constexpr const char* program = "bones";

struct KnownTool {
    std::string_view name;
    std::string_view job;
};

/// The list of `bones help`. Tools that are not installed are left out.
constexpr std::array known_tools{
    KnownTool{"check", "check records: notation, facts, rules, claims"},
    KnownTool{"format", "write canonical text; convert to and from JSON"},
    KnownTool{"collate", "merge several sheets of one game into one record"},
    KnownTool{"replay", "show a game again, move by move"},
    KnownTool{"score", "score hands, games, nights and seasons"},
    KnownTool{"analyze", "show what each decision of a game cost"},
    KnownTool{"rate", "rate players by who beat whom"},
    KnownTool{"record", "enter games, with help from the rules"},
    KnownTool{"history", "manage the archive: import, export, merge, verify, amend"},
    KnownTool{"query", "find games, positions and breaches in the archive"},
    KnownTool{"stats", "compute statistics of files or the archive"},
    KnownTool{"violations", "report breaches, with players and evidence"},
    KnownTool{"batch", "run all this in shards, for very many records"},
    KnownTool{"generate", "generate games and write their records"},
};

fs::path tool_path(const fs::path& folder, std::string_view name) {
    return folder / fmt::format("bones-{}{}", name, system::program_suffix);
}

bool is_installed(const fs::path& folder, std::string_view name) {
    return system::is_program(tool_path(folder, name).string());
}

std::vector<std::string> installed_tools(const fs::path& folder) {
    std::vector<std::string> names;
    for (const KnownTool& tool : known_tools)
        if (is_installed(folder, tool.name)) names.emplace_back(tool.name);
    return names;
}

CommandTree tree_of_tools(const fs::path& folder) {
    CommandTree tree;
    tree.name = program;
    tree.says = "Checks, replays, scores, archives and analyses recorded domino games.";
    tree.usage = "TOOL [OPTIONS] [FILE|DIR|-]…";
    tree.commands_title = "Tools";
    for (const KnownTool& tool : known_tools)
        if (is_installed(folder, tool.name))
            tree.commands.push_back({std::string(tool.name), std::string(tool.job)});
    tree.commands.push_back({"help", "show this help; `bones help TOOL` is `bones TOOL --help`"});
    tree.examples =
        "bones check night.bones              # the same as bones-check night.bones\n"
        "bones score --night club-night/      # the standings of a night";
    tree.exit_status = "that of the tool; 2 if the tool does not exist";
    return tree;
}

/// Replaces this process by the tool. On systems that cannot do that, runs the tool and returns its
/// status.
int run(const fs::path& folder, const std::string& name, std::vector<std::string> arguments) {
    const std::vector<std::string> names = installed_tools(folder);
    if (std::find(names.begin(), names.end(), name) == names.end())
        throw UsageError(fmt::format("unknown tool `{}`{}", name, did_you_mean(name, names)));
    const std::string path = tool_path(folder, name).string();
    arguments.insert(arguments.begin(), path);
    const int status = system::run_instead(path, arguments);
    if (status >= 0) return status;
    throw std::runtime_error(fmt::format("cannot run {}: {}", path, strerror(errno)));
}

/// The folder of this program. Without /proc it is found from the path of the call.
fs::path own_folder(const char* called) {
    const fs::path self = system::path_of(system::own_path());
    if (!self.empty()) return self.parent_path();
    if (!system::path_of(called).has_parent_path())
        throw UsageError("/proc is missing; call bones with its path");
    return system::path_of(called).parent_path();
}

int main(int argc, const char* const* argv) {
    const fs::path folder = own_folder(argv[0]);
    std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.empty())
        throw UsageError(fmt::format("name a tool: {}", joined(installed_tools(folder), ", ")));
    const std::string wanted = arguments.front();
    arguments.erase(arguments.begin());
    if (wanted == "--version") {
        Output("").write(version_text(program)).finish();
        return status_clean;
    }
    if (wanted == tree_option && arguments.empty()) {
        Output("").write(tree_json(tree_of_tools(folder))).finish();
        return status_clean;
    }
    const bool asks_for_help =
        wanted == "help" || wanted == "--help" || wanted == "--help-all" || wanted == "-h";
    if (asks_for_help && arguments.empty()) {
        Output("").write(help_text(tree_of_tools(folder), "")).finish();
        return status_clean;
    }
    if (asks_for_help) return run(folder, arguments.front(), {"--help"});
    if (wanted.starts_with('-')) throw UsageError(fmt::format("unknown option `{}`", wanted));
    return run(folder, wanted, std::move(arguments));
}

}  // namespace
}  // namespace bones

int main_of_bones(int argc, char** argv) {
    return bones::run_tool(bones::program, [&] { return bones::main(argc, argv); });
}
