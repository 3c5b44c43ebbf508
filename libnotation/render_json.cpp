#include <fmt/compile.h>
#include <fmt/format.h>

#include "libnotation/json_text.hpp"
#include "libnotation/render.hpp"
#include "libnotation/tile_text.hpp"

namespace bones {
namespace {

template <class Format, class... Parts>
void append(std::string& out, const Format& format, const Parts&... parts) {
    fmt::format_to(std::back_inserter(out), format, parts...);
}

/// A number that is not negative, or null.
void append_number(std::string& out, std::int64_t number) {
    if (number < 0)
        out += "null";
    else
        append(out, FMT_COMPILE("{}"), number);
}

void append_header(std::string& out, const Record& record, Keyword keyword) {
    const Statement* const statement = header(record, keyword);
    if (statement == nullptr)
        out += "null";
    else
        append_json_string(out, free_text(record.at(statement->value)));
}

void append_seat(std::string& out, const Record& record, Seat seat) {
    if (!seat.exists()) {
        out += "null,\"player\":null";
        return;
    }
    append(out, FMT_COMPILE("\"{}\",\"player\":"), seat.letter());
    const std::string name = player_name(record, seat);
    if (name.size() == 1 && name[0] == seat.letter())
        out += "null";
    else
        append_json_string(out, name);
}

/// `"line":…,"column":…,"end_column":…` of a place; null for what is nowhere.
void append_place(std::string& out, const Record& record, Place place) {
    if (record.text.empty()) {
        out += "\"line\":null,\"column\":null,\"end_column\":null";
        return;
    }
    const Position at = locate(record, place);
    append(out, FMT_COMPILE("\"line\":{},\"column\":{},\"end_column\":{}"), at.line, at.column,
           at.end_column);
}

void append_evidence_place(std::string& out, const Record& record, Place place) {
    if (place.empty()) {
        out += "\"line\":null,\"column\":null";
        return;
    }
    const Position at = locate(record, place);
    append(out, FMT_COMPILE("\"line\":{},\"column\":{}"), at.line, at.column);
}

/// What evidence says to a program that checks it.
void append_proof(std::string& out, const Evidence& evidence) {
    append(out, FMT_COMPILE(",\"kind\":\"{}\",\"hand\":"), evidence.kind);
    append_number(out, evidence.hand);
    out += ",\"ply\":";
    append_number(out, evidence.ply);
    if (evidence.seat.exists())
        append(out, FMT_COMPILE(",\"seat\":\"{}\""), evidence.seat.letter());
    else
        out += ",\"seat\":null";
    out += ",\"tiles\":[";
    for (const Tile& tile : evidence.tiles) {
        out += &tile == evidence.tiles.data() ? "\"" : ",\"";
        append_tile(out, tile);
        out += '"';
    }
    append(out, FMT_COMPILE("],\"count\":{}"), evidence.count);
}

void append_evidence(std::string& out, const Record& record, const Finding& finding) {
    out += "[";
    for (const Evidence& evidence : finding.evidence) {
        out += &evidence == finding.evidence.data() ? "{" : ",{";
        append_evidence_place(out, record, evidence.place);
        out += ",\"message\":";
        append_json_string(out, evidence.message);
        if (!evidence.kind.empty()) append_proof(out, evidence);
        out += '}';
    }
    out += ']';
}

void append_fix(std::string& out, const Record& record, const Finding& finding) {
    if (!finding.fix) {
        out += "null";
        return;
    }
    out += '{';
    append_place(out, record, finding.fix->place);
    out += ",\"replacement\":";
    append_json_string(out, finding.fix->replacement);
    out += ",\"message\":";
    append_json_string(out, finding.fix->message);
    out += '}';
}

}  // namespace

void render_json(std::string_view file, const Record& record, const Finding& finding,
                 std::string& out) {
    out += "{\"type\":\"finding\",\"file\":";
    append_json_string(out, file);
    out += ',';
    append_place(out, record, finding.place);
    out += ",\"record\":";
    append_number(out, record.index > 0 ? std::int64_t{record.index} : -1);
    out += ",\"id\":";
    append_header(out, record, Keyword::id);
    out += ",\"hand\":";
    append_number(out, finding.hand);
    out += ",\"ply\":";
    append_number(out, finding.ply);
    out += ",\"seat\":";
    append_seat(out, record, finding.seat);
    append(out,
           FMT_COMPILE(",\"code\":\"{}\",\"clause\":\"{}\",\"severity\":\"{}\",\"verdict\":\"{}\","
                       "\"message\":"),
           finding.code->name, finding.clause, name_of(finding.code->severity),
           finding.verdict == Verdict::open ? "open" : "broken");
    append_json_string(out, finding.message);
    out += ",\"evidence\":";
    append_evidence(out, record, finding);
    out += ",\"fix\":";
    append_fix(out, record, finding);
    out += "}\n";
}

}  // namespace bones
