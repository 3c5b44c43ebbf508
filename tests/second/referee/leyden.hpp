// Leyden, clauses L1–L10.
#pragma once

#include "tests/second/referee/dealt_lead.hpp"
#include "tests/second/referee/layout_hand.hpp"

namespace bones::second {

void judge_leyden(const Record& record, const House& house, Desk& desk);

class LeydenHand : public LayoutHand {
  public:
    using LayoutHand::LayoutHand;
    /// L2: a hand without actions may be void. `claimed` means that the sheet calls it void.
    void judge_void(bool claimed);
    /// Returns the points that each seat adds to its total, L9.
    std::optional<Points> score() const;
    static bool is_matador(Tile tile);

  protected:
    bool fits(const Arm& arm, Tile tile, int touching) const override;
    void open_layout(const Action& action, int ply) override;
    void lay(const Action& action, int ply) override;
    void draw(const Action& action, int ply) override;
    void pass(Seat seat, int ply, bool written) override;
    std::string misfit_clause() const override { return "L4"; }
    void judge_lead(const std::set<Seat>& due, const std::string& clause, int ply) override;

    void doubt_lead(Seat named) override;

  private:
    DealtLead lead() const;
    void pass_before_the_lead(Seat seat, int ply);

    bool wrong_lead_said_ = false;
};

}  // namespace bones::second
