// The bidding of Forty-two: bids, the declarer and trumps (T1 to T4, T15).
#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/games/forty_two.hpp"
#include "engine/rules/proof_context.hpp"

namespace bones {
namespace {

using State = FortyTwo::State;
using Match = FortyTwo::Match;

constexpr std::int32_t highest_points = 41;
constexpr std::int32_t three_marks = 3 * points_of_mark;

/// Whether a number can be bid at all (T2).
bool is_amount(std::int32_t bid) {
    return (bid >= FortyTwo::lowest_bid && bid <= highest_points) ||
           (bid > 0 && bid % points_of_mark == 0);
}

class Auction {
  public:
    Auction(const Match& match, const Bidding& bidding, State& state,
            std::vector<BidBreach>& breaches)
        : match_(match), bidding_(bidding), state_(state), breaches_(breaches) {}

    void run() {
        complete_ = bidding_.complete(match_.players);
        if (bidding_.trump == Trump::other) return enter_other_contract();
        if (complete_) check_first();
        for (const Bid& bid : bidding_.all()) read(bid);
        if (complete_ && known_ && !bidder_.exists()) settle_passes();
        state_.may_be_void =
            !(complete_ && known_) && !bidder_.exists() && !bidding_.trump && !bidding_.trump_lost;
        settle_declarer();
        settle_amount();
        check_nello();
    }

  private:
    // T14: neither bids nor declarer are judged.
    void enter_other_contract() {
        if (complete_) state_.first_bidder = bidding_.bids[0].seat;
        state_.trump = Trump::other;
        state_.trump_known = state_.trump_named = true;
        state_.declarer = bidding_.namer;
    }

    void report(const Code& code, std::string_view clause, Seat seat, std::string words,
                std::vector<Reason> because) {
        BidBreach breach{&code, clause, seat, false, std::move(words)};
        breach.because = std::move(because);
        breaches_.push_back(std::move(breach));
    }
    void report_bid(std::string_view clause, const Bid& bid, std::string why) {
        report(code::wrong_bid, clause, bid.seat,
               fmt::format("{{who}} {}, {}",
                           bid.points == bid_pass ? "passes" : fmt::format("bids {}", bid.points),
                           why),
               {named_number("bid", std::max(bid.points, 0)), named_number("highest", highest_)});
    }

    // T1
    void check_first() {
        const Seat first = bidding_.bids[0].seat, due = FortyTwo::due_to_bid(match_);
        state_.first_bidder = first;
        if (!due.exists() || due == first) return;
        report(code::wrong_turn, "T1", first, "{who} bids first, but the shaker changes every hand",
               {named_seats("due", due)});
        breaches_.back().due = due;
    }

    // T2, T3
    void read(const Bid& bid) {
        if (bid.points == bid_unknown) {
            known_ = false;
            return;
        }
        if (bid.seat == bidding_.namer) namers_bid_ = 0;
        const bool must = complete_ && known_ && passes_ == match_.players - 1;
        const bool right = may_be_right(bid.points);
        const bool dealer = is_set(match_.rules[FortyTwo::all_pass], FortyTwo::AllPass::dealer);
        if (!right)
            report_bid("T2", bid, why_not(bid.points));
        else if (must && dealer && bid.points == bid_pass)
            report_bid("T3", bid, "but after three passes the shaker must bid");
        if (!right || bid.points == bid_pass) {
            ++passes_;
            return;
        }
        if (bid.seat == bidding_.namer) namers_bid_ = bid.points;
        if (!complete_ || FortyTwo::may_bid(bid.points, certain_, true, false))
            certain_ = std::max(certain_, bid.points);
        if (bid.points <= highest_) return;
        highest_ = bid.points;
        bidder_ = bid.seat;
    }

    // A high bid may be right only because of an unknown one. If it was wrong, it counts as a pass.
    bool may_be_right(std::int32_t points) const {
        if (!complete_) return points == bid_pass || is_amount(points);
        return FortyTwo::may_bid(points, highest_, known_, false) ||
               FortyTwo::may_bid(points, certain_, known_, false);
    }

    std::string why_not(std::int32_t bid) const {
        if (!is_amount(bid))
            return fmt::format("which is neither {} to {} points nor a number of marks",
                               FortyTwo::lowest_bid, highest_points);
        if (bid <= highest_) return fmt::format("which is not more than {}", highest_);
        if (highest_ == 0) return "but the opening bid is two marks at most";
        return fmt::format(
            "but a bid of three marks or more must be one mark above the highest bid, {}",
            highest_);
    }

