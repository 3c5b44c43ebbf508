// How often players could have broken a rule.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bones/verdict.hpp"

namespace bones {

/// The kinds of action that can break a rule.
enum class Chance : std::size_t {
    action,    ///< anything done
    tile,      ///< a tile laid on a layout
    follow,    ///< a tile played to another's lead
    lead,      ///< a trick led
    pass,      ///< a pass
    turn,      ///< a pass, or the first draw of a turn
    draw,      ///< a tile drawn
    opening,   ///< a hand begun
    hand_won,  ///< a hand won, where prizes are taken
    hand,      ///< a hand played
};
inline constexpr std::size_t chance_count = static_cast<std::size_t>(Chance::hand) + 1;

/// Counts by seat and kind.
using Chances = std::array<std::array<std::int64_t, chance_count>, most_seats>;

/// Counts the chances of a record that was judged with a trace. Where only facts were checked there
/// are none.
Chances count_chances(const Record& record, const GameVerdict& verdict);
/// The kind of action that can be a breach of this code.
Chance chance_of(std::string_view code);
/// What a sample of chances consists of, for people: `passes`.
std::string_view chance_name(Chance chance);

}  // namespace bones
