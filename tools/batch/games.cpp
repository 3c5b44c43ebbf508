#include "tools/batch/games.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "tools/batch/hash.hpp"
#include "tools/batch/whole_numbers.hpp"
#include "tools/lib/io/failure.hpp"
#include "tools/lib/io/text/json_line.hpp"

namespace bones::batch {

namespace {

using Json = nlohmann::json;

constexpr std::string_view copies_file = "copies.jsonl";

/// Calls `use` with each number of an identity, in the order in which they are written.
template <class Identity, class Use>
void for_numbers(Identity& identity, Use&& use) {
    use(identity.game), use(identity.players), use(identity.date), use(identity.event);
    use(identity.round), use(identity.table), use(identity.id);
    use(identity.content[0]), use(identity.content[1]);
}

std::string path_of(const std::string& results) {
    return fmt::format("{}/{}", results, copies_file);
}

}  // namespace

void append_game_line(const GameLine& line, std::string& out) {
    std::string numbers;
    for_numbers(line.identity,
                [&](std::uint64_t number) { numbers += fmt::format("{:016x}", number); });
    out += json_line("game", [&](JsonText& json) {
        json.key("file").string(line.place.file->name);
        json.key("line").number(line.place.line);
        json.key("record").number(line.record);
        json.key("text").string(line.text);
        json.key("identity").word(numbers);
        json.key("actions").number(line.identity.actions);
        json.key("play").boolean(line.identity.has_play);
    });
}

GameLine read_game_line(const std::string& text) {
    const Json json = parse_whole_numbers(text);
    GameLine line;
    const std::string file = json.at("file"), numbers = json.at("identity");
    line.place.file = std::make_shared<const InputFile>(InputFile{file, file});
    line.place.line = json.at("line");
    line.text = json.at("text");
    line.record = json.at("record");
    line.identity.actions = json.at("actions");
    line.identity.has_play = json.at("play");
    std::size_t at = 0;
    for_numbers(line.identity, [&](std::uint64_t& number) {
        const std::string part = numbers.substr(std::min(at, numbers.size()), 16);
        const auto read = std::from_chars(part.data(), part.data() + part.size(), number, 16);
        if (read.ec != std::errc() || part.size() != 16)
            throw std::runtime_error("no identity: " + numbers);
        at += 16;
    });
    return line;
}

std::string hash_of(const LeftOut& copies) {
    if (copies.empty()) return {};
    Hash hash;
    for (const auto& [file, record] : copies) hash.add(fmt::format("{}\n{}\n", file, record));
    return hash.text();
}

void write_copies(const std::string& results, const std::string& plan_hash,
                  const AllLeftOut& copies) {
    const std::string path = path_of(results), unfinished = fmt::format("{}.{}", path, getpid());
    {
        std::ofstream file(unfinished, std::ios::binary);
        file << json_line("copies", [&](JsonText& json) { json.key("plan").word(plan_hash); });
        for (const auto& of_shard : copies)
            for (const auto& copy : of_shard.second)
                file << json_line("copy", [&](JsonText& json) {
                    json.key("shard").number(of_shard.first);
                    json.key("file").string(copy.first);
                    json.key("record").number(copy.second);
                });
        if (!file.flush()) throw OutputError("cannot write " + unfinished);
    }
    std::error_code error;
    std::filesystem::rename(unfinished, path, error);
    if (error) throw OutputError(fmt::format("cannot write {}: {}", path, error.message()));
}

LeftOut read_copies(const std::string& results, const std::string& plan_hash, std::uint64_t shard) {
    LeftOut copies;
    std::ifstream file(path_of(results), std::ios::binary);
    std::string line;
    try {
        if (!std::getline(file, line) || parse_whole_numbers(line).at("plan") != plan_hash)
            return {};
        while (std::getline(file, line)) {
            const Json copy = parse_whole_numbers(line);
            if (copy.at("shard") == shard)
                copies.insert(
                    {copy.at("file").get<std::string>(), copy.at("record").get<std::uint32_t>()});
        }
    } catch (const Json::exception&) {
        return {};  // gather detects this and writes the file again
    }
    return copies;
}

}  // namespace bones::batch
