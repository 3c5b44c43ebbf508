// Assigns shards to the tasks of a job array, because clusters limit the length of an array.
#pragma once

#include <cstdint>

namespace bones::batch {

/// The most tasks of an array: Slurm's MaxArraySize is 1001 by default, and counts from 0.
inline constexpr std::uint64_t most_tasks = 1000;

/// The number of consecutive shards that one task processes.
constexpr std::uint64_t shards_a_task(std::uint64_t shards, std::uint64_t tasks) {
    return tasks == 0 ? 1 : (shards + tasks - 1) / tasks;
}

}  // namespace bones::batch
