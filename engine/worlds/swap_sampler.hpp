// Samples ways by a chain of swaps, for cases with too many kinds of places to count.
#pragma once

#include <vector>

#include "engine/players/random.hpp"
#include "engine/worlds/places.hpp"

namespace bones::worlds {

/// A step moves one tile to a place where it may lie, moves the tile from there in the same way,
/// and so on. It ends when a tile reaches the first place, so it swaps two or more tiles.
///
/// A step and its reverse are equally likely, and every way can be reached, so in the long run all
/// ways are equally likely. This is the walk on matchings that lack one place (Broder, 1986). A
/// step that does not end in time is undone.
class Chain {
  public:
    /// Starts with some way, which must exist, and makes enough steps to forget it.
    Chain(const Places& places, const TilePlacement& begin, play::Random& random);
    /// Returns the way after enough further steps to forget the last one.
    TilePlacement draw();

  private:
    void step();
    void go(std::size_t steps);

    const Places& places_;
    play::Random& random_;
    std::vector<std::size_t> at_;                     ///< by place: the index of its tile
    std::vector<std::vector<std::uint8_t>> allowed_;  ///< by tile: the places where it may lie
    std::vector<std::size_t> before_;                 ///< a copy of `at_`, to undo a step
};

}  // namespace bones::worlds
