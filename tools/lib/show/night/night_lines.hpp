// Applies the lines of a night file to a night.
#pragma once

#include "tools/lib/show/night/night.hpp"

namespace bones::inline show::night {

/// Adds byes, walkovers, absences and penalties to the results, forfeited games to the rows, and a
/// remark for each. An impossible line becomes a finding of the night file.
void apply_night_file(const Entrants& field, Night& night);

}  // namespace bones::inline show::night
