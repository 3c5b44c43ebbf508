#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/statistics/render.hpp"

namespace bones::inline show::stats {

namespace {

std::vector<std::string> metric_names() {
    std::vector<std::string> names;
    for (const MetricInfo& metric : all_metrics()) names.emplace_back(metric.name);
    for (const char* name : {"points", "loss", "luck", "play"}) names.emplace_back(name);
    return names;
}

}  // namespace

Grouping grouping_named(std::string_view name) {
    const std::vector<std::string>& names = grouping_names();
    return static_cast<Grouping>(std::find(names.begin(), names.end(), name) - names.begin());
}

std::array<bool, metric_count> wanted_metrics(const std::vector<std::string>& only) {
    std::array<bool, metric_count> wanted{};
    if (only.empty()) wanted.fill(true);
    for (const std::string& asked : only) {
        bool found = false;
        for (std::size_t i = 0; i < metric_count; ++i) {
            if (!is_asked_by(all_metrics()[i], asked)) continue;
            wanted[i] = found = true;
        }
        if (!found)
            throw UsageError(
                fmt::format("unknown metric `{}`{}", asked, did_you_mean(asked, metric_names())));
    }
    return wanted;
}

std::array<bool, metric_count> named_metrics(const std::vector<std::string>& only) {
    std::array<bool, metric_count> named{};
    for (std::size_t i = 0; i < metric_count; ++i)
        named[i] = std::find(only.begin(), only.end(), all_metrics()[i].name) != only.end();
    return named;
}

void stats_report(const StatsFormat& format, const View& view,
                  const std::vector<const Group*>& groups, std::uint64_t records,
                  const TextSink& sink) {
    if (format.one_table)
        (format.name == "csv" ? stats_table_csv : stats_table)(sink, view, groups);
    else if (format.name == "csv")
        stats_csv(sink, view, groups);
    else if (format.name == "jsonl")
        stats_json(sink, view, groups);
    else
        stats_text(sink, view, groups);
    if (format.name == "jsonl")
        sink(json_line("summary", [&](JsonText& json) {
            json.key("per").word(grouping_names()[static_cast<std::size_t>(view.grouping)]);
            append_counts(json, {{"records", records}, {"groups", groups.size()}});
        }));
}

}  // namespace bones::inline show::stats
