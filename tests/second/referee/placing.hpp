// Which tile can have been where: tiles on one side, the places that tiles were taken to on the
// other, and the textbook method of augmenting paths (Kuhn) to see whether every tile finds a
// place.
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
    /// Leaves the tile this one place, and the place this one tile.
    void pin(int tile, int place);
    /// Finds a place for every tile, keeping what it can of the last answer; false if there is
    /// none.
    bool settle();
    /// Finds a place for each of these tiles; the others need none.
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

/// What it costs at least to place every tile (a row), each in a place of its own (a column), where
/// no number means that it cannot be there; nothing if there is no way. By the Hungarian method.
std::optional<int> cheapest_placing(const std::vector<std::vector<std::optional<int>>>& costs);

}  // namespace bones::second
