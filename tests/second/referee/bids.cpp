#include "tests/second/referee/bids.hpp"

#include "bones/bids.hpp"
#include "tests/second/referee/facts.hpp"

namespace bones::second {

std::vector<Bid> bids_of(const Record& record, const Hand& hand) {
    std::vector<Bid> bids;
    for (std::uint32_t at = hand.first_statement; at < hand.end_statement; ++at) {
        const Statement& line = record.statements[at];
        if (line.keyword != Keyword::bid || !line.counts) continue;
        for (std::uint32_t i = 0; i < line.count; ++i) {
            const Amount& amount = record.amounts[line.first + i];
            Bid& bid = bids.emplace_back(Bid{amount.seat, amount.points});
            if (amount.points == bid_pass) bid.points = 0;
            if (amount.points == bid_unknown) bid.points.reset();
        }
    }
    return bids;
}

bool lost_line(const Record& record, const Hand& hand, Keyword keyword) {
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if ((line.keyword == Keyword::unreadable && line.taken_for() == keyword) ||
            (line.keyword == keyword && !line.counts))
            return true;
    }
    return false;
}

std::optional<TrumpLine> trump_line(const Record& record, const Hand& hand) {
    const Statement* line = line_of(record, hand, Keyword::trump);
    if (!line) return std::nullopt;
    switch (line->trump()) {
        case Trump::doubles:
            return TrumpLine{line->seat, {Trumps::doubles}};
        case Trump::none:
            return TrumpLine{line->seat, {Trumps::none}};
        case Trump::nello:
            return TrumpLine{line->seat, {Trumps::nello}};
        case Trump::other:
            return TrumpLine{line->seat, {Trumps::other}};
        default:
            return TrumpLine{line->seat, {Trumps::number, static_cast<int>(line->trump())}};
    }
}

std::optional<int> points_called(const Record&, const Action& action) {
    if (action.suit == Action::no_suit) return std::nullopt;
    return static_cast<int>(action.suit);
}

}  // namespace bones::second
