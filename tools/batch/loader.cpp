#include "tools/batch/loader.hpp"

#include <fmt/core.h>

#include <charconv>
#include <filesystem>
#include <map>
#include <memory>
#include <random>

#include "tools/batch/hash.hpp"
#include "tools/batch/insertion.hpp"
#include "tools/batch/rows.hpp"
#include "tools/lib/io/embedded.hpp"

namespace bones {
extern const std::span<const EmbeddedFile> clickhouse_schema;
}

namespace bones::batch {

namespace {

using clickhouse::Server;
using clickhouse::ServerError;
using clickhouse::sql_text;

/// The statements of the schema, one by one and without comments.
std::vector<std::string> statements() {
    std::vector<std::string> all;
    std::string statement;
    for (std::string_view rest = clickhouse_schema.front().text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        statement += std::string(line.substr(0, line.find("--"))) + '\n';
        const std::size_t semicolon = statement.find(';');
        if (semicolon == std::string::npos) continue;
        all.push_back(statement.substr(0, semicolon));
        statement.clear();
    }
    return all;
}

std::string by_lot() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}", random(), random());
}

std::string hash_of_manifest(const Manifest& manifest) {
    Hash hash;
    hash.add(manifest.line());
    return hash.text();
}

/// The key at the start of a row.
std::uint64_t key_of(std::string_view row) {
    std::uint64_t key = 0;
    std::from_chars(row.data(), row.data() + row.size(), key);
    return key;
}

/// The results folder that contains a shard's folder.
std::string folder_above(const ShardResults& shard) {
    return std::filesystem::path(shard.folder).parent_path().string();
}

std::string local(std::string_view table) {
    return fmt::format("{}_local", table);
}

}  // namespace

Loader::Loader(const clickhouse::Address& address, const Plan& plan, std::string command)
    : plan_(plan), command_(std::move(command)) {
    const clickhouse::Login login = address.login();
    for (const std::string& server : address.servers) servers_.emplace_back(server, login);
}

void Loader::on_all(const std::function<std::string(std::size_t server)>& sql) const {
    for (std::size_t i = 0; i < servers_.size(); ++i) servers_[i].ask(sql(i));
}

void Loader::prepare() {
    for (const Server& server : servers_) {
        const std::string known =
            server.ask_of_system("SELECT count() FROM system.clusters WHERE cluster = 'bones'");
        if (known != fmt::format("{}\n", servers_.size()))
            throw PlanError(
                fmt::format("the cluster `bones` of {} has {} servers, not {}; list these in its "
                            "remote_servers and in --clickhouse",
                            server.address(), known.substr(0, known.find('\n')), servers_.size()));
        const std::vector<std::string> schema = statements();
        // All statements except the first create a table or a view.
        const std::string there =
            server.ask_of_system("SELECT count() FROM system.tables WHERE database = 'bones'");
        if (there == fmt::format("{}\n", schema.size() - 1)) continue;
        for (const std::string& statement : schema) server.ask_of_system(statement);
    }
}

void Loader::clear() {
    const clickhouse::Loads loads(servers_.front());
    for (const std::uint64_t shard : loads.met())
        on_all([&](std::size_t) {
            return fmt::format("ALTER TABLE bones.loads_local DROP PARTITION {}", shard);
        });
    for (const std::uint64_t shard : loads.met())
        for (const RowTableInfo& table : row_tables())
            on_all([&](std::size_t) {
                return fmt::format("ALTER TABLE bones.{} DROP PARTITION {}", local(table.name),
                                   shard);
            });
}

void Loader::look() {
    loads_.emplace(servers_.front());
    for (const clickhouse::LoadLine& line : loads_->lines())
        if (line.plan != plan_.hash || line.shards != plan_.shards)
            throw PlanError(fmt::format(
                "the servers have shards of another plan; to replace them: {} --replace",
                command_));
}

bool Loader::has(const ShardResults& shard) const {
    const auto lines = loads_->of(shard.manifest.shard);
    return !lines.empty() && lines.front()->manifest == hash_of_manifest(shard.manifest) &&
           lines.front()->servers == servers_.size() &&
           loads_->fault_of(shard.manifest.shard).empty();
}

