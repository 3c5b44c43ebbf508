// Deals for tiles to lie, by a chain of swaps: where there are too many kinds of places to count.
#pragma once

#include <vector>

#include "engine/players/random.hpp"
#include "engine/worlds/places.hpp"

namespace bones::worlds {

/// A step takes one tile up, lays it down where it may lie, takes up the tile that lay there, and
/// so on until one comes to the first place: a swap of two tiles, or of more. Each way round is as
/// likely as the way back, and every way can be reached, so in the long run all are alike (the walk
/// on matchings that lack one place, of Broder, 1986). A step that does not close in time is
/// undone.
class Chain {
  public:
    /// Begins with some way, and forgets it by steps enough. There must be one.
    Chain(const Places& places, const TilePlacement& begin, play::Random& random);
    /// Goes on from the last one, steps enough to forget it.
    TilePlacement draw();

  private:
    void step();
    void go(std::size_t steps);

    const Places& places_;
    play::Random& random_;
    std::vector<std::size_t> at_;                     ///< by place: the tile there, its index
    std::vector<std::vector<std::uint8_t>> allowed_;  ///< by tile: the places where it may lie
    std::vector<std::size_t> before_;                 ///< a copy of `at_`, to undo a step
};

}  // namespace bones::worlds
