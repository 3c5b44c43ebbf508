// Generates whole games.
#pragma once

#include "engine/play/injection.hpp"
#include "engine/play/sheet.hpp"

namespace bones::play {

/// Plays one game and writes it down. Equal requests and equal random numbers give equal sheets on
/// every machine. The game must be known and must allow the number of players.
void generate(const GameRequest& request, const BreachRequest& breaches, Random& random,
              PlayedGame& sheet);

}  // namespace bones::play
