#include "engine/worlds/swap_sampler.hpp"

#include <algorithm>

namespace bones::worlds {
namespace {

// Steps per tile: random swaps mix n tiles in about n log n / 2 swaps, and log n is below 5.
constexpr std::size_t steps_at_first = 40, steps_between = 5;

}  // namespace

Chain::Chain(const Places& places, const TilePlacement& begin, play::Random& random)
    : places_(places), random_(random), allowed_(places.tiles.size()) {
    for (std::size_t t = 0; t < places.tiles.size(); ++t)
        for (std::size_t g = 0, place = 0; g < places.groups.size(); ++g)
            for (int i = 0; i < places.groups[g].size; ++i, ++place)
                if (places.allowed[t][g]) allowed_[t].push_back(static_cast<std::uint8_t>(place));
    for (Tile tile : begin)
        at_.push_back(static_cast<std::size_t>(
            std::find(places.tiles.begin(), places.tiles.end(), tile) - places.tiles.begin()));
    go(steps_at_first * at_.size());
}

TilePlacement Chain::draw() {
    go(steps_between * at_.size());
    TilePlacement lie;
    for (std::size_t tile : at_) lie.push_back(places_.tiles[tile]);
    sort_unordered(places_, lie);
    return lie;
}

void Chain::go(std::size_t steps) {
    for (std::size_t i = 0; i < steps; ++i) step();
}

void Chain::step() {
    // Long enough for a cycle through all tiles; a shorter limit would make some ways unreachable.
    const std::size_t longest = 2 * at_.size();
    const std::size_t first = random_.below(static_cast<std::uint32_t>(at_.size()));
    before_ = at_;
    std::size_t tile = at_[first];
    for (std::size_t moved = 0; moved < longest; ++moved) {
        const std::vector<std::uint8_t>& allowed = allowed_[tile];
        const std::size_t place =
            allowed[random_.below(static_cast<std::uint32_t>(allowed.size()))];
        if (place == first) {
            at_[first] = tile;
            return;
        }
        std::swap(tile, at_[place]);
    }
    at_ = before_;
}

}  // namespace bones::worlds
