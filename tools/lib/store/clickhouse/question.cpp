#include "tools/lib/store/clickhouse/question.hpp"

#include <fmt/core.h>

#include "libnotation/text/fold.hpp"
#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/clickhouse/loads.hpp"

namespace bones::inline store::clickhouse {

RowFilter::RowFilter(const archive::Filters& filters)
    : games_(filters.games), player_(filters.player), seat_(filters.seat) {}

std::string RowFilter::from(std::string_view table, std::string_view arrays) const {
    std::string sql = fmt::format("FROM bones.{} {}", table, arrays);
    if (!player_.empty()) {
        sql += fmt::format(
            " ALL INNER JOIN (SELECT record_key, groupBitOr(seats) AS asked FROM bones.seats_local "
            "WHERE seats != 0 AND (folded = {} OR stable_id = {}){} GROUP BY record_key) USING "
            "record_key",
            sql_text(fold(player_)), sql_text(archive::without_brackets(player_)),
            seat_.empty() ? "" : fmt::format(" AND seat = {}", sql_text(seat_)));
    }
    sql += " WHERE 1 = 1";
    if (!games_.empty()) sql += fmt::format(" AND game {}", among(games_));
    return sql;
}

std::string RowFilter::seats() const {
    if (!player_.empty()) return "asked";
    return seat_.empty() ? "65535" : fmt::format("{}", 1 << (seat_[0] - 'A'));
}

std::string RowFilter::rows(std::string_view table, std::string_view arrays) const {
    std::string sql = from(table, arrays);
    if (of_seats()) sql += fmt::format(" AND bitAnd(seats, {}) != 0", seats());
    return sql;
}

std::string RowFilter::records() const {
    std::string sql = from("records", "");
    if (player_.empty() && !seat_.empty()) sql += fmt::format(" AND players > {}", seat_[0] - 'A');
    return sql;
}

std::string among(const std::vector<std::string>& values) {
    std::string list;
    for (const std::string& value : values) {
        if (!list.empty()) list += ',';
        list += sql_text(value);
    }
    return fmt::format("IN ({})", list);
}

// Puts eight hexadecimal digits before each name. They are smaller for a longer name, so the least
// text has the longest name.
std::string best_name(std::string_view column) {
    return fmt::format("min(concat(hex(toUInt32(4294967295 - length({0}))), {0}))", column);
}

std::string name_of_best(const std::string& found) {
    constexpr std::size_t digits = 8;
    return found.size() < digits ? std::string() : found.substr(digits);
}

Cluster::Cluster(const Address& address) : server_(address.servers.front(), address.login()) {}

bool Cluster::is_whole(const Tool& tool) {
    const Loads loads(server_);
    const std::vector<std::string> lines = refusals(loads, server_, versions_of_results());
    for (const std::string& line : lines) tool.say(line);
    before_ = loads.text();
    return lines.empty();
}

void Cluster::hold_still() const {
    if (Loads(server_).text() != before_)
        throw ServerError("shards were loaded during the query; run it again");
}

}  // namespace bones::inline store::clickhouse
