// Violation reports from a ClickHouse cluster, which adds up the rows that bones-batch has loaded.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/show/violations/report.hpp"
#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/clickhouse/server.hpp"
#include "tools/violations/spool.hpp"

namespace bones {

/// The parts of a report.
struct ReportParts {
    ViolationTable table;
    Spool cases;  ///< as they will be printed
    std::uint64_t records = 0, proven = 0, if_right = 0;
};

/// Adds up the chosen records. If the cluster does not have each shard exactly once, prints a
/// message and returns false. Throws clickhouse::ServerError.
bool gather_from_cluster(const Tool& tool, const clickhouse::Address& address,
                         const archive::Filters& filters, const ReportView& view, ReportParts& all);

}  // namespace bones
