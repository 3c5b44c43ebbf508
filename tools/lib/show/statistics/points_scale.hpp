// What points are counted in. Points of two games are never added, nor marks to points.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "bones/game.hpp"
#include "bones/verdict.hpp"

namespace bones::inline show {

/// One for the points of each game, and one for marks, which is the last.
inline constexpr std::size_t scale_count = game_traits.size() + 1;

/// The scale of a record whose game is known, by the house rules in force.
std::size_t scale_of_points(const Record& record, const GameVerdict& verdict);
/// `points`, `marks`
std::string_view unit_of_scale(std::size_t scale);
/// The title of the game; with `in marks` on the last scale.
std::string title_of_scale(std::size_t scale);
/// The game whose points are on a scale. Marks count contracts, so their game has bids.
constexpr Game game_of_scale(std::size_t scale) {
    if (scale + 1 < scale_count) return static_cast<Game>(scale);
    std::size_t game = 0;
    while (!game_traits[game].bids) ++game;
    return static_cast<Game>(game);
}

}  // namespace bones::inline show
