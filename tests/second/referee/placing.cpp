#include "tests/second/referee/placing.hpp"

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
         {true, false})  // try a free place first, then one that can be freed
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

// Places the rows one by one, along the cheapest way of moving rows placed before. `row_price` and
// `place_price` keep every reduced cost at 0 or above. Index 0 means no row or place.
std::optional<int> cheapest_placing(const std::vector<std::vector<std::optional<int>>>& costs) {
    constexpr int far = 1 << 20, farther = 1 << 28;
    const std::size_t rows = costs.size(), places = rows == 0 ? 0 : costs[0].size();
    std::vector<int> row_price(rows + 1), place_price(places + 1);
    std::vector<std::size_t> row_at(places + 1);
    for (std::size_t row = 1; row <= rows; ++row) {
        std::vector<int> shortest(places + 1, farther);
        std::vector<std::size_t> before(places + 1);
        std::vector<char> reached(places + 1);
        std::size_t place = 0;
        row_at[0] = row;
        do {
            reached[place] = 1;
            std::size_t next = 0;
            int step = farther;
            for (std::size_t p = 1; p <= places; ++p) {
                if (reached[p]) continue;
                const int cost = costs[row_at[place] - 1][p - 1].value_or(far) -
                                 row_price[row_at[place]] - place_price[p];
                if (cost < shortest[p]) {
                    shortest[p] = cost;
                    before[p] = place;
                }
                if (shortest[p] < step) {
                    step = shortest[p];
                    next = p;
                }
            }
            if (next == 0) return std::nullopt;
            for (std::size_t p = 0; p <= places; ++p)
                if (reached[p]) {
                    row_price[row_at[p]] += step;
                    place_price[p] -= step;
                } else {
                    shortest[p] -= step;
                }
            place = next;
        } while (row_at[place] != 0);
        for (; place != 0; place = before[place]) row_at[place] = row_at[before[place]];
    }
    int sum = 0;
    for (std::size_t p = 1; p <= places; ++p) {
        if (row_at[p] == 0) continue;
        const auto& cost = costs[row_at[p] - 1][p - 1];
        if (!cost) return std::nullopt;
        sum += *cost;
    }
    return sum;
}

}  // namespace bones::second
