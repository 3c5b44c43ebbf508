// Finds people and events of an archive by name, without regard to case and accents.
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

/// SQL for the numbers of the players with a name. `folded` and `id` are the parameters for the
/// folded name and for the name without brackets (`?1`). It matches names on sheets, current names,
/// and each of a player's stable ids.
std::string players_named(std::string_view folded, std::string_view id);

/// A stable id without its angle brackets. Other names are returned unchanged.
std::string_view without_brackets(std::string_view name);
/// Finds the name nearest to one that does not exist. Letters that differ only in case or accent
/// are equal, and a name with all of the words is near. Add the names one after the other.
class NearestName {
  public:
    explicit NearestName(std::string_view wanted);
    void consider(std::string_view name);
    /// `; did you mean `Ana Ruiz`?`. Empty if no name is near.
    std::string suggestion() const;

  private:
    std::string wanted_;
    std::string best_;
    int distance_;
};

}  // namespace bones::inline store::archive
