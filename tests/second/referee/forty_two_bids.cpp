// Forty-two: the bids and the declarer.
#include <algorithm>
#include <utility>

#include "tests/second/referee/forty_two.hpp"

namespace bones::second {

namespace {

constexpr int one_mark = 42;

/// T2: whether the number is a legal bid, regardless of earlier bids.
bool is_bid(int points) {
    return (points >= 30 && points < one_mark) || (points > 0 && points % one_mark == 0);
}

class Auction {
  public:
    Auction(const Record& record, const Hand& hand, const House& house, Desk& desk)
        : record_(record), hand_(hand), house_(house), desk_(desk) {}

    Contract judge(std::optional<Seat> due) {
        const auto bids = bids_of(record_, hand_);
        in_order_ = bids.size() == 4;
        for (std::size_t i = 1; i < bids.size(); ++i)
            in_order_ = in_order_ && bids[i].seat == bids[i - 1].seat.next(4);
        if (in_order_) contract_.first = bids.front().seat;
        const auto line = trump_line(record_, hand_);
        if (line && line->trumps.kind == Trumps::other) return other_contract(*line);  // T14
        if (due && contract_.first.exists() && contract_.first != *due)                // T1
            say(contract_.first, "wrong-turn", "T1");
        for (std::size_t i = 0; i < bids.size(); ++i) bid(bids[i], i == 3);
        contract_.bids_known = in_order_ && !unknown_;
        contract_.all_passed = contract_.bids_known && highest_ == 0;
        name_declarer();
        judge_nello();
        return contract_;
    }

  private:
    /// Takes the contract from the line; neither the bids nor the declarer are judged.
    template <class Line>
    Contract other_contract(const Line& line) {
        contract_.trumps = line.trumps;
        contract_.declarer = line.seat;
        return contract_;
    }

    void say(Seat seat, const std::string& code, const std::string& clause) {
        desk_.report(hand_.number, 0, seat, code, clause);
    }

    void bid(const Bid& bid, bool shaker) {
        contract_.bidders.push_back(bid.seat);
        if (!bid.points) {
            unknown_ = true;
            contract_.made.push_back(-1);
            return;
        }
        const int points = *bid.points;
        if (points != 0 && !may_bid(points, highest_) && !may_bid(points, certain_)) {
            say(bid.seat, "wrong-bid", "T2");
            contract_.made.push_back(0);
            return;
        }
        if (points == 0 && shaker && !unknown_ && highest_ == 0 && house_.is("all-pass", "dealer"))
            say(bid.seat, "wrong-bid", "T3");
        contract_.made.push_back(points);
        const bool unknown = std::exchange(unknown_, false);
        if (may_bid(points, certain_)) certain_ = std::max(certain_, points);
        unknown_ = unknown;
        if (points > highest_) {
            highest_ = points;
            highest_bidder_ = bid.seat;
        }
    }

    // T2: with fewer than four bids only the numbers are judged.
    bool may_bid(int points, int highest) const {
        if (!is_bid(points)) return false;
        if (!in_order_) return true;
        if (points <= highest) return false;
        const bool many = points >= 3 * one_mark && !unknown_;
        return !many || (highest >= one_mark && points == highest + one_mark);
    }

    void name_declarer() {
        const auto line = trump_line(record_, hand_);
        contract_.lost = !line && lost_line(record_, hand_, Keyword::trump);
        contract_.undeclared = !line && !contract_.lost;
        if (line) contract_.trumps = line->trumps;
        if (contract_.lost) {  // G5a: it may have been any contract of any seat
            contract_.trumps.kind = Trumps::other;
            return;
        }
        if (contract_.bids_known && highest_ > 0) {
            contract_.declarer = highest_bidder_;
            contract_.bid = highest_;
        } else if (contract_.all_passed && house_.is("all-pass", "dealer") &&
                   play_follows()) {  // T3
            contract_.declarer = contract_.bidders.back();
            contract_.bid = 30;
        }
        if (!line || !line->seat.exists()) return;
        if (contract_.all_passed && !play_follows()) return;  // T3: void
        const bool another = contract_.declarer.exists() && contract_.declarer != line->seat;
        if (another || (!contract_.bids_known && was_outbid(line->seat)))
            say(line->seat, "wrong-declarer", "T4");
        contract_.declarer = line->seat;
        if (!contract_.bids_known) contract_.bid = contract_.bid_of(line->seat);
    }

    /// Whether the seat is known to have passed or to have been outbid.
    bool was_outbid(Seat seat) const {
        for (std::size_t i = 0; i < contract_.bidders.size(); ++i)
            if (contract_.bidders[i] == seat && contract_.made[i] >= 0)
                return contract_.made[i] < certain_;
        return false;
    }

    bool play_follows() const {
        return std::any_of(record_.actions.begin() + hand_.first_action,
                           record_.actions.begin() + hand_.end_action, is_tile);
    }

    // T15
    void judge_nello() {
        if (contract_.trumps.kind != Trumps::nello) return;
        const bool low = contract_.bid && *contract_.bid < one_mark;
        if (low || house_.is("nello", "no"))
            say(trump_line(record_, hand_)->seat, "wrong-bid", "T15");
    }

    const Record& record_;
    const Hand& hand_;
    const House& house_;
    Desk& desk_;
    Contract contract_;
    bool in_order_ = false;  // all four bids are written
    bool unknown_ = false;   // one of the bids so far is unknown
    int highest_ = 0;
    int certain_ = 0;  // without bids that are right only if an unknown one is
    Seat highest_bidder_;
};

}  // namespace

std::optional<int> Contract::bid_of(Seat seat) const {
    const int highest = made.empty() ? 0 : *std::max_element(made.begin(), made.end());
    for (std::size_t i = 0; i < bidders.size(); ++i)
        if (bidders[i] == seat && made[i] > 0 && made[i] == highest) return made[i];
    return std::nullopt;
}

Contract judge_bids(const Record& record, const Hand& hand, const House& house,
                    std::optional<Seat> due, Desk& desk) {
    return Auction(record, hand, house, desk).judge(due);
}

}  // namespace bones::second
