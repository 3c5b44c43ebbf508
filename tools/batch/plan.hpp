// The plan: which part of which file belongs to which shard (schemas/batch.schema.json).
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "tools/lib/io/input.hpp"

namespace bones::batch {

/// The version of the plan's format.
inline constexpr int plan_version = 1;

/// The plan is incomplete or invalid, or the input has changed since it was made.
struct PlanError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A part of a file that belongs to a shard.
struct PlannedRange {
    std::uint64_t shard = 1;  ///< from 1
    std::string file;         ///< the name in findings
    std::string path;         ///< the path to open: absolute, or relative to the plan
    FileRange range;
    std::string hash;  ///< hash of its bytes
};

/// The contents of a plan without its ranges.
struct Plan {
    std::string path;                 ///< path of the plan itself
    std::string hash;                 ///< hash of all its bytes
    std::vector<std::string> inputs;  ///< as given on the command line
    std::uint64_t shard_size = 0;     ///< in bytes
    std::uint64_t shards = 0, files = 0, records = 0, bytes = 0;

    /// The command that makes the plan again.
    std::string command() const;
    /// The command that runs a shard again.
    std::string run_command(std::uint64_t shard, const std::string& results) const;
    /// The path to open for a planned range.
    std::string path_of(const PlannedRange& range) const;
};

/// Reads a whole plan; `use` gets each range in the order of the plan. Throws PlanError.
Plan read_plan(const std::string& path, const std::function<void(PlannedRange&&)>& use);
/// A range as a line of the plan.
std::string range_line(const PlannedRange& range);
/// The first and the last line of a plan.
std::string first_line(const Plan& plan);
std::string last_line(const Plan& plan);

/// Parses a size such as `512`, `64K` or `2G`; the suffixes are powers of 1024. Throws UsageError.
std::uint64_t bytes_named(const std::string& text);

}  // namespace bones::batch
