// The lines that are offered when a hand or the game is over.
#include <fmt/core.h>

#include "tools/lib/show/entry/session.hpp"

namespace bones::inline show::entry {

namespace {

std::string points_line(std::string_view keyword, const Record& record, const Points& points) {
    std::string line(keyword);
    for (int seat = 0; seat < scoring_seats(record); ++seat)
        line += fmt::format(" {} {}", Seat(seat).letter(), points[Seat(seat)]);
    return line;
}

}  // namespace

std::vector<std::string> closing_lines(const Draft& draft) {
    std::vector<std::string> lines;
    if (!draft.is_judged() || !draft.hand_is_over()) return lines;
    const Hand& hand = draft.record().hands.back();
    const HandVerdict& verdict = draft.verdict().hands.back();
    if (hand.end == none_such) {
        lines.push_back(fmt::format("end {}", end_name(verdict.end)));
        if (verdict.out.exists()) lines.back() += fmt::format(" {}", verdict.out.letter());
    }
    if (hand.score == none_such && verdict.scored && !verdict.score_taken)
        lines.push_back(points_line("score", draft.record(), verdict.scores));
    return lines;
}

std::vector<std::string> result_lines(const Draft& draft) {
    std::vector<std::string> lines;
    const Record& record = draft.record();
    if (draft.stage() != Stage::game_over) return lines;
    if (header(record, Keyword::result) == nullptr && draft.verdict().totals_known)
        lines.push_back(points_line("result", record, draft.verdict().totals));
    if (header(record, Keyword::winner) == nullptr) {
        lines.emplace_back("winner");
        for (Seat seat : draft.verdict().winners) lines.back() += fmt::format(" {}", seat.letter());
        if (draft.verdict().winners.empty()) lines.back() += " none";
    }
    return lines;
}

}  // namespace bones::inline show::entry
