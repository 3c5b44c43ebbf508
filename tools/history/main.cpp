// bones-history: the archive of domino games, one SQLite file.
#include <fmt/core.h>

#include "tools/history/commands.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/store/archive/holder.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr const char* program = "bones-history";

constexpr Command commands[] = {
    {"import", import_command, "check, score and store records"},
    {"export", export_command, "write the records in canonical text, as stored"},
    {"merge", merge_command, "add the records of another archive"},
    {"verify", verify_command, "check the archive, and judge every record again"},
    {"list", list_command, "list the records"},
    {"show", show_command, "show one record, its findings and earlier texts"},
    {"amend", amend_command, "replace a record by a corrected one"},
    {"remove", remove_command, "remove a record from lists, figures and exports"},
    {"restore", restore_command, "restore a removed record"},
    {"rename", rename_command, "change the name of a player"},
    {"join", join_command, "make two players one"},
    {"log", log_command, "list the changes of the archive"},
    {"analyze", analyze_command, "store what each decision cost, and luck"},
    {"publish", publish_command, "write static pages of the archive"},
    {"upgrade", upgrade_command, "update an archive of an earlier version"},
};

CommandTree tree_of_program() {
    CommandTree tree;
    tree.name = program;
    tree.says = "The archive of domino games: one SQLite file.";
    CommandTree::Option database, help;
    database.names = {"--db"};
    database.value = "FILE";
    database.says = "the archive; by default BONES_DB or bones.db";
    database.environment = "BONES_DB";
    help.names = {"--help", "--version"};
    help.says = "`bones-history COMMAND --help` shows more";
    tree.groups = {{"Options of all commands", {database, help}}};
    tree.examples =
        "bones-history import nights/               # store all records of a folder\n"
        "bones-history --db club.db list            # list the records\n"
        "bones-history export | bones-check         # check everything again";
    return tree;
}

int main(int argc, const char* const* argv) {
    const CommandSet set{
        tree_of_program(),
        commands,
        {"--db", "-o", "--output", "--color", "-j", "--jobs", "--wait", "--names", "--private"}};
    return run_commands(set, argc, argv);
}

}  // namespace

HistoryTool::HistoryTool(std::string_view command, std::string job, std::string_view examples)
    : Tool(fmt::format("{} {}", program, command), std::move(job), examples) {
    name = program;
    app.add_option("--db", database, "the archive; by default BONES_DB or bones.db")
        .type_name("FILE")
        .envname("BONES_DB")
        .may_be_empty();
    app.add_option_function(
           "--wait", [](const std::string& seconds) { set_patience(std::stoi(seconds)); },
           "seconds to wait while another program writes (60)")
        .type_name("SECONDS")
        .check(number_between(0, 86400));
}

Option HistoryTool::add_reason(std::string& reason) {
    const auto look = [](const std::string& text) {
        const bool blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
        return std::string(blank ? "it needs a text" : "");
    };
    return app.add_option("--reason", reason, "why").type_name("TEXT").check(look);
}

bool HistoryTool::parse(const Arguments& arguments) {
    std::vector<const char*> words = {program};
    for (const std::string& argument : arguments) words.push_back(argument.c_str());
    if (!Tool::parse(static_cast<int>(words.size()), words.data())) return false;
    refuse_to_overwrite_archive(database);
    return true;
}

}  // namespace bones

int main_of_history(int argc, char** argv) {
    return bones::run_tool(bones::program, [&] { return bones::main(argc, argv); });
}
