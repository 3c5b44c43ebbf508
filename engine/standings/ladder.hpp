// A season: what several nights are worth together.
#pragma once

#include <optional>

#include "engine/standings/ranking.hpp"

namespace bones {

/// How a season gives its points.
struct LadderRules {
    std::int32_t attendance = 1;                ///< for every night that somebody came to
    std::vector<std::int32_t> places{3, 2, 1};  ///< for the first places of a night; shared places
                                                ///< get what the first of them is worth
    std::int32_t win = 0;                       ///< for every game won; half of it for a shared one
    std::uint32_t best = 0;                     ///< how many nights count, the best of each; 0: all
};

/// What somebody got in one night.
struct LadderNight {
    std::uint32_t night = 0;  ///< which, from 0
    bool came = false;
    std::uint32_t place = 0;  ///< 0: none
    std::int64_t points = 0;  ///< doubled, as halves of win points count
    bool counts = false;      ///< false: not one of the best
};

/// One night as the ladder sees it.
struct SeasonNight {
    const Tallies* tallies = nullptr;
    const Ranking* ranking = nullptr;
    const std::vector<Entrant>* came = nullptr;  ///< in order
};

/// Each entrant's nights, but for those in whose tallies they are not, and the points in
/// Tally::ladder of `season` (in halves), in which all are.
ByEntrant<std::vector<LadderNight>> climb(std::span<const SeasonNight> nights,
                                          const LadderRules& rules, Tallies& season);

}  // namespace bones
