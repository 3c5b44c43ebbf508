#include "tools/lib/show/entry/answer.hpp"

#include <fmt/core.h>

#include "libnotation/text/joined.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones::inline show::entry {

namespace {

std::string_view name_of(Answer::Kind kind) {
    return kind == Answer::Kind::ok ? "ok" : kind == Answer::Kind::ask ? "ask" : "no";
}

}  // namespace

std::string AnswerFinding::in_words() const {
    if (evidence.empty()) return message;
    return fmt::format("{} ({})", message, joined(evidence, "; "));
}

std::string answer_text(const Answer& answer) {
    std::string text = fmt::format("{} {}.{}", name_of(answer.kind), answer.hand, answer.ply);
    if (!answer.taken.empty()) text += ' ' + answer.taken;
    if (!answer.why.empty())
        text += fmt::format("{}{}", answer.taken.empty() ? " " : ": ", answer.why);
    for (const Choice& choice : answer.choices)
        text += fmt::format("; {} ({})", choice.entry, choice.shows);
    if (!answer.next.empty()) text += "; next " + answer.next;
    if (!answer.offered.empty()) text += fmt::format("; y: {}", joined(answer.offered, ", "));
    if (!answer.said.empty()) text += "; " + answer.said;
    for (const AnswerFinding& finding : answer.findings)
        text += fmt::format("; {} {}: {}", finding.kind(), finding.code, finding.in_words());
    return shown(text) + '\n';
}

std::string answer_json(const Answer& answer) {
    return json_line("entry", [&](JsonText& json) {
        json.key("answer").word(name_of(answer.kind));
        json.key("hand").number(answer.hand);
        json.key("ply").number(answer.ply);
        json.key("taken").string_or_null(answer.taken);
        json.key("next").string_or_null(answer.next);
        json.key("why").string_or_null(answer.why);
        json.key("said").string_or_null(answer.said);
        json.key("offered").begin_list();
        for (const std::string& line : answer.offered) json.string(line);
        json.end_list();
        json.key("choices").begin_list();
        for (const Choice& choice : answer.choices) {
            json.begin_object();
            json.key("entry").string(choice.entry);
            json.key("shows").string(choice.shows);
            json.end_object();
        }
        json.end_list();
        json.key("findings").begin_list();
        for (const AnswerFinding& finding : answer.findings) {
            json.begin_object();
            json.key("severity").word(finding.severity);
            json.key("code").word(finding.code);
            json.key("message").string(finding.message);
            json.key("evidence").begin_list();
            for (const std::string& seen : finding.evidence) json.string(seen);
            json.end_list();
            json.end_object();
        }
        json.end_list();
    });
}

}  // namespace bones::inline show::entry
