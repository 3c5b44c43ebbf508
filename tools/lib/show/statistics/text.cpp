#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/statistics/render.hpp"

namespace bones::inline show::stats {

namespace {

constexpr int bar_width = 20;

/// A bar filled to `share`, from 0 to 1.
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
            return fmt::format("n = {}{}, most {}", tally.n,
                               tally.units == tally.n
                                   ? ""
                                   : fmt::format(" in {}", quantity(tally.units, "hand", "hands")),
                               metric.number(tally.most));
    }
    return "";
}

double size_of(const MetricInfo& metric, const Sample& tally) {
    return metric.kind == MetricKind::count ? static_cast<double>(tally.sum) : metric.mean(tally);
}

/// Writes one metric of all groups, if any group has it. Returns whether it wrote anything.
bool metric_block(const TextSink& sink, const View& view, std::size_t index,
                  const std::vector<const Group*>& groups, bool first) {
    const MetricInfo& metric = all_metrics()[index];
    double longest = metric.kind == MetricKind::share ? 1 : 0;
    bool any = false;
    for (const Group* group : groups) {
        const Sample tally = group->tallies[index];
        any = any || tally.n > 0;
        if (tally.n > 0) longest = std::max(longest, size_of(metric, tally));
    }
    if (!any && !view.named[index]) return false;
    std::string head = first ? "" : "\n";
    head += fmt::format(
        "{}{}{}{}{}\n", view.style.strong(), metric.title, view.style.plain(), view.style.faint(),
        metric.kind == MetricKind::count ? ""
                                         : fmt::format("  of {}; interval of 95 %", metric.sample));
    if (view.style.colored) head += view.style.plain();
    sink(head);
    const Table table({Align::left, Align::left, Align::right, Align::left, Align::left});
    write_table(sink, table, 2, groups.size(), [&](Table& rows, std::size_t i) {
        const Sample tally = groups[i]->tallies[index];
        if (tally.n == 0) return rows.add({shortened_name(groups[i]->name, 40), "", "–", "", ""});
        const double size = size_of(metric, tally);
        rows.add({shortened_name(groups[i]->name, 40), bar(longest > 0 ? size / longest : 0),
                  value_text(metric, tally), interval_text(metric, tally),
                  sample_text(metric, tally)});
    });
    return true;
}

void game_list(const TextSink& sink, const View& view, const std::vector<const Group*>& groups) {
    sink(
        fmt::format("\n{}games behind these numbers{}\n", view.style.strong(), view.style.plain()));
    for (const Group* group : groups) {
        if (group->records.empty()) continue;
        sink(fmt::format("  {}\n", group->name));
        const Table table({Align::left, Align::left, Align::left});
        write_table(sink, table, 4, group->records.size(), [&](Table& rows, std::size_t i) {
            const RecordName& record = group->records[i];
            rows.add({record.date.empty() ? "no date" : record.date, record.game,
                      view.archive ? fmt::format("record {}", record.index)
                                   : fmt::format("{}:{}", record.file->name, record.line)});
        });
    }
}

}  // namespace

void stats_text(const TextSink& sink, const View& view, const std::vector<const Group*>& groups) {
    bool first = true;
    for (std::size_t i = 0; i < metric_count; ++i)
        if (view.metrics[i] && metric_block(sink, view, i, groups, first)) first = false;
    if (view.games) game_list(sink, view, groups);
}

}  // namespace bones::inline show::stats
