// What is looked for in an archive: the filters of bones-query, and of all that pick records.
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

/// Filters; what is empty filters nothing. All that are set must hold.
struct Filters {
    // Of records.
    std::string player, opponent, partner;  ///< names or stable ids
    std::string seat;
    std::vector<std::string> games;
    std::string event, date, from, to, table, round, id;
    std::vector<std::string> rules;  ///< NAME=VALUE
    NumberRange total;               ///< what a player scored in the game
    bool maybe = false;              ///< dates that may be meant, as well
    bool won = false, lost = false;  ///< the player did
    bool finished = false, unfinished = false;
    // Of hands.
    std::vector<std::string> ends;
    std::string opening;
    NumberRange points, length;
    // Of actions.
    std::string tile;
    std::string kind;
    std::string pass_on;  ///< numbers with commas
    std::string by;       ///< who acted: a name, a stable id, or `anyone`
    NumberRange choices;
    // Of findings.
    std::vector<std::string> codes, severities;
    std::string clause;
    std::string verdict;  ///< empty: broken, where findings are asked for; `any` filters nothing

    bool any_of_records() const;  ///< but for who played, and the house rules
    bool any_of_people() const;
    bool any_of_hands() const;
    bool any_of_actions() const;
    bool any_of_findings() const;
    bool any() const;
};

/// Refuses what cannot be meant, and brings values to the form that the archive has. Throws
/// UsageError.
void settle(Filters& filters);

}  // namespace bones::inline store::archive
