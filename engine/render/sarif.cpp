// SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "bones/render.hpp"
#include "engine/render/proof_json.hpp"

namespace bones {
namespace {

std::string_view level_of(Severity severity) {
    static constexpr std::array<std::string_view, 4> levels{"error", "error", "warning", "note"};
    return levels[static_cast<std::size_t>(severity)];
}

/// The installed guide to this version. Validators require an address, and there is none on the
/// web.
constexpr std::string_view guide = "file:///usr/share/doc/bones/README.md";

/// A path as a relative reference, or as a URI if it is absolute. Characters that a URI does not
/// allow are percent-encoded.
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

Document text_part(std::string_view text) {
    return {{"text", text}};
}

class Results {
  public:
    Results(std::string_view file, const Record& record)
        : record_(record), places_(record), file_({{"uri", uri_of(file)}}) {}

    Document of(const Finding& finding) {
        const bool open = finding.verdict == Verdict::open;
        Document json{{"ruleId", finding.code->name},
                      {"kind", open ? "open" : "fail"},
                      {"level", open ? "none" : level_of(finding.severity)},
                      {"message", text_part(finding.message)},
                      {"locations", Document::array({location(finding.place)})}};
        for (const Evidence& evidence : finding.evidence) {
            Document related{{"message", text_part(evidence.message())}};
            if (!evidence.place.empty()) related.update(location(evidence.place));
            json["relatedLocations"].push_back(std::move(related));
        }
        if (finding.fix) json["fixes"] = Document::array({repair(*finding.fix)});
        json["properties"] = properties(finding);
        return json;
    }

  private:
    Document region(Place place) {
        const Position at = places_.locate(place);
        return {{"startLine", at.line}, {"startColumn", at.column}, {"endColumn", at.end_column}};
    }
    Document location(Place place) {
        Document physical{{"artifactLocation", file_}};
        if (!place.empty()) physical["region"] = region(place);
        return {{"physicalLocation", std::move(physical)}};
    }
    Document replacement(Place place, std::string_view text) {
        return {{"deletedRegion", region(place)}, {"insertedContent", text_part(text)}};
    }
    Document repair(const Fix& fix) {
        Document parts = Document::array({replacement(fix.place, fix.replacement)});
        for (const Replacement& part : fix.besides)
            parts.push_back(replacement(part.place, part.text));
        Document change{{"artifactLocation", file_}, {"replacements", std::move(parts)}};
        return {{"description", text_part(fix.message)},
                {"artifactChanges", Document::array({std::move(change)})}};
    }
    /// The values for which SARIF has no field.
    Document properties(const Finding& finding) const {
        Document json{{"clause", finding.clause}, {"severity", name_of(finding.severity)}};
        for (std::string& condition : conditions_of(finding))
            json["if"].push_back(std::move(condition));
        if (record_.index > 0) json["record"] = record_.index;
        if (finding.hand >= 0) json["hand"] = finding.hand;
        if (finding.ply >= 0) json["ply"] = finding.ply;
        if (finding.seat.exists() && finding.among.empty()) {
            json["seat"] = seat_or_null(finding.seat);
            json["player"] = player_name(record_, finding.seat, hand_at(record_, finding.place));
        }
        return json;
    }

    const Record& record_;
    Locator places_;
    Document file_;
};

/// The text of a page on a code without its title, which repeats the rule's name, and without line
/// ends at either end.
std::string_view body_of(std::string_view page) {
    if (page.starts_with("# ")) page.remove_prefix(std::min(page.find('\n') + 1, page.size()));
    while (page.starts_with('\n')) page.remove_prefix(1);
    while (page.ends_with('\n')) page.remove_suffix(1);
    return page;
}

/// The first paragraph after the first heading, as one line: the full description of the code.
std::string first_paragraph(std::string_view body) {
    if (body.starts_with("## ")) body.remove_prefix(std::min(body.find('\n'), body.size()));
    while (body.starts_with('\n')) body.remove_prefix(1);
    std::string paragraph(body.substr(0, body.find("\n\n")));
    std::replace(paragraph.begin(), paragraph.end(), '\n', ' ');
    return paragraph;
}

Document rule_of(const Code& code, std::string_view page) {
    Document json{{"id", code.name}, {"shortDescription", text_part(code.title)}};
    if (const std::string_view body = body_of(page); !body.empty()) {
        json["fullDescription"] = text_part(first_paragraph(body));
        json["help"] = {{"text", body}, {"markdown", body}};
    }
    json["defaultConfiguration"] = {{"level", level_of(code.severity)}};
    return json;
}

}  // namespace

void render_sarif(std::string_view file, const Record& record, std::span<const Finding> findings,
                  std::string& out) {
    if (findings.empty()) return;
    Results results(file, record);
    for (const Finding& finding : findings)
        out += fmt::format(",{}\n", text_of(results.of(finding)));
}

std::string sarif_begin(std::span<const Code* const> codes, std::string_view version,
                        const CodePage& page_of) {
    Document rules = Document::array();
    for (const Code* const code : codes) rules.push_back(rule_of(*code, page_of(*code)));
    const Document driver{{"name", "bones-check"},
                          {"version", version},
                          {"informationUri", guide},
                          {"rules", std::move(rules)}};
    return fmt::format(
        "{{\"$schema\":\"https://json.schemastore.org/"
        "sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":"
        "[{{\"tool\":{{\"driver\":{}}},\"columnKind\":\"unicodeCodePoints\",\"results\":[\n",
        text_of(driver));
}

std::string sarif_end() {
    return "]}]}\n";
}

}  // namespace bones
