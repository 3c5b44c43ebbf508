// A position of a record as a command line asks for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bones::inline cli {

/// `2.17`, `2.end`, `2` (the end of hand 2).
struct WantedStop {
    std::uint32_t hand = 0;            ///< the hand's written number
    std::optional<std::uint32_t> ply;  ///< nothing: the end
};

/// Reads `HAND.PLY`. Throws UsageError.
WantedStop read_wanted(const std::string& text);
/// What read_wanted reads as it: `2.17`, `2.end`.
std::string position_text(const WantedStop& wanted);

}  // namespace bones::inline cli
