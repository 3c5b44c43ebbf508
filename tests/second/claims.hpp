// Claims (G8) and the adding up of scores (G15).
#pragma once

#include <optional>

#include "tests/second/desk.hpp"
#include "tests/second/facts.hpp"

namespace bones::second {

/// How a hand ended by the rules; nothing while it has not.
struct HandEnd {
    EndKind kind = EndKind::unfinished;
    Seat out;
};

/// Compares the `end` line with the play and sets `result.end` and `result.out`.
void judge_end(const Record& record, const Hand& hand, const std::optional<HandEnd>& ended,
               HandResult& result, Desk& desk);

/// Where the findings of a hand begin.
struct Mark {
    std::size_t findings = 0, open = 0, instead = 0;
};
Mark mark(const Desk& desk);

/// Breaches of one seat with one code, proven and open.
struct Breaches {
    int broken = 0, open = 0;
};
Breaches breaches(const Judged& judged, Mark from, Seat seat, const std::string& code);

/// Judges the penalty lines of a hand. What they cost each seat: as given where the rules name no
/// points for the code; `named` tells what they name, if they do.
using PointsNamed = std::function<std::optional<int>(const std::string&)>;
struct Penalties {
    Points given{};   ///< for codes without points of their own
    Points called{};  ///< for codes with points
};
Penalties judge_penalties(const Record& record, const Hand& hand, Mark from,
                          const PointsNamed& named, Desk& desk);
/// No rule names points for any code.
inline std::optional<int> none_named(const std::string&) {
    return std::nullopt;
}

/// Sets the hand's score: computed, or taken from the sheet where the rules cannot give it.
/// `seats` are the seats at which scores are written.
void judge_score(const Record& record, const Hand& hand, const std::vector<Seat>& seats,
                 const std::optional<Points>& computed, HandResult& result, Desk& desk);

/// G11: a hand after the end of the game, at its first action (ply 0: it has none).
/// G4: it is open if a misfit in another reading gives another score.
void judge_after_game(const Hand& hand, std::pair<int, Seat> first, Desk& desk, bool sure = true);
/// Adds a hand's score to the totals; they are unknown from there if it is.
void add(std::optional<Points>& totals, const HandResult& result);

/// G15: whether nothing but a `winner` line tells if the game was over: of the last hand nobody
/// wrote down an action.
bool only_the_winner_line_tells(const Record& record);
/// G15: where the rules cannot tell who won (`told` is false, or no hand is written), the sheet's
/// word is taken, for partners together (D1).
void take_winner(const Record& record, bool told, Judged& judged);

/// Compares `result` and `winner` with the totals.
void judge_game_claims(const Record& record, const std::vector<Seat>& seats, Desk& desk);

/// The totals brought along (G16): nothing if the record began elsewhere and does not say.
std::optional<Points> carried(const Record& record, const std::vector<Seat>& seats);

}  // namespace bones::second
