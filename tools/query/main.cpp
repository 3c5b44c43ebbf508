// bones-query: finds games, hands, actions and findings in the archive.
#include <fmt/core.h>

#include <algorithm>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/joined.hpp"
#include "tools/lib/cli/number.hpp"
#include "tools/lib/io/records/record_output.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/store/archive/as_of.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/selection/filter_options.hpp"
#include "tools/query/answer.hpp"
#include "tools/query/explain.hpp"
#include "tools/query/find.hpp"
#include "tools/query/free_sql.hpp"

namespace bones {

using namespace archive;
namespace {

constexpr const char* tool_name = "bones-query";
constexpr std::string_view examples =
    "bones-query --player \"Ana Ruiz\" --date 2026-11  # her games of a month\n"
    "bones-query --level findings --code revoke      # all proven revokes\n"
    "bones-query --code false-pass --format bones | bones-replay\n"
    "bones-query --find 'pass on 6 by X; ...; play 6-* by X' nights/\n"
    "bones-query --sql 'SELECT game, count(*) FROM games GROUP BY game'";

void add_find_options(Tool& tool, QueryOptions& options) {
    add_find_option(tool, options.find);
    const char* const group = "Which actions";
    tool.app.add_flag("--all", options.all, "with --find: also matches that overlap").group(group);
    tool.app
        .add_option("--per", options.per, "with --find: count by game, event, month or variable")
        .type_name("WHAT")
        .group(group);
}

void add_options(Tool& tool, QueryOptions& options) {
    tool.app.add_option("--db", options.database, "the archive; by default BONES_DB or bones.db")
        .type_name("FILE")
        .envname("BONES_DB")
        .may_be_empty();
    tool.add_choice("--level", options.level, {"records", "hands", "actions", "findings"},
                    "rows of the answer");
    tool.add_choice("--format", options.format, {"text", "csv", "jsonl", "bones"},
                    "output format; bones: the whole records");
    tool.app.add_flag("--count", options.count, "print only the number of rows");
    tool.app.add_option("--limit", options.ordering.limit, "most rows")
        .type_name("N")
        .check(number_from<std::int64_t>(0));
    tool.app
        .add_option(
            "--sort", options.ordering.by,
            "date (default), record, game, event, total, length, points, choices, tile, code")
        .type_name("KEY");
    tool.app.add_flag("--reverse", options.ordering.reverse, "largest first");
    tool.app.add_flag("--wide", options.wide, "do not cut long cells");
    tool.app
        .add_option("--explain", options.explained, "show the SQL and its plan; find: the manual")
        .type_name("[find]")
        .value_may_lack();
    tool.app.add_option("--sql", options.sql, "run your own SELECT (see ARCHIVE.md)")
        .type_name("SELECT");
    tool.app.add_option("--time-limit", options.seconds, "time limit of --sql and --find (10)")
        .type_name("SECONDS")
        .check(number_between(1, 86400));
    add_filter_options(tool, options.filters);
    add_as_of_option(tool, options.as_of);
    add_find_options(tool, options);
    tool.takes_records();
    tool.app.get_option("FILE").description("with --find: files, directories or -");
}

std::uint64_t count(Database& database, const QueryOptions& options, Level level, Output& output) {
    const PreparedStatement prepared = count_statement(options.filters, level);
    Query query(database, prepared.sql);
    prepared.parameters.bind(query);
    query.step();
    const std::int64_t number = query.number(0);
    if (options.format == "jsonl")
        output.write(level_count("count", name_of(level), static_cast<std::uint64_t>(number)));
    else
        output.write(fmt::format("{}\n", number));
    return static_cast<std::uint64_t>(number);
}

std::uint64_t write_texts(Database& database, const PreparedStatement& prepared, Output& output) {
    Query numbers(database, prepared.sql);
    prepared.parameters.bind(numbers);
    Query text(database, "SELECT text FROM records WHERE record_id = ?");
    RecordOutput records(output);
    std::uint64_t count = 0;
    for (; numbers.step(); ++count) {
        const Reset reset(text);
        text.with(numbers.number(0)).step();
        records.write(text.text(0));
    }
    return count;
}

/// Whether rows can be found record by record. That is fastest if only the first rows are wanted,
/// or most of them: only records are sorted, and reading ends with the last wanted row.
bool goes_by_records(const QueryOptions& options, Level level) {
    if (level == Level::records || options.ordering.by != "date") return false;
    const Filters& filters = options.filters;
    return options.ordering.limit >= 0 ||
           !(filters.any_of_hands() || filters.any_of_actions() || filters.any_of_findings());
}

PreparedStatement records_to_search(const QueryOptions& options) {
    return records_statement(of_records_only(options.filters), Level::records,
                             {"date", options.ordering.reverse, -1});
}

std::uint64_t write_answers(Database& database, const QueryOptions& options, Level level,
                            Style style, Output& output) {
    Answer answer(database, options, level, style, output);
    if (!goes_by_records(options, level)) {
        const PreparedStatement prepared = find_statement(options.filters, level, options.ordering);
        Query keys(database, prepared.sql);
        prepared.parameters.bind(keys);
        answer.add_all(keys);
        return answer.finish();
    }
    const PreparedStatement outer = records_to_search(options);
    const PreparedStatement inner = within_record_statement(options.filters, level);
    Query records(database, outer.sql);
    outer.parameters.bind(records);
    Query keys(database, inner.sql);
    inner.parameters.bind(keys);
    const int record = static_cast<int>(inner.parameters.values().size()) + 1;
    while (!answer.full() && records.step()) {
        const Reset reset(keys);
        keys.bind(record, records.number(0));
        answer.add_all(keys);
    }
    return answer.finish();
}

std::uint64_t answer(Database& database, const Tool& tool, const QueryOptions& options,
                     Output& output) {
    const Level level = options.level_asked();
    Style style;
    style.colored = tool.colored(1);
    // All reads see the same state, even if the archive is written meanwhile.
    database.run("BEGIN");
    if (options.count) return count(database, options, level, output);
    if (options.format == "bones")
        return write_texts(database, records_statement(options.filters, level, options.ordering),
                           output);
    return write_answers(database, options, level, style, output);
}

void explain_all(Database& database, const QueryOptions& options, Level level, Output& output) {
    const Filters& filters = options.filters;
    if (options.count) return explain(database, count_statement(filters, level), output);
    if (options.format == "bones")
        return explain(database, records_statement(filters, level, options.ordering), output);
    if (!goes_by_records(options, level))
        return explain(database, find_statement(filters, level, options.ordering), output);
    explain(database, records_to_search(options), output);
    output.write("\n-- then for each of these records, until there are enough rows:\n\n");
    explain(database, within_record_statement(filters, level), output);
}

void check_sort(const QueryOptions& options) {
    const std::vector<std::string> names = sort_names(options.level_asked());
    const std::string& by = options.ordering.by;
    if (std::find(names.begin(), names.end(), by) != names.end()) return;
    throw UsageError(fmt::format("{} cannot be sorted by `{}`; use {}{}",
                                 name_of(options.level_asked()), by, joined(names, ", "),
                                 did_you_mean(by, names)));
}

int run_sql(const Tool& tool, const QueryOptions& options) {
    if (options.format == "bones") throw UsageError("--sql needs --format text, csv or jsonl");
    if (options.filters.any() || options.count || options.explain || !options.find.empty() ||
        options.ordering.limit >= 0)
        throw UsageError(
            "--sql cannot be combined with filters, --find, --count, --limit or --explain");
    Style style;
    style.colored = tool.colored(1);
    Output output(tool.output);
    const std::uint64_t rows =
        run_free_sql(options.database, options.sql, options.seconds, row_format(options.format),
                     options.wide, style, output);
    output.finish();
    return rows > 0 ? status_clean : status_findings;
}

/// Prints the page of `--explain find`. Returns true if it was printed.
bool settle_explain(const Tool& tool, QueryOptions& options) {
    options.explain = tool.app.count("--explain") > 0;
    const std::vector<std::string> pages = {"find"};
    if (options.explained.empty()) return false;
    if (options.explained != "find")
        throw UsageError(
            fmt::format("--explain cannot explain `{}`; use --explain alone or --explain find{}",
                        options.explained, did_you_mean(options.explained, pages)));
    Output(tool.output).write(find_manual()).finish();
    return true;
}

void check_inputs(const Tool& tool, const QueryOptions& options, int argc,
                  const char* const* argv) {
    const bool finds = tool.app.count("--find") > 0;
    if (!finds && !tool.inputs.empty())
        throw UsageError("to search files use --find, or import them with bones-history");
    if (!finds && (options.all || !options.per.empty()))
        throw UsageError("--all and --per need --find");
    const bool ordered = tool.app.count("--sort") > 0 || options.ordering.reverse;
    if (options.count && options.per.empty() && (ordered || options.ordering.limit >= 0))
        throw UsageError("--count prints a number; omit --limit, --sort and --reverse");
    if (!options.per.empty() && ordered)
        throw UsageError("--per sorts by count; omit --sort and --reverse");
    const bool named = std::any_of(argv + 1, argv + argc, [](std::string_view argument) {
        return argument == "--db" || argument.starts_with("--db=");
    });
    if (!options.as_of.empty() && (!tool.inputs.empty() || !options.sql.empty()))
        throw UsageError("--as-of needs an archive and cannot be combined with --sql");
    if (named && !tool.inputs.empty()) throw UsageError("use either files or --db");
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Finds games, hands, actions, findings and sequences in the archive.",
              examples);
    QueryOptions options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    if (settle_explain(tool, options)) return status_clean;
    check_inputs(tool, options, argc, argv);
    tool.refuse_to_overwrite_archive(options.database);
    if (!options.sql.empty()) return run_sql(tool, options);
    settle(options.filters);
    if (!options.find.empty()) return run_find(tool, options);
    check_sort(options);
    Database database = open_as_of(options.database, options.as_of);
    Output output(tool.output);
    const Level level = options.level_asked();
    if (options.explain) {
        explain_all(database, options, level, output);
        output.finish();
        return status_clean;
    }
    const bool known = names_exist([&](std::string_view message) { tool.say(message); }, database,
                                   options.filters);
    const std::uint64_t rows = answer(database, tool, options, output);
    output.finish();
    if (known && rows == 0 && !tool.quiet && !options.count) tool.say("no matches");
    return rows > 0 ? status_clean : status_findings;
}

}  // namespace
}  // namespace bones

int main_of_query(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
