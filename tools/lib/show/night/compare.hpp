// What an amendment changes: the same night from the old records and from the new.
#pragma once

#include "tools/lib/show/night/season.hpp"

namespace bones::inline show::night {

/// A game whose outcome is another, or that is in only one of the two.
struct GameChange {
    std::string what;    ///< `round 3, table 1: Dan Okoro – Ana Ruiz`
    std::string before;  ///< `7–11`; empty: not there
    std::string after;
};

/// What an entrant had and has.
struct StandingChange {
    std::string entrant;
    std::string place_before, place_after;  ///< empty: not there
    Tally before, after;
    bool moved = false;  ///< the place is another
};

struct Changes {
    std::vector<GameChange> games;
    std::vector<StandingChange> standings;  ///< those with any change, by their place now
    bool with_ladder = false;

    bool empty() const { return games.empty() && standings.empty(); }
};

Changes compare(const Entrants& field, const Night& before, const Night& after);
Changes compare(const Entrants& field, const Season& before, const Season& after);

}  // namespace bones::inline show::night
