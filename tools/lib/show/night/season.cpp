#include "tools/lib/show/night/season.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace bones::inline show::night {

namespace {

std::string date_of(const Night& night) {
    return night.dates.empty() ? "~" : night.dates.front();
}

/// All entrants of some nights.
std::vector<Entrant> entrants_of(const std::vector<Night>& nights) {
    std::vector<Entrant> all;
    for (const Night& night : nights)
        all.insert(all.end(), night.results.entrants.begin(), night.results.entrants.end());
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// Adds up the nights one by one.
class Adder {
  public:
    Adder(Season& season, std::vector<Criterion> criteria)
        : season_(season), criteria_(std::move(criteria)) {
        season.tallies.by_entrant = ByEntrant<Tally>(entrants_of(season.nights));
    }

    void add(const Night& night) {
        bones::add(season_.tallies, night.results);
        views_.push_back({&night.tallies, &night.ranking, &night.came});
        std::vector<Entrant> all;
        std::set_union(entrants_.begin(), entrants_.end(), night.ranked.begin(), night.ranked.end(),
                       std::back_inserter(all));
        entrants_ = std::move(all);
    }
    void rank() {
        season_.ladder = {};  // frees the old ladder before the new one is made
        season_.ranking = {};
        season_.ladder = climb(views_, season_.rules, season_.tallies);
        season_.ranking = bones::rank(season_.tallies, entrants_, criteria_);
    }
    void note_places() {
        rank();
        ByEntrant<std::uint32_t>& places = season_.places_after.emplace_back(entrants_);
        for (const Rank& rank : season_.ranking.ranks) places[rank.entrant] = rank.place;
    }

  private:
    Season& season_;
    std::vector<Criterion> criteria_;
    std::vector<SeasonNight> views_;
    std::vector<Entrant> entrants_;  ///< entrants so far, sorted
};

}  // namespace

Season hold_season(std::vector<Night> nights, const LadderRules& rules,
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
    Adder adder(season, std::move(criteria));
    const bool shows_nights =
        season.nights.size() <= most_rounds &&
        season.nights.size() * season.tallies.by_entrant.size() <= most_places;
    for (Night& night : season.nights) {
        // The season's own sums contain both.
        night.tallies.meetings = {};
        adder.add(night);
        night.results.games = {};
        if (shows_nights) adder.note_places();
    }
    adder.rank();
    return season;
}

std::vector<LadderNight> Season::nights_of(Entrant entrant) const {
    std::vector<LadderNight> all(nights.size());
    for (const LadderNight& night : ladder[entrant]) all[night.night] = night;
    return all;
}

}  // namespace bones::inline show::night
