// Writes one record as a page or a picture.
#pragma once

#include "tools/analyze/options.hpp"

namespace bones::analyze {

/// Writes the page or the graph of the chosen record. Throws UsageError if several are chosen.
int write_one(const Tool& tool, const Options& options);

}  // namespace bones::analyze
