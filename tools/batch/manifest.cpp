#include <fmt/core.h>
#include <sys/stat.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tools/batch/results.hpp"
#include "tools/batch/whole_numbers.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones::batch {

namespace {

using Json = nlohmann::json;

Manifest manifest_of(const Json& line) {
    Manifest manifest;
    manifest.plan = line.at("plan");
    manifest.shard = line.at("shard");
    manifest.input = line.at("input");
    manifest.versions = line.at("versions");
    manifest.copies = line.at("copies");
    manifest.records = line.at("records");
    manifest.left_out = line.at("left_out");
    manifest.hands = line.at("hands");
    manifest.actions = line.at("actions");
    manifest.proven = line.at("proven");
    manifest.if_right = line.at("if_sheet_right");
    const Json& counts = line.at("findings");
    for (const auto& [name, count] : FindingCounts::named())
        manifest.counts.*count = counts.at(std::string(name));
    for (const Json& file : line.at("files"))
        manifest.files.push_back({file.at("name"), file.at("size"), file.at("hash")});
    return manifest;
}

}  // namespace

std::string Manifest::line() const {
    return json_line("shard", [&](JsonText& json) {
        json.key("plan").word(plan);
        json.key("shard").number(shard);
        json.key("input").word(input);
        json.key("versions").string(versions);
        json.key("copies").word(copies);
        bones::append_counts(json, {{"records", records},
                                    {"left_out", left_out},
                                    {"hands", hands},
                                    {"actions", actions},
                                    {"proven", proven},
                                    {"if_sheet_right", if_right}});
        append_counts(json, counts);
        json.key("files").begin_list();
        for (const ResultFile& file : files) {
            json.begin_object();
            json.key("name").word(file.name);
            json.key("size").number(file.size);
            json.key("hash").word(file.hash);
            json.end_object();
        }
        json.end_list();
    });
}

std::string folder_of_shard(const std::string& results, std::uint64_t shard) {
    return fmt::format("{}/shard-{:05}", results, shard);
}

std::optional<Manifest> read_manifest(const std::string& folder) {
    std::ifstream file(fmt::format("{}/{}", folder, manifest_file), std::ios::binary);
    std::string line;
    if (!std::getline(file, line) || file.eof()) return std::nullopt;
    try {
        Manifest manifest = manifest_of(parse_whole_numbers(line));
        if (manifest.line() != line + '\n') return std::nullopt;
        return manifest;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string changed_file(const std::string& folder, const Manifest& manifest) {
    std::string buffer(std::size_t{256} * 1024, '\0');
    for (const ResultFile& wanted : manifest.files) {
        std::ifstream file(folder + '/' + wanted.name, std::ios::binary);
        Hash hash;
        std::uint64_t size = 0;
        while (file) {
            file.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
            const auto count = static_cast<std::size_t>(file.gcount());
            hash.add({buffer.data(), count});
            size += count;
        }
        if (size != wanted.size || hash.text() != wanted.hash) return wanted.name;
    }
    return {};
}

}  // namespace bones::batch
