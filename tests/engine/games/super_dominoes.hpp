// Shared helpers of the Super Dominoes tests.
#pragma once

#include <string>
#include <string_view>

#include "tests/engine/judging.hpp"

namespace bones::test {

inline constexpr std::string_view two = "player A / player B";
inline constexpr std::string_view three_players = "player A / player B / player C";
inline constexpr std::string_view four = "player A / player B / player C / player D";

inline std::string fifteen_players() {
    std::string lines;
    for (char seat = 'A'; seat <= 'O'; ++seat)
        lines += std::string(seat == 'A' ? "player " : " / player ") + seat;
    return lines;
}

/// Returns the header of three players with a house rule.
inline std::string under(std::string_view rule, std::string_view players = three_players) {
    return std::string(players).append(" / rule ").append(rule);
}

/// Returns the findings of a hand in which play goes on.
inline Lines events(std::string_view play, std::string_view header = three_players) {
    return super(std::string(play) + " / end unfinished", header).findings();
}

/// Two players: A goes out with nine tiles, B has one left.
inline constexpr std::string_view super_out =
    "A 5-5 / B 5-0@1 / A 5-1@2 / B 0-2@1 / A 1-4@2 / B 2-6@1 / A 4-7@2 / B 6-8@1 / A 7-9@2 / "
    "B 8-10@1 / A 9-11@2 / B 10-12@1 / A 11-0@2 / B 12-1@1 / A 0-6@2 / B 1-6@1 / A 6-7@2";

}  // namespace bones::test
