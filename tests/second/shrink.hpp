// Makes a record on which the referees differ as small as it gets.
#pragma once

#include <functional>

#include "tests/second/random_game.hpp"

namespace bones::second {

/// Leaves out of the draft what can be left out while `interesting` stays true.
Draft shrink(Draft draft, const std::function<bool(const Draft&)>& interesting);

}  // namespace bones::second
