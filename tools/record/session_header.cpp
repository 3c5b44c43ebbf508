// Answers to what the header asks for.
#include "tools/record/session.hpp"

#include <fmt/format.h>

#include "tools/record/looks.hpp"

namespace bones::record {

std::optional<Question> Session::asked() const {
    return question(*draft_, passed_over_);
}

Answer Session::answer_question(const std::string& answer) {
    const Question question = *asked();
    if (question.starts_with("player")) return name_player(question, answer);
    const std::string line = question + ' ' + answer;
    const Draft after(with_line(draft_->text(), line));
    if (const Finding* bad = unreadable_in(after.new_findings(*draft_)))
        return refusal(answer, bad->message);
    return take(after.text(), line);
}

Answer Session::name_player(const Question& asked, const std::string& name) {
    const Likely likely = likely_people(evening_, name);
    const std::string date = header_text(draft_->record(), Keyword::date);
    const std::string round = header_text(draft_->record(), Keyword::round);
    const bool one = likely.people.size() == 1 && !likely.near;
    if (!one && !likely.people.empty()) {
        Answer answer = refusal(name, likely.near ? "is it somebody known?" : "who?");
        answer.kind = Answer::Kind::ask;
        for (const bool busy : {false, true})  // first those without a game in this round
            for (const Person& person : likely.people) {
                const night::Sheet* game = evening_.game_of(person, date, round);
                if ((game != nullptr) != busy) continue;
                answer.choices.push_back(
                    {fmt::format("{} {}", asked, person.in_full()),
                     game == nullptr ? "known" : fmt::format("plays in {}", game->place())});
            }
        if (likely.near) answer.choices.push_back({fmt::format("{} {}", asked, name), "new"});
        return answer;
    }
    const Person person = one ? likely.people.front() : Person{{}, name};
    Answer answer = write_notation(fmt::format("{} {}", asked, person.in_full()));
    const night::Sheet* game = evening_.game_of(person, date, round);
    if (game != nullptr)
        answer.said =
            fmt::format("{} has a game in round {}: {}", person.called(), round, game->place());
    return answer;
}

Answer Session::pass_over() {
    const std::optional<Question> question = asked();
    if (!question) return refusal("-", "nothing is asked");
    if (!may_be_passed_over(*draft_, *question)) return refusal("-", *question + " is needed");
    passed_over_.insert(*question);
    Answer answer = standing();
    answer.taken = "-";
    return answer;
}

}  // namespace bones::record
