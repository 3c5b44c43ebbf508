// Finds which tiles can have been played unseen (`?` in a trick, G14).
#pragma once

#include <span>

#include "engine/hands/hands.hpp"

namespace bones {

/// A tile that a seat played unseen, and the tiles in question for it.
struct UnseenPlay {
    Seat seat;
    TileSet tiles;
};

/// The last tile that each seat played unseen, up to an action of a hand.
class UnseenPlays {
  public:
    /// `index`: the index of the action in Record::actions.
    UnseenPlays(const Hands& hands, std::uint32_t hand, std::uint32_t index)
        : hands_(hands), hand_(hand), index_(index) {}

    /// Whether some placing of the unseen tiles makes each of these plays one of its tiles (G9).
    /// The plays belong to different seats. If the record contradicts itself, any tile is possible
    /// (G5).
    bool can_have_been(std::span<const UnseenPlay> plays) const;

  private:
    std::optional<std::size_t> slot_of(const SeatBook& book, Seat seat) const;

    const Hands& hands_;
    std::uint32_t hand_;
    std::uint32_t index_;
};

}  // namespace bones
