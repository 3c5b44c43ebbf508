// The fast check of a game, for each kind of witness.
#pragma once

#include <cstdint>
#include <optional>
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
    /// The number of verdicts that a record leaves open; nothing if it does not pass (see
    /// FastCheck).
    using Open = std::optional<std::uint32_t>;

    /// `text`: the lines from the first hand on.
    static Open count_open(const FastCheckSheet& sheet, std::string_view text, ScoreWitness&);
    static Open count_open(const FastCheckSheet& sheet, std::string_view text, PlayWitness&);
    static Open count_open(const FastCheckSheet& sheet, std::string_view text, RowsWitness&);
    static Open count_open(const FastCheckSheet& sheet, std::string_view text, CanonicalWitness&);
    /// Prevents other witnesses from being converted to one of these.
    template <class Other>
    static Open count_open(const FastCheckSheet&, std::string_view, Other&) = delete;
};

}  // namespace bones
