// bones-history analyze: computes what each decision cost, and stores it beside the records.
#include <fmt/core.h>

#include <algorithm>

#include "tools/history/commands.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/analysis/budget_options.hpp"
#include "tools/lib/show/analysis/stored.hpp"
#include "tools/lib/show/analysis/watch.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/lib/store/selection/filter_options.hpp"

namespace bones {

using namespace archive;
using namespace analysis;

namespace {

constexpr std::string_view examples_of_analyze =
    "bones-history analyze                     # all games not yet analysed\n"
    "bones-history analyze --from 2026-11      # the games of a month\n"
    "bones-history analyze 12 --worlds 1000    # one record, more precisely\n"
    "bones-stats --db bones.db --only loss,luck,play";

/// The usual limit of positions for the exact values of a decision. It is lower than for a single
/// game, because archives are large.
constexpr std::uint64_t usual_nodes = 100'000;

/// The records that are named or match the filters, in the order of export.
std::vector<std::int64_t> chosen(Database& database, const std::vector<std::string>& named,
                                 const Filters& filters) {
    std::vector<std::int64_t> numbers;
    for (const std::string& name : named) {
        const std::int64_t number = find_record(database, name);
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end())
            numbers.push_back(number);
    }
    if (!named.empty()) return numbers;
    Selection picked = select(filters, Level::records);
    Query query(database,
                fmt::format("SELECT r.record_id FROM records r LEFT JOIN events e USING (event_id) "
                            "WHERE r.record_id IN (SELECT {} {}) ORDER BY {}",
                            picked.record, picked.sql, record_order));
    picked.parameters.bind(query);
    while (query.step()) numbers.push_back(query.number(0));
    return numbers;
}

/// Analyses one record after the other with all threads. Each result is stored at once, so an
/// interruption loses only the current record.
class AnalysisRun {
  public:
    AnalysisRun(const HistoryTool& tool, Database& database, const Request& request)
        : tool_(tool), database_(database), analyst_(request, tool.threads()), request_(request) {}

    void run(const std::vector<std::int64_t>& numbers) {
        Query sizes(database_,
                    "SELECT length(CAST(text AS BLOB)) FROM records WHERE record_id = ?");
        std::uint64_t total = 0;
        for (const std::int64_t number : numbers) {
            const Reset reset(sizes);
            if (sizes.with(number).step()) total += static_cast<std::uint64_t>(sizes.number(0));
        }
        Watch watch(total, !tool_.shows_progress());
        for (const std::int64_t number : numbers) analyze(number, watch);
        watch.clear();
    }
    std::uint64_t stored() const { return stored_; }
    std::uint64_t decisions() const { return decisions_; }
    std::uint64_t mistakes() const { return mistakes_; }

  private:
    void analyze(std::int64_t number, Watch& watch) {
        std::string text, hash;
        bool cut = false;
        {
            Query read(database_, "SELECT text, text_hash, cut FROM records WHERE record_id = ?");
            if (!read.with(number).step()) return;  // removed in the meantime
            text = read.string(0);
            hash = read.string(1);
            cut = read.number(2) != 0;
        }
        double done = 0;
        const auto tell = [&](double share) {
            watch.tell(text.size(), done, share);
            done = share;
        };
        const Analysis& analysis =
            analyst_.analyze({text, 1, static_cast<std::uint32_t>(number), cut}, tell);
        tell(1);
        watch.end_record();
        Transaction transaction(database_);
        if (!store_analysis(database_, number, hash, analyst_.judge, analysis, request_)) return;
        transaction.commit();
        ++stored_;
        decisions_ += analysis.decisions.size();
        for (const AnalyzedDecision& one : analysis.decisions) mistakes_ += one.mark != Mark::none;
    }

    const HistoryTool& tool_;
    Database& database_;
    Analyst analyst_;
    const Request& request_;
    std::uint64_t stored_ = 0, decisions_ = 0, mistakes_ = 0;
};

}  // namespace

int analyze_command(const Arguments& arguments) {
    HistoryTool tool("analyze",
                     "Stores what each decision cost, and what was luck, for statistics and pages. "
                     "Games analysed with the same budgets are skipped.",
                     examples_of_analyze);
    Request request;
    request.budgets.nodes = usual_nodes;
    std::vector<std::string> named;
    Filters filters;
    tool.app.add_option("RECORD", named, "records by number, id or fingerprint; by default all");
    tool.takes_jobs();
    add_budget_options(tool, request);
    add_filter_options(tool, filters);
    if (!tool.parse(arguments)) return status_clean;
    settle(filters);
    if (filters.any() && !named.empty()) throw UsageError("either name records or filter them");
    Database database = open_for_change(tool.database);
    if (!names_exist([&](std::string_view message) { tool.say(message); }, database, filters))
        return status_findings;
    const std::vector<std::int64_t> all = chosen(database, named, filters);
    const std::vector<std::int64_t> wanted = records_to_analyze(database, request, all);
    AnalysisRun run(tool, database, request);
    run.run(wanted);
    if (!tool.quiet)
        tool.say(fmt::format(
            "{} analysed, {} unchanged: {}, {}", quantity(run.stored(), "record", "records"),
            all.size() - wanted.size(), quantity(run.decisions(), "decision", "decisions"),
            quantity(run.mistakes(), "mistake", "mistakes")));
    return all.empty() ? status_findings : status_clean;
}

}  // namespace bones
