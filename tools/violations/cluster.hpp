// Violation reports out of a ClickHouse cluster, which adds up what bones-batch has loaded.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/violations/report.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/clickhouse/server.hpp"
#include "tools/violations/spool.hpp"

namespace bones {

/// What a report is made of.
struct ReportParts {
    ViolationTable table;
    Spool cases;  ///< as they are printed
    std::uint64_t records = 0, proven = 0, if_right = 0;
};

/// Adds up what is asked for. False: the cluster does not have each shard once, which is said.
/// Throws clickhouse::ServerError.
bool gather_from_cluster(const Tool& tool, const clickhouse::Address& address,
                         const archive::Filters& filters, const ReportView& view, ReportParts& all);

}  // namespace bones
