// How much is read (N12).
#pragma once

#include <cstddef>

namespace bones {

inline constexpr std::size_t longest_line = 4096;        ///< bytes, without its line end
inline constexpr std::size_t longest_record = 1u << 20;  ///< bytes
inline constexpr std::size_t most_hands = 1000;          ///< of a record
/// Findings that are kept of a record: so many when it is read, and so many more when it is judged.
inline constexpr std::size_t most_findings = 2000;

}  // namespace bones
