// Who opens a line game with which tile (B2).
#include <algorithm>

#include "engine/games/line_game.hpp"

namespace bones {
namespace {

constexpr int tiles_in_set = set_size(6);

constexpr bool opens_before(Tile one, Tile other) {
    if (one.is_double() != other.is_double()) return one.is_double();
    if (one.pips() != other.pips()) return one.pips() > other.pips();
    return one.high() > other.high();
}

constexpr auto make_order() {
    std::array<Tile, tiles_in_set> order{};
    for (int n = 0; n < tiles_in_set; ++n) order[static_cast<std::size_t>(n)] = Tile::numbered(n);
    std::sort(order.begin(), order.end(), opens_before);
    return order;
}
constexpr auto order = make_order();

constexpr auto make_sets_before() {
    std::array<TileSet, tiles_in_set> sets{};
    TileSet before;
    for (Tile tile : order) {
        sets[static_cast<std::size_t>(tile.number())] = before;
        before.add(tile);
    }
    return sets;
}
constexpr auto sets_before = make_sets_before();

}  // namespace

const TileSet& tiles_before(Tile tile) {
    return sets_before[static_cast<std::size_t>(tile.number())];
}

std::span<const Tile> opening_order() {
    return order;
}

}  // namespace bones
