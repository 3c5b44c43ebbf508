// bones-stats: prints statistics over files or an archive, with sample sizes and intervals.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "engine/codes.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/analysis/stored.hpp"
#include "tools/lib/show/statistics/render.hpp"
#include "tools/lib/store/archive/likely.hpp"
#include "tools/lib/store/selection/choice.hpp"
#include "tools/stats/cluster.hpp"

namespace bones::stats {
namespace {

constexpr const char* tool_name = "bones-stats";
constexpr std::string_view examples =
    "bones-stats nights/                         # every player of some files\n"
    "bones-stats --db club.db --from 2026 --per month\n"
    "bones-stats --db club.db --per opponent --player \"Ana Ruiz\" --only won\n"
    "bones-stats --per opening --only leads,hands-won nights/\n"
    "bones-stats --only takes --games nights/    # also list the games\n"
    "bones-stats --clickhouse one:8123           # rows that bones-batch loaded\n"
    "bones-stats --explain choices               # explain a metric";

struct Options {
    Choice choice;
    std::string per = "player", explained;
    std::vector<std::string> only;
    StatsFormat format;
    View view;
    analysis::StoredSums analysed;  ///< only for an archive
    clickhouse::Address cluster;
};

/// Adds the stored analysis of a hand of an archive's record.
void add_analysed(const Options& options, const RecordChecker& judged, std::size_t hand,
                  Facts& facts) {
    const Record& record = judged.record;
    const std::size_t scale = scale_of_points(record, judged.verdict);
    for (int s = 0; s < record.players; ++s) {
        const auto found =
            options.analysed.find({record.index, static_cast<std::int64_t>(hand), s});
        if (found == options.analysed.end()) continue;
        facts.add(on_scale(Metric::loss, scale), Seat(s), found->second.loss);
        facts.add(on_scale(Metric::luck, scale), Seat(s), found->second.luck);
        facts.add(on_scale(Metric::play, scale), Seat(s), found->second.play);
    }
}

/// The output of a batch of records.
struct Result {
    Groups groups;
    NamesMet names;
    BatchCopies copies;
    std::uint64_t records = 0;

    void clear() {
        copies.clear();
        groups.clear();
        names.clear();
        records = 0;
    }
};

constexpr std::string_view share_interval_explained = R"(
Interval of a share, 95 %: (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)
  p is the share, n the size of the sample, z = 1.96. Source: E. B. Wilson,
  Journal of the American Statistical Association 22 (1927), 209–212.
)";
constexpr std::string_view mean_interval_explained = R"(
Interval of a mean, 95 %: m ± t √(k/(k − 1) Σ(y − m·x)²) / Σx
  The unit is the hand (for whole games, the game): x is the number of
  observations in one hand, y their sum, m = Σy/Σx, k the number of hands, and
  t the 97.5 % point of Student's distribution with k − 1 degrees of freedom.
  With one observation a hand that is m ± t·s/√k. Sources: Student, Biometrika 6
  (1908), 1–25; W. G. Cochran, Sampling Techniques (3rd ed., 1977), section 6.3.
  There is none below 5 hands, or if all hands are equal. It does not go below 0
  where the number cannot.
  Small samples of skewed numbers are covered less than 95 %: of generated hands
  as little as 84 % with 10 hands, and 87 % with 30.
)";

std::string explain(const std::string& asked) {
    std::string text;
    bool shares = false, means = false, is_first = true;
    const std::array<bool, metric_count> wanted =
        wanted_metrics(asked == "all" ? std::vector<std::string>() : std::vector{asked});
    for (std::size_t i = 0; i < metric_count; ++i) {
        if (!wanted[i]) continue;
        const MetricInfo& metric = all_metrics()[i];
        const bool is_last = i + 1 == metric_count || !wanted[i + 1] ||
                             all_metrics()[i + 1].explain != metric.explain;
        if (is_first && !text.empty()) text += '\n';
        text += fmt::format("{}: {}\n", metric.name, metric.title);
        is_first = is_last;
        if (!is_last) continue;  // several games have the same metric
        text += fmt::format("  {}\n", metric.explain);
        text += fmt::format(
            "  Counted over {}. Where a record does not show this, it does not count.\n",
            metric.sample);
        shares = shares || metric.kind == MetricKind::share;
        means = means || metric.kind == MetricKind::mean;
    }
    if (shares) text += share_interval_explained;
    if (means) text += mean_interval_explained;
    return text;
}

