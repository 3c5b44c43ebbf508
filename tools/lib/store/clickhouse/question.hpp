// Asks a cluster for statistics and violation reports. It must have each shard of a plan exactly
// once.
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

/// Restricts rows to records of chosen games and seats. These are the filters that also work with
/// files.
class RowFilter {
  public:
    /// Throws UsageError for filters that the cluster cannot answer.
    explicit RowFilter(const archive::Filters& filters);

    /// Whether the filters choose seats or players.
    bool of_seats() const { return !player_.empty() || !seat_.empty(); }
    /// `FROM bones.TABLE … WHERE …`: the rows that belong to one of the chosen seats. `arrays`
    /// follows the table. More conditions can be added with AND.
    std::string rows(std::string_view table, std::string_view arrays = "") const;
    /// The same clause for the table of records.
    std::string records() const;
    /// The chosen seats of a row's record, one bit each.
    std::string seats() const;

  private:
    std::string from(std::string_view table, std::string_view arrays) const;

    std::vector<std::string> games_;
    std::string player_, seat_;
};

/// `IN ('a','b')`
std::string among(const std::vector<std::string>& values);
/// SQL for the best spelling of a name: the longest; of equally long ones the first by its bytes
/// (is_better_name). Read its result with name_of_best().
std::string best_name(std::string_view column);
std::string name_of_best(const std::string& found);

/// Asks one server of a cluster. Answers only if all shards of the plan are loaded both before and
/// after the question.
class Cluster {
  public:
    explicit Cluster(const Address& address);

    const Server& server() const { return server_; }
    /// Reports all faults of the cluster. False if it has any.
    bool is_whole(const Tool& tool);
    /// Throws ServerError if a shard was loaded since is_whole().
    void hold_still() const;

  private:
    Server server_;
    std::string before_;
};

}  // namespace bones::inline store::clickhouse
