// Brings the rows of shards into the servers of a cluster, each shard once.
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
    /// `command`: what loads the plan, to be told to those who miss something.
    Loader(const clickhouse::Address& address, const Plan& plan, std::string command);

    /// Makes the tables where they are not yet there, and looks whether the cluster has these
    /// servers and no others. Throws ServerError, PlanError.
    void prepare();
    /// Takes away what is there of all shards.
    void clear();
    /// Looks at what is there. Throws PlanError if the tables have another plan's shards.
    void look();
    /// Whether a shard was there whole then, from these results.
    bool has(const ShardResults& shard) const;
    /// Takes away what is there of a shard, and loads it. Throws ServerError, PlanError.
    void load(const ShardResults& shard);

  private:
    using Counts = std::vector<std::uint64_t>;  ///< by server

    void on_all(const std::function<std::string(std::size_t server)>& sql) const;
    Counts send(const ShardResults& shard, std::size_t table) const;
    void hold_counts(const Manifest& manifest, const std::vector<Counts>& sent) const;

    std::vector<clickhouse::Server> servers_;
    const Plan& plan_;
    std::string command_;
    std::optional<clickhouse::Loads> loads_;
};

}  // namespace bones::batch
