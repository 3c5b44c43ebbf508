// A site: static pages of a whole archive, for any web server or to be opened from a disk.
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
    bool breaches = false;  ///< findings, and what sheets say differently
    bool text = false;      ///< comments, recorders, identifiers and the records' text
    bool indexed = false;   ///< search engines may list the pages
    int threads = 1;
    LadderRules ladder;     ///< of the season
    std::string checker{};  ///< the page bones.html, which visitors use; empty: there is none
};

/// How many rows a list has, and from how many games on a night's page has no list of them.
inline constexpr std::size_t rows_of_a_page = 100, most_games_of_a_night = 200;
/// Bytes that the page of a game may have before each hand gets a page of its own.
inline constexpr std::size_t largest_game_page = 300'000;
/// A rating from fewer games is provisional.
inline constexpr std::size_t fewest_rated_games = 5;

/// Everything that the pages of one site share.
struct Site {
    const SiteOptions& options;
    const ShownNames& names;
    Catalog& catalog;
    SiteFolder& folder;
    std::map<std::pair<Game, std::int64_t>, std::string> places =
        {};  ///< in ladders; 0: provisional

    /// The frame of a page; `here`: the main page to be marked.
    picture::SiteFrame frame(std::string root, std::string here = {}) const {
        return {std::move(root), std::move(here), options.title, options.indexed};
    }
};

/// Reads and judges all records, and writes a page for each game.
void write_games(Site& site, archive::Database& database);
/// The nights as bones-score --night has them and the ladder as bones-score --season, with the
/// night files of the archive.
void write_nights(Site& site, archive::Database& database);
/// The `result-to` lines of those night files, with names as they are shown.
rating::NightRulings shown_night_rulings(const Site& site, archive::Database& database);
/// Lists of nights and games, by year and hundred.
void write_lists(Site& site);
void write_ladders(Site& site);
void write_players(Site& site);
/// The page to search from, and its index in scripts, a year each.
void write_search(Site& site);
/// The front page, the style sheet and the script.
void write_front(Site& site);

}  // namespace bones::inline show::site
