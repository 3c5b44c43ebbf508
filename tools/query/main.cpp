// bones-query: finds games, hands, actions and findings in the archive.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <limits>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/archive/exporting.hpp"
#include "tools/lib/archive/schema.hpp"
#include "tools/lib/choice/filter_options.hpp"
#include "tools/lib/command/number.hpp"
#include "tools/lib/did_you_mean.hpp"
#include "tools/lib/json_line.hpp"
#include "tools/query/answers.hpp"
#include "tools/query/columns.hpp"
#include "tools/query/free_sql.hpp"

namespace bones {

using namespace archive;
namespace {

constexpr const char* tool_name = "bones-query";
constexpr std::string_view examples =
    "bones-query --player \"Ana Ruiz\" --date 2026-11  # her games of a month\n"
    "bones-query --player \"Ana Ruiz\" --opponent \"Bo Chen\" --won --count\n"
    "bones-query --level findings --code revoke      # all proven revokes\n"
    "bones-query --level actions --pass-on 6 --by \"Bo Chen\"\n"
    "bones-query --level hands --opening 6-6 --sort points --reverse --limit 10\n"
    "bones-query --code false-pass --format bones | bones-replay\n"
    "bones-query --sql 'SELECT game, count(*) FROM games GROUP BY game'";

struct Options {
    std::string database = "bones.db";
    Filters filters;
    std::string level = "records", format = "text", sql;
    Ordering ordering;
    bool count = false, explain = false, wide = false;
    int seconds = 10;
};

void add_options(Tool& tool, Options& options) {
    tool.app.add_option("--db", options.database, "the archive; else BONES_DB, else bones.db")
        ->type_name("FILE")
        ->envname("BONES_DB");
    tool.add_choice("--level", options.level, {"records", "hands", "actions", "findings"},
                    "what to answer with");
    tool.add_choice("--format", options.format, {"text", "csv", "jsonl", "bones"},
                    "how; bones: the whole records");
    tool.app.add_flag("--count", options.count, "only how many");
    tool.app.add_option("--limit", options.ordering.limit, "at most so many")
        ->type_name("N")
        ->transform(number_from<std::int64_t>(0));
    tool.app
        .add_option("--sort", options.ordering.by,
                    "date (the default), record, game, event, total, length, points, choices, "
                    "tile or code")
        ->type_name("KEY");
    tool.app.add_flag("--reverse", options.ordering.reverse, "the greatest first");
    tool.app.add_flag("--wide", options.wide, "do not cut long cells");
    tool.app.add_flag("--explain", options.explain,
                      "show the SQL that the filters become, and how SQLite goes about it");
    tool.app
        .add_option("--sql", options.sql, "one SELECT of your own; the tables are in ARCHIVE.md")
        ->type_name("SELECT");
    tool.app.add_option("--time-limit", options.seconds, "for --sql (10)")
        ->type_name("SECONDS")
        ->transform(number_between(1, 86400));
    add_filter_options(tool, options.filters);
}

Level level_of(std::string_view word) {
    return word == "hands"      ? Level::hands
           : word == "actions"  ? Level::actions
           : word == "findings" ? Level::findings
                                : Level::records;
}

/// The statement with its values, and SQLite's plan.
void explain(Database& database, const Prepared& prepared, Output& output) {
    output.write(prepared.sql).write(";\n");
    int number = 0;
    for (const Parameters::Value& value : prepared.parameters.values()) {
        ++number;
        std::string text = fmt::format("-- ?{} = ", number);
        if (value.is_text)
            append_json_string(text, shown(value.text));
        else
            text += fmt::format("{}", value.number);
        output.write(text += '\n');
    }
    Query plan(database, "EXPLAIN QUERY PLAN " + prepared.sql);
    prepared.parameters.bind(plan);
    while (plan.step()) output.write(fmt::format("-- plan: {}\n", plan.text(3)));
}

std::string level_count(std::string_view type, Level level, std::uint64_t count) {
    return json_line(type, [&](JsonText& json) {
        json.key("level").word(name_of(level));
        json.key("count").number(count);
    });
}

std::uint64_t count(Database& database, const Options& options, Level level, Output& output) {
    const Prepared prepared = count_statement(options.filters, level);
    Query query(database, prepared.sql);
    prepared.parameters.bind(query);
    query.step();
    const std::int64_t number = query.number(0);
    if (options.format == "jsonl")
        output.write(level_count("count", level, static_cast<std::uint64_t>(number)));
    else
        output.write(fmt::format("{}\n", number));
    return static_cast<std::uint64_t>(number);
}

std::uint64_t write_texts(Database& database, const Prepared& prepared, Output& output) {
    Query numbers(database, prepared.sql);
    prepared.parameters.bind(numbers);
    Query text(database, "SELECT text FROM records WHERE record_id = ?");
    std::uint64_t records = 0;
    while (numbers.step()) {
        const Reset reset(text);
        text.with(numbers.number(0)).step();
        if (records++ > 0) output.write("\n");
        output.write(text.text(0));
    }
    return records;
}

/// Whether rows can be found record by record, which is quickest where only the first are wanted,
/// or most: what is sorted is records, and reading ends with the last row.
bool goes_by_records(const Options& options, Level level) {
    if (level == Level::records || options.ordering.by != "date") return false;
    const Filters& filters = options.filters;
    return options.ordering.limit >= 0 ||
           !(filters.any_of_hands() || filters.any_of_actions() || filters.any_of_findings());
}

Prepared records_to_search(const Options& options) {
    return records_statement(of_records_only(options.filters), Level::records,
                             {"date", options.ordering.reverse, -1});
}

/// Writes the rows of one answer by their keys.
class Answer {
  public:
    Answer(Database& database, const Options& options, Level level, Style style, Output& output)
        : options_(options),
          level_(level),
          output_(output),
          columns_(columns_of(level, row_format(options.format))),
          row_(database, row_statement(level, columns_)),
          writer_(output, row_format(options.format), titles(), type_of(level), style),
          cells_(columns_.size()) {
        if (options.wide) writer_.widen();
    }

