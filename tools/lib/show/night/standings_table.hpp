// The table of standings in words: the same columns in text, CSV and HTML.
#pragma once

#include <functional>

#include "tools/lib/show/night/compare.hpp"

namespace bones::inline show::night {

struct StandingsColumn {
    std::string head;
    bool is_name = false;  ///< a text; the others are numbers
};

/// Each row is made when it is asked for: a season has as many cells as nights times entrants.
struct StandingsTable {
    std::vector<StandingsColumn> columns;
    std::size_t size = 0;                                      ///< rows, the best first
    std::function<std::vector<std::string>(std::size_t)> row;  ///< its texts, by column
};

/// Columns that nobody has anything in are left out. The table refers to its arguments.
StandingsTable standings_of(const Entrants& field, const Night& night);
StandingsTable standings_of(const Entrants& field, const TeamStandings& teams);
/// The ladder: what each night gave, in brackets where it is not one of the best.
StandingsTable standings_of(const Entrants& field, const Season& season);

/// How a season gives its points, in a line.
std::string ladder_terms(const LadderRules& rules);
/// `place 3, was 4; wins 2, was 1; …`
std::string change_text(const StandingChange& change, bool with_ladder);

}  // namespace bones::inline show::night
