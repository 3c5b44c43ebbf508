// Statistics as text with bars, as CSV and as JSON Lines (schemas/stats.schema.json).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tools/lib/columns.hpp"
#include "tools/stats/groups.hpp"

namespace bones::stats {

/// What is shown.
struct View {
    Grouping grouping = Grouping::player;
    std::array<bool, metric_count> metrics{};
    bool games = false;    ///< list the records behind the numbers
    bool archive = false;  ///< the records are of an archive
    Style style;
};

void stats_text(std::string& out, const View& view, const std::vector<const Group*>& groups);
/// One table, with a row for each group and a column for each metric that any of them has.
void stats_table(std::string& out, const View& view, const std::vector<const Group*>& groups);
void stats_table_csv(std::string& out, const View& view, const std::vector<const Group*>& groups);
void stats_csv(std::string& out, const View& view, const std::vector<const Group*>& groups);
void stats_json(std::string& out, const View& view, const std::vector<const Group*>& groups);

}  // namespace bones::stats
