// The reasons of bonuses.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "libnotation/text/fold.hpp"

namespace bones {

/// The bonus reasons that play on a line with two ends can confirm (G8). Case and accents do not
/// matter. Other reasons are accepted as written.
inline constexpr std::array<std::string_view, 3> shown_bonuses{"capicua", "chuchazo", "lock"};

/// Returns the reason among these that the words of a `bonus` line mean; else the words.
inline std::string_view bonus_reason(std::string_view words) {
    const auto* const shown =
        std::find_if(shown_bonuses.begin(), shown_bonuses.end(),
                     [&](std::string_view reason) { return same_name(reason, words); });
    return shown == shown_bonuses.end() ? words : *shown;
}
inline bool is_shown_by_play(std::string_view words) {
    const std::string_view reason = bonus_reason(words);
    return std::find(shown_bonuses.begin(), shown_bonuses.end(), reason) != shown_bonuses.end();
}

}  // namespace bones
