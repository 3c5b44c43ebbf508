// A season: several nights, and the ladder over them.
#pragma once

#include "engine/standings/ladder.hpp"
#include "tools/lib/show/night/night.hpp"

namespace bones::inline show::night {

struct Season {
    std::string title;
    std::vector<Night> nights;  ///< by date
    ByEntrant<std::vector<LadderNight>> ladder;
    Tallies tallies;
    Ranking ranking;  ///< ranked by the ladder first
    LadderRules rules;
    /// By night: each entrant's place on the ladder after it. Empty if there are more than
    /// most_rounds or most_places.
    std::vector<ByEntrant<std::uint32_t>> places_after;

    /// The result of an entrant in each night.
    std::vector<LadderNight> nights_of(Entrant entrant) const;
};

/// Adds up the nights, which must all belong to one field.
Season hold_season(std::vector<Night> nights, const LadderRules& rules,
                   std::span<const Criterion> order);

}  // namespace bones::inline show::night
