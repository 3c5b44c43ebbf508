// One record as a page or a picture.
#pragma once

#include "tools/analyze/options.hpp"

namespace bones::analyze {

/// Writes the page or the graph of the one record that is asked for. Throws UsageError if several
/// are.
int write_one(const Tool& tool, const Options& options);

}  // namespace bones::analyze
