// bones-record: games entered as they are played, or from a sheet.
#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <ctime>

#include "tools/lib/command/number.hpp"
#include "tools/lib/command/tool.hpp"
#include "tools/lib/lines.hpp"
#include "tools/lib/output.hpp"
#include "tools/record/session.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-record";
constexpr std::string_view examples =
    "bones-record table-3.bones                # a new record, or go on with one\n"
    "bones-record --record 2 night.bones       # another record of the file\n"
    "bones-record table-3.bones < entries.txt  # entries, one a line\n"
    "bones-record --format jsonl table-3.bones # answers for programs";

constexpr std::string_view help_text =
    "61, 6-1, 6-1@2  the seat on turn lays a tile    p   passes\n"
    "d, d 6-1        draws                           ?   a turn that nobody saw\n"
    "B 6-1           another seat acts               y   takes what is offered\n"
    "4 0             points, when a hand is over     u r undo, redo\n"
    "date 2026-11-19 any line of the notation        q   leaves\n";

/// Answers entries until there are no more. Returns whether all were taken.
bool answer_entries(record::Session& session, const std::string& to, bool json, bool talks) {
    Output output(to);
    if (!json) output.write_for_people();
    bool all_taken = true;
    const auto say = [&](const record::Answer& answer) {
        all_taken = all_taken && answer.kind == record::Answer::Kind::ok;
        output.write(json ? answer_json(answer) : answer_text(answer));
        output.flush();
    };
    if (talks) say(session.standing());
    FileSource source(InputFile{std::string(standard_input), {}});
    LineReader lines(source, longest_line + 1);
    for (std::string_view line; lines.next(line);) {
        const record::Typed typed = session.read(line);
        if (typed.kind == record::Kind::nothing) continue;
        if (typed.kind == record::Kind::quit) break;
        if (typed.kind == record::Kind::help && !json)
            output.write(help_text).flush();
        else
            say(session.enter(typed));
    }
    output.finish();
    return all_taken;
}

bool has_findings(const record::Pages& pages) {
    for (const std::string* text : {pages.before.get(), &pages.text, pages.after.get()})
        for (std::string& one : record::records_in(*text)) {
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

/// The first lines of the game after a file's last.
std::vector<std::string> header_like(const std::string& file) {
    const std::vector<std::string> records = record::records_in(record::text_of_file(file));
    if (records.empty()) throw UsageError(file + " holds no record");
    return record::next_header(record::Draft(records.back()).record(), true);
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Enters games: what follows from the rules is filled in.", examples);
    std::string file, format = "text";
    std::size_t number = 0;
    std::string like, archive;
    bool plain = false;
    tool.app.add_option("FILE", file, "the file of records; a new one if there is none")
        ->type_name("FILE")
        ->required();
    tool.app.add_option("--record", number, "the record of the file, from 1; else the last")
        ->type_name("N")
        ->check(number_between(1, 1'000'000'000));
    tool.app
        .add_option("--like", like,
                    "begin the next round: game, event, date, rules and players of this file")
        ->type_name("FILE");
    tool.app.add_option("--db", archive, "the archive whose people are known; else BONES_DB")
        ->type_name("FILE")
        ->envname("BONES_DB");
    tool.app.add_flag("--plain", plain, "entries line by line, each answered with a line");
    tool.add_choice("--format", format, {"text", "jsonl"}, "how entries are answered");
    if (!tool.parse(argc, argv)) return status_clean;
    tool.refuse_to_overwrite(file);
    record::Book book(file, number);
    record::Session session(book, record::read_evening(file, book.number(), archive), today());
    if (!like.empty()) session.begin(header_like(like));
    const bool talks = isatty(STDIN_FILENO) != 0;
    const bool all_taken = answer_entries(session, tool.output, format == "jsonl", talks);
    return all_taken && !has_findings(book.pages) ? status_clean : status_findings;
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
