// The outcome of a game: points, games won, and winners.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// The games won by each side from the `legs` line, by scoring seat; none if it lacks a side.
std::optional<Points> games_won(const Record& record);
/// 2: the side won, 1: it shared the win, 0: it lost.
int halves_won(const GameVerdict& verdict, int sides, int side);
/// One number for each side at the end of a game, by scoring seat.
struct FinalNumbers {
    Points of_side{};
    bool are_games = false;  ///< games won; otherwise points
};
/// The known ones of the points at the end of a game and the games won, in this order.
std::vector<FinalNumbers> final_numbers(const Record& record, const GameVerdict& verdict);
/// How a game ended that was not won by the rules: `on time`, `by default` …; empty if it was.
std::string_view finish_in_words(const Record& record);

}  // namespace bones
