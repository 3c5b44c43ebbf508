// bones-query --find: sequences and positions, in an archive or over files.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/query/options.hpp"

namespace bones {

/// Answers with what matches, and returns the exit status. Throws as ArchiveSearch does, and
/// UsageError.
int run_find(const Tool& tool, const QueryOptions& options);
/// What `--explain find` prints.
std::string find_manual();

}  // namespace bones
