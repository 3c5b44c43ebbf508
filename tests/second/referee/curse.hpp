// Curse of the Doublet, clauses C1–C12.
#pragma once

#include "tests/second/referee/layout_hand.hpp"

namespace bones::second {

void judge_curse(const Record& record, const House& house, Desk& desk);

class CurseHand : public LayoutHand {
  public:
    using LayoutHand::LayoutHand;
    /// Returns the hand's score, C11.
    std::optional<Points> score() const;

  protected:
    bool fits(const Arm& arm, Tile tile, int touching) const override;
    void open_layout(const Action& action, int ply) override;
    void lay(const Action& action, int ply) override;
    void draw(const Action&, int) override {}
    void pass(Seat seat, int ply, bool written) override;
    std::string misfit_clause() const override { return "C5"; }
    std::string turn_clause(const Action& action) const override;
    bool may_stop() const override { return extra_play_ && house_.is("extra-play", "may"); }

    void lapse(int) override { extra_play_ = false; }

  private:
    bool extra_play_ = false;  ///< the seat on turn has just made a match
    bool last_matched_ = false;
    Seat last_layer_;  ///< the seat that laid the last tile; no seat once another action follows
};

}  // namespace bones::second
