// Prints groups by metrics as one table, as text and as CSV.
#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/show/statistics/render.hpp"

namespace bones::inline show::stats {

namespace {

/// The wanted metrics for which any group has data.
std::vector<std::size_t> columns_of(const View& view, const std::vector<const Group*>& groups) {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < metric_count; ++i)
        if (view.named[i] ||
            (view.metrics[i] && std::any_of(groups.begin(), groups.end(), [i](const Group* group) {
                 return group->tallies[i].n > 0;
             })))
            columns.push_back(i);
    return columns;
}

std::string short_value(const MetricInfo& metric, const Sample& tally) {
    if (tally.n == 0) return "–";
    if (metric.kind == MetricKind::count) return fmt::format("{}", tally.sum);
    return metric.kind == MetricKind::share ? fmt::format("{:.1f} %", tally.mean() * 100)
                                            : fmt::format("{:.2f}", metric.mean(tally));
}

}  // namespace

void stats_table(const TextSink& sink, const View& view, const std::vector<const Group*>& groups) {
    const std::vector<std::size_t> columns = columns_of(view, groups);
    std::vector<Align> aligns(columns.size() + 1, Align::right);
    aligns.front() = Align::left;
    std::vector<std::string> heads = {grouping_names()[static_cast<std::size_t>(view.grouping)]};
    for (const std::size_t i : columns) heads.emplace_back(all_metrics()[i].name);
    write_table(sink, Table(aligns), 0, groups.size() + 1, [&](Table& table, std::size_t row) {
        if (row == 0) return table.add(heads, view.style.faint());
        const Group& group = *groups[row - 1];
        std::vector<std::string> cells = {shortened_name(group.name, 40)};
        for (const std::size_t i : columns)
            cells.push_back(short_value(all_metrics()[i], group.tallies[i]));
        table.add(cells);
    });
}

void stats_table_csv(const TextSink& sink, const View& view,
                     const std::vector<const Group*>& groups) {
    TextPieces pieces(sink);
    const std::vector<std::size_t> columns = columns_of(view, groups);
    CsvRow heads(pieces.text());
    heads.text(grouping_names()[static_cast<std::size_t>(view.grouping)]);
    for (const std::size_t i : columns) heads.text(all_metrics()[i].name);
    heads.end();
    for (const Group* group : groups) {
        CsvRow row(pieces.text());
        row.text(group->name);
        for (const std::size_t i : columns) {
            const Sample tally = group->tallies[i];
            if (tally.n == 0)
                row.empty();
            else if (all_metrics()[i].kind == MetricKind::count)
                row.number(static_cast<std::int64_t>(tally.sum));
            else
                row.verbatim(fmt::format("{:.6g}", all_metrics()[i].mean(tally)));
        }
        row.end();
        pieces.line_done();
    }
    pieces.flush();
}

}  // namespace bones::inline show::stats
