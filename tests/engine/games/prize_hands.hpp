// Hands of Prize Dominoes that several tests play.
#pragma once

#include <string>
#include <string_view>

#include "tests/engine/judging.hpp"

namespace bones::test {

inline Judged prize_after(std::string_view start, std::string_view play,
                          std::string_view header = {}) {
    return prize(std::string(start).append(play), header);
}

inline constexpr std::string_view prize_deals =
    "deal A 6-6 6-5 5-4 4-3 3-2 2-1 1-0 / deal B 6-4 6-3 5-5 5-1 4-2 3-0 0-0 / ";

/// A goes out at ply 17; B has 0-0 left.
inline constexpr std::string_view prize_won_by_a =
    "deal A 6-6 6-5 5-4 4-3 3-2 2-1 1-0 / deal B 6-4 6-3 5-5 5-1 4-2 3-0 0-0 / "
    "A 6-6 / B 6-4@1 / A 6-5@2 / B 4-2@1 / A 5-4@2 / B +2-2 2-2@1 / A 4-3@2 / B 3-0@2 / A 2-3@1 / "
    "B 3-6@1 / A 0-1@2 / B 1-5@2 / A +6-2 6-2@1 / B 5-5@2 / A 2-1@1";

/// Blocked at ply 5; A has 48 pips, B 32, and the stock is not empty.
inline constexpr std::string_view prize_blocked =
    "deal A 6-6 5-4 5-3 5-2 5-1 5-0 4-3 / deal B 4-2 4-1 4-0 3-2 3-1 3-0 2-1 / "
    "A 6-6 / B +2-0 pass / A +3-3 pass";

/// Fourteen prizes are held: seven tiles each and no stock.
inline constexpr std::string_view prize_stock_empty =
    "hand 15 / prizes A 0-0 1-0 1-1 2-0 2-1 2-2 3-0 / prizes B 4-4 5-4 5-5 6-4 6-5 6-6 4-3 / ";

/// No stock. B leads the only tile with a six or a five. Both players then hold 26 pips, and
/// neither can play.
inline constexpr std::string_view prize_tied =
    "hand 15 / prizes A 6-6 6-4 6-3 6-2 6-1 4-4 5-4 5-3 / prizes B 6-0 5-5 5-2 5-1 5-0 0-0 / "
    "deal A 1-0 2-2 3-0 3-1 3-2 4-0 4-1 / deal B 6-5 4-3 4-2 3-3 2-0 1-1 2-1 / B 6-5 / ";

/// A and B are dealt one tile each, and A goes out. With B's tile as a prize, 27 prizes are held.
/// Neither player's prizes show all numbers.
inline constexpr std::string_view prize_last_hand =
    "hand 27 / prizes A 6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 5-1 4-4 4-3 / "
    "prizes B 5-0 4-0 3-0 2-0 1-0 0-0 4-2 4-1 3-3 3-1 2-2 2-1 1-1 / deal A 6-0 / deal B 3-2 / "
    "A 6-0 / end out A / prize A 3-2 / winner none";

/// A third hand: each player holds one prize.
inline constexpr std::string_view prize_third = "hand 3 / prizes A 3-3 / prizes B 2-0 / ";

}  // namespace bones::test
