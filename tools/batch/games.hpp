// Which game each record of a shard says it is, and which records are copies of earlier ones: known
// only when all shards are there. `gather` finds them, and a shard that counts one is run again.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "tools/lib/show/checking/games.hpp"

namespace bones::batch {

inline constexpr std::string_view games_file = "games.jsonl";

/// Appends a record's line of games_file.
void append_game_line(const GameLine& line, std::string& out);
/// Throws std::exception for what is no such line.
GameLine read_game_line(const std::string& text);

/// Records of a shard that do not count: the file's name and the number in it.
using LeftOut = std::set<std::pair<std::string, std::uint32_t>>;
/// By shard, those that have any.
using AllLeftOut = std::map<std::uint64_t, LeftOut>;

/// What a manifest says of them; empty for none.
std::string hash_of(const LeftOut& copies);
/// Writes them beside the results of a plan, whole or not at all. Throws OutputError.
void write_copies(const std::string& results, const std::string& plan_hash,
                  const AllLeftOut& copies);
/// Those of one shard, as they are written beside the results of this plan; none if nothing is.
LeftOut read_copies(const std::string& results, const std::string& plan_hash, std::uint64_t shard);

}  // namespace bones::batch
