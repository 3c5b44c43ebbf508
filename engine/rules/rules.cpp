#include "engine/rules/rules.hpp"

namespace bones {

int HandOutcome::count(Seat seat, std::string_view code, bool with_open) const {
    int n = 0;
    for (const Breach& breach : breaches)
        if (breach.seat == seat && breach.code->name == code &&
            (with_open || breach.verdict == Verdict::broken))
            ++n;
    return n;
}

SeatSet seats_with_points(int players, ScoringSeat seat_of) {
    SeatSet seats;
    for (Seat seat : SeatSet::all(players)) seats |= seat_of(seat, players);
    return seats;
}

void carry_totals(MatchState& match, const Record& record, ScoringSeat seat_of) {
    const Hand& hand = record.hands.front();
    SeatSet written;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::carry || !line.counts) continue;
        for (std::uint32_t a = line.first; a < line.first + line.count; ++a) {
            const Amount& amount = record.amounts[a];
            if (amount.seat.index() >= record.players) continue;
            const Seat seat = seat_of(amount.seat, record.players);
            match.totals[seat] = amount.points;
            written |= seat;
        }
        match.totals_known = written == seats_with_points(record.players, seat_of);
    }
}

}  // namespace bones
