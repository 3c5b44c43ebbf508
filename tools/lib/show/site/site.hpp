// A site: static pages of a whole archive, for a web server or for opening from a disk.
#pragma once

#include <functional>
#include <string>

#include "engine/standings/ladder.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/site/catalog.hpp"
#include "tools/lib/show/site/folder.hpp"

namespace bones::inline show::site {

struct SiteOptions {
    std::string title = "Domino nights";
    bool breaches = false;  ///< show findings, and differences between sheets and play
    bool text = false;      ///< show comments, recorders, identifiers and the records' text
    bool indexed = false;   ///< search engines may list the pages
    int threads = 1;
    LadderRules ladder;     ///< for the season
    std::string checker{};  ///< the page bones.html for visitors; empty: none
};

/// The number of rows in a list, and the number of games from which a night's page does not list
/// them.
inline constexpr std::size_t rows_of_a_page = 100, most_games_of_a_night = 200;
/// The largest page of a game, in bytes. A larger game gets a page for each hand.
inline constexpr std::size_t largest_game_page = 300'000;
/// The number of games from which a rating is not provisional.
inline constexpr std::size_t fewest_rated_games = 5;

/// The common data of all pages of a site.
struct Site {
    const SiteOptions& options;
    const ShownNames& names;
    Catalog& catalog;
    SiteFolder& folder;
    std::map<std::pair<Game, std::int64_t>, std::string> places =
        {};  ///< rank in ladders; 0: provisional

    /// The frame of a page; `here`: the main page to mark.
    picture::SiteFrame frame(std::string root, std::string here = {}) const {
        return {std::move(root), std::move(here), options.title, options.indexed};
    }
};

/// Reads and judges all records, and writes a page for each game.
void write_games(Site& site, archive::Database& database);
/// Writes the nights like bones-score --night and the ladder like bones-score --season, with the
/// night files of the archive.
void write_nights(Site& site, archive::Database& database);
/// The `result-to` lines of these night files, with displayed names.
rating::NightRulings shown_night_rulings(const Site& site, archive::Database& database);
/// Writes lists of nights and games, by year and by hundred.
void write_lists(Site& site);
void write_ladders(Site& site);
void write_players(Site& site);
/// Writes the search page, and its index as one script for each year.
void write_search(Site& site);
/// Writes the front page, the style sheet and the script.
void write_front(Site& site);

}  // namespace bones::inline show::site
