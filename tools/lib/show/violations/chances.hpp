// How often players could have broken a rule.
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

/// Counts the chances of a record that was judged with a trace. Where only facts were checked,
/// and in hands of which the sheet contradicts itself, there are none.
Chances count_chances(const Record& record, const GameVerdict& verdict, Sitting sitting);
/// What a sample of chances consists of, for people: `passes`.
std::string_view chance_name(Chance chance);

}  // namespace bones::inline show
