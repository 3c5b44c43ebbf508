#include "tools/lib/io/text/csv.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/lexer.hpp"
#include "tools/libbones/outcome.hpp"
#include "tools/score/render.hpp"

namespace bones {

namespace {

constexpr int most_sides = 4;

/// The finish column: `legs` if the points are the games won, or `legs` with the games won; then
/// the `finish` line.
std::string finish_of(const Record& record, const GameVerdict& verdict) {
    std::string text;
    if (const auto games = games_won(record)) {
        text = "legs";
        for (int side = 0; verdict.totals_known && side < scoring_seats(record); ++side)
            text += fmt::format(" {} {}", Seat(side).letter(), (*games)[side]);
    }
    const Statement* const line = header(record, Keyword::finish);
    if (line == nullptr) return text;
    text.append(text.empty() ? "" : " ");
    text += finish_names[static_cast<std::size_t>(line->finish())];
    if (line->seat.exists()) text += fmt::format(" {}", line->seat.letter());
    return text;
}

/// The players of a side. A seat without a name is `?`.
std::string players_of(const Record& record, int side) {
    std::string text;
    for (int seat = side; seat < record.players; seat += scoring_seats(record)) {
        if (seat != side) text += " & ";
        const std::uint32_t line = record.player_lines[Seat(seat)];
        const bool is_named =
            line < record.statements.size() && !name_on(record, record.statements[line]).empty();
        text += is_named ? csv_name(player_name(record, Seat(seat))) : "?";
    }
    return text;
}

void add_side(CsvRow& row, const RecordChecker& judged, int sides, int side) {
    const GameVerdict& verdict = judged.verdict;
    row.text(players_of(judged.record, side));
    const std::vector<FinalNumbers> numbers = final_numbers(judged.record, verdict);
    if (!numbers.empty())
        row.number(numbers.front().of_side[side]);
    else
        row.empty();
    if (!verdict.winners.empty())
        row.halves(halves_won(verdict, sides, side));
    else
        row.empty();
}

void hand_row(CsvRow row, std::string_view file, const RecordChecker& judged, std::uint32_t index,
              Seat seat) {
    const Record& record = judged.record;
    const HandVerdict& verdict = judged.verdict.hands[index];
    row.text(file).number(static_cast<std::int64_t>(record.first_line)).number(record.index);
    row.text(record.game == Game::unknown ? "" : traits(record.game).name);
    for (Keyword keyword :
         {Keyword::id, Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        row.text(header_text(record, keyword));
    row.number(verdict.number);
    row.text(verdict.leader.exists() ? std::string(1, verdict.leader.letter()) : "");
    row.text(end_name(verdict.end));
    row.text(std::string(1, seat.letter())).text(side_name(record, seat.index(), index));
    if (verdict.scored)
        row.number(verdict.scores[seat]);
    else
        row.empty();
    const std::span<const Amount> claimed = claimed_score(record, record.hands[index]);
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
    return header + "\n";
}

bool score_csv(std::string& out, const RecordChecker& judged) {
    const Record& record = judged.record;
    const int sides = std::min(scoring_seats(record), record.players);
    if (record.game == Game::unknown || sides > most_sides || sides == 0) return false;
    CsvRow row(out);
    row.text(traits(record.game).name);
    for (Keyword keyword : {Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        row.text(header_text(record, keyword));
    row.text(finish_of(record, judged.verdict));
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

void hands_csv(std::string& out, std::string_view file, const RecordChecker& judged) {
    const Record& record = judged.record;
    const auto hands = static_cast<std::uint32_t>(judged.verdict.hands.size());
    for (std::uint32_t i = 0; i < hands; ++i)
        for (int seat = 0; seat < scoring_seats(record); ++seat)
            hand_row(CsvRow(out), file, judged, i, Seat(seat));
}

}  // namespace bones
