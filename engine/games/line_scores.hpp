// The score of a hand of a line game, the next opener, and the winner (B3, B7 to B9, W7, V7, F4).
#pragma once

#include "engine/games/line_game.hpp"

namespace bones {

HandScore score_line_hand(const LineState& state, const HandOutcome& outcome,
                          const LineClauses& clauses, Ledger& ledger);
void finish_line_hand(LineMatch& match, const LineState& state, const HandOutcome& outcome,
                      const HandScore& score);
/// B9: without a target the game ends with the last hand of the record.
void end_line_game(LineMatch& match, const LineRules& line);

}  // namespace bones
