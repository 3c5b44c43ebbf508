// Forty-two, clauses T1–T15.
#pragma once

#include <algorithm>

#include "tests/second/referee/bids.hpp"
#include "tests/second/referee/trick_hand.hpp"

namespace bones::second {

void judge_forty_two(const Record& record, const House& house, Desk& desk);

/// The contract that the bids and the `trump` line of a hand set (T2–T4, T15).
struct Contract {
    Seat first;               ///< sits left of the shaker; no seat: not known
    bool all_passed = false;  ///< all four passed, and that is known
    bool bids_known = false;  ///< all four bids are known
    std::vector<int> made;    ///< the value of each written bid; 0: a pass, -1: unknown
    std::vector<Seat> bidders;
    Seat declarer;           ///< no seat: only the first tile shows the declarer
    std::optional<int> bid;  ///< of the contract; empty: not known
    Trumps trumps;
    bool undeclared = false;  ///< the hand has no `trump` line
    bool lost = false;        ///< the hand has a `trump` line that cannot be read

    /// Returns the seat's bid; empty if it is unknown, a pass, or below another bid (T4).
    std::optional<int> bid_of(Seat seat) const;
    /// Whether all seats can have passed.
    bool may_be_void() const {
        return undeclared &&
               std::all_of(made.begin(), made.end(), [](int points) { return points <= 0; });
    }
    /// The declarer's partner in nel-o; else no seat.
    Seat sits_out() const {
        const bool out = trumps.kind == Trumps::nello && declarer.exists();
        return out ? declarer.next(4, 2) : Seat();
    }
};
/// Judges the bids and returns the contract. `due` is the first bidder; empty if not known.
Contract judge_bids(const Record& record, const Hand& hand, const House& house,
                    std::optional<Seat> due, Desk& desk);

class FortyTwoHand : public TrickHand {
  public:
    FortyTwoHand(const Record& record, const House& house, Desk& desk, const HandFacts& facts,
                 Contract contract);
    void judge_play();

    /// Applies the revokes found since the mark to the contract (T12).
    void judge_contract(Mark from);
    /// Returns how the hand ended, given its `end` line (T9).
    std::optional<HandEnd> end(const Statement* line) const;
    /// Returns the other ends that the `end` line may name. Applies to a hand that was played out,
    /// or where an unreadable line may have called a revoke (T12, G5a).
    std::set<EndKind> also_right() const {
        if (has_lost(record_, hand_, Keyword::penalty)) return {EndKind::made, EndKind::set};
        return ended() && !voided_ ? possible_ : NoEnds{};
    }
    std::optional<Points> score() const;
    Seat declarer() const { return contract_.declarer; }

  protected:
    void begin_play(Seat seat, int ply) override;
    void lead_trick(const Action& action, int ply) override;
    void follow(const Action& action, int ply) override;
    bool may_lead(Tile tile, int suit) const override { return suit_led(tile) == suit; }
    std::vector<int> suits() const override;
    std::pair<int, int> rank(Tile tile, int suit, bool led) const override;
    void took_trick(const std::set<Seat>& winners) override;
    bool is_over() const override { return voided_ || tricks_ == 7; }  // T9
    bool may_have_stopped(bool lost) const override;
    std::string lead_clause() const override { return "T5"; }
    std::string turn_clause(Seat seat) const override {
        return seat == facts_.setup().sits_out ? "T15" : "T5";
    }

  private:
    using NoEnds = std::set<EndKind>;
    static constexpr int doubles_suit = 7;

    bool nello() const { return contract_.trumps.kind == Trumps::nello; }
    bool doubles_apart() const;
    bool is_trump(Tile tile) const;
    bool in_suit(Tile tile, int suit) const;
    int suit_led(Tile tile) const;
    int own_side() const { return contract_.declarer.index() % 2; }
    std::optional<Seat> first_to_play() const;
    std::optional<EndKind> decided_by_tricks() const;
    void weigh_tricks();
    void weigh_revokes(Mark from);
    bool is_called(Seat seat) const;

    Contract contract_;
    bool voided_ = false;
    Points points_{};  // by side, from tricks that are fully known
    bool unknown_trick_ = false;
    int declarer_tricks_ = 0, perhaps_declarer_tricks_ = 0;  // T15
    std::optional<EndKind> outcome_;                         // made or set, if certain
    bool by_revoke_ = false;                                 // a revoke decides it, or may
    std::set<EndKind> possible_;                             // the ends that may be true
};

}  // namespace bones::second
