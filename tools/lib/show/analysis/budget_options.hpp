// The options for the effort of an analysis, and for the threshold of mistakes.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/analysis/analysis.hpp"

namespace bones::inline show::analysis {

/// Adds --worlds, --world-nodes, --games, --nodes and --threshold. The help shows the values in
/// `request` as defaults.
void add_budget_options(Tool& tool, Request& request);

}  // namespace bones::inline show::analysis
