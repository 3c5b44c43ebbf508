#include "tools/lib/show/entry/header.hpp"

#include <fmt/core.h>

#include "libnotation/text/lexer.hpp"
#include "libnotation/text/values.hpp"

namespace bones::inline show::entry {

namespace {

constexpr Keyword asked[] = {Keyword::game, Keyword::event, Keyword::date, Keyword::round,
                             Keyword::table};

bool is_said(const Record& record, Keyword keyword) {
    if (keyword == Keyword::game) return record.game != Game::unknown;
    if (keyword == Keyword::written && header(record, Keyword::unwritten) != nullptr) return true;
    return header(record, keyword) != nullptr;
}

Question player_question(Seat seat) {
    return fmt::format("player {}", seat.letter());
}

/// The first seat without a player line; no seat if all seats of the game have one.
Seat seat_to_fill(const Record& record) {
    for (Seat seat : SeatSet::all(traits(record.game).most_players))
        if (record.player_lines[seat] == none_such) return seat;
    return {};
}

}  // namespace

std::optional<Question> question(const Draft& draft, const std::set<Question>& passed_over) {
    const Record& record = draft.record();
    if (!record.hands.empty()) return std::nullopt;
    for (Keyword keyword : asked) {
        const Question line(name_of(keyword));
        if (!is_said(record, keyword) && passed_over.count(line) == 0) return line;
    }
    if (record.game == Game::unknown) return Question(name_of(Keyword::game));
    const Seat seat = seat_to_fill(record);
    if (seat.exists() && passed_over.count(player_question(seat)) == 0)
        return player_question(seat);
    const Question noting(name_of(Keyword::written));
    if (is_said(record, Keyword::written) || passed_over.count(noting) > 0) return std::nullopt;
    return noting;
}

bool is_of_player(const Question& question) {
    return question.starts_with(name_of(Keyword::player));
}

bool is_of_noting(const Question& question) {
    return question == name_of(Keyword::written);
}

bool is_needed_player(const Draft& draft, const Question& question) {
    return is_of_player(question) &&
           seat_to_fill(draft.record()).index() < traits(draft.record().game).fewest_players;
}

std::string suggested(const Question& question, const GameHeader* latest,
                      const std::string& today) {
    if (question == "date") return latest == nullptr || latest->date.empty() ? today : latest->date;
    if (latest == nullptr) return {};
    if (question == "game" && latest->game != Game::unknown)
        return std::string(traits(latest->game).name);
    if (question == "event") return latest->event;
    if (question == "round") return latest->round;
    if (is_of_noting(question)) return latest->written;
    return {};
}

std::vector<std::string> next_header(const Record& record, bool with_players) {
    std::vector<std::string> lines;
    for (const Statement& line : record.statements) {
        if (!line.counts || line.keyword >= Keyword::hand) continue;
        const std::string_view value = record.at(line.value);
        switch (line.keyword) {
            case Keyword::game:
            case Keyword::event:
            case Keyword::site:
            case Keyword::recorder:
            case Keyword::date:
            case Keyword::table:
            case Keyword::written:
            case Keyword::unwritten:
            case Keyword::rule:
            case Keyword::extension:
                lines.emplace_back(record.at(line.line));
                break;
            case Keyword::round:
                if (const auto round = whole_number(value))
                    lines.push_back(fmt::format("round {}", *round + 1));
                break;
            case Keyword::player:
                if (with_players) lines.emplace_back(record.at(line.line));
                break;
            default:
                break;
        }
    }
    return lines;
}

}  // namespace bones::inline show::entry
