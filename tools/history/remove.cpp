// bones-history remove and restore: remove records from everything except the log, and bring them
// back.
#include <fmt/core.h>

#include "tools/history/commands.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones {

using namespace archive;

namespace {

constexpr std::string_view examples_of_remove =
    "bones-history remove 12 --reason \"entered twice\"\n"
    "bones-history log                     # removals and their reasons";
constexpr std::string_view examples_of_restore =
    "bones-history restore 12\n"
    "bones-history restore x-17 --reason \"two games after all\"";

}  // namespace

Database open_for_change(const std::string& path) {
    // Opening for reading first fails without an archive, so that none is created.
    { const Database there = open_archive(path, Access::read); }
    return open_archive(path, Access::write);
}

int remove_command(const Arguments& arguments) {
    HistoryTool tool("remove",
                     "Removes a record from lists, figures and exports. The log keeps its text, "
                     "and the same play is not imported again.",
                     examples_of_remove);
    std::string wanted, reason;
    tool.app.add_option("RECORD", wanted, "the record, by number, id or fingerprint").required();
    tool.add_reason(reason).required();
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_for_change(tool.database);
    std::int64_t record = 0;
    {
        Transaction transaction(database);
        record = find_record(database, wanted);
        Store(database).remove(record, reason);
        transaction.commit();
    }
    if (!tool.quiet)
        tool.say(fmt::format("record {} is removed; `restore {}` restores it", record, record));
    return status_clean;
}

int restore_command(const Arguments& arguments) {
    HistoryTool tool("restore", "Restores a removed record, under its number.",
                     examples_of_restore);
    std::string wanted, reason;
    tool.app.add_option("RECORD", wanted, "the record, by number, id or fingerprint").required();
    tool.add_reason(reason);
    if (!tool.parse(arguments)) return status_clean;
    Database database = open_for_change(tool.database);
    std::int64_t record = 0;
    {
        Transaction transaction(database);
        const auto removed = find_removed(database, wanted);
        if (!removed)
            throw ArchiveError(
                fmt::format("no removed record of {} is `{}`", database.path(), wanted));
        record = removed->record;
        RowBuilder builder;
        RecordRows rows;
        builder.build_stored({removed->text, 1, 1, removed->cut}, removed->arms, rows);
        Store store(database);
        store.start();
        if (const Match match = store.find(rows); match.standing == Standing::same)
            throw ArchiveError(fmt::format("record {} cannot be restored: record {} is {}", record,
                                           match.record, match.reason));
        store.put_back(record, removed->import == 0 ? MaybeNumber() : removed->import, rows,
                       reason);
        transaction.commit();
    }
    if (!tool.quiet) tool.say(fmt::format("record {} is restored", record));
    return status_clean;
}

}  // namespace bones
