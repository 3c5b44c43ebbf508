// Who may lead a hand that is led with the lowest tile dealt of some, as far as the record tells.
#pragma once

#include "engine/hands/joint.hpp"

namespace bones {

class DealtLead {
  public:
    /// `tiles`: those that lead, the lowest first.
    DealtLead(const Holdings& holdings, const Record& record, std::uint32_t hand, TileSet tiles)
        : holdings_(holdings), record_(record), hand_(hand), tiles_(tiles) {}

    /// Whether nobody was dealt any of the tiles.
    Verdict nobody() const;
    /// The seats that may have been dealt the lowest, one bit each; one bit more if it may be that
    /// nobody was dealt any.
    std::uint32_t seats() const;
    /// Whether every hand is known, and the seat was dealt this tile, and nobody any of the tiles.
    bool is_right(Seat seat, const TileSet& tile) const;
    /// What must hold if a seat led with this tile by right: it was dealt it, and nobody a lower
    /// one of `lower`.
    void conditions(Seat seat, TileSet tile, const TileSet& lower,
                    std::vector<Condition>& conditions) const;

  private:
    std::uint32_t seats_of(const SeenHands& known) const;
    Moment dealt() const { return static_cast<Moment>(record_.hands[hand_].first_action); }

    const Holdings& holdings_;
    const Record& record_;
    std::uint32_t hand_;
    TileSet tiles_;
};

}  // namespace bones
