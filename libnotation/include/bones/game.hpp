// The games as far as the notation must tell them apart. What their rules say is the engine's
// business.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bones {

enum class Game : std::uint8_t {
    curse_of_the_doublet,
    double_takes,
    prize_dominoes,
    super_dominoes,
    leyden,
    block,
    draw,
    all_fives,
    fives_and_threes,
    forty_two,
    unknown,
};

/// What a reader needs to know of a game.
struct GameTraits {
    std::string_view name;   ///< as on the `game` line
    std::string_view title;  ///< for people
    int highest;             ///< the highest number of its set: 6 or 15
    int fewest_players;
    int most_players;
    bool tricks;        ///< one line is one trick, and each further token belongs to the next seat
    bool chained;       ///< a turn of several tiles stays on one line in canonical text (Curse)
    bool bids = false;  ///< hands have `bid` and `trump` lines
    bool strict_seats = false;  ///< with another number of players nothing is judged
    /// A line game: `=n` after a tile says what it makes, and a pass may be `knock` or `go`.
    bool line = false;
};

inline constexpr auto game_traits = std::to_array<GameTraits>({
    {"curse-of-the-doublet", "Curse of the Doublet", 6, 2, 2, false, true},
    {"double-takes", "Double Takes", 15, 2, 4, true, false},
    {"prize-dominoes", "Prize Dominoes", 6, 2, 2, false, false},
    {"super-dominoes", "Super Dominoes", 15, 2, 15, false, false},
    {"leyden", "Leyden", 6, 2, 2, false, false},
    {"block", "Block", 6, 2, 4, false, false, false, true, true},
    {"draw", "Draw", 6, 2, 4, false, false, false, true, true},
    {"all-fives", "All Fives", 6, 2, 4, false, false, false, true, true},
    {"fives-and-threes", "Fives and Threes", 6, 2, 4, false, false, false, true, true},
    {"forty-two", "Forty-two", 6, 4, 4, true, false, true, true},
});

/// The traits of a known game.
constexpr const GameTraits& traits(Game game) {
    return game_traits[static_cast<std::size_t>(game)];
}

}  // namespace bones
