// bones-history upgrade: archives of earlier versions.
#include <fmt/format.h>

#include "tools/archive/schema.hpp"
#include "tools/history/commands.hpp"

namespace bones {

int upgrade_command(const Arguments& arguments) {
    HistoryTool tool("upgrade",
                     "Brings an archive of an earlier version up to date, wholly or not at all.",
                     "bones-history upgrade                   # bones.db, or what BONES_DB names\n"
                     "bones-history --db old.db upgrade");
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_for_upgrade(tool.database);
    const auto [before, joined] = upgrade(database);
    for (const std::string& line : joined) tool.say(line);
    if (!tool.quiet)
        tool.say(before == archive_version
                     ? fmt::format("{} has schema {} already", tool.database, before)
                     : fmt::format("{} had schema {} and now has {}", tool.database, before,
                                   archive_version));
    return status_clean;
}

}  // namespace bones
