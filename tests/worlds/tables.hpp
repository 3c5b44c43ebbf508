// The games and numbers of players that these tests play.
#pragma once

#include "bones/game.hpp"

namespace bones::worlds {

struct Table {
    Game game;
    int players;
};
inline constexpr Table tables[] = {
    {Game::curse_of_the_doublet, 2},
    {Game::double_takes, 2},
    {Game::double_takes, 3},
    {Game::double_takes, 4},
    {Game::prize_dominoes, 2},
    {Game::super_dominoes, 2},
    {Game::super_dominoes, 4},
    {Game::leyden, 2},
    {Game::block, 2},
    {Game::block, 4},
    {Game::draw, 2},
    {Game::draw, 3},
    {Game::all_fives, 2},
    {Game::all_fives, 4},
    {Game::fives_and_threes, 2},
    {Game::fives_and_threes, 3},
    {Game::forty_two, 4},
};

}  // namespace bones::worlds
