#include <fmt/core.h>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/io/text/csv.hpp"
#include "tools/lib/show/violations/report.hpp"

namespace bones::inline show {

namespace {

std::string place_of(const ReportView& view, const CaseReport& report) {
    return view.archive ? fmt::format("record {}, line {}", report.record, report.line)
                        : fmt::format("{}:{}:{}", shown(report.file), report.line, report.column);
}

std::string_view verdict_of(const CaseReport& report) {
    return report.proven ? "proven" : "possible";
}

std::string_view holds_of(const CaseReport& report) {
    return report.rests_on.empty() ? "always" : "if-sheet-right";
}

std::string at_the_table(const CaseReport& report) {
    std::string text = report.called ? "called at the table" : "not called";
    if (report.points != 0)
        text += fmt::format(", {}",
                            quantity(static_cast<std::uint64_t>(report.points), "point", "points"));
    return text;
}

/// The date, the game, the hand and the ply in a sentence.
std::string moment_of(const CaseReport& report) {
    return fmt::format("{}, {}, hand {}{}", report.date.empty() ? "no date" : report.date,
                       traits(report.game).title, report.hand,
                       report.ply > 0 ? fmt::format(", ply {}", report.ply) : "");
}

void text_case(std::string& out, const ReportView& view, const CaseReport& report) {
    const Style& style = view.style;
    out +=
        fmt::format("{}: {}{}[{}]{} {}: {} ({})\n", place_of(view, report),
                    report.proven ? style.bad() : style.strong(), verdict_of(report), report.code,
                    style.plain(), report.clause, report.message, at_the_table(report));
    out += fmt::format("   {}\n", moment_of(report));
    if (!report.rests_on.empty())
        out += fmt::format("   proven if the sheet is right: {}\n", joined(report.rests_on, "; "));
    if (report.explained_line > 0)
        out += fmt::format("   explained by the likely slip at line {}\n", report.explained_line);
    for (const std::string& evidence : report.evidence)
        out += fmt::format("   evidence: {}\n", evidence);
}

void markdown_case(std::string& out, const ReportView& view, const CaseReport& report) {
    out += fmt::format("- **{}** ({}, {}): {}; {}. {}, {}\n", report.code, report.clause,
                       verdict_of(report), in_markdown(report.message), at_the_table(report),
                       moment_of(report), in_markdown(place_of(view, report)));
    if (!report.rests_on.empty())
        out += fmt::format("  - proven if the sheet is right: {}\n",
                           in_markdown(joined(report.rests_on, "; ")));
    if (report.explained_line > 0)
        out += fmt::format("  - explained by the likely slip at line {}\n", report.explained_line);
    for (const std::string& evidence : report.evidence)
        out += fmt::format("  - {}\n", in_markdown(evidence));
}

std::string seat_text(Seat seat) {
    return seat.exists() ? std::string(1, seat.letter()) : "";
}

void csv_case(std::string& out, const CaseReport& report) {
    CsvRow row(out);
    row.text(report.file).number(static_cast<std::int64_t>(report.line));
    row.number(report.record).text(report.date).text(traits(report.game).name).number(report.hand);
    if (report.ply < 0)
        row.empty();
    else
        row.number(report.ply);
    row.text(seat_text(report.seat)).text(report.player);
    row.text(report.code).text(report.clause).text(verdict_of(report));
    row.text(report.proven ? holds_of(report) : std::string_view());
    row.text(joined(report.rests_on, "; "));
    row.text(report.called ? "yes" : "no").number(report.points).text(report.message);
    row.text(joined(report.evidence, "; ")).end();
}

void json_case(std::string& out, const CaseReport& report) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("case");
    json.key("file").string(report.file);
    json.key("line").number(report.line);
    json.key("column").number(report.column);
    json.key("record").number(report.record);
    json.key("date").string_or_null(report.date);
    json.key("event").string_or_null(report.event);
    json.key("game").string_or_null(traits(report.game).name);
    json.key("hand").number(report.hand);
    json.key("ply").number_or_null(report.ply);
    json.key("seat").seat_or_null(report.seat);
    json.key("player").string_or_null(report.player);
    json.key("code").word(report.code);
    json.key("clause").word(report.clause);
    json.key("verdict").word(report.proven ? "broken" : "open");
    if (report.proven) json.key("holds").word(holds_of(report));
    if (!report.rests_on.empty()) {
        json.key("if").begin_list();
        for (const std::string& condition : report.rests_on) json.string(condition);
        json.end_list();
    }
    if (report.explained_line > 0) {
        json.key("explained_by").begin_object();
        json.key("line").number(report.explained_line);
        json.key("column").number(report.explained_column);
        json.end_object();
    }
    json.key("called").boolean(report.called);
    json.key("points").number(report.points);
    json.key("message").string_or_null(report.message);
    json.key("evidence").begin_list();
    for (const std::string& evidence : report.evidence) json.string(evidence);
    json.end_list();
    json.end_object();
    json.end_line();
}

}  // namespace

CaseReport tell_case(const BatchRecord& item, const RecordChecker& judged, const Case& found) {
    const Record& record = judged.record;
    const Finding& finding = *found.finding;
    const Position position = locate(record, finding.place);
    CaseReport report;
    report.file = item.file->name;
    report.line = position.line;
    report.column = position.column;
    report.record = record.index;
    report.date = header_text(record, Keyword::date);
    report.event = header_text(record, Keyword::event);
    report.game = record.game;
    report.hand = finding.hand;
    report.ply = finding.ply;
    if (found.names_seat()) report.seat = finding.seat;
    if (!found.seats.empty())
        report.player = found.names_seat() ? player_name(record, finding.seat, found.hand)
                                           : one_of(record, found.seats, found.hand);
    report.code = finding.code->name;
    report.clause = finding.clause;
    report.proven = found.proven;
    report.called = found.called;
    report.points = found.points;
    report.message = finding.message;
    for (const Evidence& evidence : finding.evidence) report.evidence.push_back(evidence.message());
    report.rests_on = conditions_of(finding);
    if (finding.explained_by) {
        const Position slip = locate(record, *finding.explained_by);
        report.explained_line = slip.line;
        report.explained_column = slip.column;
    }
    return report;
}

void write_case(std::string& out, const ReportView& view, const CaseReport& report) {
    switch (view.format) {
        case ReportFormat::text:
            return text_case(out, view, report);
        case ReportFormat::markdown:
            return markdown_case(out, view, report);
        case ReportFormat::csv:
            return csv_case(out, report);
        case ReportFormat::jsonl:
            return json_case(out, report);
    }
}

}  // namespace bones::inline show
