// Fives and Threes: two to four players, double-six, one line, no drawing. The sum of the two ends
// scores for each five and three in it. Rules and clauses: fives-and-threes.md.
#pragma once

#include <optional>

#include "engine/games/line_game.hpp"

namespace bones {

struct FivesAndThrees : LineGame<FivesAndThrees> {
    static constexpr Game game = Game::fives_and_threes;
    static constexpr bool claims_points = true;
    static constexpr std::string_view claim_clause = "F5";
    static constexpr LineClauses clauses{
        .pass = "F7", .misfit = "B4", .points = "F3", .out = "F4", .block = "F4"};
    static constexpr std::array<HouseRule, 9> options{{
        opening_option({"lot", "double", "every"}, "F1"),
        lead_option({"next", "winner"}, "F1"),
        partners_option({"yes", "no"}, "F1"),
        hand_option("F1"),
        set_option("B1"),
        word_option("both-out", {"no", "yes"}, "F1",
                    "whether a hand between partners goes on until both are out"),
        number_option("out", 1, "F4", "points for going out", 0, 1000),
        target_option("F6", {}, 61),
        word_option("exact", {"yes", "no"}, "F6", "whether the target must be hit exactly"),
    }};
    enum Option { opening, lead, partners, hand, set, both_out, out, target, exact };
    enum class Partners { yes, no };
    enum class BothOut { no, yes };
    enum class Exact { yes, no };

    static constexpr std::string_view target_clause = "F6";
    static LineRules in_force(const HouseRules& rules, int players);
    static std::optional<UnsaidRules> unsaid_rules(const Record& record, const HouseRules& rules);
};

}  // namespace bones
