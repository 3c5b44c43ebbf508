// Which shards of a plan a cluster has, and whether each is there whole, once.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::inline store::clickhouse {

/// A line of the table `loads` (schemas/clickhouse.sql).
struct LoadLine {
    std::uint64_t shard = 0;
    std::string plan;
    std::uint64_t shards = 0;
    std::string manifest, versions;
    std::uint64_t server = 0, servers = 0;
    std::vector<std::pair<std::string, std::uint64_t>> rows;  ///< by table
    std::string load, command;
};

/// What a cluster has.
class Loads {
  public:
    /// Asks one of the servers for what all have. Throws ServerError.
    explicit Loads(const Server& server);

    const std::vector<LoadLine>& lines() const { return lines_; }
    /// Shards of which there is anything.
    const std::set<std::uint64_t>& met() const { return met_; }
    /// What is wrong with a shard: empty if all its servers have said that it is there, and have
    /// its rows.
    std::string fault_of(std::uint64_t shard) const;
    /// The lines of a shard.
    std::vector<const LoadLine*> of(std::uint64_t shard) const;
    /// All of it as a text, to compare.
    const std::string& text() const { return text_; }

  private:
    std::vector<LoadLine> lines_;
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> rows_;  ///< by table and shard
    std::set<std::uint64_t> met_;
    std::string text_;
};

/// A line for each thing that is not as it must be for a question to be answered: each with the
/// command that mends it. `versions`: of who asks.
std::vector<std::string> refusals(const Loads& loads, const Server& server,
                                  const std::string& versions);

}  // namespace bones::inline store::clickhouse
