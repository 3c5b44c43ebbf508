// The fast check of a game, by what is wanted of the records that pass it.
#pragma once

#include <string_view>

#include "engine/fast_check/witness.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

/// What a record's header says.
struct FastCheckSheet {
    int players = 0;
    const HouseRules& rules;
    NotedKinds written;
};

/// Each game's source instantiates its own (from fast_check_game.hpp), where the compiler sees the
/// rules: they are asked several things of each action.
template <GameRules G>
struct FastCheckOf {
    /// Whether nothing is wrong with a record, and nothing open. `text`: the lines from the first
    /// hand on.
    static bool passes(const FastCheckSheet& sheet, std::string_view text, NoWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, ScoreWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, PlayWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, RowsWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, CanonicalWitness&);
    /// Without this, another witness would be converted to one of these.
    template <class Other>
    static bool passes(const FastCheckSheet&, std::string_view, Other&) = delete;
};

}  // namespace bones
