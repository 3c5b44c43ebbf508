// The opening of a line game: the seat and the tile (B2).
#include <algorithm>

#include "engine/games/line_game.hpp"

namespace bones {
namespace {

/// The number of tiles in the largest set.
constexpr int most_in_set = set_size(9);

constexpr bool opens_before(Tile one, Tile other) {
    if (one.is_double() != other.is_double()) return one.is_double();
    if (one.pips() != other.pips()) return one.pips() > other.pips();
    return one.high() > other.high();
}

using Order = std::array<Tile, most_in_set>;

/// The tiles of a double-`highest` set in the order of opening. The remaining elements are unused.
constexpr Order make_order(int highest) {
    Order order{};
    for (int n = 0; n < set_size(highest); ++n)
        order[static_cast<std::size_t>(n)] = Tile::numbered(n);
    std::sort(order.begin(), order.begin() + set_size(highest), opens_before);
    return order;
}
constexpr Order of_six = make_order(6), of_nine = make_order(9);

constexpr auto make_sets_before(const Order& order, int highest) {
    std::array<TileSet, most_in_set> sets{};
    TileSet before;
    for (int n = 0; n < set_size(highest); ++n) {
        const Tile tile = order[static_cast<std::size_t>(n)];
        sets[static_cast<std::size_t>(tile.number())] = before;
        before.add(tile);
    }
    return sets;
}
constexpr auto before_of_six = make_sets_before(of_six, 6);
constexpr auto before_of_nine = make_sets_before(of_nine, 9);

}  // namespace

const TileSet& tiles_before(Tile tile, int highest) {
    return (highest == 6 ? before_of_six : before_of_nine)[static_cast<std::size_t>(tile.number())];
}

std::span<const Tile> opening_order(int highest) {
    return std::span(highest == 6 ? of_six : of_nine)
        .first(static_cast<std::size_t>(set_size(highest)));
}

}  // namespace bones
