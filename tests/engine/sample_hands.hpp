// Hands that several tests play.
#pragma once

#include <string>
#include <string_view>

#include "tests/engine/judging.hpp"

namespace bones::test {

/// Curse of the Doublet: A goes out with the last of eleven tiles, a match. B has seven tiles left.
inline constexpr std::string_view curse_out_with_a_match =
    "A 6-6 / B 6-1@1 / A 6-2@2 / B 6-3@3 / A 6-4@4 / B 1-5@1 / A 5-0@1 / B 0-1@1 / "
    "A 1-2@1 2-3@2 3-3@2 3-4@2 4-4@2 4-2@2 2-2@2";
/// As above, without a match at the end.
inline constexpr std::string_view curse_out_without_a_match =
    "A 6-6 / B 6-1@1 / A 6-2@2 / B 6-3@3 / A 6-4@4 / B 1-5@1 / A 5-0@1 / B 0-1@1 / "
    "A 1-2@1 2-3@2 3-3@2 3-4@2 4-4@2 4-2@2 2-0@2";

/// As above, with a misfit by B at ply 2 and a match at the end.
inline constexpr std::string_view curse_out_after_a_misfit =
    "A 6-6 / B 5-3@3 / A 6-2@2 / B 6-1@1 / A 6-4@4 / B 1-5@1 / A 5-0@1 / B 0-1@1 / "
    "A 1-2@1 2-3@2 3-3@2 3-4@2 4-4@2 4-2@2 2-2@2";

/// Curse of the Doublet: the deals of both players.
inline constexpr std::string_view curse_deals =
    "deal A 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 5-2 / "
    "deal B 5-1 5-0 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 / ";
/// Judges a hand with these deals.
inline Judged dealt_curse(std::string_view play) {
    return curse(std::string(curse_deals) + std::string(play), "written all");
}

}  // namespace bones::test
