// The pages of ratings over all games, and for each game.
#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/rating/bands.hpp"
#include "tools/lib/show/site/page_writer.hpp"

namespace bones::inline show::site {
namespace {

constexpr std::size_t shown_first = 20;

const std::vector<ListColumn> ladder_columns = {
    {"rank", true}, {"player"}, {"rating", true}, {"games", true}, {"last seen"}};

}  // namespace

std::vector<LadderEntry> ranked_in(const Site& site, const rating::Ladder& ladder) {
    std::map<std::uint32_t, std::int64_t> numbers;
    for (const auto& [player, person] : site.catalog.rated)
        if (!site.names.is_private(player)) numbers[person] = player;
    std::vector<LadderEntry> ranked, unranked;
    for (const rating::Standing& standing : ladder.standings) {
        const auto at = numbers.find(standing.person);
        if (at == numbers.end()) continue;
        const bool few = standing.course.size() < fewest_rated_games;
        std::vector<LadderEntry>& list = few ? unranked : ranked;
        list.push_back({at->second, &standing});
    }
    std::vector<rating::Rating> ratings;
    for (const LadderEntry& one : ranked) ratings.push_back(one.standing->rating);
    const std::vector<rating::Band> bands = rating::bands_of(ratings);
    for (std::size_t i = 0; i < ranked.size(); ++i) ranked[i].rank = bands[i].text();
    ranked.insert(ranked.end(), unranked.begin(), unranked.end());
    return ranked;
}

std::vector<ListCell> ladder_row(const Site& site, const LadderEntry& ranked,
                                 const std::string& root) {
    const rating::Standing& standing = *ranked.standing;
    const std::string& last = site.catalog.ratings.games[standing.course.back().game].date;
    return {ListCell::number(ranked.rank),
            ListCell::head(site.names.shown(ranked.player),
                           fmt::format("{}p/{}.html", root, ranked.player)),
            ListCell::number(rating::figure_of(standing.rating)),
            ListCell::number(std::to_string(standing.course.size())),
            ListCell::nowrap(last.empty() ? "no date" : last)};
}

void write_ladder_table(PageWriter& page, const Site& site, const std::string& label,
                        const std::vector<LadderEntry>& ranked, std::size_t from, std::size_t to) {
    page.table(label, ladder_columns);
    for (std::size_t i = from; i < std::min(to, ranked.size()); ++i)
        page.row(ladder_row(site, ranked[i], ""));
    page.end_table();
}

const char* ladder_terms() {
    return "After ± is where the true strength lies 95 times in 100. Ranks are bands: the first "
           "player of a band is stronger than the first of the next with a probability of 0.8 or "
           "more. Neighbours of two bands may be equal. Players with fewer than five games are "
           "unranked.";
}

void write_ladders(Site& site) {
    PageWriter front(site, "", "ratings.html", "Ratings");
    front.head("Ratings", ladder_terms());
    if (site.catalog.ratings.ladders.empty()) front.write("<p>No game counts yet.</p>\n");
    for (const rating::Ladder& ladder : site.catalog.ratings.ladders) {
        const std::vector<LadderEntry> ranked = ranked_in(site, ladder);
        const std::string title(ladder.title()), name = fmt::format("ratings-{}", ladder.name());
        front.section(std::string(ladder.name()), title,
                      quantity(ranked.size(), "player", "players"));
        write_ladder_table(front, site, title, ranked, 0, shown_first);
        if (ranked.size() <= shown_first) {
            front.end_section();
            continue;
        }
        front.end_section({"All ratings of " + title, name + "-1.html"});
        for (std::size_t at = 0; at < ranked.size(); at += rows_of_a_page) {
            PageWriter page(site, "", "ratings.html", "Ratings · " + title);
            page.head("Ratings · " + title, ladder_terms(), {"All ratings", "ratings.html"});
            std::vector<Link> links;
            for (std::size_t part = 0; part < ranked.size(); part += rows_of_a_page)
                links.push_back(
                    {fmt::format("{}–{}", part + 1, std::min(ranked.size(), part + rows_of_a_page)),
                     fmt::format("{}-{}.html", name, part / rows_of_a_page + 1), part == at});
            page.links("By hundred", links);
            write_ladder_table(page, site, title, ranked, at, at + rows_of_a_page);
            page.finish(fmt::format("{}-{}.html", name, at / rows_of_a_page + 1));
        }
    }
    front.finish("ratings.html");
}

}  // namespace bones::inline show::site
