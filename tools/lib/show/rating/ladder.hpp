// Ratings of all games together and of each game apart, made of games in order.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/show/rating/games.hpp"
#include "tools/lib/show/rating/model.hpp"

namespace bones::inline show::rating {

struct Settings {
    std::optional<double> margin;  ///< of the model; none: off
    double decay = 0;  ///< what sigma² grows by, squared, in each whole 30 days without a game
    std::optional<std::int64_t> today;  ///< up to which day sigma grows; none: the last game's
};

/// A person after one game.
struct Step {
    std::uint32_t game = 0;  ///< index into the games
    Rating before, after;
};

/// A person in a ladder.
struct Standing {
    std::uint32_t person = 0;  ///< index into Ratings::people
    Rating rating;
    std::vector<Step> course;  ///< game after game; never empty
};

/// One ladder: the greatest mu first; of equal ones the smaller sigma, then the name.
struct Ladder {
    Game game = Game::unknown;  ///< unknown: all games together
    std::vector<Standing> standings;

    std::string_view name() const { return game == Game::unknown ? "all" : traits(game).name; }
    std::string_view title() const {
        return game == Game::unknown ? "All games" : traits(game).title;
    }
    /// The standing of a person; null: has none here.
    const Standing* of(std::uint32_t person) const;
};

struct Ratings {
    std::vector<RatedGame> games;  ///< in the order in which they count; others too
    std::vector<Person> people;
    /// What each of them is called; with the id where two have the same name.
    std::vector<std::string> called;
    std::vector<Ladder> ladders;  ///< all games together first, then each game that was rated
    std::uint64_t counted = 0;    ///< games

    std::optional<std::uint32_t> find(const std::string& key) const;
    std::map<std::string, std::uint32_t> by_key;  ///< Person::key()
};

/// Rates games, after putting them in order.
Ratings rate_games(std::vector<RatedGame> games, const Settings& settings);

/// A course as a line of blocks, the lowest rating at the bottom: at most so many, each the last
/// of as many games.
std::string course_blocks(const Standing& standing, std::size_t most);

}  // namespace bones::inline show::rating
