// A position in a record, as it is written on a command line.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace bones::inline cli {

/// `2.17`, `2.end`, `2` (the end of hand 2).
struct WantedStop {
    std::uint32_t hand = 0;            ///< the hand's written number
    std::optional<std::uint32_t> ply;  ///< none: the end of the hand
};

/// Reads `HAND.PLY`. Throws UsageError.
WantedStop read_wanted(const std::string& text);
/// A position in the form that read_wanted reads: `2.17`, `2.end`.
std::string position_text(const WantedStop& wanted);

}  // namespace bones::inline cli
