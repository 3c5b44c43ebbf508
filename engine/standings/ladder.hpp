// A season: the points of several nights together.
#pragma once

#include <optional>

#include "engine/standings/ranking.hpp"

namespace bones {

/// The rules for a season's points.
struct LadderRules {
    std::int32_t attendance = 1;  ///< for every night attended
    /// For the first places of a night. A shared place gets the points of the first place it
    /// covers.
    std::vector<std::int32_t> places{3, 2, 1};
    std::int32_t win = 0;    ///< for every game won; a shared win counts half
    std::uint32_t best = 0;  ///< how many of each entrant's nights count, the best ones; 0: all
};

/// The result of an entrant in one night.
struct LadderNight {
    std::uint32_t night = 0;  ///< number of the night, from 0
    bool came = false;
    std::uint32_t place = 0;  ///< 0: no place
    std::int64_t points = 0;  ///< in half points, since half wins count
    bool counts = false;      ///< false: the night is not one of the best
};

/// One night, as the ladder needs it.
struct SeasonNight {
    const Tallies* tallies = nullptr;
    const Ranking* ranking = nullptr;
    const std::vector<Entrant>* came = nullptr;  ///< sorted
};

/// The nights of each entrant, except those with a tally that lacks the entrant. Also adds the
/// points (in halves) to Tally::ladder of `season`, which contains all entrants.
ByEntrant<std::vector<LadderNight>> climb(std::span<const SeasonNight> nights,
                                          const LadderRules& rules, Tallies& season);

}  // namespace bones
