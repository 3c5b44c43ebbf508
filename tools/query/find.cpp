#include "tools/query/find.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "tools/lib/io/embedded.hpp"
#include "tools/lib/store/archive/as_of.hpp"
#include "tools/lib/store/find/archive_search.hpp"
#include "tools/lib/store/find/candidates.hpp"
#include "tools/query/explain.hpp"
#include "tools/query/file_search.hpp"
#include "tools/query/find_answer.hpp"
#include "tools/query/time_limit.hpp"

namespace bones {

extern const std::span<const EmbeddedFile> find_page;

using namespace archive;

namespace {

find::RecordFinder::Options finding(const Tool& tool, const QueryOptions& options,
                                    const TimeLimit& limit) {
    find::RecordFinder::Options how;
    how.wanted.all = options.all;
    how.wanted.steps = options.level == "actions";
    how.wanted.over = [&limit] { return limit.is_over(); };
    how.no_fast_check = tool.no_fast_check;
    return how;
}

void check(const QueryOptions& options) {
    if (options.level == "findings")
        throw UsageError("--find works with --level records, hands or actions, or without --level");
    if (options.format == "bones" && (options.count || !options.per.empty()))
        throw UsageError("--format bones writes records; omit --count and --per");
    if (!options.level.empty()) return;
    const std::vector<std::string> names = sort_names(Level::records);
    if (std::find(names.begin(), names.end(), options.ordering.by) == names.end())
        throw UsageError(fmt::format("matches cannot be sorted by `{}`; use {}",
                                     options.ordering.by, joined(names, ", ")));
}

void explain_search(const QueryOptions& options, const find::Pattern& pattern, Output& output) {
    Database database = open_as_of(options.database, options.as_of);
    const find::SearchStatements all =
        find::search_statements(pattern, options.filters, order_of_records(options.ordering));
    explain(database, {all.records.sql, all.records.parameters}, output);
    output.write(
        fmt::format("\n-- then for each of these records, ?{} is its number:\n\n", all.record));
    explain(database, {all.hands.sql, all.hands.parameters}, output);
    output.write("\n-- then checked for each of these hands, action by action:\n");
    for (const std::string& line : find::left_to_follow(pattern))
        output.write(fmt::format("-- - {}\n", line));
}

std::uint64_t search_archive(const Tool& tool, const QueryOptions& options,
                             const find::Pattern& pattern, Output& output) {
    Database database = open_as_of(options.database, options.as_of);
    const auto say = [&](std::string_view message) { tool.say(message); };
    const bool known = names_exist(say, database, options.filters);
    find::complain_of_names(say, database, pattern);
    const TimeLimit limit(database.handle(), options.seconds);
    // All reads see the same state, even if the archive is written meanwhile.
    database.run("BEGIN");
    Style style;
    style.colored = tool.colored(1);
    FindAnswer answer(options, pattern, false, style, output);
    answer.rows_from(database);
    const std::string order = order_of_records(options.ordering);
    find::ArchiveSearch search(database, options.filters, pattern, finding(tool, options, limit),
                               order);
    while (known && search.next()) {
        FoundRecord record = found_record(pattern, search.finder(), search.found(), options.per);
        record.place.record = record.number = search.record();
        if (options.format == "bones") record.text = search.text();
        if (!answer.add(record)) break;
    }
    return answer.finish();
}

}  // namespace

std::string find_manual() {
    return std::string(find_page.front().text);
}

int run_find(const Tool& tool, const QueryOptions& options) {
    check(options);
    const find::Pattern pattern = find::pattern_of_option(options.find);
    Output output(tool.output);
    if (options.explain) {
        if (!tool.inputs.empty()) throw UsageError("--explain needs an archive");
        explain_search(options, pattern, output);
        output.finish();
        return status_clean;
    }
    bool complete = true;
    std::uint64_t found = 0;
    try {
        found = tool.inputs.empty() ? search_archive(tool, options, pattern, output)
                                    : search_files(tool, options, pattern, output, complete);
    } catch (const find::OutOfTime&) {
        throw ArchiveError(time_is_over(options.seconds));
    } catch (const ArchiveError&) {
        if (TimeLimit::was_over()) throw ArchiveError(time_is_over(options.seconds));
        throw;
    }
    output.finish(complete);
    if (complete && found == 0 && !tool.quiet && !options.count) tool.say("no matches");
    if (!complete) return status_failed;
    return found > 0 ? status_clean : status_findings;
}

}  // namespace bones
