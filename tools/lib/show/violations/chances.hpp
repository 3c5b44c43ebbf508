// Counts how often players could have broken a rule.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bones/verdict.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::inline show {

inline constexpr std::size_t chance_count = static_cast<std::size_t>(Chance::hand) + 1;

/// Counts by seat and kind.
using Chances = BySeat<std::array<std::int64_t, chance_count>>;

/// Counts the chances in a record that was judged with a trace. There are none if only facts were
/// checked, or in hands in which the sheet contradicts itself.
Chances count_chances(const Record& record, const GameVerdict& verdict, Sitting sitting);
/// The observations of a chance, as a word: `passes`.
std::string_view chance_name(Chance chance);

}  // namespace bones::inline show
