#include <array>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/json/proof_json.hpp"

namespace bones {
namespace {

/// A number that is not negative, or null.
void append_number(JsonText& json, std::int64_t number) {
    if (number < 0)
        json.raw("null");
    else
        json.number(number);
}

/// Writes findings of one record. What they have in common is made JSON once.
class FindingWriter {
  public:
    FindingWriter(std::string_view file, const Record& record, std::string& out)
        : record_(record), places_(record), json_(out) {
        append_json_string(file_, file);
        name_record();
    }

    void write(const Finding& finding) {
        json_.raw("{\"type\":\"finding\",\"file\":");
        json_.raw(file_);
        json_.raw(",");
        append_place(finding.place);
        json_.raw(record_name_);
        append_moment(finding.hand, finding.ply);
        json_.raw(",\"seat\":");
        json_.raw(seat_and_player(finding.seat));
        append_kind(finding);
        json_.raw(",\"message\":");
        json_.string(finding.message);
        append_evidence(finding);
        json_.raw(",\"proof\":");
        if (finding.proof && finding.verdict == Verdict::broken)
            append_proof(json_, places_, *finding.proof);
        else
            json_.raw("null");
        append_fix(finding);
        json_.raw("}\n");
    }

  private:
    /// `,"record":…,"id":…`
    void name_record() {
        JsonText json(record_name_);
        json.raw(",\"record\":");
        append_number(json, record_.index > 0 ? std::int64_t{record_.index} : -1);
        json.raw(",\"id\":");
        if (const Statement* const id = header(record_, Keyword::id))
            json.string(free_text(record_.at(id->value)));
        else
            json.raw("null");
    }

    /// `"B","player":"Bo"`; null for who is nobody, or has no name.
    std::string_view seat_and_player(Seat seat) {
        if (!seat.exists()) return "null,\"player\":null";
        std::string& text = seats_[static_cast<std::size_t>(seat.index())];
        if (text.empty()) name_player(seat, text);
        return text;
    }

    void name_player(Seat seat, std::string& text) const {
        JsonText json(text);
        json.seat(seat);
        json.raw(",\"player\":");
        const std::string name = player_name(record_, seat);
        if (name.size() == 1 && name[0] == seat.letter())
            json.raw("null");
        else
            json.string(name);
    }

    /// `"line":…,"column":…,"end_column":…` of a place; null for what is nowhere.
    void append_place(Place place) {
        if (record_.text.empty()) {
            json_.raw("\"line\":null,\"column\":null,\"end_column\":null");
            return;
        }
        const Position at = places_.locate(place);
        append_begin(at);
        json_.raw(",\"end_column\":");
        json_.number(at.end_column);
    }

    void append_begin(const Position& at) {
        json_.raw("\"line\":");
        json_.number(static_cast<std::int64_t>(at.line));
        json_.raw(",\"column\":");
        json_.number(at.column);
    }

    void append_moment(std::int64_t hand, std::int64_t ply) {
        json_.raw(",\"hand\":");
        append_number(json_, hand);
        json_.raw(",\"ply\":");
        append_number(json_, ply);
    }

    void append_kind(const Finding& finding) {
        json_.raw(",\"code\":\"");
        json_.raw(finding.code->name);
        json_.raw("\",\"clause\":\"");
        json_.raw(finding.clause);
        json_.raw("\",\"severity\":\"");
        json_.raw(name_of(finding.severity));
        json_.raw(finding.verdict == Verdict::open ? "\",\"verdict\":\"open\""
                                                   : "\",\"verdict\":\"broken\"");
    }

    void append_evidence(const Finding& finding) {
        json_.raw(",\"evidence\":[");
        for (const Evidence& evidence : finding.evidence) {
            json_.raw(&evidence == finding.evidence.data() ? "{" : ",{");
            if (evidence.place.empty())
                json_.raw("\"line\":null,\"column\":null");
            else
                append_begin(places_.locate(evidence.place));
            json_.raw(",\"message\":");
            json_.string(evidence.message());
            json_.raw("}");
        }
        json_.raw("]");
    }

    void append_fix(const Finding& finding) {
        if (!finding.fix) {
            json_.raw(",\"fix\":null");
            return;
        }
        json_.raw(",\"fix\":{");
        append_place(finding.fix->place);
        json_.raw(",\"replacement\":");
        json_.string(finding.fix->replacement);
        json_.raw(",\"message\":");
        json_.string(finding.fix->message);
        json_.raw("}");
    }

    const Record& record_;
    Locator places_;
    JsonText json_;
    std::string file_, record_name_;
    std::array<std::string, most_seats> seats_;  ///< see seat_and_player; empty: not yet made
};

}  // namespace

void render_json(std::string_view file, const Record& record, std::span<const Finding> findings,
                 std::string& out) {
    if (findings.empty()) return;
    FindingWriter writer(file, record, out);
    for (const Finding& finding : findings) writer.write(finding);
}

}  // namespace bones
