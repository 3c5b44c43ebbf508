// The options that say what is looked for in an archive.
#pragma once

#include "tools/lib/archive/filters.hpp"
#include "tools/lib/command/tool.hpp"

namespace bones {

/// Adds an option for each filter.
void add_filter_options(Tool& tool, archive::Filters& filters);

}  // namespace bones
