// bones-query --find: finds sequences and positions, in an archive or in files.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/query/options.hpp"

namespace bones {

/// Prints the matches, and returns the exit status. Throws UsageError, and what ArchiveSearch
/// throws.
int run_find(const Tool& tool, const QueryOptions& options);
/// The text of `--explain find`.
std::string find_manual();

}  // namespace bones
