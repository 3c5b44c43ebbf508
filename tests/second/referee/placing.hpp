// Finds a place for every tile by augmenting paths (Kuhn). Tiles are on one side, the places that
// they were taken to on the other.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace bones::second {

class Placing {
  public:
    Placing(int tiles, int places);

    int tiles() const { return static_cast<int>(place_of_.size()); }
    int places() const { return static_cast<int>(tile_at_.size()); }
    bool allowed(int tile, int place) const { return allowed_[at(tile, place)] != 0; }
    void forbid(int tile, int place) { allowed_[at(tile, place)] = 0; }
    /// Allows the tile only this place, and the place only this tile.
    void pin(int tile, int place);
    /// Finds a place for every tile and keeps as much of the last answer as it can. Returns false
    /// if that is impossible.
    bool settle();
    /// Finds a place for each of these tiles only.
    bool settle_only(const std::vector<int>& wanted);

  private:
    bool augment(int tile, std::vector<char>& visited);

    std::size_t at(int tile, int place) const {
        return static_cast<std::size_t>(tile) * tile_at_.size() + static_cast<std::size_t>(place);
    }

    std::vector<char> allowed_;  // tile by tile
    std::vector<int> place_of_;  // -1: none yet
    std::vector<int> tile_at_;   // -1: none yet
};

/// Returns the least cost of placing every tile (a row) in a place of its own (a column), by the
/// Hungarian method. An empty cost forbids the place. Empty if no placing exists.
std::optional<int> cheapest_placing(const std::vector<std::vector<std::optional<int>>>& costs);

}  // namespace bones::second
