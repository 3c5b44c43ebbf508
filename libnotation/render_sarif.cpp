// SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
#include <fmt/format.h>

#include "libnotation/json_text.hpp"
#include "libnotation/render.hpp"

namespace bones {
namespace {

std::string_view level_of(Severity severity) {
    switch (severity) {
        case Severity::error:
        case Severity::broken:
            return "error";
        case Severity::claim:
            return "warning";
        case Severity::note:
            return "note";
    }
    return "none";
}

void append_field(std::string& out, std::string_view name, std::string_view text) {
    out += fmt::format("\"{}\":", name);
    append_json_string(out, text);
}

/// A path as a relative reference: what a URI does not take is percent-encoded.
void append_uri(std::string& out, std::string_view path) {
    constexpr std::string_view kept = "-._~/";
    out += "\"uri\":\"";
    for (const char c : path) {
        const bool letter =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || kept.find(c) != std::string_view::npos)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    out += '"';
}

void append_region(std::string& out, const Record& record, Place place) {
    const Position at = locate(record, place);
    out += fmt::format("{{\"startLine\":{},\"startColumn\":{},\"endColumn\":{}}}", at.line,
                       at.column, at.end_column);
}

void append_location(std::string& out, std::string_view file, const Record& record, Place place) {
    out += "\"physicalLocation\":{\"artifactLocation\":{";
    append_uri(out, file);
    out += '}';
    if (!place.empty()) append_region(out += ",\"region\":", record, place);
    out += '}';
}

void append_evidence(std::string& out, std::string_view file, const Record& record,
                     const Finding& finding) {
    if (finding.evidence.empty()) return;
    out += ",\"relatedLocations\":[";
    for (const Evidence& evidence : finding.evidence) {
        out += &evidence == finding.evidence.data() ? "{\"message\":{" : ",{\"message\":{";
        append_field(out, "text", evidence.message);
        out += '}';
        if (!evidence.place.empty()) append_location(out += ',', file, record, evidence.place);
        out += '}';
    }
    out += ']';
}

void append_fix(std::string& out, std::string_view file, const Record& record,
                const Finding& finding) {
    if (!finding.fix) return;
    out += ",\"fixes\":[{\"description\":{";
    append_field(out, "text", finding.fix->message);
    out += "},\"artifactChanges\":[{\"artifactLocation\":{";
    append_uri(out, file);
    out += "},\"replacements\":[{\"deletedRegion\":";
    append_region(out, record, finding.fix->place);
    out += ",\"insertedContent\":{";
    append_field(out, "text", finding.fix->replacement);
    out += "}}]}]}]";
}

/// What SARIF has no field of its own for.
void append_properties(std::string& out, const Record& record, const Finding& finding) {
    out += ",\"properties\":{";
    append_field(out, "clause", finding.clause);
    append_field(out += ',', "severity", name_of(finding.code->severity));
    if (record.index > 0) out += fmt::format(",\"record\":{}", record.index);
    if (finding.hand >= 0) out += fmt::format(",\"hand\":{}", finding.hand);
    if (finding.ply >= 0) out += fmt::format(",\"ply\":{}", finding.ply);
    if (finding.seat.exists()) {
        out += fmt::format(",\"seat\":\"{}\",", finding.seat.letter());
        append_field(out, "player", player_name(record, finding.seat));
    }
    out += '}';
}

}  // namespace

void render_sarif(std::string_view file, const Record& record, const Finding& finding,
                  std::string& out) {
    const bool open = finding.verdict == Verdict::open;
    out += ",{";
    append_field(out, "ruleId", finding.code->name);
    append_field(out += ',', "kind", open ? "open" : "fail");
    append_field(out += ',', "level", open ? "none" : level_of(finding.code->severity));
    out += ",\"message\":{";
    append_field(out, "text", finding.message);
    out += "},\"locations\":[{";
    append_location(out, file, record, finding.place);
    out += "}]";
    append_evidence(out, file, record, finding);
    append_fix(out, file, record, finding);
    append_properties(out, record, finding);
    out += "}\n";
}

std::string sarif_begin(std::span<const Code* const> codes, std::string_view version) {
    std::string out =
        "{\"$schema\":\"https://json.schemastore.org/"
        "sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":["
        "{\"tool\":{\"driver\":{\"name\":\"bones-check\",";
    append_field(out, "version", version);
    out += ",\"rules\":[\n";
    for (const Code* const code : codes) {
        out += code == codes.front() ? "{" : ",{";
        append_field(out, "id", code->name);
        out += ",\"shortDescription\":{";
        append_field(out, "text", code->title);
        out += "},\"defaultConfiguration\":{";
        append_field(out, "level", level_of(code->severity));
        out += "}}\n";
    }
    return out + "]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n";
}

std::string sarif_end() {
    return "]}]}\n";
}

}  // namespace bones
