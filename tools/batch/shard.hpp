// Processes one shard.
#pragma once

#include <vector>

#include "tools/batch/games.hpp"
#include "tools/batch/plan.hpp"
#include "tools/batch/results.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::batch {

/// A shard's ranges, in order.
using Shard = std::vector<PlannedRange>;

/// The hash of the hashes of the ranges.
std::string input_hash(const Shard& shard);

/// Checks the records of a shard and writes its results into `results`. Prints a message if
/// complete results exist already. The records in `copies` do not count in sums and rows.
/// Returns the manifest. Throws PlanError if the input has changed since the plan, OutputError if
/// the results cannot be written.
Manifest run_shard(const Tool& tool, const Plan& plan, const Shard& shard,
                   const std::string& results, const LeftOut& copies);

/// Throws PlanError if the bytes of these ranges have changed since the plan.
void hold_against_plan(const Plan& plan, const Shard& shard);

}  // namespace bones::batch
