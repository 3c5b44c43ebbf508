#include "engine/standings/ladder.hpp"

#include <algorithm>

namespace bones {

namespace {

std::int64_t points_of(const LadderNight& night, const Tally& tally, const LadderRules& rules) {
    std::int64_t points = rules.win * tally.half_wins;
    if (night.came) points += 2 * static_cast<std::int64_t>(rules.attendance);
    if (night.came && night.place > 0 && night.place <= rules.places.size())
        points += 2 * static_cast<std::int64_t>(rules.places[night.place - 1]);
    return points;
}

/// Marks the best nights and adds them up. Of equal nights the earlier one counts.
std::int64_t count_best(std::vector<LadderNight>& nights, std::uint32_t best) {
    std::vector<LadderNight*> order;
    for (LadderNight& night : nights)
        if (night.came || night.points != 0) order.push_back(&night);
    std::stable_sort(order.begin(), order.end(), [](const LadderNight* a, const LadderNight* b) {
        return a->points > b->points;
    });
    if (best > 0 && order.size() > best) order.resize(best);
    std::int64_t sum = 0;
    for (LadderNight* night : order) {
        night->counts = true;
        sum += night->points;
    }
    return sum;
}

}  // namespace

ByEntrant<std::vector<LadderNight>> climb(std::span<const SeasonNight> nights,
                                          const LadderRules& rules, Tallies& season) {
    std::vector<Entrant> entrants;
    for (const auto& [entrant, tally] : season.by_entrant) entrants.push_back(entrant);
    ByEntrant<std::vector<LadderNight>> ladder(entrants);
    for (std::uint32_t n = 0; n < nights.size(); ++n) {
        const SeasonNight& night = nights[n];
        for (const auto& [entrant, tally] : night.tallies->by_entrant)
            ladder[entrant].push_back(
                {n, std::binary_search(night.came->begin(), night.came->end(), entrant)});
        for (const Rank& rank : night.ranking->ranks)
            ladder[rank.entrant].back().place = rank.place;
        for (const auto& [entrant, tally] : night.tallies->by_entrant) {
            LadderNight& row = ladder[entrant].back();
            row.points = points_of(row, tally, rules);
        }
    }
    for (auto& [entrant, own] : ladder)
        season.by_entrant[entrant].ladder = count_best(own, rules.best);
    return ladder;
}

}  // namespace bones
