#include "tools/lib/csv.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "libnotation/text/lexer.hpp"
#include "tools/score/render.hpp"

namespace bones {

namespace {

constexpr int most_sides = 4;

/// What a row says of how a game ended that no side won by the rules, and `legs` where its points
/// are games.
std::string finish_of(const Record& record) {
    const Statement* const line = header(record, Keyword::finish);
    if (line == nullptr) return header(record, Keyword::legs) != nullptr ? "legs" : "";
    std::string text(finish_names[static_cast<std::size_t>(line->number)]);
    if (line->seat.exists()) text += fmt::format(" {}", line->seat.letter());
    return text;
}

/// 2: the side has won, 1: it shares with others, 0: it has lost.
int halves_won(const GameVerdict& verdict, int sides, int side) {
    int winners = 0;
    for (int i = 0; i < sides; ++i) winners += verdict.winners.contains(Seat(i));
    return !verdict.winners.contains(Seat(side)) ? 0 : winners == 1 ? 2 : 1;
}

void add_side(CsvRow& row, const Judge& judged, int sides, int side) {
    const GameVerdict& verdict = judged.verdict;
    row.text(side_name(judged.record, side));
    if (verdict.totals_known)
        row.number(verdict.totals[side]);
    else
        row.empty();
    if (verdict.complete && !verdict.winners.empty())
        row.halves(halves_won(verdict, sides, side));
    else
        row.empty();
}

void hand_row(CsvRow row, std::string_view file, const Record& record, const Hand& hand,
              const HandVerdict& verdict, Seat seat) {
    row.text(file).number(static_cast<std::int64_t>(record.first_line)).number(record.index);
    row.text(record.game == Game::unknown ? "" : traits(record.game).name);
    for (Keyword keyword :
         {Keyword::id, Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        row.text(header_text(record, keyword));
    row.number(verdict.number);
    row.text(verdict.leader.exists() ? std::string(1, verdict.leader.letter()) : "");
    row.text(end_name(verdict.end));
    row.text(std::string(1, seat.letter())).text(side_name(record, seat.index()));
    if (verdict.scored)
        row.number(verdict.scores[seat]);
    else
        row.empty();
    const std::span<const Amount> claimed = claimed_score(record, hand);
    const auto amount = std::find_if(claimed.begin(), claimed.end(),
                                     [seat](const Amount& a) { return a.seat == seat; });
    if (amount == claimed.end())
        row.empty();
    else
        row.number(amount->points);
    row.end();
}

}  // namespace

std::string score_csv_header() {
    std::string header = "game,event,date,round,table,finish";
    for (int side = 1; side <= most_sides; ++side)
        header += fmt::format(",player_{0},points_{0},won_{0}", side);
    return header + '\n';
}

bool score_csv(std::string& out, const Judge& judged) {
    const Record& record = judged.record;
    const int sides = std::min(scoring_seats(record), record.players);
    if (record.game == Game::unknown || sides > most_sides || sides == 0) return false;
    CsvRow row(out);
    row.text(traits(record.game).name);
    for (Keyword keyword : {Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        row.text(header_text(record, keyword));
    row.text(finish_of(record));
    for (int side = 0; side < most_sides; ++side)
        if (side < sides)
            add_side(row, judged, sides, side);
        else
            row.empty().empty().empty();
    row.end();
    return true;
}

std::string_view hands_csv_header() {
    return "file,line,record,game,id,event,date,round,table,hand,leader,end,seat,player,points,"
           "written\n";
}

void hands_csv(std::string& out, std::string_view file, const Judge& judged) {
    const Record& record = judged.record;
    const GameVerdict& verdict = judged.verdict;
    for (std::size_t i = 0; i < verdict.hands.size(); ++i)
        for (int seat = 0; seat < scoring_seats(record); ++seat)
            hand_row(CsvRow(out), file, record, record.hands[i], verdict.hands[i], Seat(seat));
}

}  // namespace bones
