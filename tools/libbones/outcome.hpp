// With what a game ended: points, games won, and who has won.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// The games that each side won by the `legs` line, by scoring seat; nothing if it lacks a side.
std::optional<Points> games_won(const Record& record);
/// 2: the side has won, 1: it shares with others, 0: it has lost.
int halves_won(const GameVerdict& verdict, int sides, int side);
/// A number of each side at the end of a game, by scoring seat.
struct FinalNumbers {
    Points of_side{};
    bool are_games = false;  ///< games won, not points
};
/// The points at the end of a game, and the games won: those that are known, in this order.
std::vector<FinalNumbers> final_numbers(const Record& record, const GameVerdict& verdict);
/// How a game ended that no side won by the rules: `on time`, `by default` …; empty: by the rules.
std::string_view finish_in_words(const Record& record);

}  // namespace bones
