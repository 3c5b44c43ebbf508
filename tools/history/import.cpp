// bones-history import: stores records in the archive.
#include "tools/lib/store/archive/import.hpp"

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/history/commands.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/night/night_arguments.hpp"
#include "tools/lib/show/night/night_file.hpp"
#include "tools/lib/store/archive/night_files.hpp"
#include "tools/lib/store/archive/report.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_import =
    "bones-history import night.bones          # check, score and store\n"
    "bones-history import --dry-run nights/    # show what would be new\n"
    "zcat old.bones.gz | bones-history --db club.db import -";

std::string_view outcome(const ImportedRecord& imported) {
    switch (imported.match.standing) {
        case Standing::fresh:
            return "new";
        case Standing::same:
        case Standing::superseded:
            return "same";
        case Standing::removed:
            return "removed";
        default:
            return "likely";
    }
}

/// The place of a record: `record 1 (night.bones)`.
std::string there(const Match& match) {
    if (match.from.empty()) return fmt::format("record {}", match.record);
    return fmt::format("record {} ({})", match.record, shown(match.from));
}

/// The message about one record; empty for a new one.
std::string text_of(const ImportedRecord& imported) {
    const Match& match = imported.match;
    if (imported.line == 0) return fmt::format("{}: no record in it\n", shown(imported.file->name));
    const std::string place = fmt::format("{}:{}", shown(imported.file->name), imported.line);
    switch (match.standing) {
        case Standing::fresh:
            return {};
        case Standing::same:
            return fmt::format(
                "{}: same as {}: {}{}\n", place, there(match), match.reason,
                match.same_text
                    ? std::string()
                    : fmt::format("; the rest of the sheet differs; `amend {}` stores it",
                                  match.record));
        case Standing::superseded:
            return fmt::format("{}: same as {}: {}\n", place, there(match), match.reason);
        case Standing::removed:
            return fmt::format("{}: left out: it is record {}, {}; `restore {}` restores it\n",
                               place, match.record, match.reason, match.record);
        default:
            break;
    }
    return fmt::format(
        "{}: record {}, likely the same game as {}: {}; both count; `remove {}` or `remove {}` "
        "removes one\n",
        place, imported.stored_as, there(match), match.reason, match.record, imported.stored_as);
}

void append_json(std::string& out, const ImportedRecord& imported) {
    const bool is_record = imported.line > 0;
    JsonText json(out);
    json.begin_object();
    json.key("type").word("import");
    json.key("file").string(imported.file->name);
    json.key("line").number_or_null(is_record ? static_cast<std::int64_t>(imported.line) : -1);
    json.key("outcome").word(is_record ? outcome(imported) : "no-record");
    json.key("stored").boolean(imported.stored_as > 0);
    json.key("record").number_or_null(imported.stored_as > 0 ? imported.stored_as
                                      : is_record            ? imported.match.record
                                                             : -1);
    const bool likely = imported.match.standing == Standing::likely;
    json.key("likely").number_or_null(likely ? imported.match.record : -1);
    json.key("reason").string(is_record ? imported.match.reason : "no record in it");
    json.end_object();
    json.end_line();
}

std::string json_of(const ImportedRecord& imported) {
    std::string out;
    append_json(out, imported);
    return out;
}

std::string summary(const ImportCounts& counts, std::size_t files, bool dry_run) {
    std::string text =
        fmt::format("{} of {}: {} new", quantity(counts.records, "record", "records"),
                    quantity(files, "file", "files"), counts.fresh);
    if (counts.likely > 0) text += fmt::format(" ({} likely the same as another)", counts.likely);
    text += fmt::format(", {} same, {} with errors or breaches", counts.same, counts.broken);
    if (counts.unreadable > 0)
        text += fmt::format(" ({} of them kept as text only)", counts.unreadable);
    if (counts.removed > 0) text += fmt::format(", {} left out as removed", counts.removed);
    if (counts.undone_files > 0)
        text +=
            fmt::format("; {} could not be read to the end and is not stored", counts.undone_files);
    return text + (dry_run ? "; nothing was changed" : "");
}

