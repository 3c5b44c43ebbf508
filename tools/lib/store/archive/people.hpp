// The people of an archive: who is meant, who is who on its sheets, and what changes that.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// The number of the person that somebody means: a stable id (also as `<ana-17>`), else the name of
/// sheets without an id, else what the one person of that name is called. Throws ArchiveError if
/// there is nobody, or several.
std::int64_t find_player(Database& database, const std::string& named);
/// `Ana Ruiz <ana-17>`
Person player(Database& database, std::int64_t number);

/// Settles how somebody is called, and writes it into the log. Whoever has no stable id is also met
/// by that name on later sheets. Throws ArchiveError if that name is somebody else's.
void rename_player(Database& database, std::int64_t number, std::string_view name,
                   std::string_view reason);
/// Makes one person of two: what sheets call the second means the first from now on. With
/// `settles_name` the first one's name stays for good; without it the better name of the two is
/// taken, unless the first was renamed. Writes a line in the log.
void join_players(Database& database, std::int64_t kept, std::int64_t gone, std::string_view reason,
                  bool settles_name = true);

/// A line on each two people who may be one, of whom one is among these.
std::vector<std::string> near_lines(Database& database, const std::vector<std::int64_t>& players);

/// Folds all names by the Unicode of this program. People whose folded names become equal become
/// one person; returns a line on each.
std::vector<std::string> fold_anew(Database& database);

/// Who sheets mean, by Person::key().
class WhoIsWho {
  public:
    /// Without an archive everybody is who the sheet says.
    WhoIsWho() = default;
    explicit WhoIsWho(Database& database);
    Person person_at(const Record& record, Seat seat, std::uint32_t hand = 0) const;

  private:
    std::unordered_map<std::string, Person> by_key_;
};

}  // namespace bones::inline store::archive
