
#include "bones/render.hpp"
#include "engine/render/proof_json.hpp"

namespace bones {
namespace {

class FindingDocuments {
  public:
    FindingDocuments(std::string_view file, const Record& record)
        : file_(file), record_(record), places_(record) {
        if (const Statement* const id = header(record_, Keyword::id))
            id_ = free_text(record_.at(id->value));
    }

    Document of(const Finding& finding) {
        Document json{{"type", "finding"}, {"file", file_}};
        json.update(span_of(finding.place));
        json["record"] = number_or_null(record_.index > 0 ? std::int64_t{record_.index} : -1);
        json["id"] = id_;
        json["hand"] = number_or_null(finding.hand);
        json["ply"] = number_or_null(finding.ply);
        json["seat"] = seat_or_null(finding.seat);
        json["player"] = finding.among.empty() ? player(finding) : Document();
        for (const Seat seat : finding.among) json["among"].push_back(seat_or_null(seat));
        add_kind(finding, json);
        if (finding.explained_by) json["explained_by"] = begin_of(*finding.explained_by, false);
        json["message"] = finding.message;
        json["evidence"] = Document::array();
        for (const Evidence& evidence : finding.evidence) {
            json["evidence"].push_back(begin_of(evidence.place, evidence.place.empty()));
            json["evidence"].back()["message"] = evidence.message();
        }
        const bool proven = finding.proof && finding.verdict == Verdict::broken;
        json["proof"] = proven ? proof_document(places_, *finding.proof) : Document();
        json["fix"] = finding.fix ? document_of(*finding.fix) : Document();
        if (finding.readings) json["readings"] = document_of(*finding.readings);
        return json;
    }

  private:
    /// The name of the finding's player. Null without a seat or a name.
    Document player(const Finding& finding) const {
        const Seat seat = finding.seat;
        if (!seat.exists()) return {};
        const std::string name = player_name(record_, seat, hand_at(record_, finding.place));
        return name == std::string(1, seat.letter()) ? Document() : Document(name);
    }
    /// The start of a place. Null if `nowhere`.
    Document begin_of(Place place, bool nowhere) {
        if (nowhere) return {{"line", nullptr}, {"column", nullptr}};
        const Position at = places_.locate(place);
        return {{"line", at.line}, {"column", at.column}};
    }
    /// The line and the columns of a place.
    Document span_of(Place place) {
        const bool nowhere = record_.text.empty();
        Document json = begin_of(place, nowhere);
        json["end_column"] = nowhere ? Document() : Document(places_.locate(place).end_column);
        return json;
    }

    static void add_kind(const Finding& finding, Document& json) {
        json["code"] = finding.code->name;
        json["clause"] = finding.clause;
        json["severity"] = name_of(finding.severity);
        json["verdict"] = name_of(finding.verdict);
        const bool always = finding.holds_always();
        if (!always || (finding.severity == Severity::broken && finding.verdict == Verdict::broken))
            json["holds"] = name_of_holds(finding);
        for (std::string& condition : conditions_of(finding))
            json["if"].push_back(std::move(condition));
    }

    Document document_of(Place place, std::string_view replacement) {
        Document json = span_of(place);
        json["replacement"] = replacement;
        return json;
    }
    Document document_of(const Fix& fix) {
        Document json = document_of(fix.place, fix.replacement);
        json["message"] = fix.message;
        for (const Replacement& part : fix.besides)
            json["besides"].push_back(document_of(part.place, part.text));
        for (const Replacement& other : fix.elsewhere)
            json["elsewhere"].push_back(document_of(other.place, other.text));
        return json;
    }
    Document document_of(const Readings& readings) {
        Document json{{"listed", Document::array()}};
        for (const Fix& reading : readings.listed) json["listed"].push_back(document_of(reading));
        json["more"] = readings.more;
        json["all_tried"] = readings.all_tried;
        return json;
    }

    std::string_view file_;
    const Record& record_;
    Locator places_;
    Document id_;
};

}  // namespace

void render_json(std::string_view file, const Record& record, std::span<const Finding> findings,
                 std::string& out) {
    if (findings.empty()) return;
    FindingDocuments documents(file, record);
    for (const Finding& finding : findings) (out += text_of(documents.of(finding))) += '\n';
}

}  // namespace bones
