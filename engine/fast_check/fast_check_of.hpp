// The fast check of a game, for each kind of witness.
#pragma once

#include <string_view>

#include "engine/fast_check/witness.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

/// The contents of a record's header.
struct FastCheckSheet {
    int players = 0;
    const HouseRules& rules;
    NotedKinds written;
};

/// Each game's source file instantiates its own (from fast_check_game.hpp), so that the compiler
/// can inline the rules.
template <GameRules G>
struct FastCheckOf {
    /// Whether a record has no findings and nothing is open. `text`: the lines from the first hand
    /// on.
    static bool passes(const FastCheckSheet& sheet, std::string_view text, NoWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, ScoreWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, PlayWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, RowsWitness&);
    static bool passes(const FastCheckSheet& sheet, std::string_view text, CanonicalWitness&);
    /// Prevents other witnesses from being converted to one of these.
    template <class Other>
    static bool passes(const FastCheckSheet&, std::string_view, Other&) = delete;
};

}  // namespace bones
