// Loads the rows of shards into the servers of a cluster, each shard once.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/batch/inspection.hpp"
#include "tools/lib/store/clickhouse/loads.hpp"
#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::batch {

class Loader {
  public:
    /// `command`: the command that loads the plan, for messages about missing tables or shards.
    Loader(const clickhouse::Address& address, const Plan& plan, std::string command);

    /// Creates missing tables, and checks that the cluster has exactly these servers. Throws
    /// ServerError, PlanError.
    void prepare();
    /// Deletes the rows of all shards.
    void clear();
    /// Reads which shards are loaded. Throws PlanError if the tables hold the shards of another
    /// plan.
    void look();
    /// Whether `look` found this shard complete, with the rows of these results.
    bool has(const ShardResults& shard) const;
    /// Deletes the rows of a shard and loads it again. Throws ServerError, PlanError.
    void load(const ShardResults& shard);

  private:
    using Counts = std::vector<std::uint64_t>;  ///< for each server

    void on_all(const std::function<std::string(std::size_t server)>& sql) const;
    Counts send(const ShardResults& shard, std::size_t table) const;
    void hold_counts(const Manifest& manifest, const std::vector<Counts>& sent) const;

    std::vector<clickhouse::Server> servers_;
    const Plan& plan_;
    std::string command_;
    std::optional<clickhouse::Loads> loads_;
};

}  // namespace bones::batch
