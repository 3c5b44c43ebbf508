// What statistics and violation reports ask a cluster: only if it has each shard of a plan once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/store/archive/filters.hpp"
#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::inline cli {
class Tool;
}

namespace bones::inline store::clickhouse {

/// Rows are of records of these games and seats: those filters that files know.
class RowFilter {
  public:
    /// Throws UsageError for filters that the cluster cannot answer.
    explicit RowFilter(const archive::Filters& filters);

    /// Whether seats or players are asked for.
    bool of_seats() const { return !player_.empty() || !seat_.empty(); }
    /// `FROM bones.TABLE … WHERE …`: the rows of which one of the seats is asked for; `arrays`
    /// comes after the table. The conditions can go on with AND.
    std::string rows(std::string_view table, std::string_view arrays = "") const;
    /// Of the table of records, likewise.
    std::string records() const;
    /// The seats asked for of a row's record, one bit each.
    std::string seats() const;

  private:
    std::string from(std::string_view table, std::string_view arrays) const;

    std::vector<std::string> games_;
    std::string player_, seat_;
};

/// `IN ('a','b')`
std::string among(const std::vector<std::string>& values);
/// The best of the spellings of a name: the longest, of equally long ones the first by their bytes
/// (is_better_name). What it gives is to be read by name_of_best().
std::string best_name(std::string_view column);
std::string name_of_best(const std::string& found);

/// Asks one server of a cluster, and answers only if all shards of the plan are there before and
/// after.
class Cluster {
  public:
    explicit Cluster(const Address& address);

    const Server& server() const { return server_; }
    /// Says what is not as it must be; false if there is something.
    bool is_whole(const Tool& tool);
    /// Throws ServerError if anything was loaded since is_whole().
    void hold_still() const;

  private:
    Server server_;
    std::string before_;
};

}  // namespace bones::inline store::clickhouse
