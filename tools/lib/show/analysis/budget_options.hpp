// The options that say how much an analysis may spend, and what makes a mistake.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/analysis/analysis.hpp"

namespace bones::inline show::analysis {

/// Adds --worlds, --world-nodes, --games, --nodes and --threshold. What `request` holds is told as
/// what is usual.
void add_budget_options(Tool& tool, Request& request);

}  // namespace bones::inline show::analysis
