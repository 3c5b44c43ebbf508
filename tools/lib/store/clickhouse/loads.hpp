// Finds which shards of a plan a cluster has, and whether it has each of them completely and once.
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
    std::vector<std::pair<std::string, std::uint64_t>> rows;  ///< number of rows by table
    std::string load, command;
};

/// The shards of a cluster.
class Loads {
  public:
    /// Asks one server for the loads of all servers. Throws ServerError.
    explicit Loads(const Server& server);

    const std::vector<LoadLine>& lines() const { return lines_; }
    /// The shards that the cluster has, completely or in part.
    const std::set<std::uint64_t>& met() const { return met_; }
    /// The fault of a shard. Empty if all its servers list it as loaded and have its rows.
    std::string fault_of(std::uint64_t shard) const;
    /// The lines of a shard.
    std::vector<const LoadLine*> of(std::uint64_t shard) const;
    /// All loads as a text, for comparisons.
    const std::string& text() const { return text_; }

  private:
    std::vector<LoadLine> lines_;
    std::map<std::pair<std::string, std::uint64_t>, std::uint64_t> rows_;  ///< by table and shard
    std::set<std::uint64_t> met_;
    std::string text_;
};

/// A line for each fault that prevents an answer, with the command that repairs it. `versions` are
/// those of this program.
std::vector<std::string> refusals(const Loads& loads, const Server& server,
                                  const std::string& versions);

}  // namespace bones::inline store::clickhouse
