// The front page, and the common parts of all pages.
#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/site/page_writer.hpp"

namespace bones::inline show::site {
namespace {

constexpr std::size_t nights_in_front = 12, players_in_front = 12;

std::size_t shown_players(const Site& site) {
    return static_cast<std::size_t>(
        std::count_if(site.catalog.of_player.begin(), site.catalog.of_player.end(),
                      [&](const auto& entry) { return !site.names.is_private(entry.first); }));
}

/// Writes the top of the ratings over all games: names, ratings and numbers of games.
void write_first_of_ladder(PageWriter& page, const Site& site) {
    page.section("ratings", "Ratings", ladder_terms());
    page.table("Ladder", {{"rank", true}, {"player"}, {"rating", true}, {"games", true}});
    const std::vector<LadderEntry> ranked = ranked_in(site, site.catalog.ratings.ladders.front());
    for (std::size_t i = 0; i < std::min(ranked.size(), players_in_front); ++i) {
        const std::vector<ListCell> row = ladder_row(site, ranked[i], "");
        page.row({row[0], row[1], row[2], row[3]});
    }
    page.end_table();
    page.end_section({"All ratings", "ratings.html"});
}

}  // namespace

void write_front(Site& site) {
    const Catalog& catalog = site.catalog;
    PageWriter page(site, "", "index.html", site.options.title);
    page.head(site.options.title,
              fmt::format("{}, {}, {}", quantity(catalog.nights.size(), "night", "nights"),
                          quantity(catalog.games.size(), "game", "games"),
                          quantity(shown_players(site), "player", "players")));
    page.piece("site.columns");
    page.section("nights", "Latest nights");
    page.table("Latest nights", night_columns());
    const std::vector<const NightOf*> nights = nights_in_order(catalog);
    for (std::size_t i = 0; i < std::min(nights.size(), nights_in_front); ++i)
        page.row(night_row(*nights[nights.size() - 1 - i]));
    page.end_table();
    page.end_section({"All nights", "nights.html"});
    if (!catalog.ratings.ladders.empty()) write_first_of_ladder(page, site);
    page.piece("site.columns-end");
    if (!site.options.checker.empty()) {
        page.section("checker", "Check a game",
                     "Check, enter and replay games in the browser. Nothing leaves your device.");
        page.end_section({"Open Bones", "bones.html"});
        site.folder.put("bones.html", site.options.checker);
    }
    page.finish("index.html");
    site.folder.put("style.css", picture::site_style());
    site.folder.put("script.js", picture::site_script());
    if (!site.options.indexed) site.folder.put("robots.txt", "User-agent: *\nDisallow: /\n");
}

}  // namespace bones::inline show::site
