// SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
#include <fmt/format.h>

#include <algorithm>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"

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

void append_field(JsonText& json, std::string_view name, std::string_view text) {
    json.raw("\"");
    json.raw(name);
    json.raw("\":");
    json.string(text);
}

void append_number(JsonText& json, std::string_view key, std::int64_t number) {
    json.raw(key);
    json.number(number);
}

/// Where the package puts what there is to read on this version. Validators want to be told; there
/// is no such place on the web.
constexpr std::string_view guide = "file:///usr/share/doc/bones/README.md";

/// A path as a relative reference, or, from the root, as a URI: what a URI does not take is
/// percent-encoded.
std::string uri_of(std::string_view path) {
    constexpr std::string_view kept = "-._~/";
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char c : path) {
        const bool letter =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || kept.find(c) != std::string_view::npos)
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

/// Writes the results of one record.
class ResultWriter {
  public:
    ResultWriter(std::string_view file, const Record& record, std::string& out)
        : record_(record), places_(record), json_(out), uri_(uri_of(file)) {}

    void write(const Finding& finding) {
        const bool open = finding.verdict == Verdict::open;
        json_.raw(",{");
        append_field(json_, "ruleId", finding.code->name);
        json_.raw(open ? ",\"kind\":\"open\"," : ",\"kind\":\"fail\",");
        append_field(json_, "level", open ? "none" : level_of(finding.severity));
        json_.raw(",\"message\":{");
        append_field(json_, "text", finding.message);
        json_.raw("},\"locations\":[{");
        append_location(finding.place);
        json_.raw("}]");
        append_evidence(finding);
        append_fix(finding);
        append_properties(finding);
        json_.raw("}\n");
    }

  private:
    void append_file() {
        json_.raw("\"artifactLocation\":{\"uri\":\"");
        json_.raw(uri_);
        json_.raw("\"}");
    }

    void append_region(Place place) {
        const Position at = places_.locate(place);
        append_number(json_, "{\"startLine\":", static_cast<std::int64_t>(at.line));
        append_number(json_, ",\"startColumn\":", at.column);
        append_number(json_, ",\"endColumn\":", at.end_column);
        json_.raw("}");
    }

    void append_location(Place place) {
        json_.raw("\"physicalLocation\":{");
        append_file();
        if (!place.empty()) {
            json_.raw(",\"region\":");
            append_region(place);
        }
        json_.raw("}");
    }

    void append_evidence(const Finding& finding) {
        if (finding.evidence.empty()) return;
        json_.raw(",\"relatedLocations\":[");
        for (const Evidence& evidence : finding.evidence) {
            if (&evidence != finding.evidence.data()) json_.raw(",");
            json_.raw("{\"message\":{");
            append_field(json_, "text", evidence.message());
            json_.raw("}");
            if (!evidence.place.empty()) {
                json_.raw(",");
                append_location(evidence.place);
            }
            json_.raw("}");
        }
        json_.raw("]");
    }

    void append_fix(const Finding& finding) {
        if (!finding.fix) return;
        json_.raw(",\"fixes\":[{\"description\":{");
        append_field(json_, "text", finding.fix->message);
        json_.raw("},\"artifactChanges\":[{");
        append_file();
        json_.raw(",\"replacements\":[{\"deletedRegion\":");
        append_region(finding.fix->place);
        json_.raw(",\"insertedContent\":{");
        append_field(json_, "text", finding.fix->replacement);
        json_.raw("}}]}]}]");
    }

    /// What SARIF has no field of its own for.
    void append_properties(const Finding& finding) {
        json_.raw(",\"properties\":{");
        append_field(json_, "clause", finding.clause);
        json_.raw(",");
        append_field(json_, "severity", name_of(finding.severity));
        if (record_.index > 0) append_number(json_, ",\"record\":", record_.index);
        if (finding.hand >= 0) append_number(json_, ",\"hand\":", finding.hand);
        if (finding.ply >= 0) append_number(json_, ",\"ply\":", finding.ply);
        if (finding.seat.exists()) {
            json_.raw(",\"seat\":");
            json_.seat(finding.seat);
            json_.raw(",");
            append_field(json_, "player", player_name(record_, finding.seat));
        }
        json_.raw("}");
    }

    const Record& record_;
    Locator places_;
    JsonText json_;
    std::string uri_;
};

/// A page on a code without its title, since it says what the rule is called, and without line ends
/// at either end.
std::string_view body_of(std::string_view page) {
    if (page.starts_with("# ")) page.remove_prefix(std::min(page.find('\n') + 1, page.size()));
    while (page.starts_with('\n')) page.remove_prefix(1);
    while (page.ends_with('\n')) page.remove_suffix(1);
    return page;
}

/// The first paragraph after the first heading, as one line: what the code says in full.
std::string first_paragraph(std::string_view body) {
    if (body.starts_with("## ")) body.remove_prefix(std::min(body.find('\n'), body.size()));
    while (body.starts_with('\n')) body.remove_prefix(1);
    std::string paragraph(body.substr(0, body.find("\n\n")));
    std::replace(paragraph.begin(), paragraph.end(), '\n', ' ');
    return paragraph;
}

void append_page(JsonText& json, std::string_view page) {
    const std::string_view body = body_of(page);
    if (body.empty()) return;
    json.raw("\"fullDescription\":{");
    append_field(json, "text", first_paragraph(body));
    json.raw("},\"help\":{");
    append_field(json, "text", body);
    json.raw(",");
    append_field(json, "markdown", body);
    json.raw("},");
}

void append_begin(std::span<const Code* const> codes, std::string_view version,
                  const CodePage& page_of, std::string& out) {
    JsonText json(out);
    json.raw(
        "{\"$schema\":\"https://json.schemastore.org/"
        "sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":["
        "{\"tool\":{\"driver\":{\"name\":\"bones-check\",");
    append_field(json, "version", version);
    json.raw(",");
    append_field(json, "informationUri", guide);
    json.raw(",\"rules\":[\n");
    for (const Code* const code : codes) {
        json.raw(code == codes.front() ? "{" : ",{");
        append_field(json, "id", code->name);
        json.raw(",\"shortDescription\":{");
        append_field(json, "text", code->title);
        json.raw("},");
        append_page(json, page_of(*code));
        json.raw("\"defaultConfiguration\":{");
        append_field(json, "level", level_of(code->severity));
        json.raw("}}\n");
    }
    json.raw("]}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n");
}

}  // namespace

void render_sarif(std::string_view file, const Record& record, std::span<const Finding> findings,
                  std::string& out) {
    if (findings.empty()) return;
    ResultWriter writer(file, record, out);
    for (const Finding& finding : findings) writer.write(finding);
}

std::string sarif_begin(std::span<const Code* const> codes, std::string_view version,
                        const CodePage& page_of) {
    std::string out;
    append_begin(codes, version, page_of, out);
    return out;
}

std::string sarif_end() {
    return "]}]}\n";
}

}  // namespace bones
