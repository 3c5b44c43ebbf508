// What the header of a record asks for, one line after the other; each may be passed over.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "tools/lib/show/entry/draft.hpp"
#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// A line of the header that is not written yet: `date`, `player B`.
using Question = std::string;

/// The next question, of those that are not passed over; nothing after the last, or once a hand has
/// begun. A game is needed for anything that is played: passed over, it is asked for again after
/// the lines that every game has.
std::optional<Question> question(const Draft& draft, const std::set<Question>& passed_over);
/// Whether it asks who sits at a seat.
bool is_of_player(const Question& question);
/// Whether it asks for a player whom the game needs: passed over, the seat is taken by nobody
/// known.
bool is_needed_player(const Draft& draft, const Question& question);

/// Whether it asks what the sheet notes: all that happens, if the game is recorded at the table.
bool is_of_noting(const Question& question);

/// The answer that the latest game suggests (null: there is none): its game, event, date, round,
/// and what it notes; today where no game has a date. Empty: none. `today` as YYYY-MM-DD.
std::string suggested(const Question& question, const GameHeader* latest, const std::string& today);

/// The lines with which the next game of a record's players begins: the same but for the round, the
/// players and what is of that game alone. `with_players`: with the players too.
std::vector<std::string> next_header(const Record& record, bool with_players);

}  // namespace bones::inline show::entry
