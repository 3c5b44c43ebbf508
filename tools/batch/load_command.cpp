// bones-batch load: loads the rows of all shards into a ClickHouse cluster.
#include <fmt/core.h>

#include "libnotation/text/joined.hpp"
#include "tools/batch/commands.hpp"
#include "tools/batch/inspection.hpp"
#include "tools/batch/loader.hpp"
#include "tools/batch/spans.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::batch {

namespace {

constexpr std::string_view examples_of_load =
    "bones-batch load plan.jsonl out --clickhouse one:8123,two:8123\n"
    "bones-batch load plan.jsonl out --clickhouse one:8123 --shards 9-16";

std::string command_of(const std::string& plan, const std::vector<std::string>& results,
                       const clickhouse::Address& address) {
    std::string text = "bones-batch load " + quoted(plan);
    for (const std::string& folder : results) text += ' ' + quoted(folder);
    text += fmt::format(" --clickhouse {}", quoted(joined(address.servers, ",")));
    if (!address.password_file.empty())
        text += fmt::format(" --password-file {}", quoted(address.password_file));
    return text;
}

void load_shard(const Tool& tool, Loader& loader, const ShardResults& shard,
                const std::string& command) {
    const Manifest& manifest = shard.manifest;
    try {
        if (loader.has(shard)) {
            if (!tool.quiet) tool.say(fmt::format("shard {} exists already", manifest.shard));
            return;
        }
        loader.load(shard);
    } catch (const clickhouse::ServerError& error) {
        throw clickhouse::ServerError(
            fmt::format("shard {} is not loaded: {}; repair this, then run: {}", manifest.shard,
                        error.what(), command));
    }
    if (!tool.quiet)
        tool.say(fmt::format("shard {}: {}, {}", manifest.shard,
                             quantity(manifest.records, "record", "records"),
                             quantity(manifest.actions, "action", "actions")));
}

}  // namespace

int load_command(const Arguments& arguments) {
    BatchTool tool("load", "Loads the rows of all shards into a ClickHouse cluster, each once.",
                   examples_of_load);
    std::string path;
    std::vector<std::string> results, words;
    clickhouse::Address address;
    bool replace = false;
    tool.takes_plan(path);
    tool.app.add_option("DIR", results, "the folder of the results").type_name("DIR").required();
    clickhouse::add_address_options(tool, address, "every server of the cluster `bones`, by HTTP");
    tool.app.get_option("--clickhouse").required();
    tool.add_names("--shards", words, "only these shards: 17 or 17-24").type_name("SHARD,...");
    tool.app.add_flag("--replace", replace, "first delete the rows that the servers have");
    if (!tool.parse(arguments)) return status_clean;
    std::vector<Span> spans;
    for (const std::string& word : words) spans.push_back(span_named(word));
    const Inspection found = inspect(path, results, spans);
    for (const std::string& line : found.refusals) tool.say(line);
    if (!found.refusals.empty()) return status_failed;
    const std::string command = command_of(path, results, address);
    Loader loader(address, found.plan, command);
    try {
        loader.prepare();
        if (replace) loader.clear();
        loader.look();
    } catch (const clickhouse::ServerError& error) {
        throw clickhouse::ServerError(
            fmt::format("{}; repair this, then run: {}", error.what(), command));
    }
    for (const auto& [number, shard] : found.shards) load_shard(tool, loader, shard, command);
    return status_clean;
}

}  // namespace bones::batch
