// The options that say how much an analysis may spend, and what makes a mistake.
#pragma once

#include "tools/lib/analysis/analysis.hpp"
#include "tools/lib/command/tool.hpp"

namespace bones::analysis {

/// Adds --worlds, --world-nodes, --games, --nodes and --threshold. What `request` holds is told as
/// what is usual.
void add_budget_options(Tool& tool, Request& request);

}  // namespace bones::analysis
