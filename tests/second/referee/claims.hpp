// Claims (G8) and the adding up of scores (G15).
#pragma once

#include <optional>

#include "tests/second/referee/desk.hpp"
#include "tests/second/referee/facts.hpp"

namespace bones::second {

/// How a hand ended by the rules. An empty optional means that it has not ended.
struct HandEnd {
    EndKind kind = EndKind::unfinished;
    Seat out;
};

/// Compares the `end` line with the play and sets `result.end` and `result.out`. `also` lists other
/// ends that the line may name. With `perhaps`, the record cannot show that the line is wrong.
void judge_end(const Record& record, const Hand& hand, const std::optional<HandEnd>& ended,
               HandResult& result, Desk& desk, const std::set<EndKind>& also = {},
               bool perhaps = false);
/// Whether a line names this end; without an end, whether it says that the hand has not ended.
bool says_end(const Record& record, const Statement& line, const std::optional<HandEnd>& end);

/// The seats under which scores are written: each player's own, or the first seat of each pair.
struct Sides {
    Sides(std::vector<Seat> all) : seats(std::move(all)) {}
    /// With `partners`, A and C play against B and D, and a score written at C belongs to A.
    Sides(int players, bool pairs) : partners(pairs) {
        for (int s = 0; s < (pairs ? 2 : players); ++s) seats.emplace_back(s);
    }
    Seat of(Seat seat) const {
        return partners && seat.index() < 4 ? Seat(seat.index() % 2) : seat;
    }
    /// The seats of the side.
    std::set<Seat> members(Seat side) const {
        if (!partners) return {side};
        return {Seat(side.index()), Seat(side.index() + 2)};
    }

    std::vector<Seat> seats;
    bool partners = false;
};
/// Returns the seats with the highest total; empty if none of them has a score (G15).
std::set<Seat> with_most(const Points& totals, const std::vector<Seat>& seats);
/// Whether the game is two against two.
bool in_pairs(const Record& record, const House& house);

/// The number of findings before a hand is judged.
struct Mark {
    std::size_t findings = 0, open = 0, instead = 0;
};
Mark mark(const Desk& desk);

/// Breaches of one seat with one code: `broken` are proven, `open` are possible.
struct Breaches {
    int broken = 0, open = 0;
};
Breaches breaches(const Judged& judged, Mark from, Seat seat, const std::string& code);

/// Returns the points that the rules set for a penalty code; empty if they set none.
using PointsNamed = std::function<std::optional<int>(const std::string&)>;
/// The points that the penalty lines of a hand cost each seat.
struct Penalties {
    Points given{};     ///< for codes without points in the rules
    Points called{};    ///< for codes with points in the rules
    bool open = false;  ///< the record may hide the action that a penalty punishes
};
/// A bonus set by house rules; 0 points mean that there is none.
struct RuleBonus {
    int points = 0;
    bool earned = false;
};
/// G8: judges the bonus lines of a hand that is one line with two ends, as far as the play shows
/// them.
void judge_bonuses(const Record& record, const Hand& hand, Mark from,
                   const std::optional<HandEnd>& ended, const Sides& sides,
                   const std::map<std::string, RuleBonus>& by_rule, Desk& desk);
/// Whether the `end` line of a hand with play says that it was played out, and it was not.
bool lacks_play(const Record& record, const Hand& hand, bool ended);
/// Judges the penalty lines of a hand. `play_known` means that all play of the hand is known.
Penalties judge_penalties(const Record& record, const Hand& hand, Mark from,
                          const PointsNamed& named, bool play_known, Desk& desk);
/// For games whose rules set no points for any code.
inline std::optional<int> none_named(const std::string&) {
    return std::nullopt;
}

/// G5a: whether a hand has an unreadable line of this kind: misspelt, or with a bad value.
bool has_lost(const Record& record, const Hand& hand, Keyword keyword);
/// G5a: whether only an unreadable line says how a hand ended.
bool end_is_lost(const Record& record, const Hand& hand);
/// G16: whether a sheet may be missing before this hand, or another game may begin with it.
bool is_torn_off(const Record& record, std::size_t hand);
/// G2: returns the seat that a `lead` line names although another seat acts first.
std::optional<Seat> gainsaid_leader(const Record& record, const Hand& hand);
/// G2: whether a blot of another seat than that of the `lead` line comes before the first action.
bool lead_is_doubtful(const Record& record, const Hand& hand);
/// G5a: whether the number of the first hand is unreadable, so that it may be a later hand.
bool number_is_lost(const Record& record);

/// Sets the hand's score: computed, or from the sheet where the rules cannot give it. Unless
/// `judged`, a score on the sheet causes no finding.
void judge_score(const Record& record, const Hand& hand, const Sides& sides,
                 std::optional<Points> computed, HandResult& result, Desk& desk,
                 bool judged = true);

/// G11: reports a hand after the end of the game at its first action, if its seat can be read. Ply
/// 0 means that the hand has no action.
/// G4: unless `scores_sure`, the finding is open, because another reading of a misfit gives another
/// score.
void judge_after_game(const Hand& hand, std::pair<int, Seat> first, Desk& desk, bool scores_sure,
                      bool first_sure);
/// Adds a hand's score to the totals. An unknown score makes the totals unknown.
void add(std::optional<Points>& totals, const HandResult& result);
/// G15: whether the hand may be a deal that did not count although no line says so.
bool may_not_count(const Hand& hand, const HandResult& result);

/// G15: whether only a `winner` line can show that the game was over, because the last hand has no
/// actions.
bool only_the_winner_line_tells(const Record& record);
/// As above, and also true if the record does not show whether the last hand ended.
bool only_the_winner_line_tells(const Record& record, const Judged& judged);
/// G15: if the rules cannot name a winner, or no hand is written, takes the winner from the sheet.
/// Partners win together (D1).
void take_winner(const Record& record, const House& house, bool told, Judged& judged);

/// Compares `result` and `winner` with the totals.
void judge_game_claims(const Record& record, const House& house, const Sides& sides, Desk& desk);

/// Returns the totals brought along (G16); empty if the record starts mid-game without giving them.
std::optional<Points> carried(const Record& record, const Sides& sides);

}  // namespace bones::second
