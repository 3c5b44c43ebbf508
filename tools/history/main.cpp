// bones-history: the archive of domino games, one SQLite file.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>

#include "tools/history/commands.hpp"
#include "tools/lib/archive/holder.hpp"
#include "tools/lib/command/help.hpp"
#include "tools/lib/command/number.hpp"
#include "tools/lib/did_you_mean.hpp"
#include "tools/lib/output.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr const char* program = "bones-history";

struct Command {
    std::string_view name;
    int (*run)(const Arguments&);
    std::string_view job;
};

constexpr Command commands[] = {
    {"import", import_command, "check, score and store records"},
    {"export", export_command, "write the records in canonical text, as stored"},
    {"merge", merge_command, "take over the records of another archive"},
    {"verify", verify_command, "check the archive, and judge every record again"},
    {"list", list_command, "list the records"},
    {"show", show_command, "show one record with what was found and what it said before"},
    {"amend", amend_command, "put a corrected record in the place of one, and keep the old one"},
    {"remove", remove_command, "take a record out of everything but the log, with a reason"},
    {"restore", restore_command, "put a removed record back"},
    {"rename", rename_command, "settle how somebody is called"},
    {"join", join_command, "make one person of two"},
    {"log", log_command, "list all that was done to the archive"},
    {"upgrade", upgrade_command, "bring an archive of an earlier version up to date"},
};

CommandTree tree_of_commands() {
    CommandTree tree;
    tree.name = program;
    tree.says = "The archive of domino games: one SQLite file.";
    tree.usage = "COMMAND [OPTIONS]";
    tree.commands_title = "Commands";
    for (const Command& command : commands)
        tree.commands.push_back({std::string(command.name), std::string(command.job)});
    CommandTree::Option database, help;
    database.names = {"--db"};
    database.value = "FILE";
    database.says = "the archive; else BONES_DB, else bones.db";
    database.environment = "BONES_DB";
    help.names = {"--help", "--version"};
    help.says = "`bones-history COMMAND --help` says more";
    tree.groups = {{"Options of all commands", {database, help}}};
    tree.examples =
        "bones-history import nights/               # store all records of a folder\n"
        "bones-history --db club.db list            # what there is\n"
        "bones-history export | bones-check         # check everything again";
    return tree;
}

/// Prints how all commands are called, for programs: a line each, after one of its own.
void print_trees() {
    Output("").write(tree_json(tree_of_commands())).finish();
    for (const Command& command : commands) command.run({std::string(tree_option)});
}

/// Options in front of the command that take the next word as their value.
bool takes_value(std::string_view option) {
    constexpr std::array<std::string_view, 7> options{"--db", "-o",     "--output", "--color",
                                                      "-j",   "--jobs", "--wait"};
    return std::find(options.begin(), options.end(), option) != options.end();
}

/// Where the command stands among the arguments; as many as there are: nowhere.
std::size_t find_command(const Arguments& arguments) {
    std::size_t i = 0;
    while (i < arguments.size() && arguments[i].starts_with('-'))
        i += takes_value(arguments[i]) ? 2 : 1;
    return std::min(i, arguments.size());
}

int without_command(const Arguments& arguments) {
    for (const std::string& argument : arguments)
        if (argument == "--version") {
            Output("").write(version_text(program)).finish();
            return status_clean;
        } else if (argument == "--help" || argument == "--help-all" || argument == "-h") {
            Output("").write(help_text(tree_of_commands(), "")).finish();
            return status_clean;
        } else if (argument == tree_option) {
            print_trees();
            return status_clean;
        }
    throw UsageError(
        "what is to be done? import, export, merge, verify, list, show, amend, remove, restore, "
        "rename, join, log or upgrade");
}

int main(int argc, const char* const* argv) {
    Arguments arguments(argv + 1, argv + argc);
    const std::size_t at = find_command(arguments);
    if (at == arguments.size()) return without_command(arguments);
    const std::string wanted = arguments[at];
    arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(at));
    std::vector<std::string> names;
    for (const Command& command : commands) {
        if (command.name == wanted) return command.run(arguments);
        names.emplace_back(command.name);
    }
    throw UsageError(fmt::format("no command `{}`{}", wanted, did_you_mean(wanted, names)));
}

}  // namespace

HistoryTool::HistoryTool(std::string_view command, std::string job, std::string_view examples)
    : Tool(fmt::format("{} {}", program, command), std::move(job), examples) {
    name = program;
    app.add_option("--db", database, "the archive; else BONES_DB, else bones.db")
        ->type_name("FILE")
        ->envname("BONES_DB");
    app.add_option_function<int>(
           "--wait", [](int seconds) { set_patience(seconds); },
           "how long to wait for another program that is writing (60)")
        ->type_name("SECONDS")
        ->transform(number_between(0, 86400));
}

bool HistoryTool::parse(const Arguments& arguments) {
    std::vector<const char*> words = {program};
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    if (!Tool::parse(static_cast<int>(words.size()), words.data())) return false;
    refuse_to_overwrite_archive(database);
    return true;
}

}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::program, [&] { return bones::main(argc, argv); });
}
