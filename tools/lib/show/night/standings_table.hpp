// The table of standings as text, with the same columns in text, CSV and HTML.
#pragma once

#include <functional>

#include "tools/lib/show/night/compare.hpp"

namespace bones::inline show::night {

struct StandingsColumn {
    std::string head;
    bool is_name = false;  ///< text; other columns are numbers
};

/// A table whose rows are made on demand, because a season has one cell for each night and entrant.
struct StandingsTable {
    std::vector<StandingsColumn> columns;
    std::size_t size = 0;                                      ///< number of rows, the best first
    std::function<std::vector<std::string>(std::size_t)> row;  ///< the texts of a row, by column
};

/// Columns that are empty for all entrants are left out. The table refers to its arguments.
StandingsTable standings_of(const Entrants& field, const Night& night);
StandingsTable standings_of(const Entrants& field, const TeamStandings& teams);
/// The ladder, with the points of each night. Points of a night that is not one of the entrant's
/// best are in brackets.
StandingsTable standings_of(const Entrants& field, const Season& season);

/// The rules for a season's points, on one line.
std::string ladder_terms(const LadderRules& rules);
/// The change of a standing: `place 3, was 4; wins 2, was 1; …`.
std::string change_text(const StandingChange& change, bool with_ladder);

}  // namespace bones::inline show::night
