// bones-history export: records out of the archive.
#include <fmt/format.h>

#include "tools/archive/exporting.hpp"
#include "tools/archive/schema.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/output.hpp"

namespace bones {

namespace {

constexpr std::string_view examples =
    "bones-history export -o all.bones     # everything, in canonical text\n"
    "bones-history export 12 x-17          # these records, by number, id or fingerprint\n"
    "bones-history export | bones-check    # what is wrong with all of it";

}  // namespace

int export_command(const Arguments& arguments) {
    HistoryTool tool("export",
                     "Writes records as they are stored, ordered by day, event, round and table.",
                     examples);
    std::vector<std::string> wanted;
    tool.app.add_option("RECORD", wanted, "records by number, id or fingerprint; none: all");
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_archive(tool.database, Access::read);
    std::string where;
    for (const std::string& name : wanted)
        where += fmt::format("{}{}", where.empty() ? "r.record_id IN (" : ", ",
                             find_record(database, name));
    if (!where.empty()) where += ")";
    Output output(tool.output);
    bool first = true;
    export_records(
        database,
        [&](std::string_view text) {
            if (!first) output.write("\n");
            first = false;
            output.write(text);
        },
        where);
    output.finish();
    return first ? status_findings : status_clean;
}

}  // namespace bones
