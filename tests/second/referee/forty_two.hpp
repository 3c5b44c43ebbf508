// Forty-two, clauses T1–T15.
#pragma once

#include <algorithm>

#include "tests/second/referee/bids.hpp"
#include "tests/second/referee/trick_hand.hpp"

namespace bones::second {

void judge_forty_two(const Record& record, const House& house, Desk& desk);

/// What the bids and the `trump` line of a hand come to (T2–T4, T15).
struct Contract {
    Seat first;               ///< sits left of the shaker; no seat: not known
    bool all_passed = false;  ///< all four, and that is known
    bool bids_known = false;  ///< all four
    std::vector<int> made;    ///< what each written bid counts as, 0: a pass, -1: unknown
    std::vector<Seat> bidders;
    Seat declarer;           ///< no seat: nothing but the first tile tells
    std::optional<int> bid;  ///< of the contract; nothing: not known
    Trumps trumps;
    bool undeclared = false;  ///< there is no `trump` line
    bool lost = false;        ///< there is one, and it cannot be read

    /// What this seat bid; nothing where that is not known, it passed, or another bid more (T4).
    std::optional<int> bid_of(Seat seat) const;
    /// Whether all can have passed.
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
/// Judges the bids, too. `due` is the first bidder, where that is known.
Contract judge_bids(const Record& record, const Hand& hand, const House& house,
                    std::optional<Seat> due, Desk& desk);

class FortyTwoHand : public TrickHand {
  public:
    FortyTwoHand(const Record& record, const House& house, Desk& desk, const HandFacts& facts,
                 Contract contract);
    void judge_play();

    /// Weighs the revokes found since the mark (T12).
    void judge_contract(Mark from);
    /// How the hand ended, if its `end` line says this (T9).
    std::optional<HandEnd> end(const Statement* line) const;
    /// What else the `end` line may say: of a hand that was played out, or where a revoke may have
    /// been called in a line that cannot be read (T12, G5a).
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
    Points points_{};  // by side, of tricks of which all is known
    bool unknown_trick_ = false;
    int declarer_tricks_ = 0, perhaps_declarer_tricks_ = 0;  // T15
    std::optional<EndKind> outcome_;                         // made or set, if that is certain
    bool by_revoke_ = false;                                 // and a revoke, perhaps, decides it
    std::set<EndKind> possible_;                             // what may be true
};

}  // namespace bones::second
