// All games, as parameters of tests.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "bones/game.hpp"

namespace bones {

inline std::vector<Game> all_games() {
    std::vector<Game> games;
    for (std::size_t i = 0; i < game_traits.size(); ++i) games.push_back(static_cast<Game>(i));
    return games;
}

/// Returns the games in which tiles are laid on a layout.
inline std::vector<Game> layout_games() {
    std::vector<Game> games = all_games();
    std::erase_if(games, [](Game game) { return traits(game).tricks; });
    return games;
}

/// Returns the name of a game for use in the name of a test.
inline std::string test_name(std::string name) {
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}
inline std::string test_name(Game game) {
    return test_name(std::string(traits(game).name));
}

}  // namespace bones
