#include <fmt/format.h>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/csv.hpp"
#include "tools/violations/report.hpp"

namespace bones {

namespace {

/// A case with where it stands.
struct Told {
    const ReportView& view;
    const BatchRecord& item;
    const Record& record;
    const Case& found;
    Position position;

    const Finding& finding() const { return *found.finding; }
    std::string place() const {
        return view.archive ? fmt::format("record {}, line {}", record.index, position.line)
                            : fmt::format("{}:{}:{}", shown(item.file->name), position.line,
                                          position.column);
    }
    std::string_view verdict() const {
        return finding().verdict == Verdict::broken ? "proven" : "open";
    }
    std::string at_the_table() const {
        std::string text = found.called ? "called at the table" : "not called";
        if (found.points != 0)
            text += fmt::format(
                ", {}", quantity(static_cast<std::uint64_t>(found.points), "point", "points"));
        return text;
    }
};

void text_case(std::string& out, const Told& told) {
    const Finding& finding = told.finding();
    const Style& style = told.view.style;
    const std::string date = header_text(told.record, Keyword::date);
    out += fmt::format("{}: {}{}[{}]{} {}: {} ({})\n", told.place(),
                       finding.verdict == Verdict::broken ? style.bad() : style.strong(),
                       told.verdict(), finding.code->name, style.plain(), finding.clause,
                       finding.message, told.at_the_table());
    out += fmt::format("   {}, {}, hand {}{}\n", date.empty() ? "no date" : date,
                       traits(told.record.game).title, finding.hand,
                       finding.ply > 0 ? fmt::format(", ply {}", finding.ply) : "");
    for (const Evidence& evidence : finding.evidence)
        out += fmt::format("   evidence: {}\n", evidence.message());
}

void markdown_case(std::string& out, const Told& told) {
    const Finding& finding = told.finding();
    const std::string date = header_text(told.record, Keyword::date);
    out += fmt::format(
        "- **{}** ({}, {}): {}; {}. {}, {}, hand {}{}, {}\n", finding.code->name, finding.clause,
        told.verdict(), in_markdown(finding.message), told.at_the_table(),
        date.empty() ? "no date" : date, traits(told.record.game).title, finding.hand,
        finding.ply > 0 ? fmt::format(", ply {}", finding.ply) : "", in_markdown(told.place()));
    for (const Evidence& evidence : finding.evidence)
        out += fmt::format("  - {}\n", in_markdown(evidence.message()));
}

std::string seat_text(Seat seat) {
    return seat.exists() ? std::string(1, seat.letter()) : "";
}

void csv_case(std::string& out, const Told& told) {
    const Finding& finding = told.finding();
    CsvRow row(out);
    row.text(told.item.file->name).number(static_cast<std::int64_t>(told.position.line));
    row.number(told.record.index).text(header_text(told.record, Keyword::date));
    row.text(traits(told.record.game).name).number(finding.hand);
    if (finding.ply < 0)
        row.empty();
    else
        row.number(finding.ply);
    row.text(seat_text(finding.seat));
    row.text(finding.seat.exists() ? player_name(told.record, finding.seat) : "");
    row.text(finding.code->name).text(finding.clause).text(told.verdict());
    row.text(told.found.called ? "yes" : "no").number(told.found.points).text(finding.message);
    std::string evidence;
    for (const Evidence& piece : finding.evidence)
        evidence += (evidence.empty() ? "" : "; ") + piece.message();
    row.text(evidence).end();
}

void json_case(std::string& out, const Told& told) {
    const Finding& finding = told.finding();
    JsonText json(out);
    json.begin_object();
    json.key("type").word("case");
    json.key("file").string(told.item.file->name);
    json.key("line").number(told.position.line);
    json.key("column").number(told.position.column);
    json.key("record").number(told.record.index);
    json.key("date").string_or_null(header_text(told.record, Keyword::date));
    json.key("event").string_or_null(header_text(told.record, Keyword::event));
    json.key("game").string_or_null(traits(told.record.game).name);
    json.key("hand").number(finding.hand);
    json.key("ply").number_or_null(finding.ply);
    json.key("seat").seat_or_null(finding.seat);
    json.key("player").string_or_null(finding.seat.exists() ? player_name(told.record, finding.seat)
                                                            : "");
    json.key("code").word(finding.code->name);
    json.key("clause").word(finding.clause);
    json.key("verdict").word(finding.verdict == Verdict::broken ? "broken" : "open");
    json.key("called").boolean(told.found.called);
    json.key("points").number(told.found.points);
    json.key("message").string_or_null(finding.message);
    json.key("evidence").begin_list();
    for (const Evidence& evidence : finding.evidence) json.string(evidence.message());
    json.end_list();
    json.end_object();
    json.end_line();
}

}  // namespace

void write_case(std::string& out, const ReportView& view, const BatchRecord& item,
                const Judge& judged, const Case& found) {
    const Told told{view, item, judged.record, found, locate(judged.record, found.finding->place)};
    switch (view.format) {
        case ReportFormat::text:
            return text_case(out, told);
        case ReportFormat::markdown:
            return markdown_case(out, told);
        case ReportFormat::csv:
            return csv_case(out, told);
        case ReportFormat::jsonl:
            return json_case(out, told);
    }
}

}  // namespace bones
