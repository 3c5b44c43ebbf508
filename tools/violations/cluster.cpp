#include "tools/violations/cluster.hpp"

#include <fmt/core.h>

#include "tools/lib/store/clickhouse/question.hpp"
#include "tools/lib/store/clickhouse/tsv.hpp"

namespace bones {

namespace {

using clickhouse::RowFilter;
using clickhouse::Server;

/// Sends the queries for the parts of a report, one after the other.
class Questions {
  public:
    Questions(const Server& server, const RowFilter& asked, const ReportView& view,
              ReportParts& all)
        : server_(server), asked_(asked), view_(view), all_(all) {
        const bool by_player = view.per == Per::player;
        const std::string per(name_of(view.per));
        key_ = by_player ? "key" : view.per == Per::code ? "'all'" : per;
        name_ = by_player ? "name" : key_;
        // A record counts once for each group, with the first of its selected seats.
        before_ = by_player ? "before_same" : "before";
    }

    void ask() {
        ask_for_chances();
        ask_for_breaches();
        const auto counts = server_.rows(fmt::format("SELECT count() {}", asked_.records()));
        all_.records = number(counts.at(0).at(0));
        const auto proven =
            server_.rows(fmt::format("SELECT sum(holds_always), sum(proven - holds_always) {}{}",
                                     asked_.rows("cases"), of_codes()));
        all_.proven = number(proven.at(0).at(0));
        all_.if_right = number(proven.at(0).at(1));
        if (view_.cases) ask_for_cases();
    }

  private:
    static std::uint64_t number(const std::string& text) { return std::stoull(text); }

    std::string of_codes() const {
        return view_.codes.empty() ? ""
                                   : fmt::format(" AND code {}", clickhouse::among(view_.codes));
    }

    void ask_for_chances() {
        const std::string any = view_.codes.empty() ? "length(code)"
                                                    : fmt::format("arrayExists(c -> c {}, code)",
                                                                  clickhouse::among(view_.codes));
        for (const auto& row :
             server_.rows(fmt::format("SELECT {0} AS k, {1}, sum(bitAnd({2}, {3}) = 0), "
                                      "sumForEach(chances) {4} GROUP BY "
                                      "k HAVING sum({5}) > 0",
                                      key_, clickhouse::best_name(name_), before_, asked_.seats(),
                                      asked_.rows("chances"), any))) {
            Offenders group;
            group.name = clickhouse::name_of_best(row[1]);
            group.records = std::stoll(row[2]);
            const std::vector<std::int64_t> chances = clickhouse::numbers_of_tsv(row[3]);
            for (std::size_t i = 0; i < chance_count; ++i) group.chances[i] = chances.at(i);
            all_.table.add(row[0], group);
        }
    }

    void ask_for_breaches() {
        for (const auto& row : server_.rows(fmt::format(
                 "SELECT {0} AS k, code, sum(proven), sum(if_right), sum(open), sum(called), "
                 "sum(points) {1}{2} "
                 "GROUP BY k, code",
                 key_,
                 asked_.rows("chances", "ARRAY JOIN code, proven, if_right, open, called, points"),
                 of_codes()))) {
            Offenders group;
            Row& breaches = group.rows[&breach_named(row[1])];
            breaches.proven = std::stoll(row[2]);
            breaches.if_right = std::stoll(row[3]);
            breaches.open = std::stoll(row[4]);
            breaches.called = std::stoll(row[5]);
            breaches.points = std::stoll(row[6]);
            all_.table.add(row[0], group);
        }
    }

    /// Reads the cases, which arrive in the order of the input.
    void ask_for_cases() {
        std::string line;
        server_.ask(
            fmt::format("SELECT case {}{}{} ORDER BY shard, number FORMAT TabSeparated",
                        asked_.rows("cases"), of_codes(), view_.open ? "" : " AND proven = 1"),
            [&](std::string_view data) {
                for (const char c : data) {
                    if (c != '\n') {
                        line += c;
                        continue;
                    }
                    std::string text;
                    write_case(text, view_, read_case(clickhouse::value_of_tsv(line)));
                    all_.cases.write(text);
                    line.clear();
                }
            });
        if (!line.empty()) throw clickhouse::ServerError("a case is incomplete");
    }

    const Server& server_;
    const RowFilter& asked_;
    const ReportView& view_;
    ReportParts& all_;
    std::string key_, name_, before_;
};

}  // namespace

bool gather_from_cluster(const Tool& tool, const clickhouse::Address& address,
                         const archive::Filters& filters, const ReportView& view,
                         ReportParts& all) {
    try {
        const RowFilter asked(filters);
        clickhouse::Cluster cluster(address);
        if (!cluster.is_whole(tool)) return false;
        Questions(cluster.server(), asked, view, all).ask();
        cluster.hold_still();
        return true;
    } catch (const clickhouse::ServerError& error) {
        throw clickhouse::ServerError(
            fmt::format("{}; restore all servers, then run it again", error.what()));
    }
}

}  // namespace bones
