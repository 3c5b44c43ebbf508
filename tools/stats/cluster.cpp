#include "tools/stats/cluster.hpp"

#include <fmt/core.h>

#include "tools/lib/store/clickhouse/question.hpp"

namespace bones::stats {

namespace {

/// The rows of a grouping, and the columns that identify a group.
struct Source {
    std::string per, key, name;
};

Source source_of(Grouping grouping) {
    const std::string& name = grouping_names()[static_cast<std::size_t>(grouping)];
    switch (grouping) {
        case Grouping::game:
        case Grouping::event:
        case Grouping::month:
            return {"all", name, name};
        default:
            return {name, "key", "name"};
    }
}

void add_row(const std::vector<std::string>& row, Groups& all) {
    Group group;
    group.name = clickhouse::name_of_best(row[1]);
    if (!row[2].empty()) {
        Sample sample;
        for (std::size_t i = 0; i < parts_of_sample.size(); ++i)
            sample.*parts_of_sample[i] = std::stoll(row[3 + i]);
        group.tallies.add(index_of_metric(row[2]), sample);
    }
    all.add(row[0], group);
}

}  // namespace

bool gather_from_cluster(const Tool& tool, const clickhouse::Address& address,
                         const archive::Filters& filters, Groups& all, std::uint64_t& records) {
    try {
        const clickhouse::RowFilter asked(filters);
        clickhouse::Cluster cluster(address);
        if (!cluster.is_whole(tool)) return false;
        const Source source = source_of(all.grouping());
        for (const auto& row : cluster.server().rows(fmt::format(
                 "SELECT {0} AS k, {1}, metric, sum(n), sum(sum), max(most), sum(units), "
                 "sum(squares), sum(products), sum(sizes) {2} AND per = {3} AND answers != {4} "
                 "GROUP BY k, metric",
                 source.key, clickhouse::best_name(source.name),
                 asked.rows("sums",
                            "LEFT ARRAY JOIN metric, n, sum, most, units, squares, "
                            "products, sizes"),
                 clickhouse::sql_text(source.per), asked.of_seats() ? 1 : 2)))
            add_row(row, all);
        const auto counts =
            cluster.server().rows(fmt::format("SELECT count() {}", asked.records()));
        records = std::stoull(counts.at(0).at(0));
        cluster.hold_still();
        return true;
    } catch (const clickhouse::ServerError& error) {
        throw clickhouse::ServerError(
            fmt::format("{}; restore all servers, then run it again", error.what()));
    }
}

}  // namespace bones::stats
