// Who leads by what was dealt (L2, B2): of some tiles, in their order, the first that anybody was
// dealt, and whoever was dealt it.
#pragma once

#include "tests/second/referee/facts.hpp"

namespace bones::second {

class DealtLead {
  public:
    DealtLead(const HandFacts& facts, std::vector<Tile> order)
        : facts_(facts), order_(std::move(order)) {}

    /// Every way in which this tile is not dealt to the seat, or an earlier one is to anybody.
    Edges against(Seat seat, Tile tile) const;
    /// Every way in which one of the tiles is dealt to anybody.
    Edges against_none() const;
    bool leads(Tile tile) const;
    bool can_lead(Seat seat) const;
    /// Whether it is possible, or certain, that nobody was dealt any of them.
    bool none_possible() const;
    bool none_certain() const;

  private:
    void add_dealt(Tile tile, Edges& edges) const;

    const HandFacts& facts_;
    std::vector<Tile> order_;
};

}  // namespace bones::second
