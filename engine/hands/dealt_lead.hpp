// Finds who may lead a hand that starts with the lowest dealt tile of a list.
#pragma once

#include <span>

#include "engine/hands/hands.hpp"

namespace bones {

class DealtLead {
  public:
    /// `tiles`: the tiles that may lead, the preferred ones first.
    DealtLead(const Hands& hands, std::uint32_t hand, std::span<const Tile> tiles)
        : hands_(hands), record_(hands.record()), hand_(hand), tiles_(tiles) {}

    /// Whether none of the tiles was dealt to a seat.
    Verdict none_dealt() const;
    /// Returns the seats that may have been dealt the leading tile. "No seat" is among them if it
    /// is possible that none of the tiles was dealt.
    SeatSet seats() const;
    /// Whether the seat was surely dealt this tile, all hands are known, and no seat was dealt any
    /// of `others`.
    bool is_certain(Seat seat, const TileSet& tile, const TileSet& others) const;
    /// Adds what must hold if the seat rightly led with this tile: the seat was dealt it, and no
    /// seat was dealt a tile of `lower`.
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
