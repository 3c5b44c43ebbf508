// Plays whole games by itself.
#pragma once

#include "engine/play/injection.hpp"
#include "engine/play/sheet.hpp"

namespace bones::play {

/// Plays one game and writes it down. Equal requests and equal random numbers give equal sheets, on
/// every machine. The game must be a known one and the number of players one that it allows.
void generate(const GameRequest& request, const BreachRequest& breaches, Random& random,
              PlayedGame& sheet);

}  // namespace bones::play
