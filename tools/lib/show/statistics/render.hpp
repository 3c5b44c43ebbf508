// Statistics as text with bars, as CSV and as JSON Lines (schemas/stats.schema.json).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/statistics/groups.hpp"

namespace bones::inline show::stats {

/// The parts of the statistics to show.
struct View {
    Grouping grouping = Grouping::player;
    std::array<bool, metric_count> metrics{};
    std::array<bool, metric_count>
        named{};           ///< selected by its own name, so it is shown even if unknown
    bool games = false;    ///< list the records behind the numbers
    bool archive = false;  ///< the records are from an archive
    Style style;
};

/// The output format of statistics.
struct StatsFormat {
    std::string name = "text";  ///< text, csv or jsonl
    bool one_table = false;     ///< not with jsonl
};
/// Prints the statistics; `records` is for the closing line of JSON Lines.
void stats_report(const StatsFormat& format, const View& view,
                  const std::vector<const Group*>& groups, std::uint64_t records,
                  const TextSink& sink);

/// Parses the name of a grouping: `player`, `pair` …
Grouping grouping_named(std::string_view name);
/// The metrics that any of these names selects; without names all. Throws UsageError.
std::array<bool, metric_count> wanted_metrics(const std::vector<std::string>& only);
/// The metrics that are given by their own names.
std::array<bool, metric_count> named_metrics(const std::vector<std::string>& only);

void stats_text(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
/// Print one table, with a row for each group and a column for each metric with data.
void stats_table(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
void stats_table_csv(const TextSink& sink, const View& view,
                     const std::vector<const Group*>& groups);
void stats_csv(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
void stats_json(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);

}  // namespace bones::inline show::stats
