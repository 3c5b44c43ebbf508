// The games that the records of a shard claim to be, and copies of earlier records. `gather` finds
// copies when all shards are there; a shard that counts one is run again.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "tools/lib/show/checking/games.hpp"

namespace bones::batch {

inline constexpr std::string_view games_file = "games.jsonl";

/// Appends a record's line in the format of games_file.
void append_game_line(const GameLine& line, std::string& out);
/// Parses a line of games_file. Throws std::exception if it is invalid.
GameLine read_game_line(const std::string& text);

/// The records of a shard that do not count: the file's name and the number in the file.
using LeftOut = std::set<std::pair<std::string, std::uint32_t>>;
/// The shards that have such records.
using AllLeftOut = std::map<std::uint64_t, LeftOut>;

/// The hash that a manifest stores for these copies; empty if there are none.
std::string hash_of(const LeftOut& copies);
/// Writes the copies beside the results of a plan, completely or not at all. Throws OutputError.
void write_copies(const std::string& results, const std::string& plan_hash,
                  const AllLeftOut& copies);
/// The copies of one shard, as stored beside the results of this plan; empty if nothing is stored.
LeftOut read_copies(const std::string& results, const std::string& plan_hash, std::uint64_t shard);

}  // namespace bones::batch
