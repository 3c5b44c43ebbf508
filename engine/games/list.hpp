// The one list of games.
#pragma once

#include "engine/games/curse_of_the_doublet.hpp"
#include "engine/games/double_takes.hpp"
#include "engine/games/leyden.hpp"
#include "engine/games/prize_dominoes.hpp"
#include "engine/games/super_dominoes.hpp"

namespace bones {

/// Calls `use.template operator()<G>()` with the game's type; false for an unknown game.
template <class Use>
bool with_game(Game game, Use&& use) {
    switch (game) {
        case Game::curse_of_the_doublet:
            use.template operator()<CurseOfTheDoublet>();
            return true;
        case Game::double_takes:
            use.template operator()<DoubleTakes>();
            return true;
        case Game::prize_dominoes:
            use.template operator()<PrizeDominoes>();
            return true;
        case Game::super_dominoes:
            use.template operator()<SuperDominoes>();
            return true;
        case Game::leyden:
            use.template operator()<Leyden>();
            return true;
        default:
            return false;
    }
}

}  // namespace bones
