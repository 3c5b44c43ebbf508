// Lists of nights and games, by year and by hundred.
#include <fmt/core.h>

#include <algorithm>
#include <functional>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/night/night.hpp"
#include "tools/lib/show/site/page_writer.hpp"

namespace bones::inline show::site {
namespace {

/// The number of latest entries on the main page of a list.
constexpr std::size_t latest = 50;

/// A long list, split by year, and each year by hundred.
struct YearList {
    std::string name, title, one, many;  ///< `nights`, `Nights`, `night`, `nights`
    std::vector<ListColumn> columns;
    std::map<std::string, std::vector<std::size_t>> years;
    std::function<std::vector<ListCell>(std::size_t)> row;

    std::string address(const std::string& year, std::size_t part) const {
        return fmt::format("{}-{}-{}.html", name, year, part + 1);
    }
};

std::vector<Link> links_to(const YearList& list, const std::string& here) {
    std::vector<Link> links;
    for (const auto& [year, items] : list.years)
        for (std::size_t at = 0; at < items.size(); at += rows_of_a_page) {
            const std::string address = list.address(year, at / rows_of_a_page);
            const std::string range =
                items.size() <= rows_of_a_page
                    ? year
                    : fmt::format("{}, {}–{}", year, at + 1,
                                  std::min(items.size(), at + rows_of_a_page));
            links.push_back({range, address, address == here});
        }
    return links;
}

void write_rows(PageWriter& page, const YearList& list, const std::vector<std::size_t>& items) {
    page.table(list.title, list.columns);
    for (const std::size_t item : items) page.row(list.row(item));
    page.end_table();
}

void write_list(Site& site, const YearList& list) {
    std::vector<std::size_t> all;
    for (const auto& [year, items] : list.years) {
        if (year != "undated") all.insert(all.end(), items.begin(), items.end());
        for (std::size_t at = 0; at < items.size(); at += rows_of_a_page) {
            const std::string name = list.address(year, at / rows_of_a_page);
            const std::vector<std::size_t> part(
                items.begin() + static_cast<std::ptrdiff_t>(at),
                items.begin() +
                    static_cast<std::ptrdiff_t>(std::min(items.size(), at + rows_of_a_page)));
            const std::string title = fmt::format("{} {}", list.title, year);
            PageWriter page(site, "", list.name + ".html", title);
            page.head(title, fmt::format("{} to {} of {}", at + 1, at + part.size(), items.size()),
                      {"All " + list.many, list.name + ".html"});
            write_rows(page, list, part);
            page.finish(name);
        }
    }
    if (all.empty())
        for (const auto& [year, items] : list.years) all = items;
    const std::size_t total = [&] {
        std::size_t sum = 0;
        for (const auto& [year, items] : list.years) sum += items.size();
        return sum;
    }();
    PageWriter page(site, "", list.name + ".html", list.title);
    page.head(list.title, quantity(total, list.one, list.many));
    if (total > 0) {
        page.links("By year", links_to(list, ""));
        page.section("latest", "The latest");
        const std::size_t shown = std::min(all.size(), latest);
        write_rows(page, list, {all.rbegin(), all.rbegin() + static_cast<std::ptrdiff_t>(shown)});
        page.end_section();
    }
    page.finish(list.name + ".html");
}

}  // namespace

std::vector<const NightOf*> nights_in_order(const Catalog& catalog) {
    std::vector<const NightOf*> nights;
    for (const auto& [number, night] : catalog.nights) nights.push_back(&night);
    std::stable_sort(nights.begin(), nights.end(), [](const NightOf* a, const NightOf* b) {
        return std::tie(a->date, a->event, a->number) < std::tie(b->date, b->event, b->number);
    });
    return nights;
}

std::vector<ListCell> night_row(const NightOf& night) {
    return {ListCell::nowrap(night.date.empty() ? "no date" : night.date,
                             fmt::format("n/{}.html", night.number)),
            ListCell::text(night.event.empty() ? "–" : night.event),
            ListCell::number(std::to_string(night.games.size())),
            ListCell::text(night.winners.empty() ? "–" : night::enumerated(night.winners))};
}

std::vector<ListColumn> night_columns() {
    return {{"night"}, {"event"}, {"games", true}, {"won by"}};
}

void write_lists(Site& site) {
    const std::vector<const NightOf*> in_order = nights_in_order(site.catalog);
    YearList nights{"nights", "Nights", "night", "nights", night_columns(), {}, {}};
    for (std::size_t i = 0; i < in_order.size(); ++i)
        nights.years[year_of(in_order[i]->date)].push_back(i);
    nights.row = [&](std::size_t i) { return night_row(*in_order[i]); };
    write_list(site, nights);
    YearList games{"games", "Games", "game", "games", game_columns(), {}, {}};
    for (std::size_t i = 0; i < site.catalog.games.size(); ++i)
        games.years[year_of(site.catalog.games[i].sheet.date)].push_back(i);
    games.row = [&](std::size_t i) { return game_row(site, site.catalog.games[i], ""); };
    write_list(site, games);
}

}  // namespace bones::inline show::site
