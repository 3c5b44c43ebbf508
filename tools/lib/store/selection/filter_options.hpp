// The options for filters on an archive.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/store/archive/filters.hpp"

namespace bones::inline store {

/// Adds an option for each filter.
void add_filter_options(Tool& tool, archive::Filters& filters);

/// Adds --as-of.
void add_as_of_option(Tool& tool, std::string& moment);
/// Adds --find.
void add_find_option(Tool& tool, std::string& pattern);

}  // namespace bones::inline store
