#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/lib/people.hpp"
#include "tools/lib/statistics/render.hpp"

namespace bones::stats {

namespace {

constexpr int bar_width = 20;

/// A bar whose filled part is `share` of it, 0 to 1.
std::string bar(double share) {
    const int filled = std::clamp(static_cast<int>(std::lround(share * bar_width)), 0, bar_width);
    std::string text;
    for (int i = 0; i < bar_width; ++i) text += i < filled ? "█" : "·";
    return text;
}

std::string percent(double share) {
    return fmt::format("{:.1f} %", share * 100);
}

std::string interval_text(const MetricInfo& metric, const Sample& tally) {
    const bool share = metric.kind == MetricKind::share;
    const std::optional<Interval> interval = metric.interval(tally);
    if (!interval) return "";
    return share ? fmt::format("{:.0f} to {:.0f} %", interval->low * 100, interval->high * 100)
                 : fmt::format("{:.2f} to {:.2f}", interval->low, interval->high);
}

std::string value_text(const MetricInfo& metric, const Sample& tally) {
    switch (metric.kind) {
        case MetricKind::count:
            return fmt::format("{}", tally.sum);
        case MetricKind::share:
            return percent(tally.mean());
        case MetricKind::mean:
            return fmt::format("{:.2f}", metric.mean(tally));
    }
    return "";
}

std::string sample_text(const MetricInfo& metric, const Sample& tally) {
    switch (metric.kind) {
        case MetricKind::count:
            return "";
        case MetricKind::share:
            return fmt::format("{} of {}", tally.sum, tally.n);
        case MetricKind::mean:
            return fmt::format("n = {}, most {}", tally.n, metric.number(tally.most));
    }
    return "";
}

double size_of(const MetricInfo& metric, const Sample& tally) {
    return metric.kind == MetricKind::count ? static_cast<double>(tally.sum) : metric.mean(tally);
}

void metric_block(std::string& out, const View& view, std::size_t index,
                  const std::vector<const Group*>& groups) {
    const MetricInfo& metric = all_metrics()[index];
    double longest = metric.kind == MetricKind::share ? 1 : 0;
    bool any = false;
    for (const Group* group : groups) {
        const Sample& tally = group->tallies[index];
        any = any || tally.n > 0;
        if (tally.n > 0) longest = std::max(longest, size_of(metric, tally));
    }
    if (!any) return;
    if (!out.empty()) out += '\n';
    out += fmt::format(
        "{}{}{}{}{}\n", view.style.strong(), metric.title, view.style.plain(), view.style.faint(),
        metric.kind == MetricKind::count ? ""
                                         : fmt::format("  of {}; interval of 95 %", metric.sample));
    if (view.style.colored) out += view.style.plain();
    Table table({Align::left, Align::left, Align::right, Align::left, Align::left});
    for (const Group* group : groups) {
        const Sample& tally = group->tallies[index];
        if (tally.n == 0) continue;
        const double size = size_of(metric, tally);
        table.add({shortened_name(group->name, 40), bar(longest > 0 ? size / longest : 0),
                   value_text(metric, tally), interval_text(metric, tally),
                   sample_text(metric, tally)});
    }
    table.write(out, 2);
}

void game_list(std::string& out, const View& view, const std::vector<const Group*>& groups) {
    out += fmt::format("\n{}the games behind these numbers{}\n", view.style.strong(),
                       view.style.plain());
    for (const Group* group : groups) {
        if (group->records.empty()) continue;
        out += fmt::format("  {}\n", group->name);
        Table table({Align::left, Align::left, Align::left});
        for (const RecordName& record : group->records)
            table.add({record.date.empty() ? "no date" : record.date, record.game,
                       view.archive ? fmt::format("record {}", record.index)
                                    : fmt::format("{}:{}", record.file->name, record.line)});
        table.write(out, 4);
    }
}

}  // namespace

void stats_text(std::string& out, const View& view, const std::vector<const Group*>& groups) {
    for (std::size_t i = 0; i < metric_count; ++i)
        if (view.metrics[i]) metric_block(out, view, i, groups);
    if (view.games) game_list(out, view, groups);
}

}  // namespace bones::stats
