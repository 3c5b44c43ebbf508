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

/// What is shown.
struct View {
    Grouping grouping = Grouping::player;
    std::array<bool, metric_count> metrics{};
    std::array<bool, metric_count> named{};  ///< asked for by its own name: shown even if unknown
    bool games = false;                      ///< list the records behind the numbers
    bool archive = false;                    ///< the records are of an archive
    Style style;
};

/// How statistics are printed.
struct StatsFormat {
    std::string name = "text";  ///< text, csv or jsonl
    bool one_table = false;     ///< not with jsonl
};
/// All of it; `records` for the closing line of JSON Lines.
void stats_report(const StatsFormat& format, const View& view,
                  const std::vector<const Group*>& groups, std::uint64_t records,
                  const TextSink& sink);

/// `player`, `pair` …
Grouping grouping_named(std::string_view name);
/// What is_asked_by any of these; none: all. Throws UsageError.
std::array<bool, metric_count> wanted_metrics(const std::vector<std::string>& only);
/// Those named in full.
std::array<bool, metric_count> named_metrics(const std::vector<std::string>& only);

void stats_text(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
/// One table, with a row for each group and a column for each metric that any of them has.
void stats_table(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
void stats_table_csv(const TextSink& sink, const View& view,
                     const std::vector<const Group*>& groups);
void stats_csv(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);
void stats_json(const TextSink& sink, const View& view, const std::vector<const Group*>& groups);

}  // namespace bones::inline show::stats
