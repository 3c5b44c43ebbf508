// The list of all games.
#pragma once

#include "engine/games/all_fives.hpp"
#include "engine/games/block.hpp"
#include "engine/games/curse_of_the_doublet.hpp"
#include "engine/games/double_takes.hpp"
#include "engine/games/draw.hpp"
#include "engine/games/fives_and_threes.hpp"
#include "engine/games/forty_two.hpp"
#include "engine/games/leyden.hpp"
#include "engine/games/prize_dominoes.hpp"
#include "engine/games/super_dominoes.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

/// The games, in the order of `Game`.
template <GameRules... G>
struct GameList {};
using Games = GameList<CurseOfTheDoublet, DoubleTakes, PrizeDominoes, SuperDominoes, Leyden, Block,
                       Draw, AllFives, FivesAndThrees, FortyTwo>;

namespace detail {
template <class Use, GameRules... G>
bool with_game(Game game, Use& use, GameList<G...>) {
    return ((game == G::game && (use.template operator()<G>(), true)) || ...);
}
}  // namespace detail

/// Calls `use.template operator()<G>()` with the game's type; false for an unknown game.
template <class Use>
bool with_game(Game game, Use&& use) {
    return detail::with_game(game, use, Games());
}

}  // namespace bones
