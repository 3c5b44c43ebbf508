// Prints the effect of another house rule, as text and as JSON.
#include <fmt/core.h>

#include "tools/lib/io/text/print_to.hpp"
#include "tools/score/rule_what_if.hpp"

namespace bones {

namespace {

std::string points_in_words(const RecordChecker& judged) {
    if (!judged.verdict.totals_known) return "totals unknown";
    std::string text;
    for (int seat = 0; seat < scoring_seats(judged.record); ++seat)
        text += fmt::format("{}{} {}", seat > 0 ? ", " : "", side_name(judged.record, seat),
                            judged.verdict.totals[seat]);
    return text;
}

std::string winners_in_words(const RecordChecker& judged) {
    if (!judged.verdict.complete) return "not over";
    std::string text;
    for (const Seat seat : judged.verdict.winners)
        text += fmt::format("{}{}", text.empty() ? "" : " and ", player_name(judged.record, seat));
    return text.empty() ? "no winner" : "winner " + text;
}

}  // namespace

void supposition_text(std::string& out, const RuleWhatIf& supposition) {
    if (!supposition.applies()) {
        out += "  the game does not have this rule or this value\n";
    } else if (!supposition.changes()) {
        out += "  as recorded: nothing changes\n";
    } else {
        print_to(out, "  as recorded: {}; {}\n", points_in_words(supposition.recorded()),
                 winners_in_words(supposition.recorded()));
    }
    for (const OpenPoint& point : supposition.open()) {
        if (point.hand == 0)
            print_to(out, "  unknown: {}\n", point.why);
        else if (point.ply == 0)
            print_to(out, "  unknown: hand {}: {}\n", point.hand, point.why);
        else
            print_to(out, "  unknown: hand {}, ply {}: {}\n", point.hand, point.ply, point.why);
    }
}

void supposition_json(std::string& out, std::string_view file, const SupposedRules& rules,
                      const RuleWhatIf& supposition) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("supposed");
    append_identity(json, file, supposition.recorded().record);
    json.key("rules").begin_object();
    for (const SupposedRules::Rule& rule : rules.rules) json.any_key(rule.name).string(rule.value);
    json.end_object();
    json.key("applies").boolean(supposition.applies());
    json.key("changed").boolean(supposition.changes());
    json.key("recorded").begin_object();
    append_result(json, supposition.recorded().record, supposition.recorded().verdict);
    json.end_object();
    json.key("open").begin_list();
    for (const OpenPoint& point : supposition.open()) {
        json.begin_object();
        json.key("hand").number_or_null(point.hand == 0 ? std::int64_t{-1} : point.hand);
        json.key("ply").number_or_null(point.ply == 0 ? std::int64_t{-1} : point.ply);
        json.key("why").string(point.why);
        json.end_object();
    }
    json.end_list();
    json.end_object();
    json.end_line();
}

}  // namespace bones
