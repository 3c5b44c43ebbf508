// bones-history verify: checks that the archive is intact and up to date.
#include "tools/lib/store/archive/verify.hpp"

#include <fmt/core.h>

#include "libnotation/json/json_text.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_verify =
    "bones-history verify                  # structure, texts, judgements\n"
    "bones-history verify --format jsonl   # differences for programs";

std::string text_of(const Difference& difference, bool json) {
    if (!json)
        return difference.record == 0
                   ? fmt::format("archive: {}\n", difference.message)
                   : fmt::format("record {}: {}\n", difference.record, difference.message);
    return json_line("difference", [&](JsonText& line) {
        line.key("record").number_or_null(difference.record == 0 ? -1 : difference.record);
        line.key("message").string(difference.message);
    });
}

}  // namespace

int verify_command(const Arguments& arguments) {
    HistoryTool tool("verify",
                     "Checks an archive: SQLite's structures, references and the hash of each "
                     "text. Judges every record again by today's rules.",
                     examples_of_verify);
    std::string format = "text";
    tool.add_choice("--format", format, {"text", "jsonl"}, "output format");
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_archive(tool.database, Access::read);
    const bool json = format == "jsonl";
    Output output(tool.output);
    if (!json) output.write_for_people();
    Progress progress(0, !tool.shows_progress());
    const VerifyCounts counts = verify(database, progress, [&](const Difference& difference) {
        note_status(status_findings);
        output.write(text_of(difference, json));
    });
    if (json)
        output.write(
            summary_line({{"records", counts.records}, {"differences", counts.differences}}));
    output.finish();
    if (!tool.quiet && !json)
        tool.say(fmt::format(
            "{}: {}, {}", tool.database, quantity(counts.records, "record", "records"),
            counts.differences == 0 ? "no differences"
                                    : quantity(counts.differences, "difference", "differences")));
    return noted_status();
}

}  // namespace bones
