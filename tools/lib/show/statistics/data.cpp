// Prints statistics as CSV and JSON Lines.
#include <fmt/core.h>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/statistics/render.hpp"

namespace bones::inline show::stats {

namespace {

std::string_view kind_name(MetricKind kind) {
    constexpr std::string_view names[] = {"count", "share", "mean"};
    return names[static_cast<std::size_t>(kind)];
}

/// One number of one group, as text for both formats; empty if unknown.
struct Number {
    std::string value, low, high;
};

Number number_of(const MetricInfo& metric, const Sample& tally) {
    if (metric.kind == MetricKind::count) return {fmt::format("{}", tally.sum), "", ""};
    const std::optional<Interval> interval = metric.interval(tally);
    Number number{fmt::format("{:.6g}", metric.mean(tally)), "", ""};
    if (!interval) return number;
    number.low = fmt::format("{:.6g}", interval->low);
    number.high = fmt::format("{:.6g}", interval->high);
    return number;
}

/// Calls `use` with every known number.
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

void append_number(JsonText& json, std::string_view key, const std::string& number) {
    json.key(key).json(number.empty() ? "null" : number);
}

void append_record(JsonText& json, const RecordName& record) {
    json.key("file").string(record.file->name);
    json.key("line").number(record.line);
    json.key("record").number(record.index);
    json.key("date").string_or_null(record.date);
    json.key("game").string(record.game);
}

}  // namespace

void stats_csv(const TextSink& sink, const View& view, const std::vector<const Group*>& groups) {
    TextPieces pieces(sink);
    std::string& out = pieces.text();
    if (view.games) {
        out += "per,group,date,game,file,line,record\n";
        for (const Group* group : groups)
            for (const RecordName& record : group->records) {
                CsvRow row(out);
                row.text(per(view)).text(group->name).text(record.date).text(record.game);
                row.text(record.file->name).number(static_cast<std::int64_t>(record.line));
                row.number(record.index).end();
                pieces.line_done();
            }
        return pieces.flush();
    }
    out += "per,group,metric,kind,value,low,high,n,units,sum,most\n";
    for_all(view, groups, [&](const Group& group, const MetricInfo& metric, const Sample& tally) {
        const Number number = number_of(metric, tally);
        CsvRow row(out);
        row.text(per(view)).text(group.name).text(metric.name).text(kind_name(metric.kind));
        row.verbatim(number.value).verbatim(number.low).verbatim(number.high);
        row.number(tally.n).number(tally.units).verbatim(metric.number(tally.sum));
        row.verbatim(metric.number(tally.most)).end();
        pieces.line_done();
    });
    pieces.flush();
}

void stats_json(const TextSink& sink, const View& view, const std::vector<const Group*>& groups) {
    TextPieces pieces(sink);
    const auto add = [&](std::string_view type, const Group& group, const auto& append) {
        pieces.text() += json_line(type, [&](JsonText& json) {
            json.key("per").word(per(view));
            json.key("group").string(group.name);
            append(json);
        });
        pieces.line_done();
    };
    for_all(view, groups, [&](const Group& group, const MetricInfo& metric, const Sample& tally) {
        const Number number = number_of(metric, tally);
        add("statistic", group, [&](JsonText& json) {
            json.key("metric").word(metric.name);
            json.key("kind").word(kind_name(metric.kind));
            append_number(json, "value", number.value);
            append_number(json, "low", number.low);
            append_number(json, "high", number.high);
            json.key("n").number(tally.n);
            json.key("units").number(tally.units);
            json.key("sum").json(metric.number(tally.sum));
            json.key("most").json(metric.number(tally.most));
        });
    });
    if (view.games)
        for (const Group* group : groups)
            for (const RecordName& record : group->records)
                add("game", *group, [&](JsonText& json) { append_record(json, record); });
    pieces.flush();
}

}  // namespace bones::inline show::stats
