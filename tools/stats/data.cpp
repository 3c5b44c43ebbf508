// CSV and JSON Lines.
#include <fmt/format.h>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/csv.hpp"
#include "tools/stats/render.hpp"

namespace bones::stats {

namespace {

std::string_view kind_name(MetricKind kind) {
    constexpr std::string_view names[] = {"count", "share", "mean"};
    return names[static_cast<std::size_t>(kind)];
}

/// One number of one group, as both formats have it; texts, empty where there is nothing.
struct Number {
    std::string value, low, high;
};

Number number_of(const MetricInfo& metric, const Sample& tally) {
    if (metric.kind == MetricKind::count) return {fmt::format("{}", tally.sum), "", ""};
    const std::optional<Interval> interval =
        metric.kind == MetricKind::share ? share_interval(tally) : mean_interval(tally);
    Number number{fmt::format("{:.6g}", tally.mean()), "", ""};
    if (!interval) return number;
    number.low = fmt::format("{:.6g}", interval->low);
    number.high = fmt::format("{:.6g}", interval->high);
    return number;
}

/// Calls `use` for every number that there is.
template <class Use>
void for_all(const View& view, const std::vector<const Group*>& groups, const Use& use) {
    for (const Group* group : groups)
        for (std::size_t i = 0; i < metric_count; ++i)
            if (view.metrics[i] && group->tallies[i].n > 0)
                use(*group, all_metrics()[i], group->tallies[i]);
}

std::string_view per(const View& view) {
    return grouping_names()[static_cast<std::size_t>(view.grouping)];
}

void append_text(std::string& out, std::string_view key, std::string_view text) {
    out += fmt::format(",\"{}\":", key);
    append_json_string(out, text);
}

}  // namespace

void stats_csv(std::string& out, const View& view, const std::vector<const Group*>& groups) {
    if (view.games) {
        out += "per,group,date,game,file,line,record\n";
        for (const Group* group : groups)
            for (const RecordName& record : group->records) {
                CsvRow row(out);
                row.text(per(view)).text(group->name).text(record.date).text(record.game);
                row.text(record.file->name).number(static_cast<std::int64_t>(record.line));
                row.number(record.index).end();
            }
        return;
    }
    out += "per,group,metric,kind,value,low,high,n,sum,most\n";
    for_all(view, groups, [&](const Group& group, const MetricInfo& metric, const Sample& tally) {
        const Number number = number_of(metric, tally);
        CsvRow row(out);
        row.text(per(view)).text(group.name).text(metric.name).text(kind_name(metric.kind));
        row.verbatim(number.value).verbatim(number.low).verbatim(number.high);
        row.number(tally.n).number(tally.sum).number(tally.most).end();
    });
}

void stats_json(std::string& out, const View& view, const std::vector<const Group*>& groups) {
    for_all(view, groups, [&](const Group& group, const MetricInfo& metric, const Sample& tally) {
        const Number number = number_of(metric, tally);
        out += fmt::format("{{\"type\":\"statistic\",\"per\":\"{}\"", per(view));
        append_text(out, "group", group.name);
        out += fmt::format(
            ",\"metric\":\"{}\",\"kind\":\"{}\",\"value\":{},\"low\":{},\"high\":{},\"n\":{},"
            "\"sum\":{},\"most\":{}}}\n",
            metric.name, kind_name(metric.kind), number.value,
            number.low.empty() ? "null" : number.low, number.high.empty() ? "null" : number.high,
            tally.n, tally.sum, tally.most);
    });
    if (!view.games) return;
    for (const Group* group : groups)
        for (const RecordName& record : group->records) {
            out += fmt::format("{{\"type\":\"game\",\"per\":\"{}\"", per(view));
            append_text(out, "group", group->name);
            append_text(out, "file", record.file->name);
            out += fmt::format(",\"line\":{},\"record\":{},\"date\":", record.line, record.index);
            if (record.date.empty())
                out += "null";
            else
                append_json_string(out, record.date);
            append_text(out, "game", record.game);
            out += "}\n";
        }
}

}  // namespace bones::stats
