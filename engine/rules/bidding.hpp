// What is bid before a hand is played, and who names trumps: in the games that have it.
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

/// One seat's bid: points, or bid_pass or bid_unknown.
struct Bid {
    Seat seat;
    std::int32_t points = bid_unknown;
};

/// What a record, or a table, shows of the bidding of a hand.
struct Bidding {
    std::array<Bid, most_bids> bids{};  ///< in the order of the record
    int count = 0;               ///< how many are known; fewer than all seats: of those alone
    std::optional<Trump> trump;  ///< what was named, if that is known
    Seat namer;                  ///< who named it
    Seat sits_out;               ///< who plays to no trick, where no trump is written
    bool trump_lost = false;     ///< its line cannot be read
    bool played = false;         ///< whether anything was played
    Seat leader;  ///< who played the first tile; no seat: no player, or it is unknown

    void add(Seat seat, std::int32_t points) {
        assert(count < most_bids);
        bids[static_cast<std::size_t>(count++)] = {seat, points};
    }
    std::span<const Bid> all() const { return {bids.data(), static_cast<std::size_t>(count)}; }
    /// Whether every seat's bid is written, also as unknown, and clockwise.
    bool complete(int players) const {
        for (int i = 1; i < count; ++i)
            if (all()[i].seat != all()[i - 1].seat.next(players)) return false;
        return count == players;
    }
};

/// The bids of a hand as its lines have them, in order.
std::vector<Amount> bids_of(const Record& record, const Hand& hand);
/// The bidding of a hand of a record. `leader` and `played` are the caller's to fill in.
Bidding bidding_of(const Record& record, const Hand& hand);

/// Something wrong with bids or trumps.
struct BidBreach {
    const Code* code = nullptr;
    std::string_view clause;
    Seat seat;
    bool of_trump = false;  ///< it stands at the `trump` line, else at the `bid` line
    std::string words;      ///< what was seen and what the rule wanted; `{who}` is the player
    SeatSet due{};          ///< whose it was
    std::vector<Reason> because{};
};

}  // namespace bones
