// Matches unseen tiles with places, one tile per place (Kuhn's augmenting paths).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bones/tile.hpp"

namespace bones {

/// A set of places, numbered from 0 to most_tiles - 1.
using PlaceSet = TileSet;

constexpr auto make_first_places() {
    std::array<PlaceSet, most_tiles + 1> sets{};
    for (int n = 0; n < most_tiles; ++n) {
        sets[static_cast<std::size_t>(n) + 1] = sets[n];
        sets[static_cast<std::size_t>(n) + 1].add(Tile::numbered(n));
    }
    return sets;
}
/// `first_places[n]`: the places with numbers below n.
inline constexpr auto first_places = make_first_places();

/// A matching that grows tile by tile. A placed tile may be moved for later tiles but stays placed.
class Matching {
  public:
    /// The number of places, at most most_tiles.
    explicit Matching(std::size_t places) : all_(first_places[places]), empty_(all_) {
        allowed_.reserve(places + 1);  // one more for a tile that finds no place
    }
    /// Finds one of these places for the next tile; false if none can be freed. Takes at most tiles
    /// times places steps.
    bool place(const PlaceSet& allowed) {
        allowed_.push_back(allowed);
        untried_ = all_;
        return put(allowed_.size() - 1);
    }
    /// Returns the crowded places after place() failed. The tiles in them and the last tile have no
    /// other places, and they are one too many (Hall's theorem).
    PlaceSet crowded() const { return all_ - untried_; }
    /// Returns the index of the tile in an occupied place, in the order of calls of place().
    std::size_t tile_in(Tile place) const {
        return tile_in_[static_cast<std::size_t>(place.number())];
    }

  private:
    bool put(std::size_t tile) {
        if (const PlaceSet free = allowed_[tile] & empty_; !free.empty()) {
            empty_.remove(free.first());
            return enter(tile, free.first());
        }
        for (Tile place : allowed_[tile] & untried_) {
            if (!untried_.contains(place)) continue;
            untried_.remove(place);
            if (put(tile_in(place))) return enter(tile, place);
        }
        return false;
    }
    bool enter(std::size_t tile, Tile place) {
        tile_in_[static_cast<std::size_t>(place.number())] = static_cast<std::uint8_t>(tile);
        return true;
    }

    PlaceSet all_, empty_, untried_;
    std::vector<PlaceSet> allowed_;                   ///< indexed by tile
    std::array<std::uint8_t, most_tiles> tile_in_{};  ///< by place; empty places: undefined
};

}  // namespace bones
