// The effect of an amendment: compares a night with the same night from the new records.
#pragma once

#include "tools/lib/show/night/season.hpp"

namespace bones::inline show::night {

/// A game whose outcome changed, or that only one of the two nights has.
struct GameChange {
    std::string what;    ///< `round 3, table 1: Dan Okoro – Ana Ruiz`
    std::string before;  ///< `7–11`; empty: the game is missing
    std::string after;
};

/// The standing of an entrant before and after.
struct StandingChange {
    std::string entrant;
    std::string place_before, place_after;  ///< empty: not in the standings
    Tally before, after;
    bool moved = false;  ///< the place has changed
};

struct Changes {
    std::vector<GameChange> games;
    std::vector<StandingChange> standings;  ///< those with any change, by their new place
    bool with_ladder = false;

    bool empty() const { return games.empty() && standings.empty(); }
};

Changes compare(const Entrants& field, const Night& before, const Night& after);
Changes compare(const Entrants& field, const Season& before, const Season& after);

}  // namespace bones::inline show::night
