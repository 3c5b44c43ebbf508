// Versions of the notation and of the rules.
#pragma once

namespace bones {

/// Of NOTATION.md.
inline constexpr int notation_version = 1;
/// Of the rules of every game, as `game leyden/1` may name it (N3).
inline constexpr int ruleset_version = 1;

}  // namespace bones
