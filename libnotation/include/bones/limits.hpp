// Limits on what is read (N12).
#pragma once

#include <cstddef>

namespace bones {

inline constexpr std::size_t longest_line = 4096;        ///< bytes, without its line end
inline constexpr std::size_t longest_record = 1u << 20;  ///< bytes
inline constexpr std::size_t most_hands = 1000;          ///< of a record
inline constexpr std::size_t most_lines = 200'000;       ///< of a record, without blank lines
/// Plies of a hand. No game can have more: each of 136 tiles is drawn once and played once, and at
/// most 14 of 15 players pass between two tiles.
inline constexpr std::size_t most_plies = 2500;
inline constexpr std::size_t most_plies_of_record = 50'000;
/// The findings kept of a record when it is read. Judging it may add as many again.
inline constexpr std::size_t most_findings = 2000;

}  // namespace bones
