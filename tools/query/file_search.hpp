// Finds the matches of a pattern in files.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/store/find/pattern.hpp"
#include "tools/query/options.hpp"

namespace bones {

/// Prints the matches in the order of the files, and returns their number. `complete` becomes false
/// if a file could not be read. Throws UsageError, and what RecordFinder throws.
std::uint64_t search_files(const Tool& tool, const QueryOptions& options,
                           const find::Pattern& pattern, Output& output, bool& complete);

}  // namespace bones
