// The outlooks of the games that have one. A game without is solved all the same.
#pragma once

#include "engine/search/outlooks/curse_of_the_doublet.hpp"
#include "engine/search/outlooks/double_takes.hpp"
#include "engine/search/outlooks/forty_two.hpp"
#include "engine/search/outlooks/leyden.hpp"
#include "engine/search/outlooks/line_games.hpp"
#include "engine/search/outlooks/prize_dominoes.hpp"
#include "engine/search/outlooks/super_dominoes.hpp"
