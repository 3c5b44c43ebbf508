// The games and people of an archive as pages show them: numbers, not texts.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tools/lib/show/night/sheet.hpp"
#include "tools/lib/show/rating/ladder.hpp"
#include "tools/lib/show/site/shown_names.hpp"
#include "tools/lib/show/statistics/interval.hpp"
#include "tools/lib/show/statistics/points_scale.hpp"

namespace bones::inline show::site {

/// What the archive says of a record before it is read.
struct ListedRecord {
    std::int64_t record = 0;
    std::int64_t night = 0;  ///< the least number of its records; 0: neither a date nor an event
    std::string sheet_id, round, table;
    std::vector<std::int64_t> players;  ///< who began, by seat; 0: none
    /// Who sat in place of them, by hand, from 0, and seat.
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> substitutes{};
    /// What stands behind a masked round or table that would else be the same as another of the
    /// night.
    std::string round_tag{}, table_tag{};

    /// The player at a seat in a hand; 0: none.
    std::int64_t sitter(std::size_t hand, std::size_t seat) const {
        if (const auto at = substitutes.find({hand, seat}); at != substitutes.end())
            return at->second;
        return seat < players.size() ? players[seat] : 0;
    }
    /// Everybody who played, each once.
    std::set<std::int64_t> people() const {
        std::set<std::int64_t> all(players.begin(), players.end());
        for (const auto& [place, player] : substitutes) all.insert(player);
        all.erase(0);
        return all;
    }
};

/// A hand that somebody opened.
struct Opening {
    std::int64_t player = 0;
    Tile tile;
    std::optional<bool> won;  ///< nobody else has as many points; none: not known
    std::optional<std::int32_t> points;
};

/// A game with a page.
struct PublishedGame {
    const ListedRecord* listed = nullptr;
    night::Sheet sheet;     ///< as it is shown
    bool annulled = false;  ///< by the night file, which expels a player
    std::size_t scale = 0;  ///< of its points (points_scale.hpp), if the game is known
    std::vector<Opening> openings;
    std::size_t pages =
        0;  ///< 0: nothing of its play could be read, 1: all in one, else one a hand
};

/// A night, or another event: the records of a date and an event.
struct NightOf {
    std::int64_t number = 0;
    std::string date, event;
    std::vector<std::size_t> games;    ///< indices, in order
    std::vector<std::string> winners;  ///< as they are shown
    std::uint64_t counted = 0;
};

/// What was analysed of somebody's play.
struct PlayerAnalysis {
    stats::Sample loss, luck, play;  ///< in 1/10,000 of a point
    std::uint64_t mistakes = 0;
};

/// What the pages are made of.
struct Catalog {
    std::map<std::int64_t, ListedRecord> listed;  ///< all records, by number
    std::vector<PublishedGame> games;             ///< in the order of the archive's lists
    std::map<std::int64_t, NightOf> nights;       ///< by number
    std::map<std::int64_t, std::vector<std::size_t>> of_player;
    /// By number of the player and scale of the points.
    std::map<std::pair<std::int64_t, std::size_t>, PlayerAnalysis> analysed;
    rating::Ratings ratings;
    std::map<std::int64_t, std::uint32_t> rated;  ///< by number of the player: index in ratings
};

/// The year of a date, as lists are split: `2026`, or `undated`.
std::string year_of(const std::string& date);
/// The names of a side as they are shown, with ` & ` between.
std::string side_names(const night::SheetSide& side);
/// Whom seat and side belong to.
std::int64_t player_at(const PublishedGame& game, std::size_t side, std::size_t member);

}  // namespace bones::inline show::site