std::string json_summary(const ImportCounts& counts, std::size_t files, bool dry_run) {
    return json_line("summary", [&](JsonText& json) {
        append_counts(json, {{"files", files},
                             {"records", counts.records},
                             {"new", counts.fresh},
                             {"same", counts.same},
                             {"likely", counts.likely},
                             {"broken", counts.broken},
                             {"unreadable", counts.unreadable},
                             {"removed", counts.removed}});
        json.key("dry_run").boolean(dry_run);
    });
}

/// Stores night files and reports each. A file with findings is stored unchanged. A file without a
/// date is rejected, because its night could not be found.
class NightImport {
  public:
    NightImport(const HistoryTool& tool, Database& database, bool dry_run)
        : tool_(tool), database_(database), dry_run_(dry_run) {}

    void take(const std::string& path) {
        const night::NightFile file = night::read_night_file(path, night::text_of_night_file(path));
        std::string findings;
        night::render_findings(file, tool_.colored(2), findings);
        tell(findings);
        if (!file.findings.empty()) note_status(status_findings);
        if (file.date.empty())
            return tool_.say(fmt::format(
                "{}: not stored, because it has no date; add its date, for example date 2026-11-19",
                shown(path)));
        const StoredNightFile stored{file.date, file.title, file.text};
        const NightOutcome outcome = compare_night_file(database_, stored);
        if (!dry_run_ && outcome != NightOutcome::same) {
            Transaction transaction(database_);
            store_night_file(database_, stored);
            transaction.commit();
        }
        if (!tool_.quiet)
            tool_.say(fmt::format("{}: night file of {}, {}", shown(path), file.date,
                                  outcome == NightOutcome::fresh  ? "new"
                                  : outcome == NightOutcome::same ? "same"
                                                                  : "takes the place of another"));
    }

  private:
    const HistoryTool& tool_;
    Database& database_;
    bool dry_run_;
};

/// The archive. For a dry run without an archive it is an empty one in memory.
Database target(const HistoryTool& tool, bool dry_run) {
    const bool there = system::exists(tool.database);
    check_archive_name(tool.database);
    if (dry_run && !there) return archive_in_memory();
    return open_archive(tool.database, Access::write);
}

}  // namespace

int import_command(const Arguments& arguments) {
    HistoryTool tool("import", "Checks and scores records of domino games and stores them.",
                     examples_of_import);
    ImportOptions options;
    std::string format = "text";
    tool.takes_records();
    tool.app.add_flag("--dry-run", options.dry_run, "show what would happen; change nothing");
    tool.add_choice("--format", format, {"text", "jsonl"}, "output format");
    if (!tool.parse(arguments)) return status_clean;
    options.by_fast_check = !tool.no_fast_check;

    Output output(tool.output);
    if (!options.dry_run) output.only_tells();
    Report report(output);
    if (format == "text") output.write_for_people();
    bool complete = true;
    const night::NightArguments given = night::sort_arguments(tool.inputs);
    InputFiles files = tool.input_files(given.records, complete);
    Database database = target(tool, options.dry_run);
    ImportCounts counts;
    const bool json = format == "jsonl";
    const auto text = [&](const ImportedRecord& imported) {
        return json ? json_of(imported) : text_of(imported);
    };
    const auto complain = [&](std::string_view message) { tool.say(message); };
    options.threads = tool.threads();
    options.progress = tool.shows_progress();
    if (!given.only_night_files)
        complete =
            import_files(files, database, options, complain, text, report, counts) && complete;
    NightImport nights(tool, database, options.dry_run);
    for (const std::string& path : given.night_files) nights.take(path);
    if (json) output.write(json_summary(counts, files.count(), options.dry_run));
    output.finish(complete);
    if (!tool.quiet)
        for (const std::string& line : counts.near) tool.say(line);
    if (!tool.quiet && !json && !given.only_night_files)
        tool.say(summary(counts, files.count(), options.dry_run));
    if (!complete) return status_failed;
    return counts.empty_files > 0 ? status_findings : noted_status();
}

}  // namespace bones
