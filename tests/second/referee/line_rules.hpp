// The house rules of the four line games as values (clauses B, W, V and F).
#pragma once

#include "tests/second/referee/claims.hpp"

namespace bones::second {

/// The pips for which the winning side scores (B8).
enum class PipsCounted { others, difference, all };

struct LineRules {
    LineRules(const Record& record, const House& house);

    Game game;
    int players;
    Sides sides;          ///< one for each seat, or for each pair
    int each = 7;         ///< tiles dealt to each (B1)
    bool by_deal_first;   ///< the deal shows the seat that opens the first hand (B2)
    bool by_deal_always;  ///< the deal shows the seat that opens every other hand too
    bool next_leads;      ///< the seat after the last leader leads (B3)
    int target = 0;       ///< 0: none (B9)

    bool draws = false;       ///< W2, V2
    int keep = 0;             ///< W3
    int most_draws = 0;       ///< in a turn; 0: no limit (W3)
    bool voluntary = false;   ///< W5
    bool yard_pips = false;   ///< the winner also scores the pips left in the boneyard (W7)
    bool tie_leader = false;  ///< B7
    PipsCounted count = PipsCounted::difference;
    // Bonuses by house rules (B8a).
    int capicua = 0, chuchazo = 0, lock = 0;
    bool capicua_double = true, capicua_blank = true, capicua_equal = true, chuchazo_blank = true;

    bool points = false;        ///< ends are counted after each tile (V5, F2)
    bool spinner = false;       ///< V3
    bool spinner_once = false;  ///< V4
    int multiple = 5;           ///< V5
    bool must_call = false;     ///< V6
    bool round_down = false;    ///< V7
    bool at_once = false;       ///< points of play end the game (V8, F6)
    bool exact = false;         ///< F6
    int for_out = 0;            ///< F4
    bool both_out = false;      ///< F1

    /// Return the game's own clause for a rule that the line games share.
    std::string false_pass() const;
    std::string misfit() const { return game == Game::all_fives ? "V3" : "B4"; }
    /// Returns the clause on drawing: `clause` for Draw, V2 for All Fives.
    std::string drawing(const std::string& clause) const {
        return game == Game::all_fives ? "V2" : clause;
    }
};

bool is_line_game(Game game);

}  // namespace bones::second
