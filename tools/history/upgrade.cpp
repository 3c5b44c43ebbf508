// bones-history upgrade: updates archives of earlier versions.
#include <fmt/core.h>

#include "tools/history/commands.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/store/archive/judging.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

int upgrade_command(const Arguments& arguments) {
    HistoryTool tool("upgrade",
                     "Updates an archive of an earlier version, and judges its records again. If "
                     "it fails, the archive is unchanged.",
                     "bones-history upgrade                   # bones.db, or the file in BONES_DB\n"
                     "bones-history --db old.db upgrade");
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_for_upgrade(tool.database);
    const auto [before, joined] = upgrade(database);
    for (const std::string& line : joined) tool.say(line);
    std::uint64_t judged = 0;
    if (!is_judged_as_today(database)) {
        Progress progress(0, !tool.shows_progress());
        judged = judge_anew(database, progress);
    }
    if (!tool.quiet)
        tool.say(before == archive_version
                     ? fmt::format("{} has schema {} already", tool.database, before)
                     : fmt::format("{} had schema {} and now has {}", tool.database, before,
                                   archive_version));
    if (!tool.quiet && judged != 0)
        tool.say(fmt::format("{} judged again", quantity(judged, "record", "records")));
    return status_clean;
}

}  // namespace bones
