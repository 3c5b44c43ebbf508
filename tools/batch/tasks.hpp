// Which task of a job array does which shards: arrays are no longer than a cluster allows.
#pragma once

#include <cstdint>

namespace bones::batch {

/// Slurm's MaxArraySize is 1001 unless it is told otherwise, and counts from 0.
inline constexpr std::uint64_t most_tasks = 1000;

/// So many consecutive shards are one task's.
constexpr std::uint64_t shards_a_task(std::uint64_t shards, std::uint64_t tasks) {
    return tasks == 0 ? 1 : (shards + tasks - 1) / tasks;
}

}  // namespace bones::batch
