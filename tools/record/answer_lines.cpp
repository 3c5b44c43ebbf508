#include "tools/record/answer_lines.hpp"

#include <fmt/core.h>

#include "bones/render.hpp"
#include "libnotation/text/joined.hpp"
#include "libnotation/text/lexer.hpp"
#include "libnotation/text/shown.hpp"

namespace bones::record {

using namespace entry;

namespace {

constexpr std::size_t indent = 2;

Ink ink_of(const AnswerFinding& finding) {
    return finding.severity == name_of(Severity::claim) ? Ink::warn : Ink::bad;
}

}  // namespace

std::vector<Line> answer_lines(const Answer& answer, std::size_t chosen, std::size_t columns) {
    std::vector<Line> lines;
    const auto add = [&](const Line& line) {
        for (Line& part : wrapped(line, columns, indent)) lines.push_back(std::move(part));
    };
    const bool taken = answer.kind == Answer::Kind::ok;
    if (!answer.taken.empty() || !answer.why.empty()) {
        Line line = {{taken ? "" : "not entered: ", Ink::warn},
                     {shown(answer.taken), taken ? Ink::faint : Ink::plain}};
        if (!answer.why.empty())
            line.push_back({(answer.taken.empty() ? "" : ": ") + shown(answer.why), Ink::warn});
        add(line);
    }
    for (std::size_t i = 0; i < answer.choices.size(); ++i) {
        const Choice& choice = answer.choices[i];
        const bool marked = i == chosen;
        add({{marked ? "> " : "  ", Ink::chosen},
             {shown(choice.entry), marked ? Ink::strong : Ink::plain},
             {"  " + shown(choice.shows), Ink::faint}});
    }
    if (answer.fits_nowhere) {
        const bool marked = chosen == answer.choices.size();
        add({{marked ? "> " : "  ", Ink::chosen},
             {"type it again", marked ? Ink::strong : Ink::plain}});
    }
    for (const AnswerFinding& finding : answer.findings)
        add({{fmt::format("{} {}: ", finding.kind(), finding.code), ink_of(finding)},
             {shown(finding.in_words()), Ink::plain}});
    if (!answer.said.empty()) add({{shown(answer.said), Ink::plain}});
    return lines;
}

std::string prompt_text(const Draft& draft, const Answer& standing) {
    const Seat seat = standing.next.size() == 1 ? seat_named(standing.next) : Seat();
    const std::string who =
        seat.exists() ? player_called(draft.record(), seat) : std::string(standing.next);
    return shown(who.empty() ? ">" : who + ">") + ' ';
}

std::vector<std::string> what_can_be_typed(const Draft& draft, const Answer& standing) {
    const Record& record = draft.record();
    const std::string& next = standing.next;
    const auto is = [&](std::string_view word) { return next == word; };
    if (is("game")) {
        std::vector<std::string_view> names;
        for (const GameTraits& game : game_traits) names.push_back(game.name);
        return {fmt::format("Type the game: {}", joined(names, ", "))};
    }
    if (record.hands.empty() && !is("hand") && next.find(' ') != std::string::npos)
        return {"Type the name of the player, or - for a player without a name"};
    if (is("date")) return {"Type the date: 2026-11-19, or - to skip it"};
    if (record.hands.empty() && !is("hand") && seat_named(next).exists() == false)
        return {fmt::format("Type the {}, or - to skip it", next)};
    std::vector<std::string> lines;
    if (record.game != Game::unknown && traits(record.game).bids &&
        draft.stage() != Stage::game_over)
        lines.emplace_back(
            "Type the bids in the order of the seats: bid A 30 p 31 p, with p for a pass and 1m "
            "for a "
            "mark");
    if (is("end")) lines.emplace_back("Type how the hand ended: out B, blocked, unfinished");
    if (is("score") || is("result"))
        lines.emplace_back("Type the points of all sides in the order of the seats: 12 0");
    if (is("prize")) lines.emplace_back("Type the prize that the winner took: 6-1");
    if (lines.empty() || draft.stage() == Stage::play)
        lines.emplace_back(
            "Type the tile of the seat on turn: 61, or 612 for arm 2; B 61 for another "
            "seat; B ? for a turn that is not on the sheet");
    return lines;
}

std::string offer_text(const Answer& standing) {
    if (standing.offered.empty()) return {};
    return shown(fmt::format("Enter: {}", joined(standing.offered, ", ")));
}

std::string totals_text(const Draft& draft) {
    const Record& record = draft.record();
    if (record.hands.empty() || !draft.hand_is_over() || !draft.verdict().totals_known) return {};
    std::string text = "game so far:";
    for (int seat = 0; seat < scoring_seats(record); ++seat)
        text += fmt::format("{} {} {}", seat == 0 ? "" : ",", side_name(record, seat),
                            draft.verdict().totals[Seat(seat)]);
    return shown(text);
}

}  // namespace bones::record