    // T3: all have passed.
    void settle_passes() {
        const bool dealer = is_set(match_.rules[FortyTwo::all_pass], FortyTwo::AllPass::dealer);
        if (!dealer || !bidding_.played) {
            state_.end = EndKind::voided;
            return;
        }
        bidder_ = bidding_.bids[most_bids - 1].seat;
        highest_ = FortyTwo::lowest_bid;
    }

    // T4
    void settle_declarer() {
        const bool sure = complete_ && known_;
        if (bidding_.trump) {
            state_.trump = *bidding_.trump;
            state_.trump_known = state_.trump_named = true;
            // T3: a hand that is void by its bids has no declarer.
            if (state_.end != EndKind::voided) state_.declarer = bidding_.namer;
            const bool outbid = sure || (namers_bid_ && *namers_bid_ < certain_);
            if (outbid && bidder_.exists() && bidder_ != bidding_.namer) report_declarer(sure);
        } else if (bidding_.trump_lost) {  // G5a: the contract and its declarer are unknown
            state_.trump = Trump::other;
            state_.trump_known = state_.trump_named = true;
        } else if (sure) {
            state_.declarer = bidder_;
        } else {
            state_.declarer = bidding_.leader;
        }
        state_.sits_out = bidding_.trump ? sits_out(bidding_.trump, state_.declarer, match_.players)
                                         : bidding_.sits_out;
    }

    /// Reports that the declarer was outbid. If a bid is unknown, so is the highest bidder.
    void report_declarer(bool sure) {
        std::vector<Reason> because{named_number("highest", highest_)};
        if (sure) because.push_back(named_seats("due", bidder_));
        report(code::wrong_declarer, "T4", bidding_.namer,
               sure ? fmt::format("{{who}} names trumps, but another seat made the highest bid, {}",
                                  highest_)
                    : fmt::format("{{who}} names trumps, but another seat bid more, {}", highest_),
               std::move(because));
        if (sure) breaches_.back().due = bidder_;
        breaches_.back().of_trump = true;
    }

    /// Sets the value of the contract. If bids are unknown, the declarer's own bid counts unless a
    /// known bid is higher. `least_bid` is the highest known bid: a declarer who was outbid plays
    /// for that.
    void settle_amount() {
        if (!state_.declarer.exists()) return;
        const bool own = bidder_ == state_.declarer;
        if ((complete_ && known_) || (own && highest_ > 0)) state_.bid = highest_;
        state_.least_bid = std::max(certain_, FortyTwo::lowest_bid);
    }

    // T15
    void check_nello() {
        if (bidding_.trump != Trump::nello) return;
        const bool played = !is_set(match_.rules[FortyTwo::nello], FortyTwo::Nello::no);
        const bool low = state_.bid > 0 && state_.bid < points_of_mark;
        if (played && !low) return;
        report(code::wrong_bid, "T15", bidding_.namer,
               played
                   ? fmt::format("{{who}} names nel-o with a bid of {}, which is less than a mark",
                                 state_.bid)
                   : "{who} names nel-o, which the house rules do not allow",
               {named_number("bid", state_.bid)});
        breaches_.back().of_trump = true;
    }

    const Match& match_;
    const Bidding& bidding_;
    State& state_;
    std::vector<BidBreach>& breaches_;
    bool complete_ = false;     ///< four bids are written
    bool known_ = true;         ///< every bid so far is known
    int passes_ = 0;            ///< passes so far, and bids that count as passes
    std::int32_t highest_ = 0;  ///< the highest bid so far; 0 if none
    std::int32_t certain_ = 0;  ///< the same, without bids that are right only if an unknown one is
    Seat bidder_;               ///< the seat that made it
    /// Bid of the seat that names trumps; 0: a pass; empty: unknown.
    std::optional<std::int32_t> namers_bid_;
};

}  // namespace

bool FortyTwo::may_bid(std::int32_t bid, std::int32_t highest, bool known, bool must) {
    if (bid == bid_pass) return !must;
    if (!is_amount(bid) || bid <= highest) return false;
    return bid < three_marks || !known || bid == highest + points_of_mark;
}

std::vector<BidBreach> FortyTwo::enter_bids(const Match& match, const Bidding& bidding,
                                            State& state) {
    std::vector<BidBreach> breaches;
    Auction(match, bidding, state, breaches).run();
    if (state.trump_known && state.trump == Trump::other) state.turn = {};  // T14
    return breaches;
}

LeadRule FortyTwo::lead_by_bid(const State& state) {
    const bool judged = state.declarer.exists() && !state.ended() &&
                        !(state.trump_known && state.trump == Trump::other);
    return {judged ? SeatSet(state.declarer) : SeatSet(), "T5"};
}

}  // namespace bones
