// bones-violations: who broke which rule how often, with every case and its evidence.
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <memory>

#include "tools/lib/choice/choice.hpp"
#include "tools/lib/json_line.hpp"
#include "tools/lib/violations/report.hpp"

namespace bones {
namespace {

constexpr const char* tool_name = "bones-violations";
constexpr std::string_view examples =
    "bones-violations nights/                        # players, and every case\n"
    "bones-violations --db club.db --code revoke --from 2026\n"
    "bones-violations --per code --no-cases nights/  # the table alone, by code\n"
    "bones-violations --format markdown -o report.md nights/\n"
    "bones-violations --open --player \"Bo Chen\" --db club.db";

struct Options {
    Choice choice;
    std::string per = "player", format = "text";
    bool no_cases = false, cases_only = false;
    ReportView view;
};

/// What a batch of records gives.
struct Result {
    ViolationTable table;
    std::string cases;
    std::uint64_t records = 0, proven = 0;

    void clear() {
        table.clear();
        cases.clear();
        records = proven = 0;
    }
};

/// Cases come before the table is known, and are shown after it: until then they wait in a file.
class Spool {
  public:
    Spool() : file_(std::tmpfile()) {
        if (file_ == nullptr) throw OutputError("cannot make a temporary file");
    }
    ~Spool() { std::fclose(file_); }
    Spool(const Spool&) = delete;
    Spool& operator=(const Spool&) = delete;

    void write(std::string_view text) {
        if (std::fwrite(text.data(), 1, text.size(), file_) != text.size())
            throw OutputError("cannot write a temporary file: the disk may be full");
        empty_ = empty_ && text.empty();
    }
    bool empty() const { return empty_; }
    void copy_to(Output& output) {
        std::rewind(file_);
        char buffer[1 << 14];
        while (const std::size_t size = std::fread(buffer, 1, sizeof buffer, file_))
            output.write({buffer, size});
    }

  private:
    std::FILE* file_;
    bool empty_ = true;
};

void report_record(const Options& options, const BatchRecord& item, Judge& judge, Result& result) {
    judge.judge(item.raw);
    if (!options.choice.wants(judge.record)) return;
    ++result.records;
    const std::vector<Case> cases = find_cases(judge.record, judge.verdict);
    const SeatSet seats = options.choice.seats_of_player(judge.record);
    result.table.add(options.view, judge, cases, count_chances(judge.record, judge.verdict), seats,
                     options.choice.who);
    for (const Case& found : cases) {
        const bool proven = found.finding->verdict == Verdict::broken;
        if (!options.view.wants(found.finding->code->name)) continue;
        if (found.seat.exists() && !seats.contains(found.seat)) continue;
        if (proven) ++result.proven;
        if (options.view.cases && (proven || options.view.open))
            write_case(result.cases, options.view, tell_case(item, judge, found));
    }
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options) {
    const auto judge =
        std::make_shared<Judge>(JudgeOptions{.list_open = true, .deduce = false, .trace = true},
                                tool.no_lane ? LookedAt::all : LookedAt::play);
    const auto finder = options.choice.finder(tool);
    return [&options, judge, finder](const Batch& batch, Result& result) {
        for (const BatchRecord& item : batch.records)
            if (item.is_record() && (!finder || finder->has_match(item.raw)))
                report_record(options, item, *judge, result);
    };
}

void add_options(Tool& tool, Options& options) {
    tool.add_choice("--per", options.per, per_names(), "what the table is by (player)");
    tool.add_choice("--format", options.format, report_format_names(),
                    "what to print; csv: the table, or with --cases the cases");
    tool.app.add_flag("--open", options.view.open, "list the cases that stay open, too");
    tool.app.add_flag("--no-cases", options.no_cases, "the table alone");
    tool.app.add_flag("--cases", options.cases_only, "the cases alone");
    add_choice_options(tool, options.choice);
}

void settle_view(const Tool& tool, Options& options) {
    ReportView& view = options.view;
    view.per = per_named(options.per);
    view.format = report_format_named(options.format);
    view.archive = !options.choice.database.empty();
    view.style.colored = tool.colored(1);
    if (options.no_cases && options.cases_only)
        throw UsageError("--no-cases and --cases exclude each other");
    view.cases = !options.no_cases && (view.format != ReportFormat::csv || options.cases_only);
    view.codes = options.choice.codes;
}

int report(const Tool& tool, Options& options) {
    const ReportView& view = options.view;
    Output output(tool.output);
    if (view.format == ReportFormat::text) output.write_for_people();
    ViolationTable table;
    Spool spool;
    std::uint64_t records = 0, proven = 0;
    const bool complete = for_all_chosen<Result>(
        tool, options.choice, [&] { return make_worker(tool, options); },
        [&](Result& result) {
            table.add(result.table);
            spool.write(result.cases);
            records += result.records;
            proven += result.proven;
        });
    output.write(before_cases(view, table, options.cases_only, !spool.empty()));
    spool.copy_to(output);
    if (view.format == ReportFormat::jsonl)
        output.write(summary_line({{"records", records}, {"proven", proven}}));
    output.finish(complete);
    if (!tool.quiet && view.format == ReportFormat::text)
        tool.say(fmt::format("{}, {}", quantity(records, "record", "records"),
                             quantity(proven, "proven breach", "proven breaches")));
    if (!complete) return status_failed;
    return proven > 0 ? status_findings : status_clean;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Reports breaches of the rules: who, what, when, and the evidence.",
              examples);
    Options options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    // Records without a breach of the code count too: they had chances.
    options.choice.reports_codes = true;
    settle(tool, options.choice);
    settle_view(tool, options);
    return report(tool, options);
}

}  // namespace
}  // namespace bones

int main(int argc, char** argv) {
    return bones::run_tool(bones::tool_name, [&] { return bones::main(argc, argv); });
}
