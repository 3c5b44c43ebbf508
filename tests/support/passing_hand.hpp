// A hand that is costly to judge: fifteen players of Super Dominoes with unknown tiles who pass
// again and again between two tiles.
#pragma once

#include <fmt/core.h>

#include <array>
#include <string>
#include <vector>

#include "bones/seat.hpp"
#include "bones/tile.hpp"
#include "engine/players/random.hpp"

namespace bones::test {

/// Returns the record of such a hand. `passes`, 0..14, is the number of passes between two tiles.
/// No tile turns the order of play, and only one tile can be drawn.
inline std::string passing_hand(std::uint64_t seed, int passes) {
    constexpr int players = most_seats;
    play::Random random(seed);
    std::vector<Tile> tiles;
    for (Tile tile : TileSet::full(12))
        if (!tile.is_double() && !tile.has(3)) tiles.push_back(tile);
    std::string text = "game super-dominoes\n";
    for (int s = 0; s < players; ++s) text += fmt::format("player {0} {0}\n", Seat(s).letter());
    text += "hand 1\nA 5-5\nB +? pass\n";
    std::array<int, 6> open{};
    open.fill(5);
    BySeat<int, players> laid{1};
    Seat seat(2);
    const auto pass = [&] {
        text += fmt::format("{} pass\n", seat.letter());
        seat = seat.next(players);
    };
    while (true) {
        std::vector<std::pair<std::size_t, std::size_t>> ways;  // an arm, and a tile for it
        for (std::size_t arm = 0; arm < open.size(); ++arm)
            for (std::size_t t = 0; t < tiles.size(); ++t)
                if (tiles[t].has(open[arm])) ways.emplace_back(arm, t);
        for (int i = 0; i < passes; ++i) pass();
        int full = 0;
        while (laid[seat] == 8 && full++ < players) pass();
        if (ways.empty() || full > players) return text + "end unfinished\n";
        const auto [arm, t] = ways[random.below(static_cast<std::uint32_t>(ways.size()))];
        const int outer = tiles[t].other(open[arm]);
        text += fmt::format("{} {}-{}@{}\n", seat.letter(), open[arm], outer, arm + 1);
        open[arm] = outer;
        tiles.erase(tiles.begin() + static_cast<std::ptrdiff_t>(t));
        ++laid[seat];
        seat = seat.next(players);
    }
}

}  // namespace bones::test
