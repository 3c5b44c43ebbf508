// What the lines of a night file do to a night.
#pragma once

#include "tools/lib/show/night/night.hpp"

namespace bones::inline show::night {

/// Adds byes, walkovers, absences and penalties to the results, the forfeited games to the rows,
/// and a remark for each. A line that cannot be so becomes a finding of the night's file.
void apply_night_file(const Entrants& field, Night& night);

}  // namespace bones::inline show::night
