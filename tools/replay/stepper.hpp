// Stepping through games on a terminal.
#pragma once

#include <string>
#include <vector>

#include "tools/replay/options.hpp"

namespace bones {

/// The text of one record, and where it is from.
struct GameText {
    std::string file;
    std::string text;
    RawRecord raw;  ///< `raw.text` is set when it is judged
};

/// Shows games until the reader has seen enough. There must be one. Throws std::runtime_error if
/// there is no terminal to read keys from.
void step_through(std::vector<GameText>& games, const ReplayOptions& options);

}  // namespace bones