    void add_all(Query& keys) {
        while (!full() && keys.step()) add(keys);
    }
    bool full() const {
        return options_.ordering.limit >= 0 &&
               writer_.rows() >= static_cast<std::uint64_t>(options_.ordering.limit);
    }
    std::uint64_t finish() {
        writer_.finish();
        if (options_.format == "jsonl")
            output_.write(level_count("summary", level_, writer_.rows()));
        return writer_.rows();
    }

  private:
    std::vector<RowColumn> titles() const {
        std::vector<RowColumn> titles;
        for (const AnswerColumn& column : columns_)
            titles.push_back({std::string(column.name),
                              column.as == AnswerColumn::As::number ? Align::right : Align::left});
        return titles;
    }

    void add(const Query& keys) {
        const Reset reset(row_);
        for (int i = 0; i < keys.columns(); ++i) row_.bind(i + 1, keys.number(i));
        if (!row_.step()) return;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            cells_[i] = cell_of(row_, static_cast<int>(i), columns_[i].as);
        writer_.add(cells_);
    }

    const Options& options_;
    Level level_;
    Output& output_;
    std::vector<AnswerColumn> columns_;
    Query row_;
    RowWriter writer_;
    std::vector<Cell> cells_;
};

std::uint64_t write_answers(Database& database, const Options& options, Level level, Style style,
                            Output& output) {
    Answer answer(database, options, level, style, output);
    if (!goes_by_records(options, level)) {
        const Prepared prepared = find_statement(options.filters, level, options.ordering);
        Query keys(database, prepared.sql);
        prepared.parameters.bind(keys);
        answer.add_all(keys);
        return answer.finish();
    }
    const Prepared outer = records_to_search(options);
    const Prepared inner = within_record_statement(options.filters, level);
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

std::uint64_t answer(Database& database, const Tool& tool, const Options& options, Output& output) {
    const Level level = level_of(options.level);
    Style style;
    style.colored = tool.colored(1);
    // Everything is of one moment, whatever is written meanwhile.
    database.run("BEGIN");
    if (options.count) return count(database, options, level, output);
    if (options.format == "bones")
        return write_texts(database, records_statement(options.filters, level, options.ordering),
                           output);
    return write_answers(database, options, level, style, output);
}

void explain_all(Database& database, const Options& options, Level level, Output& output) {
    const Filters& filters = options.filters;
    if (options.count) return explain(database, count_statement(filters, level), output);
    if (options.format == "bones")
        return explain(database, records_statement(filters, level, options.ordering), output);
    if (!goes_by_records(options, level))
        return explain(database, find_statement(filters, level, options.ordering), output);
    explain(database, records_to_search(options), output);
    output.write("\n-- and for each of these records, until there are enough rows:\n\n");
    explain(database, within_record_statement(filters, level), output);
}

void check_sort(const Options& options) {
    const std::vector<std::string> names = sort_names(level_of(options.level));
    const std::string& by = options.ordering.by;
    if (std::find(names.begin(), names.end(), by) != names.end()) return;
    throw UsageError(fmt::format("{} cannot be sorted by `{}`, but by {}{}", options.level, by,
                                 fmt::join(names, ", "), did_you_mean(by, names)));
}

int run_sql(const Tool& tool, const Options& options) {
    if (options.format == "bones")
        throw UsageError("rows of --sql are no records: --format text, csv or jsonl");
    if (options.filters.any() || options.count || options.explain || options.ordering.limit >= 0)
        throw UsageError(
            "--sql stands alone: filters, --count, --limit and --explain are not for it");
    Style style;
    style.colored = tool.colored(1);
    Output output(tool.output);
    const std::uint64_t rows =
        run_free_sql(options.database, options.sql, options.seconds, row_format(options.format),
                     options.wide, style, output);
    output.finish();
    return rows > 0 ? status_clean : status_findings;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Finds games, hands, actions and findings in the archive.", examples);
    Options options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    tool.refuse_to_overwrite_archive(options.database);
    if (!options.sql.empty()) return run_sql(tool, options);
    settle(options.filters);
    check_sort(options);
    Database database = open_archive(options.database, Access::read);
    Output output(tool.output);
    const Level level = level_of(options.level);
    if (options.explain) {
        explain_all(database, options, level, output);
        output.finish();
        return status_clean;
    }
    const bool known = names_exist([&](std::string_view message) { tool.say(message); }, database,
                                   options.filters);
    const std::uint64_t rows = answer(database, tool, options, output);
    output.finish();
    if (known && rows == 0 && !tool.quiet && !options.count) tool.say("nothing matches");
    return rows > 0 ? status_clean : status_findings;
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
