// Answers to what the header asks for.
#include "tools/record/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "libnotation/text/lexer.hpp"

#include "tools/record/looks.hpp"

namespace bones::record {

std::optional<Question> Session::asked() const {
    return question(*draft_, passed_over_);
}

Answer Session::answer_question(const std::string& answer) {
    const Question question = *asked();
    if (is_of_player(question)) return name_player(question, answer);
    const std::string line = question + ' ' + answer;
    // A game line would begin another record: asked for late, it goes before the rest.
    const bool first = question == name_of(Keyword::game);
    const Draft after(first ? line + '\n' + draft_->text() : with_line(draft_->text(), line));
    if (const Finding* bad = unreadable_in(after.new_findings(*draft_)))
        return refusal(answer, bad->message);
    return take(after.text(), line);
}

Answer Session::name_player(const Question& asked, const std::string& name) {
    const Likely likely = likely_people(evening_, name);
    if (likely.people.size() == 1 && !likely.near)
        return write_notation(fmt::format("{} {}", asked, likely.people.front().in_full()));
    if (likely.people.empty()) return write_notation(fmt::format("{} {}", asked, name));
    Answer answer = refusal(name, likely.near ? "is it somebody known?" : "who?");
    answer.kind = Answer::Kind::ask;
    for (const bool busy : {false, true})  // first those without a game in this round
        for (const Person& person : likely.people) {
            const night::Sheet* game = other_game_of(person);
            if ((game != nullptr) == busy)
                answer.choices.push_back(
                    {fmt::format("{} {}", asked, person.in_full()),
                     game == nullptr ? "known" : fmt::format("plays in {}", game->place())});
        }
    if (likely.near) answer.choices.push_back({fmt::format("{} {}", asked, name), "new"});
    return answer;
}

/// A game of somebody in the round of the record.
const night::Sheet* Session::other_game_of(const Person& person) const {
    return evening_.game_of(person, header_text(draft_->record(), Keyword::date),
                            header_text(draft_->record(), Keyword::round));
}

std::string Session::suggested_answer(const Question& question) const {
    if (!is_of_player(question)) return suggested(question, evening_, settings_.today);
    // Of one file the same people play on, unless somebody has another game by now.
    const Seat seat = seat_named(question.substr(question.rfind(' ') + 1));
    for (const night::Sheet& game : evening_.games)
        if (game.file == book_.path() && game.record + 1 == book_.number()) {
            const Person person = player_of(game, seat);
            return person.is_known() && other_game_of(person) == nullptr ? person.in_full() : "";
        }
    return {};
}

/// Who is there and has no game in the round of the record.
std::string Session::free_people() const {
    const std::string round = header_text(draft_->record(), Keyword::round);
    constexpr std::size_t most = 8;
    std::vector<std::string> names;
    for (const Person& person : evening_.present) {
        bool plays = round.empty() || other_game_of(person) != nullptr;
        for (Seat seat : SeatSet::all(draft_->record().players))
            plays = plays || person_at(draft_->record(), seat).key() == person.key();
        if (!plays) names.push_back(person.called());
    }
    if (names.empty()) return {};
    const std::size_t more = names.size() - std::min(most, names.size());
    names.resize(names.size() - more);
    return fmt::format("no game in round {}: {}{}", round, fmt::join(names, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
}

/// What is to be known of the players of a record: who has a game in this round already, and who
/// may be somebody else.
std::string Session::said_of_players(const Draft& before) const {
    std::vector<std::string> texts;
    const Record& record = draft_->record();
    const auto said = [](const Record& of) {
        return header_text(of, Keyword::date) + '\n' + header_text(of, Keyword::round);
    };
    const bool other_round = said(record) != said(before.record());
    for (Seat seat : SeatSet::all(record.players)) {
        const Person person = person_at(record, seat);
        const bool fresh = person.key() != person_at(before.record(), seat).key();
        if (!person.is_known() || !(fresh || other_round)) continue;
        if (const night::Sheet* game = other_game_of(person))
            texts.push_back(fmt::format("{} has a game in round {}: {}", person.called(),
                                        game->round, game->place()));
        const Likely likely = likely_people(evening_, person.called());
        if (fresh && likely.near)
            texts.push_back(
                fmt::format("{} is nearly {}", person.called(), likely.people.front().in_full()));
    }
    return fmt::format("{}", fmt::join(texts, "; "));
}

/// After a record of the file has begun, or is gone on with, the others are part of the evening.
void Session::reread_own_file() {
    std::erase_if(evening_.games,
                  [&](const night::Sheet& game) { return game.file == book_.path(); });
    std::vector<std::string> records = records_in(*book_.pages.before);
    const std::size_t own = records.size() + 1;
    records.emplace_back();
    for (std::string& later : records_in(*book_.pages.after)) records.push_back(std::move(later));
    for (night::Sheet& game : sheets_of(book_.path(), records, own))
        evening_.games.push_back(std::move(game));
}

Answer Session::pass_over() {
    const std::optional<Question> question = asked();
    if (!question) return refusal("-", "nothing is asked");
    if (is_needed_player(*draft_, *question))
        return take(with_line(draft_->text(), *question), *question);
    if (!passed_over_.insert(*question).second) return refusal("-", *question + " is needed");
    Answer answer = standing();
    answer.taken = "-";
    return answer;
}

}  // namespace bones::record
