#include "tests/second/placing.hpp"

namespace bones::second {

Placing::Placing(int tiles, int places)
    : allowed_(static_cast<std::size_t>(tiles) * static_cast<std::size_t>(places), 1),
      place_of_(tiles, -1),
      tile_at_(places, -1) {}

void Placing::pin(int tile, int place) {
    for (int p = 0; p < places(); ++p)
        if (p != place) forbid(tile, p);
    for (int t = 0; t < tiles(); ++t)
        if (t != tile) forbid(t, place);
}

bool Placing::settle() {
    for (int t = 0; t < tiles(); ++t) {
        const int p = place_of_[t];
        if (p >= 0 && !allowed(t, p)) {
            place_of_[t] = -1;
            tile_at_[p] = -1;
        }
    }
    for (int t = 0; t < tiles(); ++t) {
        if (place_of_[t] >= 0) continue;
        std::vector<char> visited(places(), 0);
        if (!augment(t, visited)) return false;
    }
    return true;
}

bool Placing::settle_only(const std::vector<int>& wanted) {
    place_of_.assign(place_of_.size(), -1);
    tile_at_.assign(tile_at_.size(), -1);
    for (int t : wanted) {
        std::vector<char> visited(places(), 0);
        if (!augment(t, visited)) return false;
    }
    return true;
}

bool Placing::augment(int tile, std::vector<char>& visited) {
    for (const bool free_only :
         {true, false})  // a free place first, then one that can be made free
        for (int p = 0; p < places(); ++p) {
            if (!allowed(tile, p) || visited[p] || (free_only && tile_at_[p] >= 0)) continue;
            visited[p] = 1;
            if (tile_at_[p] < 0 || augment(tile_at_[p], visited)) {
                tile_at_[p] = tile;
                place_of_[tile] = p;
                return true;
            }
        }
    return false;
}

}  // namespace bones::second
