// The work on one shard.
#pragma once

#include <vector>

#include "tools/batch/games.hpp"
#include "tools/batch/plan.hpp"
#include "tools/batch/results.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::batch {

/// A shard's ranges, in order.
using Shard = std::vector<PlannedRange>;

/// The hash of the ranges' hashes.
std::string input_hash(const Shard& shard);

/// Checks the records of a shard and writes its results into `results`; that they are there whole
/// already is said. Returns what was done. Throws PlanError if the input is no longer what was
/// planned, OutputError if the results cannot be written. `copies` do not count in sums and rows.
Manifest run_shard(const Tool& tool, const Plan& plan, const Shard& shard,
                   const std::string& results, const LeftOut& copies);

/// Throws PlanError unless the bytes of these ranges are those that were planned.
void hold_against_plan(const Plan& plan, const Shard& shard);

}  // namespace bones::batch
