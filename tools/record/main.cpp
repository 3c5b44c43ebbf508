// bones-record: enters games during play, or from a sheet.
#include <fmt/core.h>
#include <unistd.h>

#include <ctime>
#include <filesystem>

#include "tools/lib/cli/number.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/system/system.hpp"
#include "tools/lib/io/terminal.hpp"
#include "tools/record/archived.hpp"
#include "tools/record/book_file.hpp"
#include "tools/record/folder_reading.hpp"
#include "tools/record/overview.hpp"
#include "tools/record/screen_entry.hpp"
#include "tools/record/session_context.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-record";
constexpr std::string_view examples =
    "bones-record table-3.bones                # start or continue a record\n"
    "bones-record --record 2 --at 3.17 night.bones  # correct an earlier one\n"
    "bones-record --scores table-5.bones       # only the results of hands\n"
    "bones-record thursday/                    # list the games of an evening\n"
    "bones-record table-3.bones < entries.txt  # entries, one per line\n"
    "bones-record --format jsonl table-3.bones # answers for programs";

bool has_findings(const record::Pages& pages) {
    for (std::string& one : record::records_in(record::text_of(pages))) {
        const record::Draft draft(std::move(one));
        const FindingCounts& counts = draft.verdict().counts;
        if (counts.error + counts.broken + counts.claim > 0) return true;
    }
    return false;
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return fmt::format("{:04}-{:02}-{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

/// The header lines for the game after the last one of a file.
std::vector<std::string> header_like(const std::string& file) {
    const std::vector<std::string> records = record::records_in(record::text_of_file(file));
    if (records.empty()) throw UsageError(file + " has no record");
    return record::next_header(record::Draft(records.back()).record(), true);
}

void write_keys(const std::string& file, const record::Keystrokes& keystrokes) {
    if (file.empty()) return;
    Output output(file);
    output.write(fmt::format("{} keystrokes, {} entries\n", keystrokes.keys, keystrokes.entries));
    output.finish();
}

struct Options {
    std::string path, like, archive, at, keys, format = "text";
    std::size_t number = 0;
    bool plain = false, results_only = false;
    std::string from;
};

bool read_options(Tool& tool, int argc, const char* const* argv, Options& options) {
    CommandLine& app = tool.app;
    app.add_option("FILE|DIR", options.path,
                   "file of records (created if missing); DIR: list an evening")
        .type_name("")
        .required();
    app.add_option("--record", options.number, "the record to open, from 1; by default the last")
        .type_name("N")
        .check(number_between(1, 1'000'000'000));
    app.add_option("--at", options.at, "start at this action").type_name("HAND.PLY");
    app.add_option("--like", options.like, "copy game, event, date, rules and players from FILE")
        .type_name("FILE");
    app.add_flag("--scores", options.results_only, "enter only endings and points of hands");
    tool.add_choice("--from", options.from, {"table", "sheet"},
                    "source of the record; asked for if missing");
    app.add_option("--db", options.archive, "archive of known players; by default BONES_DB")
        .type_name("FILE")
        .envname("BONES_DB")
        .may_be_empty();
    app.add_flag("--plain", options.plain, "line by line, without the screen");
    app.add_option("--keys", options.keys, "write the number of key presses to this file")
        .type_name("FILE");
    tool.add_choice("--format", options.format, {"text", "jsonl"}, "format of the answers");
    return tool.parse(argc, argv);
}

record::From from_named(std::string_view name) {
    return name == "table"   ? record::From::table
           : name == "sheet" ? record::From::sheet
                             : record::From::unknown;
}

int show_evening(const Tool& tool, const Options& options) {
    const record::SessionContext evening = record::read_evening(options.path);
    for (const std::string& note : evening.notes) tool.say(note);
    if (evening.games.empty()) tool.say("no *.bones file below " + options.path);
    const record::Overview overview =
        options.format == "jsonl" ? overview_json(evening) : overview_text(evening);
    Output output(tool.output);
    if (options.format == "text") output.write_for_people();
    output.write(overview.text);
    output.finish();
    if (!evening.notes.empty()) return status_failed;
    return overview.all_in && !evening.games.empty() ? status_clean : status_findings;
}

void enter(const Tool& tool, const Options& options, record::Session& session) {
    const bool json = options.format == "jsonl";
    const bool typed_here = isatty(STDIN_FILENO) != 0;
    const bool shown_here = isatty(STDOUT_FILENO) != 0 && tool.output.empty() && !json;
    record::Keystrokes keystrokes;
    if (typed_here && shown_here && !options.plain)
        record::enter_on_screen(session, options.path,
                                {tool.colored(STDOUT_FILENO), system::locale_is_unicode()},
                                keystrokes);
    else
        record::enter_line_by_line(session, tool.output, json, typed_here, keystrokes);
    write_keys(options.keys, keystrokes);
}

void go_to(record::Session& session, const Options& options) {
    if (options.at.empty()) return;
    const record::TypedWord typed = session.read("at " + options.at);
    if (typed.kind != record::Kind::go_to || typed.ply == 0 ||
        session.enter(typed).kind != record::Answer::Kind::ok)
        throw UsageError(fmt::format("{} has no action {}", options.path, options.at));
}

/// Prints the notes after the first `said`, and returns the number of all notes.
std::size_t say_notes(const Tool& tool, const record::FolderReading& around, std::size_t said) {
    for (; said < around.notes().size(); ++said) tool.say(around.notes()[said]);
    return said;
}

int enter_record(const Tool& tool, const Options& options) {
    record::BookFile book(options.path, options.number);
    const std::string before = record::Draft(book.pages.text).canonical();
    const std::size_t number = book.pages.number;
    record::FolderReading around(book, options.archive);
    const std::size_t said = say_notes(tool, around, 0);
    record::Session session(book, {around.latest(), [&] { return around.take(); }},
                            {today(), options.results_only, from_named(options.from)});
    if (!options.like.empty()) session.begin(header_like(options.like));
    go_to(session, options);
    enter(tool, options, session);
    say_notes(tool, around, said);
    const std::vector<std::string> now = record::records_in(record::text_of(book.pages));
    if (number <= now.size() && record::Draft(now[number - 1]).canonical() != before) {
        const std::string command =
            record::amend_command(options.archive, before, options.path, number);
        if (!command.empty())
            tool.say("the archive has the earlier text; to update it: " + command);
    }
    if (!session.failure().empty())
        throw OutputError("some entries were refused: " + session.failure());
    return session.all_taken() && !has_findings(book.pages) ? status_clean : status_findings;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Enters games. Fills in what follows from the rules.", examples);
    Options options;
    if (!read_options(tool, argc, argv, options)) return status_clean;
    std::error_code unknown;
    if (std::filesystem::is_directory(options.path, unknown)) return show_evening(tool, options);
    if (options.path == "-")
        throw UsageError("the record needs a file, not -; only entries come from standard input");
    if (options.path.empty()) throw UsageError("the file's name is empty");
    for (const std::string& file : {options.path, options.keys}) refuse_to_replace_archive(file);
    // The folder of a new evening may not exist yet.
    const std::string folder = record::folder_of(options.path);
    const bool made =
        !options.path.ends_with('/') && std::filesystem::create_directory(folder, unknown);
    if (!folder.empty() && !std::filesystem::is_directory(folder, unknown))
        throw OutputError("missing folder " + folder);
    tool.refuse_to_overwrite(options.path);
    const int status = enter_record(tool, options);
    if (made) std::filesystem::remove(folder, unknown);  // only an empty folder is removed
    return status;
}

}  // namespace
}  // namespace bones

int main_of_record(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
