// The bids and trumps that may be entered next.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/entry/next_turn.hpp"

namespace bones::inline show::entry {

/// The next words of a line of bids, and then of the line of trumps. Empty if neither comes next.
class BidLine {
  public:
    struct Step {
        std::string label, entry;
        Seat seat;
        bool complete = false;
    };

    /// `pending`: the line of bids so far. The draft must outlive this object.
    BidLine(const Draft& draft, std::string_view pending);

    const std::vector<Step>& steps() const { return steps_; }

  private:
    const Hand& hand() const { return draft_.record().hands.back(); }
    bool waits() const;
    void offer_bids(std::string_view pending);
    void offer_first();
    void offer_bid(std::string_view pending, Seat seat, int before, bool all_passed,
                   std::int32_t bid);
    void offer_trumps();
    bool offer_trump(Seat seat, std::size_t trump);
    std::string padded(std::string line, int bids) const;

    const Draft& draft_;
    const NextTurn turn_;
    const int players_;
    std::vector<Step> steps_;
};

}  // namespace bones::inline show::entry
