// Includes the solver hints of the games that have some. The solver works without hints too.
#pragma once

#include "engine/search/solver_hints/curse_of_the_doublet.hpp"
#include "engine/search/solver_hints/double_takes.hpp"
#include "engine/search/solver_hints/forty_two.hpp"
#include "engine/search/solver_hints/leyden.hpp"
#include "engine/search/solver_hints/line_games.hpp"
#include "engine/search/solver_hints/prize_dominoes.hpp"
#include "engine/search/solver_hints/super_dominoes.hpp"
