// bones-history amend: replaces a record by a corrected one.
#include "tools/lib/store/archive/amend.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <system_error>

#include "tools/history/commands.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/input.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/last_record.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_amend =
    "bones-history amend 12 fixed.bones --reason \"hand 2 was misread\"\n"
    "sed s/6-1/6-2/ game.bones | bones-history amend 12 --reason \"a slip\"";

/// The only record of a file, or the one with this number. Throws ArchiveError.
std::string chosen_record(const InputFile& file, std::uint32_t number, RawRecord& raw) {
    FileSource source(file);
    RecordReader reader(source);
    LastRecord last(file);
    RawRecord read;
    std::uint32_t records = 0;
    std::string text;
    while (reader.next(read)) {
        last.see(read, source);
        if (++records != std::max(number, 1u)) continue;
        raw = read;
        text = read.text;
    }
    source.tell_encoding();
    last.finish(source);
    if (records == 0) throw ArchiveError(fmt::format("no record in {}", file.name));
    if (number > records)
        throw ArchiveError(fmt::format("{} has {}, not {}", file.name,
                                       quantity(records, "record", "records"), number));
    if (number == 0 && records > 1)
        throw ArchiveError(
            fmt::format("{} has more than one record; choose one with --record N", file.name));
    return text;
}

}  // namespace

int amend_command(const Arguments& arguments) {
    HistoryTool tool(
        "amend",
        "Replaces a record by a corrected one. The old text is kept, with the reason and the time.",
        examples_of_amend);
    std::string wanted, path = "-", reason;
    tool.app.add_option("RECORD", wanted, "the record, by number, id or fingerprint").required();
    tool.app.add_option("FILE", path, "file of the corrected record; - or none: standard input")
        .type_name("FILE");
    std::uint32_t number = 0;
    tool.app.add_option("--record", number, "the record to take from FILE, by number")
        .type_name("N")
        .check(number_from<std::uint32_t>(1));
    tool.add_reason(reason).required();
    bool yes = false;
    tool.app.add_flag("--yes", yes, "amend even if the record then has more findings");
    if (!tool.parse(arguments)) return status_clean;
    InputFiles files({path},
                     [](std::string_view message) { throw ArchiveError(std::string(message)); });
    files.tell_of_waiting(!tool.quiet);
    const InputFileRef file = files.next();
    if (file == nullptr || files.next() != nullptr)
        throw ArchiveError(fmt::format("name one file, not {}", path));
    RawRecord raw;
    std::string text;
    try {
        text = chosen_record(*file, number, raw);
    } catch (const std::system_error& error) {
        throw ArchiveError(fmt::format("cannot read {}: {}", file->name, error.code().message()));
    }
    raw.text = text;
    { const Database there = open_archive(tool.database, Access::read); }
    Database database = open_archive(tool.database, Access::write);
    const std::int64_t record = find_record(database, wanted);
    const Amendment amended = amend(database, record, raw, reason, yes);
    std::string changes;
    for (const std::string& line : amended.gone) changes += fmt::format("gone: {}\n", line);
    for (const std::string& line : amended.come) changes += fmt::format("new: {}\n", line);
    Output output(tool.output);
    output.only_tells();
    output.write(changes).finish();
    if (amended.refused)
        throw ArchiveError(fmt::format(
            "record {} is unchanged: it would have {} findings instead of {}; add --yes to amend "
            "it anyway",
            record, quantity(static_cast<std::uint64_t>(amended.after), "finding", "findings"),
            amended.before));
    if (!tool.quiet)
        tool.say(!amended.same
                     ? fmt::format("record {} is amended; `show {}` lists the earlier text", record,
                                   record)
                     : fmt::format("record {} has this text already; nothing is changed", record));
    return status_clean;
}

}  // namespace bones
