// What kind of game is wanted.
#pragma once

#include "bones/verdict.hpp"

namespace bones::play {

/// The most hands that a game gets which would not come to its end.
inline constexpr std::uint32_t most_hands_played = 100;
/// How many hands make a game that is over whenever the players stop.
inline constexpr std::uint32_t usual_hands = 3;

enum class PlayerKind : std::uint8_t { random, greedy, steady, sampling };

struct GameRequest {
    Game game = Game::unknown;
    int players = 2;
    HouseRules rules{};
    BySeat<PlayerKind> kinds{};  ///< who plays at each seat
    std::uint32_t hands = 0;     ///< at most so many hands; 0: as the game has it
};

}  // namespace bones::play
