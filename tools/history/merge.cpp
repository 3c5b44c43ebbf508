// bones-history merge: adds the records of another archive.

#include "tools/lib/store/archive/merge.hpp"

#include "libnotation/text/shown.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/store/archive/report.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_merge =
    "bones-history merge friend.db             # add the records of friend.db\n"
    "bones-history --db club.db merge other.db";

/// How a record of the other archive relates to this archive: as text, and as a word in JSON.
struct Outcome {
    std::string_view text, word;
};

Outcome outcome_of(Standing standing) {
    switch (standing) {
        case Standing::conflict:
            return {"conflict with", "conflict"};
        case Standing::likely:
            return {"added, likely the same game as", "likely"};
        case Standing::updated:
            return {"replaces", "updated"};
        case Standing::removed:
            return {"left out: it is", "removed"};
        default:
            return {"same as", "same"};
    }
}

std::string text_of(const std::string& path, std::int64_t other, const Match& match, bool json) {
    const Outcome outcome = outcome_of(match.standing);
    if (!json)
        return fmt::format("{}: record {}: {} record {}: {}\n", path, other, outcome.text,
                           match.record, match.reason);
    return json_line("merge", [&](JsonText& line) {
        line.key("other").number(other);
        line.key("outcome").word(outcome.word);
        line.key("record").number(match.record);
        line.key("reason").string(match.reason);
    });
}

}  // namespace

int merge_command(const Arguments& arguments) {
    HistoryTool tool("merge",
                     "Adds the records and night files of another archive, and judges the records "
                     "again.",
                     examples_of_merge);
    std::string format = "text", from;
    tool.app.add_option("OTHER", from, "the other archive").type_name("FILE").required();
    tool.add_choice("--format", format, {"text", "jsonl"}, "output format");
    if (!tool.parse(arguments)) return status_clean;
    tool.refuse_to_overwrite_archive(from);
    const bool json = format == "jsonl";
    Database other = open_archive(from, Access::read);
    Database database = open_archive(tool.database, Access::write);
    Output output(tool.output);
    output.only_tells();
    Report report(output);
    if (!json) output.write_for_people();
    Progress progress(0, !tool.shows_progress());
    MergeCounts counts;
    merge(
        database, other, progress,
        [&](std::int64_t number, const Match& match) {
            report.add(text_of(from, number, match, json));
        },
        counts);
    report.release();
    if (json)
        output.write(summary_line({{"records", counts.records},
                                   {"new", counts.fresh},
                                   {"same", counts.same},
                                   {"updated", counts.updated},
                                   {"likely", counts.likely},
                                   {"conflicts", counts.conflicts},
                                   {"removed", counts.removed}}));
    output.finish();
    for (const StoredNightFile& file : counts.other_night_files)
        tool.say(fmt::format("{}: {}: conflict with the one in {}, which stays", shown(from),
                             named(file), tool.database));
    if (!tool.quiet)
        for (const std::string& line : counts.near) tool.say(line);
    if (!tool.quiet && counts.night_files > 0)
        tool.say(fmt::format("{} of {}: new",
                             quantity(counts.night_files, "night file", "night files"),
                             shown(from)));
    if (!tool.quiet && !json)
        tool.say(fmt::format(
            "{} of {}: {} new{}, {} same, {} updated, {}",
            quantity(counts.records, "record", "records"), from, counts.fresh,
            counts.likely == 0 ? ""
                               : fmt::format(" ({} likely the same as another)", counts.likely),
            counts.same, counts.updated, quantity(counts.conflicts, "conflict", "conflicts")));
    const bool conflicts = counts.conflicts > 0 || !counts.other_night_files.empty();
    return conflicts ? status_findings : status_clean;
}

}  // namespace bones
