#include "engine/rules/bidding.hpp"

#include "engine/rules/rules.hpp"

namespace bones {

Bidding bidding_of(const Record& record, const Hand& hand) {
    Bidding bidding;
    if (hand.bid != none_such) {
        const Statement& line = record.statements[hand.bid];
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
            bidding.add(record.amounts[i].seat, record.amounts[i].points);
    }
    bidding.trump = trump_of(record, hand);
    if (bidding.trump)
        bidding.namer = record.statements[hand.trump].seat;
    else
        bidding.sits_out = sits_out(record, hand, record.players);
    bidding.trump_lost = !bidding.trump && has_lost(record, hand, Keyword::trump);
    return bidding;
}

}  // namespace bones
