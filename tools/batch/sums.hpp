// The sums of a shard for statistics and violation reports. They are whole numbers, so the order of
// addition does not change them.
#pragma once

#include <string>
#include <vector>

#include "tools/batch/rows.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/statistics/groups.hpp"
#include "tools/lib/show/violations/report.hpp"

namespace bones::batch {

/// Sums for all groupings that reports can use.
class Sums {
  public:
    Sums();
    /// Adds a judged record, with possible verdicts listed, to the sums of violation reports.
    /// Appends its cases, as JSON Lines of bones-violations, and its rows.
    void add_violations(const BatchRecord& item, const RecordChecker& judged, std::uint64_t key,
                        Texts& out);
    /// Adds a judged record to the sums of statistics, and appends its rows.
    void add_statistics(const RecordChecker& judged, std::uint64_t key, Texts& out);
    void add(const Sums& others);

    /// The sums as JSON Lines (schemas/batch.schema.json).
    std::string statistics_lines() const;
    std::string violations_lines() const;

    std::uint64_t proven = 0, if_right = 0;

  private:
    std::vector<stats::Groups> groups_;
    std::vector<ViolationTable> tables_;
};

/// Add the sums for one grouping from a file of such lines. Throw std::exception for an invalid
/// line.
void read_statistics(const std::string& path, stats::Groups& groups);
void read_violations(const std::string& path, Per per, ViolationTable& table);

}  // namespace bones::batch
