// Statistics from a ClickHouse cluster, which adds up the rows that bones-batch has loaded.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/statistics/groups.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::stats {

/// Adds the sums of all groups, and counts the records. If the cluster does not have each shard
/// exactly once, prints a message and returns false. Throws clickhouse::ServerError.
bool gather_from_cluster(const Tool& tool, const clickhouse::Address& address,
                         const archive::Filters& filters, Groups& all, std::uint64_t& records);

}  // namespace bones::stats
