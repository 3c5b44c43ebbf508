// The games and people of an archive for the pages of a site. People and records are numbers, not
// texts.
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

/// The archive's data about a record that needs no parsing.
struct ListedRecord {
    std::int64_t record = 0;
    std::int64_t night = 0;  ///< the lowest number of its records; 0: neither date nor event
    std::string sheet_id, round, table;
    std::vector<std::int64_t> players;  ///< at the start, by seat; 0: none
    /// The substitutes, by hand, from 0, and seat.
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> substitutes{};
    /// A suffix for a masked round or table that would otherwise look the same as another of the
    /// night.
    std::string round_tag{}, table_tag{};

    /// The player at a seat in a hand; 0 if there is none.
    std::int64_t sitter(std::size_t hand, std::size_t seat) const {
        if (const auto at = substitutes.find({hand, seat}); at != substitutes.end())
            return at->second;
        return seat < players.size() ? players[seat] : 0;
    }
    /// All people who played, each once.
    std::set<std::int64_t> people() const {
        std::set<std::int64_t> all(players.begin(), players.end());
        for (const auto& [place, player] : substitutes) all.insert(player);
        all.erase(0);
        return all;
    }
};

/// A hand that a player opened.
struct Opening {
    std::int64_t player = 0;
    Tile tile;
    std::optional<bool> won;  ///< whether the opener did better than all others; none: unknown
    std::optional<std::int32_t> points;
};

/// A game with a page.
struct PublishedGame {
    const ListedRecord* listed = nullptr;
    night::Sheet sheet;     ///< with the displayed names
    bool annulled = false;  ///< the night file expels a player and annuls the game
    std::size_t scale = 0;  ///< scale of its points (points_scale.hpp), if the game is known
    std::vector<Opening> openings;
    std::size_t pages = 0;  ///< 0: nothing of its play is readable; 1: one page for all hands;
                            ///< otherwise one page for each hand
};

/// A night or another event: the records with a date and an event.
struct NightOf {
    std::int64_t number = 0;
    std::string date, event;
    std::vector<std::size_t> games;    ///< indices into `games`, in order
    std::vector<std::string> winners;  ///< displayed names
    std::uint64_t counted = 0;
};

/// The sums of analyses of a player.
struct PlayerAnalysis {
    stats::Sample loss, luck, play;  ///< in 1/10,000 of a point
    std::uint64_t mistakes = 0;
};

/// The data for all pages.
struct Catalog {
    std::map<std::int64_t, ListedRecord> listed;  ///< all records, by number
    std::vector<PublishedGame> games;             ///< in the order of the archive's lists
    std::map<std::int64_t, NightOf> nights;       ///< by number
    std::map<std::int64_t, std::vector<std::size_t>> of_player;
    /// By number of the player and scale of the points.
    std::map<std::pair<std::int64_t, std::size_t>, PlayerAnalysis> analysed;
    rating::Ratings ratings;
    std::map<std::int64_t, std::uint32_t> rated;  ///< player's number to index in `ratings`
};

/// The year under which lists show a date: `2026`, or `undated`.
std::string year_of(const std::string& date);
/// The displayed names of a side, joined by ` & `.
std::string side_names(const night::SheetSide& side);
/// The player of a side's member.
std::int64_t player_at(const PublishedGame& game, std::size_t side, std::size_t member);

}  // namespace bones::inline show::site
