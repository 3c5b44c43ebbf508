// The games by the names that people write.
#pragma once

#include <string_view>

#include "bones/game.hpp"

namespace bones {

/// The game with a name, as on the `game` line or as people write it: `Curse of the Doublet` (N3).
Game game_named(std::string_view name);

}  // namespace bones
