// Claims (G8) and the adding up of scores (G15).
#pragma once

#include <optional>

#include "tests/second/referee/desk.hpp"
#include "tests/second/referee/facts.hpp"

namespace bones::second {

/// How a hand ended by the rules; nothing while it has not.
struct HandEnd {
    EndKind kind = EndKind::unfinished;
    Seat out;
};

/// Compares the `end` line with the play and sets `result.end` and `result.out`. Of a hand that has
/// ended the line may `also` say other things; `perhaps`: it may be right, for all anybody can
/// tell.
void judge_end(const Record& record, const Hand& hand, const std::optional<HandEnd>& ended,
               HandResult& result, Desk& desk, const std::set<EndKind>& also = {},
               bool perhaps = false);
/// Whether a line says that a hand ended so; nothing: that it has not.
bool says_end(const Record& record, const Statement& line, const std::optional<HandEnd>& end);

/// At which seats scores are written: each its own, or partners' at the first of the two.
struct Sides {
    Sides(std::vector<Seat> all) : seats(std::move(all)) {}
    /// A and C against B and D where the four are `partners`; what is written at C is A's.
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
/// Who of the seats has the most, if any of them has a score at all (G15).
std::set<Seat> with_most(const Points& totals, const std::vector<Seat>& seats);
/// Whether two play against two.
bool in_pairs(const Record& record, const House& house);

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
    Points given{};     ///< for codes without points of their own
    Points called{};    ///< for codes with points
    bool open = false;  ///< they may punish what the record does not show
};
/// What house rules award for a reason; 0 points: nothing.
struct RuleBonus {
    int points = 0;
    bool earned = false;
};
/// G8: the bonuses of a hand played in a line with two ends, for what the play can show.
void judge_bonuses(const Record& record, const Hand& hand, Mark from,
                   const std::optional<HandEnd>& ended, const Sides& sides,
                   const std::map<std::string, RuleBonus>& by_rule, Desk& desk);
/// `layout_known`: to the end of the hand.
Penalties judge_penalties(const Record& record, const Hand& hand, Mark from,
                          const PointsNamed& named, bool layout_known, Desk& desk);
/// No rule names points for any code.
inline std::optional<int> none_named(const std::string&) {
    return std::nullopt;
}

/// G5a: whether a hand has such a line that cannot be read: misspelt, or with a bad value.
bool has_lost(const Record& record, const Hand& hand, Keyword keyword);
/// G5a: whether nothing but such a line tells how a hand ended.
bool end_is_lost(const Record& record, const Hand& hand);
/// G16: whether a sheet may be missing before this hand, or another game may begin with it.
bool is_torn_off(const Record& record, std::size_t hand);
/// G2: the seat that a `lead` line names though another acts first.
std::optional<Seat> gainsaid_leader(const Record& record, const Hand& hand);
/// G5a: whether the number of the first hand cannot be read: it may be a later one.
bool number_is_lost(const Record& record);

/// Sets the hand's score: computed, or taken from the sheet where the rules cannot give it. Not
/// `judged`: what the sheet says is not held against it.
void judge_score(const Record& record, const Hand& hand, const Sides& sides,
                 const std::optional<Points>& computed, HandResult& result, Desk& desk,
                 bool judged = true);

/// G11: a hand after the end of the game, at its first action (ply 0: it has none), if it can be
/// read whose that is.
/// G4: it is open if a misfit in another reading gives another score: not `scores_sure`.
void judge_after_game(const Hand& hand, std::pair<int, Seat> first, Desk& desk, bool scores_sure,
                      bool first_sure);
/// Adds a hand's score to the totals; they are unknown from there if it is.
void add(std::optional<Points>& totals, const HandResult& result);

/// G15: whether nothing but a `winner` line tells if the game was over: of the last hand nobody
/// wrote down an action.
bool only_the_winner_line_tells(const Record& record);
/// The same, or nobody can tell whether the last hand ended.
bool only_the_winner_line_tells(const Record& record, const Judged& judged);
/// G15: where the rules cannot tell who won (`told` is false, or no hand is written), the sheet's
/// word is taken, for partners together (D1).
void take_winner(const Record& record, const House& house, bool told, Judged& judged);

/// Compares `result` and `winner` with the totals.
void judge_game_claims(const Record& record, const House& house, const Sides& sides, Desk& desk);

/// The totals brought along (G16): nothing if the record began elsewhere and does not say.
std::optional<Points> carried(const Record& record, const Sides& sides);

}  // namespace bones::second
