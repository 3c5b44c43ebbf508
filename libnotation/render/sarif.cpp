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

void append_text(JsonText& json, std::string_view key, std::string_view text) {
    json.key(key).begin_object();
    json.key("text").string(text);
    json.end_object();
}

/// Writes the results of one record, each after a comma.
class ResultWriter {
  public:
    ResultWriter(std::string_view file, const Record& record, std::string& out)
        : record_(record), places_(record), json_(out, true), uri_(uri_of(file)) {}

    void write(const Finding& finding) {
        const bool open = finding.verdict == Verdict::open;
        json_.begin_object();
        json_.key("ruleId").word(finding.code->name);
        json_.key("kind").word(open ? "open" : "fail");
        json_.key("level").word(open ? "none" : level_of(finding.severity));
        append_text(json_, "message", finding.message);
        json_.key("locations").begin_list();
        json_.begin_object();
        append_location(finding.place);
        json_.end_object();
        json_.end_list();
        append_evidence(finding);
        append_fix(finding);
        append_properties(finding);
        json_.end_object();
        json_.new_line();
    }

  private:
    void append_file() {
        json_.key("artifactLocation").begin_object();
        json_.key("uri").word(uri_);
        json_.end_object();
    }

    void append_region(std::string_view key, Place place) {
        const Position at = places_.locate(place);
        json_.key(key).begin_object();
        json_.key("startLine").number(at.line);
        json_.key("startColumn").number(at.column);
        json_.key("endColumn").number(at.end_column);
        json_.end_object();
    }

    void append_location(Place place) {
        json_.key("physicalLocation").begin_object();
        append_file();
        if (!place.empty()) append_region("region", place);
        json_.end_object();
    }

    void append_evidence(const Finding& finding) {
        if (finding.evidence.empty()) return;
        json_.key("relatedLocations").begin_list();
        for (const Evidence& evidence : finding.evidence) {
            json_.begin_object();
            append_text(json_, "message", evidence.message());
            if (!evidence.place.empty()) append_location(evidence.place);
            json_.end_object();
        }
        json_.end_list();
    }

    void append_fix(const Finding& finding) {
        if (!finding.fix) return;
        json_.key("fixes").begin_list();
        json_.begin_object();
        append_text(json_, "description", finding.fix->message);
        json_.key("artifactChanges").begin_list();
        json_.begin_object();
        append_file();
        json_.key("replacements").begin_list();
        append_replacement(finding.fix->place, finding.fix->replacement);
        for (const Replacement& part : finding.fix->besides)
            append_replacement(part.place, part.text);
        json_.end_list();
        json_.end_object();
        json_.end_list();
        json_.end_object();
        json_.end_list();
    }

    void append_replacement(Place place, std::string_view text) {
        json_.begin_object();
        append_region("deletedRegion", place);
        append_text(json_, "insertedContent", text);
        json_.end_object();
    }

    /// What SARIF has no field of its own for.
    void append_properties(const Finding& finding) {
        json_.key("properties").begin_object();
        json_.key("clause").word(finding.clause);
        json_.key("severity").word(name_of(finding.severity));
        if (record_.index > 0) json_.key("record").number(record_.index);
        if (finding.hand >= 0) json_.key("hand").number(finding.hand);
        if (finding.ply >= 0) json_.key("ply").number(finding.ply);
        if (finding.seat.exists() && finding.among.empty()) {
            json_.key("seat").seat(finding.seat);
            json_.key("player").string(player_name(record_, finding.seat));
        }
        json_.end_object();
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
    append_text(json, "fullDescription", first_paragraph(body));
    json.key("help").begin_object();
    json.key("text").string(body);
    json.key("markdown").string(body);
    json.end_object();
}

void append_rule(JsonText& json, const Code& code, std::string_view page) {
    json.begin_object();
    json.key("id").word(code.name);
    append_text(json, "shortDescription", code.title);
    append_page(json, page);
    json.key("defaultConfiguration").begin_object();
    json.key("level").word(level_of(code.severity));
    json.end_object();
    json.end_object();
    json.new_line();
}

void append_begin(std::span<const Code* const> codes, std::string_view version,
                  const CodePage& page_of, std::string& out) {
    JsonText json(out);
    json.begin_object();
    json.key("$schema").word("https://json.schemastore.org/sarif-2.1.0.json");
    json.key("version").word("2.1.0");
    json.key("runs").begin_list();
    json.begin_object();
    json.key("tool").begin_object();
    json.key("driver").begin_object();
    json.key("name").word("bones-check");
    json.key("version").string(version);
    json.key("informationUri").word(guide);
    json.key("rules").begin_list();
    json.new_line();
    for (const Code* const code : codes) append_rule(json, *code, page_of(*code));
    json.end_list();
    json.end_object();
    json.end_object();
    json.key("columnKind").word("unicodeCodePoints");
    json.key("results").begin_list();
    json.new_line();
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
