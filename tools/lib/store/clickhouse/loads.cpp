#include "tools/lib/store/clickhouse/loads.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "tools/lib/store/clickhouse/tsv.hpp"

namespace bones::inline store::clickhouse {

namespace {

constexpr std::string_view lines_sql =
    "SELECT shard, plan, shards, manifest, versions, server, servers, arrayStringConcat(tables, "
    "','), rows, load, command FROM bones.loads ORDER BY shard, server, load";
constexpr std::string_view rows_sql =
    "SELECT table, partition, sum(rows) FROM bones.parts WHERE database = 'bones' AND active = 1 "
    "AND table != 'loads_local' GROUP BY table, partition ORDER BY table, partition";

std::uint64_t number(const std::string& text) {
    return std::stoull(text);
}

LoadLine line_of(const std::vector<std::string>& row) {
    LoadLine line{number(row[0]), row[1], number(row[2]), row[3], row[4], number(row[5]),
                  number(row[6]), {},     row[9],         row[10]};
    const std::vector<std::int64_t> counts = numbers_of_tsv(row[8]);
    std::string_view names = row[7];
    for (const std::int64_t count : counts) {
        const std::size_t end = std::min(names.find(','), names.size());
        line.rows.emplace_back(names.substr(0, end), static_cast<std::uint64_t>(count));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return line;
}

bool is_same_load(const LoadLine& a, const LoadLine& b) {
    return a.load == b.load && a.manifest == b.manifest && a.servers == b.servers &&
           a.plan == b.plan && a.versions == b.versions && a.shards == b.shards;
}

}  // namespace

Loads::Loads(const Server& server) {
    for (const std::vector<std::string>& row : server.rows(std::string(lines_sql))) {
        lines_.push_back(line_of(row));
        met_.insert(lines_.back().shard);
        text_ += fmt::format("{}\n", joined(row, "\t"));
    }
    for (const std::vector<std::string>& row : server.rows(std::string(rows_sql))) {
        const std::uint64_t shard = number(row[1]), rows = number(row[2]);
        if (rows == 0) continue;
        rows_[{row[0], shard}] = rows;
        met_.insert(shard);
        text_ += fmt::format("{}\n", joined(row, "\t"));
    }
}

std::vector<const LoadLine*> Loads::of(std::uint64_t shard) const {
    std::vector<const LoadLine*> found;
    for (const LoadLine& line : lines_)
        if (line.shard == shard) found.push_back(&line);
    return found;
}

std::string Loads::fault_of(std::uint64_t shard) const {
    const std::vector<const LoadLine*> lines = of(shard);
    if (lines.empty()) return met_.count(shard) > 0 ? "is loaded in part" : "is not loaded";
    const LoadLine& first = *lines.front();
    if (lines.size() != first.servers) return "is not loaded on all servers";
    std::map<std::string, std::uint64_t> wanted;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!is_same_load(*lines[i], first) || lines[i]->server != i + 1)
            return "was loaded several times at once";
        for (const auto& [table, rows] : lines[i]->rows) wanted[table] += rows;
    }
    for (const auto& [table, rows] : wanted) {
        const auto there = rows_.find({table, shard});
        const std::uint64_t count = there == rows_.end() ? 0 : there->second;
        if (count != rows) return fmt::format("has {} rows in {}, not {}", count, table, rows);
    }
    return {};
}

std::vector<std::string> refusals(const Loads& loads, const Server& server,
                                  const std::string& versions) {
    if (loads.lines().empty())
        return {fmt::format(
            "no shard is loaded completely; run: bones-batch load PLAN DIR --clickhouse {}",
            server.address())};
    const LoadLine& any = loads.lines().front();
    std::vector<std::string> lines;
    for (const LoadLine& line : loads.lines()) {
        if (line.plan != any.plan)
            return {fmt::format(
                "the servers have shards of several plans; to replace them: {} --replace",
                loads.lines().back().command)};
        if (line.versions != versions)
            return {
                fmt::format("the rows are from another version (Bones {}, not {}); run the shards "
                            "again, then: {} --replace",
                            line.versions, versions, line.command)};
    }
    for (std::uint64_t shard = 1; shard <= any.shards; ++shard)
        if (const std::string fault = loads.fault_of(shard); !fault.empty())
            lines.push_back(fmt::format("shard {} {}: {}", shard, fault, any.command));
    for (const std::uint64_t shard : loads.met())
        if (shard > any.shards)
            lines.push_back(
                fmt::format("the servers have rows of shard {}, which the plan does not have; to "
                            "replace them: {} --replace",
                            shard, any.command));
    return lines;
}

}  // namespace bones::inline store::clickhouse
