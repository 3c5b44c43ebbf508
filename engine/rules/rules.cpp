#include "engine/rules/rules.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/rules/bidding.hpp"
#include "engine/rules/description.hpp"

namespace bones {

int HandOutcome::count(Seat seat, std::string_view code, bool with_open) const {
    int n = 0;
    for (const Breach& breach : breaches)
        if (breach.seat == seat && breach.code->name == code &&
            (with_open || breach.verdict == Verdict::broken))
            ++n;
    return n;
}

bool has_lost(const Record& record, const Hand& hand, Keyword keyword) {
    const auto begin = record.statements.begin();
    return std::any_of(begin + hand.first_statement, begin + hand.end_statement,
                       [&](const Statement& line) { return is_lost(line, keyword); });
}

bool is_said_to_be_over(const Record& record, bool end_unknown) {
    const Statement* line = header(record, Keyword::winner);
    return line != nullptr && line->count > 0 &&
           (end_unknown || record.hands.empty() || record.hands.back().actions() == 0);
}

SeatSet whole_sides(SeatSet seats, int players, int sides) {
    SeatSet whole;
    for (Seat seat : seats)
        for (int s = seat.index() % sides; s < players; s += sides) whole |= Seat(s);
    return whole;
}

void carry_totals(MatchState& match, const Record& record, const Hand& hand, int sides) {
    SeatSet written;
    if (has_lost(record, hand, Keyword::carry)) match.totals_known = false;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::carry || !line.counts) continue;
        for (std::uint32_t a = line.first; a < line.first + line.count; ++a) {
            const Amount& amount = record.amounts[a];
            if (amount.seat.index() >= record.players) continue;
            const Seat seat = scoring_seat(amount.seat, sides);
            match.totals[seat] = amount.points;
            written |= seat;
        }
        match.totals_known = written == SeatSet::all(sides);
    }
}

std::vector<Amount> bids_of(const Record& record, const Hand& hand) {
    std::vector<Amount> bids;
    if (hand.bid == none_such) return bids;
    for (std::uint32_t at = hand.bid; at < hand.end_statement; ++at) {
        const Statement& line = record.statements[at];
        if (line.keyword != Keyword::bid || !line.counts) continue;
        const auto first = record.amounts.begin() + line.first;
        bids.insert(bids.end(), first, first + line.count);
    }
    return bids;
}

Bidding bidding_of(const Record& record, const Hand& hand) {
    Bidding bidding;
    for (const Amount& bid : bids_of(record, hand)) bidding.add(bid.seat, bid.points);
    bidding.trump = trump_of(record, hand);
    if (bidding.trump)
        bidding.namer = record.statements[hand.trump].seat;
    else
        bidding.sits_out = sits_out(record, hand, record.players);
    bidding.trump_lost = !bidding.trump && has_lost(record, hand, Keyword::trump);
    return bidding;
}

std::string filled_in(std::string_view words, const BreachFacts& facts) {
    return fmt::format(fmt::runtime(words), fmt::arg("who", facts.who),
                       fmt::arg("table", facts.table), fmt::arg("tile", facts.tile),
                       fmt::arg("laid", facts.laid), fmt::arg("but", facts.but),
                       fmt::arg("suit", facts.suit));
}

const BreachWords* own_words(Game game, const Code& code) {
    for (const BreachWords& words : describe(game).breach_words)
        if (words.code == &code) return &words;
    return nullptr;
}

}  // namespace bones
