// Block: two to four players, double-six, one line with two ends, and no drawing. The rules with
// their clauses are in block.md.
#pragma once

#include "engine/games/line_game.hpp"

namespace bones {

struct Block : LineGame<Block> {
    static constexpr Game game = Game::block;
    static constexpr LineClauses clauses{.pass = "B13", .misfit = "B4", .out = "B8", .block = "B8"};
    static constexpr auto options = with_bonus_options<8>({{
        opening_option({"double", "lot", "every"}, "B10"),
        lead_option({"winner", "next"}, "B10"),
        partners_option({"yes", "no"}, "B10"),
        tie_option("B10"),
        hand_option("B10"),
        set_option("B1"),
        count_option({"auto", "others", "difference", "all"}, "B11"),
        target_option("B12", "auto", HouseRule::as_usual),
    }});
    enum Option { opening, lead, partners, tie, hand, set, count, target, bonuses };
    enum class Partners { yes, no };

    static constexpr std::string_view target_clause = "B12";
    static LineRules in_force(const HouseRules& rules, int players);
};

}  // namespace bones
