// The information a seat has when it bids or names trumps.
#pragma once

#include "engine/rules/bidding.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones::play {

template <GameRules G>
struct Auction {
    const typename G::Match& match;
    const TileSet& hand;
    std::int32_t highest = 0;  ///< the highest bid so far; 0: none
    int bids = 0;              ///< the number of seats that have bid or passed

    /// Whether the seat may make this bid or pass.
    bool allows(std::int32_t bid) const {
        return G::may_bid(bid, highest, true,
                          highest == 0 && bids + 1 == match.players && G::must_bid(match));
    }
    /// Whether the bidder may name these trumps.
    bool may_name(Trump trump) const { return G::may_name(match, highest, trump); }
};

}  // namespace bones::play
