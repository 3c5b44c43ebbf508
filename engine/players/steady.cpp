#include "engine/players/steady.hpp"

namespace bones::play {
namespace {

// The weights by game, in the order of `Game`. Each number is explained where it is used. They were
// found with `players_table --tune`.
constexpr std::array<SteadyWeights, std::size(game_traits)> weights_of_games{{
    {{2, 65, -11, 18, 15, 141, -4, 396}, 8},
    {{163, -41, -1367, -87, -16, -2, 116, -34, 1}, 40},
    {{4, 78, 17, 18, 8, 0, 12, 5, -51}, 8},
    {{0, 28, 0, 14, 7, 100, 1, 114, 120, 160, -1, 117}, 8},
    {{4, 20, 11, 9, 10, 0, 18, -136, -20, 2}, 8},
    {{8, 14, 13, 9, 9, 0, 14, 0, 0, 3}, 8},
    {{0, 60, 2, 6, 7, 0, 11, 0, 0, 2}, 8},
    {{6, 54, 12, 12, 13, 0, 10, 60, -24, 1}, 8},
    {{-6, 32, 11, 9, 1, 0, -2, 90, -45, 0}, 8},
    {{20, 3, -200, -41, -248, -54, 200, 0, 3}, 40},
}};

}  // namespace

const SteadyWeights& steady_weights(Game game) {
    return weights_of_games[static_cast<std::size_t>(game)];
}

}  // namespace bones::play
