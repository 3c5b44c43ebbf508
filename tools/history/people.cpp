// bones-history rename and join: correct the identity of players. They change no record.
#include "tools/lib/store/archive/people.hpp"

#include <fmt/core.h>

#include "libnotation/text/utf8.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_rename =
    "bones-history rename \"Ana Ruis\" \"Ana Ruiz\" --reason \"a slip\"\n"
    "bones-history rename \"<ana-17>\" \"Ana Gomez\" --reason \"married\"";
constexpr std::string_view examples_of_join =
    "bones-history join \"<ana-17>\" \"Ana Ruis\"   # Ana Ruis is <ana-17>\n"
    "bones-history join \"Bo Chen\" \"Bo Chan\" --reason \"he says so\"";

void check_name(const std::string& name) {
    if (name.empty() || first_unreadable_byte(name) != name.size() ||
        name.find_first_of("<>\t") != std::string::npos)
        throw UsageError(fmt::format("`{}` is not a name", name));
}

}  // namespace

int rename_command(const Arguments& arguments) {
    HistoryTool tool("rename",
                     "Changes the name of a player in lists and figures. The records stay as they "
                     "are. Later sheets with the old name or id count for this player too.",
                     examples_of_rename);
    std::string wanted, name, reason;
    tool.app.add_option("PERSON", wanted, "a name or a stable id").required();
    tool.app.add_option("NAME", name, "the new name").required();
    tool.add_reason(reason);
    if (!tool.parse(arguments)) return status_clean;
    check_name(name);
    Database database = open_for_change(tool.database);
    std::string before, after;
    {
        Transaction transaction(database);
        const std::int64_t number = find_player(database, wanted);
        before = player(database, number).in_full();
        rename_player(database, number, name, reason);
        after = player(database, number).in_full();
        transaction.commit();
    }
    if (!tool.quiet) tool.say(fmt::format("{} is now called {}", before, after));
    return status_clean;
}

int join_command(const Arguments& arguments) {
    HistoryTool tool("join",
                     "Makes two players one, under the first name. The records stay as they are. "
                     "Later sheets with either name or id count for this player.",
                     examples_of_join);
    std::string wanted, other, reason;
    tool.app.add_option("PERSON", wanted, "a name or a stable id").required();
    tool.app.add_option("OTHER", other, "the name or id of the same person").required();
    tool.add_reason(reason);
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_for_change(tool.database);
    std::string kept, gone;
    {
        Transaction transaction(database);
        const std::int64_t first = find_player(database, wanted);
        const std::int64_t second = find_player(database, other);
        if (first == second)
            throw ArchiveError(
                fmt::format("{} is one player already", player(database, first).in_full()));
        gone = player(database, second).in_full();
        join_players(database, first, second, reason);
        kept = player(database, first).in_full();
        transaction.commit();
    }
    if (!tool.quiet) tool.say(fmt::format("{} is now {}", gone, kept));
    return status_clean;
}

}  // namespace bones
