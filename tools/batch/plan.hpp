// The plan: which part of which file belongs to which shard (schemas/batch.schema.json).
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tools/lib/io/input.hpp"

namespace bones::batch {

/// Of the plan's own form.
inline constexpr int plan_version = 1;

/// What is no whole plan, or no longer what was planned.
struct PlanError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A part of a file that belongs to a shard.
struct PlannedRange {
    std::uint64_t shard = 1;  ///< from 1
    std::string file;         ///< as findings name it
    std::string path;         ///< as it is opened: absolute, or relative to the plan
    FileRange range;
    std::string hash;  ///< of its bytes
};

/// What there is of a plan besides its ranges.
struct Plan {
    std::string path;                 ///< of the plan itself
    std::string hash;                 ///< of all its bytes
    std::vector<std::string> inputs;  ///< as given
    std::uint64_t shard_size = 0;     ///< in bytes
    std::uint64_t shards = 0, files = 0, records = 0, bytes = 0;

    /// The command that makes it anew.
    std::string command() const;
    /// The command that runs a shard again.
    std::string run_command(std::uint64_t shard, const std::string& results) const;
    /// What to open for a planned path.
    std::string path_of(const PlannedRange& range) const;
};

/// Reads a plan to its end; `use` gets each range in the order of the plan. Throws PlanError.
Plan read_plan(const std::string& path, const std::function<void(PlannedRange&&)>& use);
/// As one line of the plan.
std::string range_line(const PlannedRange& range);
/// The first and the last line.
std::string first_line(const Plan& plan);
std::string last_line(const Plan& plan);

/// `512`, `64K`, `2G`: powers of 1024. Throws UsageError.
std::uint64_t bytes_named(const std::string& text);

}  // namespace bones::batch
