// The filters of bones-query and of all tools that choose records.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bones::inline store::archive {

/// A range of whole numbers, ends included: `5`, `5..`, `..5`, `3..5`.
struct NumberRange {
    std::optional<std::int64_t> low, high;

    bool is_set() const { return low || high; }
};

/// Filters for records. Empty ones filter nothing; all others must match.
struct Filters {
    // Filters on records.
    std::string player, opponent, partner;  ///< names or stable ids
    std::string seat;
    std::vector<std::string> games;
    std::string event, date, from, to, table, round, id;
    std::vector<std::string> rules;  ///< each as NAME=VALUE
    NumberRange total;               ///< points that a player scored in the game
    bool maybe = false;              ///< also match dates that are only possible
    bool won = false, lost = false;  ///< by the player
    bool finished = false, unfinished = false;
    // Filters on hands.
    std::vector<std::string> ends;
    std::string opening;
    NumberRange points, length;
    // Filters on actions.
    std::string tile;
    std::string kind;
    std::string pass_on;  ///< numbers separated by commas
    std::string by;       ///< the player who acted: a name, a stable id, or `anyone`
    NumberRange choices;
    // Filters on findings.
    std::vector<std::string> codes, severities;
    std::string clause;
    std::string verdict;  ///< empty: broken, if the filters choose findings; `any` filters nothing

    bool any_of_records() const;  ///< without players and house rules
    bool any_of_people() const;
    bool any_of_hands() const;
    bool any_of_actions() const;
    bool any_of_findings() const;
    bool any() const;
};

/// Refuses invalid filters and converts values to the form that the archive has. Throws UsageError.
void settle(Filters& filters);

}  // namespace bones::inline store::archive
