// The questions for the header of a record, one for each line. Each may be skipped.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "tools/lib/show/entry/draft.hpp"
#include "tools/lib/show/entry/game_header.hpp"

namespace bones::inline show::entry {

/// A header line that is not written yet: `date`, `player B`.
using Question = std::string;

/// The next question that was not skipped; none after the last one, or once a hand has begun. Play
/// needs a game: if that question was skipped, it is asked again after the lines common to all
/// games.
std::optional<Question> question(const Draft& draft, const std::set<Question>& passed_over);
/// Whether a question asks for the player at a seat.
bool is_of_player(const Question& question);
/// Whether a question asks for a player whom the game needs. If it is skipped, the seat's player is
/// unknown.
bool is_needed_player(const Draft& draft, const Question& question);

/// Whether a question asks what the sheet notes. A game recorded at the table notes everything.
bool is_of_noting(const Question& question);

/// The suggested answer; empty if there is none. The game, event, date, round and notes come from
/// the latest game; `latest` is null if there is none. Without a date today is suggested. `today`
/// is YYYY-MM-DD.
std::string suggested(const Question& question, const GameHeader* latest, const std::string& today);

/// The header lines of the next game of a record's players. A round with a number becomes the next
/// one. Other rounds, and lines about that game alone, are left out. `with_players`: includes the
/// players.
std::vector<std::string> next_header(const Record& record, bool with_players);

}  // namespace bones::inline show::entry
