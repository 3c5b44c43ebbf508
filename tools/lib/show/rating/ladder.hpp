// Ratings over all games together and for each game separately, computed from games in order.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/lib/show/rating/games.hpp"
#include "tools/lib/show/rating/model.hpp"

namespace bones::inline show::rating {

struct Settings {
    std::optional<double> margin;  ///< margin of the model; none: not used
    double decay =
        0;  ///< the square of this is added to sigma² for each whole 30 days without a game
    std::optional<std::int64_t>
        today;  ///< the day until which sigma grows; none: the day of the last game
};

/// The rating of a person after one game.
struct Step {
    std::uint32_t game = 0;  ///< index into the games
    Rating before, after;
};

/// A person in a ladder.
struct Standing {
    std::uint32_t person = 0;  ///< index into Ratings::people
    Rating rating;
    std::vector<Step> course;  ///< game by game; never empty
};

/// One ladder, sorted by mu, the greatest first; then by smaller sigma, then by name.
struct Ladder {
    Game game = Game::unknown;  ///< unknown: all games together
    std::vector<Standing> standings;

    std::string_view name() const { return game == Game::unknown ? "all" : traits(game).name; }
    std::string_view title() const {
        return game == Game::unknown ? "All games" : traits(game).title;
    }
    /// The standing of a person; null if the person has none in this ladder.
    const Standing* of(std::uint32_t person) const;
};

struct Ratings {
    std::vector<RatedGame>
        games;  ///< in the order in which they count; includes games that do not count
    std::vector<Person> people;
    /// The displayed names of the people; with the id if two share a name.
    std::vector<std::string> called;
    std::vector<Ladder> ladders;  ///< first all games together, then each rated game
    std::uint64_t counted = 0;    ///< number of games that count

    std::optional<std::uint32_t> find(const std::string& key) const;
    std::map<std::string, std::uint32_t> by_key;  ///< keyed by Person::key()
};

/// Rates games, after putting them in order.
Ratings rate_games(std::vector<RatedGame> games, const Settings& settings);

/// A course as a line of block characters, with the lowest rating at the bottom. It has at most
/// `most` blocks; each shows the last rating of an equal number of games.
std::string course_blocks(const Standing& standing, std::size_t most);

}  // namespace bones::inline show::rating
