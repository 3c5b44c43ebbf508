#include "tools/lib/night/season.hpp"

#include <algorithm>
#include <set>

namespace bones::night {

namespace {

std::string date_of(const Night& night) {
    return night.dates.empty() ? "~" : night.dates.front();
}

void append(NightResults& all, const NightResults& night) {
    all.games.insert(all.games.end(), night.games.begin(), night.games.end());
    all.awards.insert(all.awards.end(), night.awards.begin(), night.awards.end());
    all.penalties.insert(all.penalties.end(), night.penalties.begin(), night.penalties.end());
}

/// Adds up the first nights.
void add_up(Season& season, std::size_t count, std::uint32_t entrants_of_field,
            const std::vector<Criterion>& criteria) {
    NightResults all;
    all.entrants = entrants_of_field;
    std::vector<SeasonNight> views;
    std::vector<bool> takes_part(all.entrants);
    for (std::size_t i = 0; i < count; ++i) {
        const Night& night = season.nights[i];
        append(all, night.results);
        views.push_back({&night.tallies, &night.ranking, night.came});
        for (const Entrant entrant : night.ranked) takes_part[entrant] = true;
    }
    season.tallies = tally(all);
    season.ladder = climb(views, season.rules, season.tallies);
    std::vector<Entrant> entrants;
    for (Entrant i = 0; i < takes_part.size(); ++i)
        if (takes_part[i]) entrants.push_back(i);
    season.ranking = rank(season.tallies, entrants, criteria);
}

}  // namespace

Season hold_season(const Field& field, std::vector<Night> nights, const LadderRules& rules,
                   std::span<const Criterion> order) {
    Season season;
    season.rules = rules;
    season.nights = std::move(nights);
    std::stable_sort(season.nights.begin(), season.nights.end(),
                     [](const Night& a, const Night& b) { return date_of(a) < date_of(b); });
    std::set<std::string> titles;
    for (const Night& night : season.nights) titles.insert(night.title);
    if (titles.size() == 1) season.title = *titles.begin();
    std::vector<Criterion> criteria = {Criterion::ladder};
    const std::vector<Criterion> usual = usual_order();
    if (order.empty()) order = usual;
    criteria.insert(criteria.end(), order.begin(), order.end());
    if (season.nights.empty() || season.nights.size() > most_rounds)
        add_up(season, season.nights.size(), field.size(), criteria);
    else
        for (std::size_t count = 1; count <= season.nights.size(); ++count) {
            add_up(season, count, field.size(), criteria);
            std::vector<std::uint32_t>& places = season.places_after.emplace_back(field.size());
            for (const Rank& rank : season.ranking.ranks) places[rank.entrant] = rank.place;
        }
    return season;
}

}  // namespace bones::night
