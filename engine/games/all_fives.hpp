// All Fives: two to four players, double-six, a line whose first double has
// four arms; tiles score as they are laid. The rules with their clauses are in all-fives.md.
#pragma once

#include "engine/games/line_game.hpp"

namespace bones {

struct AllFives : LineGame<AllFives> {
    static constexpr Game game = Game::all_fives;
    static constexpr bool has_draws = true;
    static constexpr bool claims_points = true;
    static constexpr std::string_view claim_clause = "V6";
    static constexpr int arm_count = LineTable::most_ends;
    static constexpr TableShape shape = TableShape::branching_line;
    static constexpr LineClauses clauses{.pass = "V2",
                                         .misfit = "V3",
                                         .draw = "V2",
                                         .more_draws = "V2",
                                         .missed = "V2",
                                         .points = "V5",
                                         .out = "V7",
                                         .block = "V7"};
    static constexpr std::array<HouseRule, 16> options{{
        opening_option({"lot", "double", "every"}, "V1"),
        lead_option({"winner", "next"}, "V1"),
        partners_option({"yes", "no"}, "V1"),
        hand_option("V1"),
        set_option("B1"),
        keep_option("V2"),
        draws_option("V2"),
        word_option("spinner", {"first", "none"}, "V3", "whether the first double has four arms"),
        word_option("spinner-count", {"both", "once"}, "V4",
                    "whether the spinner counts both its halves, or one"),
        word_option("multiple", {"5", "3"}, "V5", "the number whose multiples score"),
        word_option("call", {"no", "yes"}, "V6", "whether points must be called to count"),
        count_option({"difference", "others", "all"}, "V7"),
        word_option("round", {"nearest", "down"}, "V7", "how the pips of a hand are rounded"),
        tie_option("V7"),
        target_option("V8", {}, 150),
        word_option("finish", {"at-once", "hand"}, "V8",
                    "whether points in play end the game at once, or the hand is played out"),
    }};
    enum Option {
        opening,
        lead,
        partners,
        hand,
        set,
        keep,
        draws,
        spinner,
        spinner_count,
        multiple,
        call,
        count,
        round,
        tie,
        target,
        finish_at
    };
    enum class Partners { yes, no };
    enum class Spinner { first, none };
    enum class SpinnerCount { both, once };
    enum class Call { no, yes };
    enum class Round { nearest, down };
    enum class Finish { at_once, hand };

    // V6
    static bool called_points_count(const HouseRules& rules) {
        return is_set(rules[call], Call::yes);
    }
    static constexpr std::string_view target_clause = "V8";
    static LineRules in_force(const HouseRules& rules, int players);
};

}  // namespace bones
