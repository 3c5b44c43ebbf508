// The reasons of bonuses.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace bones {

/// The bonus reasons that play on a line with two ends can confirm (G8). Other reasons are accepted
/// as written.
inline constexpr std::array<std::string_view, 3> shown_bonuses{"capicua", "chuchazo", "lock"};

constexpr bool is_shown_by_play(std::string_view reason) {
    return std::find(shown_bonuses.begin(), shown_bonuses.end(), reason) != shown_bonuses.end();
}

}  // namespace bones
