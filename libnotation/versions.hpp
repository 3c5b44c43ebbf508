// Versions of the notation and of the rules.
#pragma once

namespace bones {

/// The version of NOTATION.md.
inline constexpr int notation_version = 1;
/// The version of the rules of every game, as in `game leyden/1` (N3).
inline constexpr int ruleset_version = 1;

}  // namespace bones
