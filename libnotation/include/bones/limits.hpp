// How much is read (N12).
#pragma once

#include <cstddef>

namespace bones {

inline constexpr std::size_t longest_line = 4096;        ///< bytes, without its line end
inline constexpr std::size_t longest_record = 1u << 20;  ///< bytes
inline constexpr std::size_t most_hands = 1000;          ///< of a record
inline constexpr std::size_t most_lines = 200'000;       ///< of a record, blank ones apart
/// Plies of a hand: more than any game can have. Of 136 tiles each is drawn once and played once,
/// and between two tiles at most 14 of 15 players pass.
inline constexpr std::size_t most_plies = 2500;
inline constexpr std::size_t most_plies_of_record = 50'000;
/// Findings that are kept of a record: so many when it is read, and so many more when it is judged.
inline constexpr std::size_t most_findings = 2000;

}  // namespace bones
