// Makes a record on which the referees differ as small as possible.
#pragma once

#include <functional>

#include "tests/second/random_game.hpp"

namespace bones::second {

/// Removes parts of the draft as long as `interesting` stays true.
Draft shrink(Draft draft, const std::function<bool(const Draft&)>& interesting);

}  // namespace bones::second
