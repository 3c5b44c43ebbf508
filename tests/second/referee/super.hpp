// Super Dominoes, clauses S1–S16.
#pragma once

#include "tests/second/referee/layout_hand.hpp"

namespace bones::second {

void judge_super(const Record& record, const House& house, Desk& desk);

class SuperHand : public LayoutHand {
  public:
    using LayoutHand::LayoutHand;
    /// S7: draws still owed although the hand has ended and the record goes on.
    void judge_owed_at_end();
    /// Returns the seat that won, S14, S15: no seat if none did; empty if that is not known.
    std::optional<Seat> winner() const;
    std::optional<Points> score() const;

  protected:
    bool fits(const Arm& arm, Tile tile, int touching) const override;
    void open_layout(const Action& action, int ply) override;
    void lay(const Action& action, int ply) override;
    void draw(const Action& action, int ply) override;
    void pass(Seat seat, int ply, bool written) override;
    std::string misfit_clause() const override { return "S4"; }
    void lapse(int ply) override;
    bool take_owed(const Action& action, int ply) override;
    bool owes() const override { return !owed_.empty(); }
    void forgive() override { owed_.clear(); }

  private:
    Seat follower(Seat seat) const override { return next_of(seat); }
    Seat next_of(Seat seat, int steps = 1) const {
        return seat.next(players(), steps * direction_);
    }
    bool bound(Seat seat) const;  ///< by another seat's spell, S10
    std::set<Tile> playable(Seat seat) const;
    void take_tile(Seat seat);
    void owe(Seat mover, bool mover_too);
    void fire(Seat seat, Tile tile, int outer, int arm);
    void pass_on(Seat seat);
    void open_draw(Seat seat, int ply);
    void open_pass(Seat seat, int ply);
    bool stock_left() const { return stock_ && *stock_ > 0; }
    bool no_draw_in_this_turn() const {
        return further_turn_ && house_.is("free-turn", "if-able");  // S9
    }

    int direction_ = 1;              // S1
    bool drawing_round_ = false;     // S2
    int skips_ = 0;                  // S12
    bool further_turn_ = false;      // S9
    Seat caster_;                    // S10
    std::vector<Seat> owed_;         // S7
    bool able_before_draw_ = false;  // the record shows that it was able, S5
};

}  // namespace bones::second