void Loader::load(const ShardResults& shard) {
    const Manifest& manifest = shard.manifest;
    on_all([&](std::size_t) {
        return fmt::format("ALTER TABLE bones.loads_local DROP PARTITION {}", manifest.shard);
    });
    std::vector<Counts> sent;
    for (std::size_t table = 0; table < row_table_count; ++table) {
        on_all([&](std::size_t) {
            return fmt::format("ALTER TABLE bones.{} DROP PARTITION {}",
                               local(row_tables()[table].name), manifest.shard);
        });
        sent.push_back(send(shard, table));
    }
    hold_counts(manifest, sent);
    // All rows have arrived, so the shard may count now.
    const std::string lot = by_lot();
    on_all([&](std::size_t server) {
        std::string tables, rows;
        for (std::size_t table = 0; table < row_table_count; ++table) {
            tables += fmt::format("{}{}", table == 0 ? "" : ",",
                                  sql_text(local(row_tables()[table].name)));
            rows += fmt::format("{}{}", table == 0 ? "" : ",", sent[table][server]);
        }
        return fmt::format(
            "INSERT INTO bones.loads_local VALUES ({},{},{},{},{},{},{},[{}],[{}],{},{})",
            manifest.shard, sql_text(plan_.hash), plan_.shards,
            sql_text(hash_of_manifest(manifest)), sql_text(manifest.versions), server + 1,
            servers_.size(), tables, rows, sql_text(lot), sql_text(command_));
    });
}

/// Sends the rows of a table, each to the server that its key selects. Returns the number of rows
/// for each server.
Loader::Counts Loader::send(const ShardResults& shard, std::size_t number) const {
    const RowTableInfo& table = row_tables()[number];
    const std::string path = fmt::format("{}/{}", shard.folder, table.file());
    const bool counted = number == static_cast<std::size_t>(RowTable::cases);
    std::string columns = counted ? "shard,number" : "shard";
    for (std::string_view rest = table.columns; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\t'), rest.size());
        columns += fmt::format(",`{}`", rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const std::string insert =
        fmt::format("INSERT INTO bones.{} ({}) FORMAT TabSeparated", local(table.name), columns);
    Counts counts(servers_.size());
    std::uint64_t rows = 0;  // the number of rows so far, because rows are ordered as in the input
    std::vector<std::unique_ptr<Insertion>> insertions;
    for (const Server& server : servers_)
        insertions.push_back(std::make_unique<Insertion>(server, insert));
    const std::string before = fmt::format("{}\t", shard.manifest.shard);
    const auto put = [&](std::string_view row) {
        const auto server = static_cast<std::size_t>(key_of(row) % servers_.size());
        insertions[server]->write(before);
        if (counted) insertions[server]->write(fmt::format("{}\t", rows));
        insertions[server]->write(row);
        ++counts[server];
        ++rows;
    };
    LinesOfFile lines(path);
    if (lines.next() != table.head())
        throw PlanError(fmt::format("{} does not start with the columns of this version: {}", path,
                                    plan_.run_command(shard.manifest.shard, folder_above(shard))));
    for (std::string_view row = lines.next(); !row.empty(); row = lines.next()) put(row);
    for (const auto& insertion : insertions) insertion->finish();
    for (const ResultFile& file : shard.manifest.files)
        if (file.name == table.file() && file.hash != lines.hash())
            throw PlanError(
                fmt::format("{} was changed while it was loaded: {}", path,
                            plan_.run_command(shard.manifest.shard, folder_above(shard))));
    return counts;
}

/// Compares the row counts of each server with the rows that were sent to it.
void Loader::hold_counts(const Manifest& manifest, const std::vector<Counts>& sent) const {
    std::string sql;
    for (const RowTableInfo& table : row_tables())
        sql += fmt::format("{}SELECT '{}' AS name, count() FROM bones.{} WHERE shard = {}",
                           sql.empty() ? "" : " UNION ALL ", table.name, local(table.name),
                           manifest.shard);
    for (std::size_t server = 0; server < servers_.size(); ++server) {
        std::map<std::string, std::string> there;
        for (const auto& row : servers_[server].rows(sql)) there[row.at(0)] = row.at(1);
        for (std::size_t table = 0; table < row_table_count; ++table) {
            const std::string name(row_tables()[table].name);
            if (there[name] != fmt::format("{}", sent[table][server]))
                throw ServerError(fmt::format(
                    "ClickHouse at {} has {} rows of shard {} in {}, not the {} that were sent",
                    servers_[server].address(), there[name], manifest.shard, name,
                    sent[table][server]));
        }
    }
}

}  // namespace bones::batch
