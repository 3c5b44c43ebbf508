// Steps through games on a terminal.
#pragma once

#include <string>
#include <vector>

#include "tools/replay/options.hpp"

namespace bones {

/// The text of one record, and its origin.
struct GameText {
    std::string file;
    std::string text;
    RawRecord raw;  ///< `raw.text` is set when the record is judged
};

/// Shows games until the user quits. `games` must not be empty. Throws std::runtime_error without a
/// terminal to read keys from.
void step_through(std::vector<GameText>& games, const ReplayOptions& options);

}  // namespace bones
