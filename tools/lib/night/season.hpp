// A season: several nights, and the ladder that they make.
#pragma once

#include "engine/standings/ladder.hpp"
#include "tools/lib/night/night.hpp"

namespace bones::night {

struct Season {
    std::string title;
    std::vector<Night> nights;                     ///< by date
    std::vector<std::vector<LadderNight>> ladder;  ///< by entrant, then night
    Tallies tallies;
    Ranking ranking;  ///< by the ladder first
    LadderRules rules;
    /// The place on the ladder after each night: by night, then entrant. Empty if there are more
    /// than most_rounds.
    std::vector<std::vector<std::uint32_t>> places_after;
};

/// Adds up the nights, which must all be of one field.
Season hold_season(const Field& field, std::vector<Night> nights, const LadderRules& rules,
                   std::span<const Criterion> order);

}  // namespace bones::night
