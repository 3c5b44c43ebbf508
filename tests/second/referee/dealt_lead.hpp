// Finds the leader from the deal (L2, B2): the seat that was dealt the first tile, in a given
// order, that was dealt at all.
#pragma once

#include "tests/second/referee/facts.hpp"

namespace bones::second {

class DealtLead {
  public:
    DealtLead(const HandFacts& facts, std::vector<Tile> order)
        : facts_(facts), order_(std::move(order)) {}

    /// Returns the edges by which this tile is not dealt to the seat, or an earlier tile is dealt
    /// to any seat.
    Edges against(Seat seat, Tile tile) const;
    /// Returns the edges by which one of the tiles is dealt to any seat.
    Edges against_none() const;
    bool leads(Tile tile) const;
    bool can_lead(Seat seat) const;
    /// Whether it is possible, or certain, that none of the tiles was dealt.
    bool none_possible() const;
    bool none_certain() const;

  private:
    void add_dealt(Tile tile, Edges& edges) const;

    const HandFacts& facts_;
    std::vector<Tile> order_;
};

}  // namespace bones::second
