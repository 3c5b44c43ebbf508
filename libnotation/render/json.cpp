#include <array>
#include <optional>

#include "bones/render.hpp"
#include "libnotation/json/json_text.hpp"
#include "libnotation/json/proof_json.hpp"

namespace bones {
namespace {

/// Writes findings of one record. What they have in common is made JSON once.
class FindingWriter {
  public:
    FindingWriter(std::string_view file, const Record& record, std::string& out)
        : record_(record), places_(record), json_(out) {
        append_json_string(file_, file);
        if (const Statement* const id = header(record_, Keyword::id))
            append_json_string(id_, free_text(record_.at(id->value)));
        else
            id_ = "null";
    }

    void write(const Finding& finding) {
        json_.begin_object();
        json_.key("type").word("finding");
        json_.key("file").json(file_);
        append_place(finding.place);
        json_.key("record").number_or_null(record_.index > 0 ? std::int64_t{record_.index} : -1);
        json_.key("id").json(id_);
        json_.key("hand").number_or_null(finding.hand);
        json_.key("ply").number_or_null(finding.ply);
        json_.key("seat").seat_or_null(finding.seat);
        json_.key("player").json(finding.among.empty() ? player(finding.seat) : "null");
        if (!finding.among.empty()) {
            json_.key("among").begin_list();
            for (const Seat seat : finding.among) json_.seat(seat);
            json_.end_list();
        }
        append_kind(finding);
        json_.key("message").string(finding.message);
        append_evidence(finding);
        json_.key("proof");
        if (finding.proof && finding.verdict == Verdict::broken)
            append_proof(json_, places_, *finding.proof);
        else
            json_.null();
        json_.key("fix");
        if (finding.fix)
            append_fix(*finding.fix);
        else
            json_.null();
        if (finding.readings) append_readings(*finding.readings);
        json_.end_object();
        json_.end_line();
    }

  private:
    /// A name as JSON; null for who is nobody, or has no name.
    std::string_view player(Seat seat) {
        if (!seat.exists()) return "null";
        std::string& text = players_[seat];
        if (!text.empty()) return text;
        const std::string name = player_name(record_, seat);
        if (name.size() == 1 && name[0] == seat.letter())
            text = "null";
        else
            append_json_string(text, name);
        return text;
    }

    /// The line and the columns of a place.
    void append_place(Place place) {
        if (record_.text.empty()) {
            append_begin({});
            return json_.key("end_column").null();
        }
        const Position at = places_.locate(place);
        append_begin(at);
        json_.key("end_column").number(at.end_column);
    }

    /// Where a place begins; null for what is nowhere.
    void append_begin(const std::optional<Position>& at) {
        if (at) {
            json_.key("line").number(static_cast<std::int64_t>(at->line));
            json_.key("column").number(at->column);
        } else {
            json_.key("line").null();
            json_.key("column").null();
        }
    }

    void append_kind(const Finding& finding) {
        json_.key("code").word(finding.code->name);
        json_.key("clause").word(finding.clause);
        json_.key("severity").word(name_of(finding.severity));
        json_.key("verdict").word(finding.verdict == Verdict::open ? "open" : "broken");
        const bool is_proven =
            finding.severity == Severity::broken && finding.verdict == Verdict::broken;
        if (is_proven || !finding.holds_always())
            json_.key("holds").word(finding.holds_always() ? "always" : "if-sheet-right");
        if (finding.holds_always()) return;
        json_.key("if").begin_list();
        for (std::size_t a = 0; a < assumption_words.size(); ++a)
            if (finding.assumes(static_cast<Assumption>(a))) json_.word(assumption_words[a]);
        json_.end_list();
    }

    void append_evidence(const Finding& finding) {
        json_.key("evidence").begin_list();
        for (const Evidence& evidence : finding.evidence) {
            json_.begin_object();
            if (evidence.place.empty())
                append_begin({});
            else
                append_begin(places_.locate(evidence.place));
            json_.key("message").string(evidence.message());
            json_.end_object();
        }
        json_.end_list();
    }

    void append_replacement(Place place, std::string_view text) {
        append_place(place);
        json_.key("replacement").string(text);
    }

    void append_fix(const Fix& fix) {
        json_.begin_object();
        append_replacement(fix.place, fix.replacement);
        json_.key("message").string(fix.message);
        if (!fix.besides.empty()) {
            json_.key("besides").begin_list();
            for (const Replacement& part : fix.besides) {
                json_.begin_object();
                append_replacement(part.place, part.text);
                json_.end_object();
            }
            json_.end_list();
        }
        json_.end_object();
    }

    void append_readings(const Readings& readings) {
        json_.key("readings").begin_object();
        json_.key("listed").begin_list();
        for (const Fix& reading : readings.listed) append_fix(reading);
        json_.end_list();
        json_.key("more").number(readings.more);
        json_.key("all_tried").boolean(readings.all_tried);
        json_.end_object();
    }

    const Record& record_;
    Locator places_;
    JsonText json_;
    std::string file_, id_;        ///< as JSON
    BySeat<std::string> players_;  ///< see player(); empty: not yet made
};

}  // namespace

void render_json(std::string_view file, const Record& record, std::span<const Finding> findings,
                 std::string& out) {
    if (findings.empty()) return;
    FindingWriter writer(file, record, out);
    for (const Finding& finding : findings) writer.write(finding);
}

}  // namespace bones
