// People and events of an archive by name, whatever case and accents.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// Whether the archive has a player with this name, or this stable id (also as `<ana-17>`).
bool has_player(Database& database, std::string_view name);
bool has_event(Database& database, std::string_view name);
/// `no player `Ana Ruis`; did you mean `Ana Ruiz`?`
std::string no_player(Database& database, std::string_view name);
std::string no_event(Database& database, std::string_view name);

/// The people that a name means, as SQL: numbers of players, with the folded name and the name
/// without brackets as parameters of these names (`?1`). Names of sheets and names that people go
/// by now are both met, and each of several stable ids.
std::string players_named(std::string_view folded, std::string_view id);

/// A stable id without its angle brackets; anything else as it is.
std::string_view without_brackets(std::string_view name);
/// The nearest of some names to one that is none of them: letters that differ by case or accent
/// are alike, and a name is near if it has all the words. Feed it one name after the other.
class NearestName {
  public:
    explicit NearestName(std::string_view wanted);
    void consider(std::string_view name);
    /// `; did you mean `Ana Ruiz`?`, or nothing.
    std::string suggestion() const;

  private:
    std::string wanted_;
    std::string best_;
    int distance_;
};

}  // namespace bones::inline store::archive
