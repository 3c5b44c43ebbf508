// Draw: two to four players, double-six, one line with two ends. A player who cannot play draws
// until a tile fits. The rules with their clauses are in draw.md.
#pragma once

#include "engine/games/line_game.hpp"

namespace bones {

struct Draw : LineGame<Draw> {
    static constexpr Game game = Game::draw;
    static constexpr bool has_draws = true;
    static constexpr LineClauses clauses{.pass = "W2",
                                         .misfit = "B4",
                                         .draw = "W2",
                                         .more_draws = "W3",
                                         .missed = "W4",
                                         .out = "B8",
                                         .block = "B8"};
    static constexpr auto options = with_bonus_options<12>({{
        opening_option({"double", "lot", "every"}, "W1"),
        lead_option({"winner", "next"}, "W1"),
        partners_option({"no", "yes"}, "W1"),
        tie_option("W1"),
        hand_option("W1"),
        set_option("B1"),
        count_option({"difference", "others", "all"}, "W1"),
        target_option("W1", {}, 100),
        keep_option("W3"),
        draws_option("W3"),
        word_option("voluntary", {"no", "yes"}, "W5",
                    "whether a player who can play may draw first"),
        word_option("yard", {"no", "yes"}, "W7",
                    "whether the winner also scores the boneyard's pips"),
    }});
    enum Option {
        opening,
        lead,
        partners,
        tie,
        hand,
        set,
        count,
        target,
        keep,
        draws,
        voluntary,
        yard,
        bonuses
    };
    enum class Partners { no, yes };
    enum class Voluntary { no, yes };
    enum class Yard { no, yes };

    static constexpr std::string_view target_clause = "W1";
    static LineRules in_force(const HouseRules& rules, int players);
};

}  // namespace bones
