// Tokens of actions as they are written in canonical text.
#pragma once

#include <string>

#include "bones/action.hpp"

namespace bones::slips {

/// An action that names a tile, with `first` and `second` as its halves in the order written.
std::string token_text(const Action& action, int first, int second);
/// With its own halves.
std::string token_text(const Action& action);

}  // namespace bones::slips
