// Double Takes, clauses D1–D10.
#pragma once

#include "tests/second/referee/trick_hand.hpp"

namespace bones::second {

void judge_double_takes(const Record& record, const House& house, Desk& desk);

/// One round.
class Round : public TrickHand {
  public:
    using TrickHand::TrickHand;
    /// Returns tricks and captured doubles by seat; empty if the round has not ended or a trick's
    /// winner is not known.
    std::optional<Points> taken() const;
    /// Returns the seat that took the last trick; no seat if that is not known.
    Seat last_winner() const { return last_winner_; }

  protected:
    void lead_trick(const Action& action, int ply) override;
    void follow(const Action& action, int ply) override;
    bool declares_wrongly(const Action& action) const override;
    bool may_lead(Tile tile, int suit) const override { return tile.has(suit); }  // D3
    bool led_either() const override { return !either_.empty() && trick_.front().tile; }
    std::vector<int> suits() const override;
    std::pair<int, int> rank(Tile tile, int suit, bool led) const override;
    void took_trick(const std::set<Seat>& winners) override;
    bool is_over() const override;
    std::string lead_clause() const override { return "D2"; }
    std::string turn_clause(Seat) const override { return "D6"; }

  private:
    std::optional<int> doubles() const;
    static std::set<Tile> of_suit(int suit);
    void follow_either(const Action& action, int ply);

    std::vector<int>
        either_;  ///< the suits that an undeclared lead may have; empty if the suit is known
    bool winners_known_ = true;
    Points taken_{};
};

}  // namespace bones::second
