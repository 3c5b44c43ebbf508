// Finds, renames and joins the people of an archive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// The number of the player that a name means. It can be a stable id (also as `<ana-17>`), a name
/// on sheets without an id, or the current name of a single player. It can also be the name that
/// sheets give to a player who was renamed or joined. They are tried in this order.
/// Throws ArchiveError if none or several match.
std::int64_t find_player(Database& database, const std::string& named);
/// `Ana Ruiz <ana-17>`
Person player(Database& database, std::int64_t number);

/// Sets a player's name and writes it to the log. Later sheets with that name and without an id
/// also mean this player, if the player has no stable id. Throws ArchiveError if another player has
/// the name.
void rename_player(Database& database, std::int64_t number, std::string_view name,
                   std::string_view reason);
/// Joins two players into one. From now on the names and ids of the second mean the first. With
/// `settles_name` the first keeps its name for good. Without it the joined player gets the better
/// name of the two, unless the first was renamed. Writes a line to the log.
void join_players(Database& database, std::int64_t kept, std::int64_t gone, std::string_view reason,
                  bool settles_name = true);

/// A line for each pair of players who may be one person, if one of them is among `players`.
std::vector<std::string> near_lines(Database& database, const std::vector<std::int64_t>& players);

/// Folds all names with this program's version of Unicode. Players whose folded names become equal
/// are joined; returns a line for each pair.
std::vector<std::string> fold_anew(Database& database);

/// Finds the player that a sheet means, by Person::key().
class WhoIsWho {
  public:
    /// Without an archive each player is the one on the sheet.
    WhoIsWho() = default;
    explicit WhoIsWho(Database& database);
    Person person_at(const Record& record, Seat seat, std::uint32_t hand = 0) const;

  private:
    std::unordered_map<std::string, Person> by_key_;
};

}  // namespace bones::inline store::archive
