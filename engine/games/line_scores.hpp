// What a hand of a line game gives, who opens the next, and who wins (B3, B7 to B9, W7, V7, F4).
#pragma once

#include "engine/games/line_game.hpp"

namespace bones {

HandScore score_line_hand(const LineState& state, const HandOutcome& outcome,
                          const LineClauses& clauses, Ledger& ledger);
void finish_line_hand(LineMatch& match, const LineState& state, const HandOutcome& outcome,
                      const HandScore& score);
/// B9: without a target the game is over with the recorded hands.
void end_line_game(LineMatch& match, const LineRules& line);

}  // namespace bones
