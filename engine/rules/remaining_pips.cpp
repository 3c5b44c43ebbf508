#include "engine/rules/remaining_pips.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace bones {
namespace {

/// The `number` tiles with the most pips, or with the fewest if the weight is negative.
TileSet heaviest(const TileSet& tiles, int number, int weight) {
    std::vector<Tile> sorted;
    for (Tile tile : tiles) sorted.push_back(tile);
    std::stable_sort(sorted.begin(), sorted.end(), [weight](Tile one, Tile other) {
        return weight * one.pips() > weight * other.pips();
    });
    TileSet found;
    for (int i = 0; i < number; ++i) found.add(sorted[i]);
    return found;
}

}  // namespace

// Each unknown tile counts its pips times the weight of its hand, or 0 if it lay in none. First the
// heaviest doubtful tiles that stayed in a hand are taken. The rest of the sum is greatest if the
// tiles with the most pips lie in the heaviest places (the rearrangement inequality).
std::optional<int> RemainingPips::most(const PipWeights& weights) const {
    int sum = 0;
    std::vector<int> places;
    TileSet others = candidates_;
    for (std::size_t s = 0; s < most_seats; ++s) {
        if (weights[s] == 0) continue;
        if (!hands_[s]) return std::nullopt;
        const HandLeft& hand = *hands_[s];
        const TileSet stayed = heaviest(hand.doubtful, hand.staying, weights[s]);
        sum += weights[s] * (hand.pips + stayed.pips());
        others = others - stayed;
        if (hand.unknown < stayed.size()) return std::nullopt;
        places.insert(places.end(), static_cast<std::size_t>(hand.unknown - stayed.size()),
                      weights[s]);
    }
    std::vector<int> pips;
    for (Tile tile : others) pips.push_back(tile.pips());
    if (places.size() > pips.size()) return std::nullopt;
    places.resize(pips.size());
    std::sort(pips.begin(), pips.end());
    std::sort(places.begin(), places.end());
    return std::inner_product(pips.begin(), pips.end(), places.begin(), sum);
}

/// The sum if every tile that counts is known; empty otherwise.
std::optional<int> RemainingPips::known_sum(const PipWeights& weights) const {
    int sum = 0;
    for (std::size_t s = 0; s < most_seats; ++s) {
        if (weights[s] == 0) continue;
        const std::optional<int> pips = known(Seat(static_cast<int>(s)));
        if (!pips) return std::nullopt;
        sum += weights[s] * *pips;
    }
    return sum;
}

std::optional<PipRange> RemainingPips::sum(const PipWeights& weights) const {
    if (const std::optional<int> known = known_sum(weights)) return PipRange{*known, *known};
    PipWeights against{};
    std::transform(weights.begin(), weights.end(), against.begin(), std::negate<>());
    const std::optional<int> high = most(weights), low = most(against);
    if (!high || !low) return std::nullopt;
    return PipRange{-*low, *high};
}

std::optional<PipRange> RemainingPips::of(Seat seat) const {
    if (const std::optional<int> pips = known(seat)) return PipRange{*pips, *pips};
    PipWeights weights{};
    weights[seat] = 1;
    return sum(weights);
}

std::optional<PipRange> RemainingPips::difference(Seat more, Seat less) const {
    PipWeights weights{};
    weights[more] = 1;
    weights[less] = -1;
    return sum(weights);
}

}  // namespace bones
