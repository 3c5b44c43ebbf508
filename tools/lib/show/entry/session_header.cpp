// Answers to the questions for the header.
#include "libnotation/text/joined.hpp"
#include "tools/lib/show/entry/session.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "libnotation/text/lexer.hpp"

#include "tools/lib/show/entry/lookups.hpp"

namespace bones::inline show::entry {

std::optional<Question> Session::asked() const {
    auto asked = question(*draft_, passed_over_);
    if (!asked || !is_of_noting(*asked)) return asked;
    // Results have no play to note, and `from` may give the answer already. The question is also
    // skipped if the latest game has no `written` line.
    if (settings_.results_only || settings_.from != From::unknown) return std::nullopt;
    const std::optional<GameHeader> latest = latest_game();
    return latest && latest->written.empty() ? std::nullopt : asked;
}

Answer Session::answer_question(const std::string& answer) {
    const Question question = *asked();
    if (is_of_player(question)) return name_player(question, answer);
    if (is_of_noting(question) && (answer == "s" || answer == "sheet")) return pass_over();
    const bool at_table = is_of_noting(question) && (answer == "t" || answer == "table");
    const std::string line = question + ' ' + (at_table ? "all" : answer);
    // A later `game` line would begin another record, so it is inserted at the start.
    const bool first = question == name_of(Keyword::game);
    const Draft after(first ? line + '\n' + draft_->text() : with_line(draft_->text(), line));
    if (const Finding* bad = unreadable_in(after.new_findings(*draft_)))
        return refusal(answer, bad->message);
    return take(after.text(), line);
}

Answer Session::name_player(const Question& asked, const std::string& name) {
    const Likely likely = neighbours().likely_people(name);
    if (likely.people.size() == 1 && !likely.near)
        return write_notation(fmt::format("{} {}", asked, likely.people.front().in_full()));
    if (likely.people.empty()) return write_notation(fmt::format("{} {}", asked, name));
    Answer answer = refusal(name, likely.near ? "is this a known player?" : "who?");
    answer.kind = Answer::Kind::ask;
    for (const bool busy : {false, true})  // first the people without a game in this round
        for (const Person& person : likely.people) {
            const OtherGame* game = other_game_of(person);
            if ((game != nullptr) == busy)
                answer.choices.push_back(
                    {fmt::format("{} {}", asked, person.in_full()),
                     game == nullptr ? "known" : fmt::format("plays in {}", game->place())});
        }
    if (likely.near) answer.choices.push_back({fmt::format("{} {}", asked, name), "new"});
    return answer;
}

/// Another game of this person in the round of the record.
const OtherGame* Session::other_game_of(const Person& person) const {
    return neighbours().game_of(person, header_text(draft_->record(), Keyword::date),
                                header_text(draft_->record(), Keyword::round));
}

std::string Session::suggested_answer(const Question& question) const {
    if (!is_of_player(question)) {
        const std::optional<GameHeader> latest = latest_game();
        return suggested(question, latest ? &*latest : nullptr, settings_.today);
    }
    // Within a file the same people usually play on, unless a person has another game by now.
    const auto seat =
        static_cast<std::size_t>(seat_named(question.substr(question.rfind(' ') + 1)).index());
    Person player;
    read_other_headers(book_.pages, book_.path(), [&](const GameHeader& game) {
        const bool is_before = game.record + 1 == book_.pages.number;
        if (is_before && seat < game.players.size()) player = game.players[seat];
    });
    return player.is_known() && other_game_of(player) == nullptr ? player.in_full() : "";
}

/// The game with the latest date; of several, the one in the last file and record.
std::optional<GameHeader> Session::latest_game() const {
    std::optional<GameHeader> latest;
    read_other_headers(book_.pages, book_.path(), [&](const GameHeader& game) {
        if (!latest || game.date >= latest->date) latest = game;
    });
    const std::optional<GameHeader>& other = around_.latest;
    const auto order = [](const GameHeader& game) { return std::tie(game.date, game.file); };
    return latest && (!other || order(*other) < order(*latest)) ? latest : other;
}

/// Waits until the other files are read. The games of this file are refreshed.
Neighbours& Session::neighbours() const {
    if (!neighbours_) neighbours_ = around_.neighbours();
    if (std::exchange(own_games_changed_, false)) {
        neighbours_->remove_games_of(book_.path());
        read_other_headers(book_.pages, book_.path(),
                           [&](const GameHeader& game) { neighbours_->add_game(game); });
    }
    return *neighbours_;
}

/// The present people without a game in the round of the record.
std::string Session::free_people() const {
    const Record& record = draft_->record();
    const std::string round = header_text(record, Keyword::round);
    if (round.empty()) return {};
    std::vector<std::string> seated;
    for (Seat seat : SeatSet::all(record.players)) seated.push_back(person_at(record, seat).key());
    std::vector<std::string> names =
        neighbours().without_game(header_text(record, Keyword::date), round, seated);
    if (names.empty()) return {};
    constexpr std::size_t most = 8;
    const std::size_t more = names.size() - std::min(most, names.size());
    names.resize(names.size() - more);
    return fmt::format("no game in round {}: {}{}", round, joined(names, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
}

/// Remarks about new players of a record: those with a game in this round already, and those who
/// may be another known person.
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
        if (const OtherGame* game = other_game_of(person))
            texts.push_back(fmt::format("{} has a game in round {}: {}", person.called(),
                                        game->round, game->place()));
        const Likely likely = neighbours().likely_people(person.called());
        if (fresh && likely.near)
            texts.push_back(
                fmt::format("{} is nearly {}", person.called(), likely.people.front().in_full()));
    }
    return joined(texts, "; ");
}

Answer Session::pass_over() {
    const std::optional<Question> question = asked();
    if (!question) return refusal("-", "no question to skip");
    if (is_needed_player(*draft_, *question))
        return take(with_line(draft_->text(), *question), *question);
    if (!passed_over_.insert(*question).second) return refusal("-", *question + " is needed");
    Answer answer = standing();
    answer.taken = "-";
    return answer;
}

}  // namespace bones::inline show::entry
