// What statistics and violation reports need of a shard: sums of whole numbers, so that the order
// of adding changes nothing.
#pragma once

#include <string>
#include <vector>

#include "tools/batch/rows.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/statistics/groups.hpp"
#include "tools/lib/show/violations/report.hpp"

namespace bones::batch {

/// Sums by all that reports may be by.
class Sums {
  public:
    Sums();
    /// Adds what a judged record says to violation reports; its open verdicts are listed. Appends
    /// its cases, as bones-violations prints them as JSON Lines, and its rows.
    void add_violations(const BatchRecord& item, const RecordChecker& judged, std::uint64_t key,
                        Texts& out);
    /// Adds what it says to statistics, and appends its rows.
    void add_statistics(const RecordChecker& judged, std::uint64_t key, Texts& out);
    void add(const Sums& others);

    /// As JSON Lines (schemas/batch.schema.json).
    std::string statistics_lines() const;
    std::string violations_lines() const;

    std::uint64_t proven = 0, if_right = 0;

  private:
    std::vector<stats::Groups> groups_;
    std::vector<ViolationTable> tables_;
};

/// Adds the sums by `grouping` in some lines. Throws std::exception for what is no such line.
void read_statistics(const std::string& path, stats::Groups& groups);
void read_violations(const std::string& path, Per per, ViolationTable& table);

}  // namespace bones::batch
