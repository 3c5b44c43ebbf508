#include "engine/rules/bidding.hpp"

#include <algorithm>

namespace bones {

Bidding bidding_of(const Record& record, const Hand& hand) {
    Bidding bidding;
    if (hand.bid != none_such) {
        const Statement& line = record.statements[hand.bid];
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
            bidding.add(record.amounts[i].seat, record.amounts[i].points);
    }
    bidding.trump = trump_of(record, hand);
    if (bidding.trump) bidding.namer = record.statements[hand.trump].seat;
    const auto is_lost = [](const Statement& line) {
        return line.taken_for == Keyword::trump || (line.keyword == Keyword::trump && !line.counts);
    };
    const auto begin = record.statements.begin();
    bidding.trump_lost = !bidding.trump && std::any_of(begin + hand.first_statement,
                                                       begin + hand.end_statement, is_lost);
    return bidding;
}

}  // namespace bones
