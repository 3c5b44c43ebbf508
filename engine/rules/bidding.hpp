// Bids and trumps of a hand, in games that have bidding.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string>
#include <vector>

#include "bones/bids.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

inline constexpr int most_bids = 4;

/// One seat's bid: points, bid_pass or bid_unknown.
struct Bid {
    Seat seat;
    std::int32_t points = bid_unknown;
};

/// The bidding of a hand, as far as a record or a table shows it.
struct Bidding {
    std::array<Bid, most_bids> bids{};  ///< in the order of the record
    int count = 0;  ///< number of elements of `bids` in use; seats without a bid are missing
    std::optional<Trump> trump;  ///< the trump that was named; empty if it is unknown
    Seat namer;                  ///< the seat that named trumps
    Seat sits_out;               ///< the seat that plays to no trick, if no trump is written
    bool trump_lost = false;     ///< the `trump` line cannot be read
    bool played = false;         ///< at least one action was played
    Seat leader;  ///< the seat that played first; no seat if none did or it is unknown

    void add(Seat seat, std::int32_t points) {
        assert(count < most_bids);
        bids[static_cast<std::size_t>(count++)] = {seat, points};
    }
    std::span<const Bid> all() const { return {bids.data(), static_cast<std::size_t>(count)}; }
    /// Whether there is a bid for every seat (possibly unknown), in clockwise order.
    bool complete(int players) const {
        for (int i = 1; i < count; ++i)
            if (all()[i].seat != all()[i - 1].seat.next(players)) return false;
        return count == players;
    }
};

/// The bids of a hand in the order of its `bid` lines.
std::vector<Amount> bids_of(const Record& record, const Hand& hand);
/// The bidding of a hand in a record. The caller fills in `leader` and `played`.
Bidding bidding_of(const Record& record, const Hand& hand);

/// A breach in bidding or in naming trumps.
struct BidBreach {
    const Code* code = nullptr;
    std::string_view clause;
    Seat seat;
    bool of_trump = false;  ///< the breach is at the `trump` line; false: at the `bid` line
    std::string words;      ///< what was seen and what the rule requires; `{who}` is the player
    SeatSet due{};          ///< the seats whose turn it was
    std::vector<Reason> because{};
};

}  // namespace bones
