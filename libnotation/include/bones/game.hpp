// The games and the traits of each that a reader of the notation needs. Their rules are in the
// engine.
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

/// The traits of a game that a reader needs.
struct GameTraits {
    std::string_view name;   ///< as on the `game` line
    std::string_view title;  ///< for people
    int highest = 6;         ///< the highest number of its set: 6 or 15
    int largest = 6;         ///< the highest number of the largest set that a table may use
    int fewest_players = 2;
    int most_players = 2;
    /// One line is one trick. Each further token of the line belongs to the next seat.
    bool tricks = false;
    bool chained = false;       ///< a turn of several tiles stays on one line in canonical text
    bool bids = false;          ///< hands have `bid` and `trump` lines
    bool draws = false;         ///< tiles are drawn in play, unless a house rule forbids it
    bool draws_one = false;     ///< a turn has at most one draw
    bool hands_void = false;    ///< by the rules a hand can end void
    bool strict_seats = false;  ///< with another number of players the referee judges nothing
    /// A line game: `=n` after a tile gives its points, and a pass may be written `knock` or `go`.
    bool line = false;
};

inline constexpr auto game_traits = std::to_array<GameTraits>({
    {.name = "curse-of-the-doublet", .title = "Curse of the Doublet", .chained = true},
    {.name = "double-takes",
     .title = "Double Takes",
     .highest = 15,
     .largest = 15,
     .most_players = 4,
     .tricks = true},
    {.name = "prize-dominoes",
     .title = "Prize Dominoes",
     .draws = true,
     .draws_one = true,
     .hands_void = true},
    {.name = "super-dominoes",
     .title = "Super Dominoes",
     .highest = 15,
     .largest = 15,
     .most_players = 15,
     .draws = true,
     .hands_void = true},
    {.name = "leyden", .title = "Leyden", .draws = true, .hands_void = true},
    {.name = "block",
     .title = "Block",
     .largest = 9,
     .most_players = 4,
     .strict_seats = true,
     .line = true},
    {.name = "draw",
     .title = "Draw",
     .largest = 9,
     .most_players = 4,
     .draws = true,
     .strict_seats = true,
     .line = true},
    {.name = "all-fives",
     .title = "All Fives",
     .largest = 9,
     .most_players = 4,
     .draws = true,
     .strict_seats = true,
     .line = true},
    {.name = "fives-and-threes",
     .title = "Fives and Threes",
     .largest = 9,
     .most_players = 4,
     .strict_seats = true,
     .line = true},
    {.name = "forty-two",
     .title = "Forty-two",
     .fewest_players = 4,
     .most_players = 4,
     .tricks = true,
     .bids = true,
     .hands_void = true,
     .strict_seats = true},
});

/// The traits of a known game.
constexpr const GameTraits& traits(Game game) {
    return game_traits[static_cast<std::size_t>(game)];
}

}  // namespace bones
