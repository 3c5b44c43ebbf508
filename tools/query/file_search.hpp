// The matches of a pattern in files.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/output.hpp"
#include "tools/lib/store/find/pattern.hpp"
#include "tools/query/options.hpp"

namespace bones {

/// Answers with them, in the order of the files; returns how much was found. `complete` becomes
/// false if something could not be read. Throws UsageError, and as RecordFinder does.
std::uint64_t search_files(const Tool& tool, const QueryOptions& options,
                           const find::Pattern& pattern, Output& output, bool& complete);

}  // namespace bones
