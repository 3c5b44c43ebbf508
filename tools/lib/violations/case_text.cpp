#include <fmt/format.h>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/csv.hpp"
#include "tools/lib/judged.hpp"
#include "tools/lib/people.hpp"
#include "tools/lib/violations/report.hpp"

namespace bones {

namespace {

std::string place_of(const ReportView& view, const ToldCase& told) {
    return view.archive ? fmt::format("record {}, line {}", told.record, told.line)
                        : fmt::format("{}:{}:{}", shown(told.file), told.line, told.column);
}

std::string_view verdict_of(const ToldCase& told) {
    return told.proven ? "proven" : "possible";
}

std::string_view holds_of(const ToldCase& told) {
    return told.rests_on.empty() ? "always" : "if-sheet-right";
}

std::string at_the_table(const ToldCase& told) {
    std::string text = told.called ? "called at the table" : "not called";
    if (told.points != 0)
        text += fmt::format(", {}",
                            quantity(static_cast<std::uint64_t>(told.points), "point", "points"));
    return text;
}

/// The date, the game, the hand and the ply.
std::string moment_of(const ToldCase& told) {
    return fmt::format("{}, {}, hand {}{}", told.date.empty() ? "no date" : told.date,
                       traits(told.game).title, told.hand,
                       told.ply > 0 ? fmt::format(", ply {}", told.ply) : "");
}

void text_case(std::string& out, const ReportView& view, const ToldCase& told) {
    const Style& style = view.style;
    out += fmt::format("{}: {}{}[{}]{} {}: {} ({})\n", place_of(view, told),
                       told.proven ? style.bad() : style.strong(), verdict_of(told), told.code,
                       style.plain(), told.clause, told.message, at_the_table(told));
    out += fmt::format("   {}\n", moment_of(told));
    if (!told.rests_on.empty())
        out += fmt::format("   proven if the sheet is right: {}\n", fmt::join(told.rests_on, "; "));
    if (told.explained_line > 0)
        out += fmt::format("   explained by the likely slip at line {}\n", told.explained_line);
    for (const std::string& evidence : told.evidence)
        out += fmt::format("   evidence: {}\n", evidence);
}

void markdown_case(std::string& out, const ReportView& view, const ToldCase& told) {
    out += fmt::format("- **{}** ({}, {}): {}; {}. {}, {}\n", told.code, told.clause,
                       verdict_of(told), in_markdown(told.message), at_the_table(told),
                       moment_of(told), in_markdown(place_of(view, told)));
    if (!told.rests_on.empty())
        out += fmt::format("  - proven if the sheet is right: {}\n",
                           in_markdown(fmt::format("{}", fmt::join(told.rests_on, "; "))));
    if (told.explained_line > 0)
        out += fmt::format("  - explained by the likely slip at line {}\n", told.explained_line);
    for (const std::string& evidence : told.evidence)
        out += fmt::format("  - {}\n", in_markdown(evidence));
}

std::string seat_text(Seat seat) {
    return seat.exists() ? std::string(1, seat.letter()) : "";
}

void csv_case(std::string& out, const ToldCase& told) {
    CsvRow row(out);
    row.text(told.file).number(static_cast<std::int64_t>(told.line));
    row.number(told.record).text(told.date).text(traits(told.game).name).number(told.hand);
    if (told.ply < 0)
        row.empty();
    else
        row.number(told.ply);
    row.text(seat_text(told.seat)).text(told.player);
    row.text(told.code).text(told.clause).text(verdict_of(told));
    row.text(told.proven ? holds_of(told) : std::string_view());
    row.text(fmt::format("{}", fmt::join(told.rests_on, "; ")));
    row.text(told.called ? "yes" : "no").number(told.points).text(told.message);
    row.text(fmt::format("{}", fmt::join(told.evidence, "; "))).end();
}

void json_case(std::string& out, const ToldCase& told) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("case");
    json.key("file").string(told.file);
    json.key("line").number(told.line);
    json.key("column").number(told.column);
    json.key("record").number(told.record);
    json.key("date").string_or_null(told.date);
    json.key("event").string_or_null(told.event);
    json.key("game").string_or_null(traits(told.game).name);
    json.key("hand").number(told.hand);
    json.key("ply").number_or_null(told.ply);
    json.key("seat").seat_or_null(told.seat);
    json.key("player").string_or_null(told.player);
    json.key("code").word(told.code);
    json.key("clause").word(told.clause);
    json.key("verdict").word(told.proven ? "broken" : "open");
    if (told.proven) json.key("holds").word(holds_of(told));
    if (!told.rests_on.empty()) {
        json.key("if").begin_list();
        for (const std::string& condition : told.rests_on) json.string(condition);
        json.end_list();
    }
    if (told.explained_line > 0) {
        json.key("explained_by").begin_object();
        json.key("line").number(told.explained_line);
        json.key("column").number(told.explained_column);
        json.end_object();
    }
    json.key("called").boolean(told.called);
    json.key("points").number(told.points);
    json.key("message").string_or_null(told.message);
    json.key("evidence").begin_list();
    for (const std::string& evidence : told.evidence) json.string(evidence);
    json.end_list();
    json.end_object();
    json.end_line();
}

}  // namespace

ToldCase tell_case(const BatchRecord& item, const Judge& judged, const Case& found) {
    const Record& record = judged.record;
    const Finding& finding = *found.finding;
    const Position position = locate(record, finding.place);
    ToldCase told;
    told.file = item.file->name;
    told.line = position.line;
    told.column = position.column;
    told.record = record.index;
    told.date = header_text(record, Keyword::date);
    told.event = header_text(record, Keyword::event);
    told.game = record.game;
    told.hand = finding.hand;
    told.ply = finding.ply;
    if (found.names_seat()) told.seat = finding.seat;
    if (!found.seats.empty())
        told.player = found.names_seat() ? player_name(record, finding.seat, found.hand)
                                         : one_of(record, found.seats, found.hand);
    told.code = finding.code->name;
    told.clause = finding.clause;
    told.proven = found.proven;
    told.called = found.called;
    told.points = found.points;
    told.message = finding.message;
    for (const Evidence& evidence : finding.evidence) told.evidence.push_back(evidence.message());
    told.rests_on = conditions_of(finding);
    if (finding.explained_by) {
        const Position slip = locate(record, *finding.explained_by);
        told.explained_line = slip.line;
        told.explained_column = slip.column;
    }
    return told;
}

void write_case(std::string& out, const ReportView& view, const ToldCase& told) {
    switch (view.format) {
        case ReportFormat::text:
            return text_case(out, view, told);
        case ReportFormat::markdown:
            return markdown_case(out, view, told);
        case ReportFormat::csv:
            return csv_case(out, told);
        case ReportFormat::jsonl:
            return json_case(out, told);
    }
}

}  // namespace bones
