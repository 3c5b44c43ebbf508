#include "engine/left_pips.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace bones {

// Each unknown tile is worth its pips times the weight of the hand it lay in, or nothing if it lay
// in none. Such a sum is greatest when the heaviest places have the tiles with the most pips, and
// least when they have those with the fewest (the rearrangement inequality).
std::optional<PipRange> LeftPips::sum(const PipWeights& weights) const {
    int known = 0;
    std::vector<int> places;
    for (std::size_t s = 0; s < most_seats; ++s) {
        if (weights[s] == 0) continue;
        if (!hands_[s]) return std::nullopt;
        known += weights[s] * hands_[s]->pips;
        places.insert(places.end(), static_cast<std::size_t>(hands_[s]->unknown), weights[s]);
    }
    if (places.empty()) return PipRange{known, known};
    std::vector<int> pips;
    for (Tile tile : candidates_) pips.push_back(tile.pips());
    if (places.size() > pips.size()) return std::nullopt;
    places.resize(pips.size());
    std::sort(pips.begin(), pips.end());
    std::sort(places.begin(), places.end());
    const int most = std::inner_product(pips.begin(), pips.end(), places.begin(), known);
    std::reverse(places.begin(), places.end());
    const int least = std::inner_product(pips.begin(), pips.end(), places.begin(), known);
    return PipRange{least, most};
}

std::optional<PipRange> LeftPips::of(Seat seat) const {
    PipWeights weights{};
    weights[static_cast<std::size_t>(seat.index())] = 1;
    return sum(weights);
}

std::optional<PipRange> LeftPips::difference(Seat more, Seat less) const {
    PipWeights weights{};
    weights[static_cast<std::size_t>(more.index())] = 1;
    weights[static_cast<std::size_t>(less.index())] = -1;
    return sum(weights);
}

}  // namespace bones