Pipeline<Result>::Worker make_worker(const Tool& tool, const Options& options) {
    const auto judge = std::make_shared<RecordChecker>(
        JudgeOptions{.list_open = false, .deduce = false, .trace = true},
        tool.no_fast_check ? RecordDetail::all : RecordDetail::play, Slips::searched);
    judge->weigh_only(code::revoke);
    const auto finder = options.choice.finder(tool);
    return [&options, judge, finder](const Batch& batch, Result& result) {
        result.groups = Groups(options.view.grouping);
        result.names = options.choice.names_asked();
        for (const BatchRecord& item : batch.records) {
            if (!item.is_record()) continue;
            const bool matches = !finder || finder->has_match(item.raw);
            if (finder) result.names.add(finder->record());
            if (!matches) continue;
            judge->judge(item.raw);
            result.names.add(judge->record);
            if (!options.choice.wants(judge->record)) continue;
            if (options.choice.is_copy(batch, item, *judge, result.copies)) continue;
            result.groups.add(
                judge->record, judge->verdict, item,
                [&](std::uint32_t hand) {
                    return options.choice.seats_of_player(judge->record, hand);
                },
                options.view.metrics, options.view.games, options.choice.who,
                [&](std::size_t hand, Facts& facts) {
                    add_analysed(options, *judge, hand, facts);
                });
            ++result.records;
        }
    };
}

void add_options(Tool& tool, Options& options) {
    tool.add_choice("--per", options.per, grouping_names(), "rows of the tables (player)");
    tool.add_names("--only,--metric", options.only,
                   fmt::format("only these metrics; {}", metrics_of_a_game()))
        .type_name("METRIC,...");
    tool.add_choice("--format", options.format.name, {"text", "csv", "jsonl"}, "output format");
    tool.app.add_flag("--one-table", options.format.one_table,
                      "one table: a row per group, a column per metric");
    tool.app.add_flag("--games", options.view.games, "also list the records behind the numbers");
    tool.app.add_option("--explain", options.explained, "explain a metric, or `all`")
        .type_name("METRIC");
    clickhouse::add_address_options(tool, options.cluster, "use the rows that bones-batch loaded");
    add_choice_options(tool, options.choice);
}

/// Prints a message if metrics of analyses are wanted but no record has been analysed.
void tell_of_no_analysis(const Tool& tool, const Options& options) {
    const auto is_analysed = [](std::string_view name) {
        name.remove_prefix(name.find('.') == name.npos ? 0 : name.find('.') + 1);
        return name == "loss" || name == "luck" || name == "play" || name.ends_with("-in-marks");
    };
    const bool asked = std::any_of(options.only.begin(), options.only.end(), is_analysed);
    if (asked && options.analysed.empty())
        tool.say(
            "loss, luck and play need an archive (--db) on which `bones-history analyze` has run");
}

/// Gathers the chosen records. Returns false if a file could not be read.
bool gather(const Tool& tool, const Options& options, Groups& all, std::uint64_t& records) {
    if (options.choice.in_cluster)
        return gather_from_cluster(tool, options.cluster, options.choice.filters, all, records);
    NamesMet names = options.choice.names_asked();
    CopyLines copies;
    const bool complete = for_all_chosen<Result>(
        tool, options.choice, [&] { return make_worker(tool, options); },
        [&](Result& result) {
            all.add(result.groups);
            names.add(result.names);
            copies.add(result.copies);
            records += result.records;
        });
    tool.say_all(copies.lines());
    if (options.choice.archive) tool.say_all(archive::likely_lines(*options.choice.archive));
    if (complete) names.complain_of_others([&](std::string_view text) { tool.say(text); });
    return complete;
}

int main(int argc, const char* const* argv) {
    Tool tool(tool_name, "Statistics of domino games, over files or an archive.", examples);
    Options options;
    add_options(tool, options);
    if (!tool.parse(argc, argv)) return status_clean;
    if (!options.explained.empty()) {
        Output(tool.output).write(explain(options.explained)).finish();
        return status_clean;
    }
    if (options.format.one_table && (options.format.name == "jsonl" || options.view.games))
        throw UsageError("--one-table needs --format text or csv, without --games");
    options.choice.in_cluster = !options.cluster.servers.empty();
    if (options.choice.in_cluster && options.view.games)
        throw UsageError("--games needs files or an archive; a cluster does not support it");
    settle(tool, options.choice);
    options.view.grouping = grouping_named(options.per);
    options.view.metrics = wanted_metrics(options.only);
    options.view.named = named_metrics(options.only);
    options.view.archive = !options.choice.database.empty();
    if (options.view.archive) options.analysed = analysis::stored_sums(*options.choice.archive);
    tell_of_no_analysis(tool, options);
    options.view.style.colored = tool.colored(1);
    Output output(tool.output);
    if (options.format.name == "text") output.write_for_people();
    Groups all(options.view.grouping);
    std::uint64_t records = 0;
    const bool complete = gather(tool, options, all, records);
    if (!complete && options.choice.in_cluster) return status_failed;
    const std::vector<const Group*> groups = all.ordered();
    stats_report(options.format, options.view, groups, records,
                 [&output](std::string_view text) { output.write(text); });
    output.finish(complete);
    if (!tool.quiet && options.format.name == "text")
        tool.say(fmt::format("{}, {}", quantity(records, "record", "records"),
                             quantity(groups.size(), "group", "groups")));
    if (!complete) return status_failed;
    return groups.empty() ? status_findings : status_clean;
}

}  // namespace
}  // namespace bones::stats

int main_of_stats(int argc, char** argv) {
    return bones::run_tool(bones::stats::tool_name, [&] { return bones::stats::main(argc, argv); });
}
