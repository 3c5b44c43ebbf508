// Looks whether all results of a plan are there, once and as they were made.
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

/// A shard's results where they are.
struct ShardResults {
    std::string folder;
    Manifest manifest;
};

struct Inspection {
    Plan plan;
    std::map<std::uint64_t, ShardResults> shards;  ///< those that are whole
    std::set<std::uint64_t> again;                 ///< those to be run (again)
    std::vector<std::string> refusals;             ///< a line each, with the command that mends it
    std::vector<std::string> unfinished;  ///< folders that broken runs left, which do no harm
    GameBook games;  ///< all records of whole results, to note which are one game
};

/// Inspects all results of a plan, or those of some shards only.
Inspection inspect(const std::string& plan, const std::vector<std::string>& results,
                   const std::vector<Span>& only = {});

}  // namespace bones::batch
