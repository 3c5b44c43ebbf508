// Who may lead a hand that is led with the lowest tile dealt of some, as far as the record tells.
#pragma once

#include <span>

#include "engine/hands/hands.hpp"

namespace bones {

class DealtLead {
  public:
    /// `tiles`: those that lead, in the order in which they do.
    DealtLead(const Hands& hands, std::uint32_t hand, std::span<const Tile> tiles)
        : hands_(hands), record_(hands.record()), hand_(hand), tiles_(tiles) {}

    /// Whether nobody was dealt any of the tiles.
    Verdict none_dealt() const;
    /// The seats that may have been dealt the first; no seat is among them if it may be that
    /// nobody was dealt any.
    SeatSet seats() const;
    /// Whether the seat was surely dealt this tile, and of hands that are all known nobody was
    /// dealt any of `others`.
    bool is_certain(Seat seat, const TileSet& tile, const TileSet& others) const;
    /// What must hold if a seat led with this tile by right: it was dealt it, and nobody a lower
    /// one of `lower`.
    void conditions(Seat seat, TileSet tile, const TileSet& lower,
                    std::vector<Condition>& conditions) const;

  private:
    bool is_surely_later(const TileSet& tiles) const;
    Condition dealt(Seat seat, const TileSet& all_of) const;

    const Hands& hands_;
    const Record& record_;
    std::uint32_t hand_;
    std::span<const Tile> tiles_;
};

}  // namespace bones
