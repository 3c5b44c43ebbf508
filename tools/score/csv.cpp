#include "tools/lib/csv.hpp"

#include <algorithm>

#include "tools/score/render.hpp"

namespace bones {

namespace {

/// The columns that say which record a row is from.
void begin_row(CsvRow& row, std::string_view file, const Record& record) {
    row.text(file).number(static_cast<std::int64_t>(record.first_line)).number(record.index);
    row.text(record.game == Game::unknown ? "" : traits(record.game).name);
    for (Keyword keyword :
         {Keyword::id, Keyword::event, Keyword::date, Keyword::round, Keyword::table})
        row.text(header_text(record, keyword));
}

/// The columns that say what a seat has, and what was written.
void add_points(CsvRow& row, const Record& record, Seat seat, const Points& points, bool known,
                std::span<const Amount> claimed) {
    row.text(std::string(1, seat.letter())).text(player_name(record, seat));
    if (known)
        row.number(points[seat]);
    else
        row.empty();
    const auto amount = std::find_if(claimed.begin(), claimed.end(),
                                     [seat](const Amount& a) { return a.seat == seat; });
    if (amount == claimed.end())
        row.empty();
    else
        row.number(amount->points);
}

void hand_row(CsvRow row, std::string_view file, const Record& record, const Hand& hand,
              const HandVerdict& verdict, Seat seat) {
    begin_row(row, file, record);
    row.number(verdict.number);
    row.text(verdict.leader.exists() ? std::string(1, verdict.leader.letter()) : "");
    row.text(end_name(verdict.end));
    add_points(row, record, seat, verdict.scores, verdict.scored, claimed_score(record, hand));
    row.empty().end();
}

void total_row(CsvRow row, std::string_view file, const Record& record, const GameVerdict& verdict,
               Seat seat) {
    begin_row(row, file, record);
    row.text("total").empty().text(verdict.complete ? "complete" : "unfinished");
    add_points(row, record, seat, verdict.totals, verdict.totals_known, claimed_result(record));
    const bool won = verdict.winners.contains(seat);
    row.text(!verdict.complete ? "" : won ? "yes" : "no").end();
}

}  // namespace

std::string_view score_csv_header() {
    return "file,line,record,game,id,event,date,round,table,hand,leader,end,seat,player,points,"
           "written,"
           "won\n";
}

void score_csv(std::string& out, std::string_view file, const Judge& judged) {
    const Record& record = judged.record;
    const GameVerdict& verdict = judged.verdict;
    for (std::size_t i = 0; i < verdict.hands.size(); ++i)
        for (int seat = 0; seat < scoring_seats(record); ++seat)
            hand_row(CsvRow(out), file, record, record.hands[i], verdict.hands[i], Seat(seat));
    for (int seat = 0; seat < scoring_seats(record); ++seat)
        total_row(CsvRow(out), file, record, verdict, Seat(seat));
}

}  // namespace bones
