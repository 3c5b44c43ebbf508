// The pages of nights: those of bones-score --night.
#include <fmt/format.h>

#include "tools/lib/night/html.hpp"
#include "tools/lib/night/render.hpp"
#include "tools/lib/site/page_writer.hpp"

namespace bones::site {
namespace {

std::string part_name(const NightOf& night, std::size_t part) {
    return fmt::format("n/{}-{}.html", night.number, part + 1);
}

/// The games of a great night, by hundred.
void write_parts(Site& site, const NightOf& night) {
    const std::size_t parts = (night.games.size() + rows_of_a_page - 1) / rows_of_a_page;
    for (std::size_t part = 0; part < parts; ++part) {
        PageWriter page(site, "../", "nights.html", night_title(night));
        page.head(night_title(night),
                  fmt::format("games {} to {}", part * rows_of_a_page + 1,
                              std::min(night.games.size(), (part + 1) * rows_of_a_page)),
                  {"The standings of that night", fmt::format("{}.html", night.number)});
        page.table("Games", game_columns());
        for (std::size_t i = part * rows_of_a_page;
             i < std::min(night.games.size(), (part + 1) * rows_of_a_page); ++i)
            page.row(game_row(site, site.catalog.games[night.games[i]], "../"));
        page.end_table();
        page.finish(part_name(night, part));
    }
}

std::string links_to_parts(const NightOf& night) {
    std::string markup =
        "<section aria-labelledby=\"games\"><h2 id=\"games\">Games</h2>\n<ul class=\"parts\">\n";
    for (std::size_t at = 0; at < night.games.size(); at += rows_of_a_page)
        markup += fmt::format("<li><a href=\"{}\">{}–{}</a></li>\n",
                              part_name(night, at / rows_of_a_page).substr(2), at + 1,
                              std::min(night.games.size(), at + rows_of_a_page));
    return markup + "</ul>\n</section>\n";
}

void write_night(Site& site, NightOf& night) {
    std::vector<const night::Sheet*> sheets;
    for (const std::size_t game : night.games) sheets.push_back(&site.catalog.games[game].sheet);
    const night::Field field(sheets, {}, night::RankedBy::player);
    const night::Night held = night::hold_night(field, sheets, {}, {});
    night.counted = held.counted;
    night.winners = night::winners_of_night(field, held);
    const picture::SiteFrame frame = site.frame("../", "nights.html");
    night::NightPage options;
    options.site = &frame;
    options.games = night.games.size() <= most_games_of_a_night;
    if (!options.games) options.below = links_to_parts(night);
    std::string out;
    night::night_html([&](std::string_view markup) { out += markup; }, field, held, options);
    site.folder.put(fmt::format("n/{}.html", night.number), out);
    if (!options.games) write_parts(site, night);
}

}  // namespace

void write_nights(Site& site) {
    for (auto& [number, night] : site.catalog.nights) write_night(site, night);
}

}  // namespace bones::site
