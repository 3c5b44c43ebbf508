// Checks that the results of a plan are complete, unique and unchanged.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tools/batch/games.hpp"
#include "tools/batch/plan.hpp"
#include "tools/batch/results.hpp"
#include "tools/batch/spans.hpp"

namespace bones::batch {

/// The results of a shard, and their folder.
struct ShardResults {
    std::string folder;
    Manifest manifest;
};

struct Inspection {
    Plan plan;
    std::map<std::uint64_t, ShardResults> shards;  ///< complete ones
    std::set<std::uint64_t> again;                 ///< shards to run, or to run again
    std::vector<std::string> refusals;    ///< one line each, with the command that repairs it
    std::vector<std::string> unfinished;  ///< folders left by interrupted runs; they do no harm
    GameBook games;  ///< all records of complete results, to find records of the same game
};

/// Inspects the results of a plan, or only those of some shards.
Inspection inspect(const std::string& plan, const std::vector<std::string>& results,
                   const std::vector<Span>& only = {});

}  // namespace bones::batch
