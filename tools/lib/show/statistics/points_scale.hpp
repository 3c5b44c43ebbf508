// The units of points. Points of different games are never added together, and neither are points
// and marks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bones/game.hpp"
#include "bones/verdict.hpp"

namespace bones::inline show {

/// One scale for the points of each game, and a last one for marks.
inline constexpr std::size_t scale_count = game_traits.size() + 1;

/// The scale of a record with a known game, by the house rules in force.
std::size_t scale_of_points(const Record& record, const GameVerdict& verdict);
/// The unit as a word: `points`, `marks`.
std::string_view unit_of_scale(std::size_t scale);
/// The title of the game; on the last scale with `in marks`.
std::string title_of_scale(std::size_t scale);
/// The game of a scale. Marks count contracts, so their game has bids.
constexpr Game game_of_scale(std::size_t scale) {
    if (scale + 1 < scale_count) return static_cast<Game>(scale);
    std::size_t game = 0;
    while (!game_traits[game].bids) ++game;
    return static_cast<Game>(game);
}

}  // namespace bones::inline show
