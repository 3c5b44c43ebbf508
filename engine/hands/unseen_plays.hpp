// Tiles that were played unseen (`?` in a trick, G14): which ones they can have been.
#pragma once

#include <span>

#include "engine/hands/holdings.hpp"

namespace bones {

/// A tile that a seat played unseen, and which ones it is asked to have been.
struct UnseenPlay {
    Seat seat;
    TileSet tiles;
};

/// The last tile that each seat played unseen, up to some action of a hand.
class UnseenPlays {
  public:
    /// `index`: of the action, in Record::actions.
    UnseenPlays(const Record& record, const Holdings& holdings, std::uint32_t hand,
                std::uint32_t index)
        : record_(record), holdings_(holdings), hand_(hand), index_(index) {}

    /// Whether some placing of the unseen tiles makes each of these plays, all of different seats,
    /// one of its tiles (G9). Where the record contradicts itself, they can have been any (G5).
    bool can_have_been(std::span<const UnseenPlay> plays) const;

  private:
    std::optional<std::size_t> slot_of(const SeatBook& book, Seat seat) const;

    const Record& record_;
    const Holdings& holdings_;
    std::uint32_t hand_;
    std::uint32_t index_;
};

}  // namespace bones
