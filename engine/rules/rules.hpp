// The interface of a game: a State that is a small value, and pure functions over it. A game is a
// type with the members that game_rules.hpp lists. `judge` names tiles that a hand must not
// contain, and its caller decides whether the hand does.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bones/proof.hpp"
#include "bones/verdict.hpp"
#include "engine/codes.hpp"
#include "engine/rules/deal.hpp"
#include "engine/rules/description.hpp"
#include "engine/rules/house_rules.hpp"
#include "engine/rules/moves.hpp"
#include "engine/rules/remaining_pips.hpp"
#include "libnotation/text/values.hpp"

namespace bones {

/// The state that all games share. Each game derives its own from it.
struct TableState {
    std::uint8_t players = 2;
    bool opened = false;  ///< whether a tile lies on the table
    /// The hand ended by passes, which later play may contradict (G11).
    bool ended_by_passes = false;
    EndKind end = EndKind::unfinished;  ///< how the hand ended
    Seat turn;                          ///< the seat on turn; no seat if any may act
    Seat out;                           ///< the seat that went out
    std::uint8_t drawn = 0;             ///< tiles drawn in the open turn
    std::uint16_t stock = 0;            ///< tiles left to draw
    HouseRules rules{};
    BySeat<std::uint8_t> held{};  ///< tiles in each hand

    bool ended() const { return end != EndKind::unfinished; }
    friend bool operator==(const TableState&, const TableState&) = default;
};

/// The highest number of the tile set at a table.
template <class G>
constexpr int highest_in_set(const HouseRules& rules) {
    if constexpr (requires { G::highest(rules); }) return G::highest(rules);
    return traits(G::game).highest;
}

/// House rules that the play suggests although the sheet does not name them.
struct UnsaidRules {
    HouseRules rules;
    std::string_view but;     ///< appended to the message of a breach that these rules would remove
    std::string_view remedy;  ///< the line to write
};

/// The hand that a charge is about, and its time.
enum class Scope : std::uint8_t {
    now,           ///< the mover's, just before the action
    before_draws,  ///< the mover's, before the first draw of the turn
    all_dealt,     ///< every seat's, as dealt
    undecided,     ///< no hand: the breach depends on the leader, who is unknown
};

/// A charge against an action. Without `none_of` and `all_of` it is a plain breach. Otherwise the
/// breach is `code` if the hand had any of `none_of`, or lacked any of `all_of`. If neither is
/// shown, the breach is `otherwise`, if that is set.
struct Charge {
    const Code* code = nullptr;
    std::string_view clause;
    TileSet none_of{};
    Scope scope = Scope::now;
    const Code* otherwise = nullptr;
    std::string_view otherwise_clause{};
    std::string_view hindsight_clause{};  ///< cited instead if only later actions show the tile
    TileSet all_of{};  ///< all_dealt: the tiles that must have been dealt to the mover
    /// now: a second condition; a breach needs tiles of both sets in the hand.
    TileSet or_none_of{};
    bool is_error = false;  ///< a house rule raises it to an error
    /// now: if draws are not noted (G17), tiles drawn since the last tile or pass are left out.
    bool before_last_draws = false;

    bool plain() const { return none_of.empty() && all_of.empty() && scope != Scope::undecided; }
};

/// The charges against one action. Nearly all actions have none, so the storage is left
/// uninitialized.
class Charges {
  public:
    static constexpr std::size_t most = 2;  ///< no game has more against one action

    Charges() {}
    void add(const Code& code, std::string_view clause) { add(Charge{&code, clause}); }
    void add(const Charge& charge) {
        assert(size_ < most);
        std::construct_at(charges_ + size_++, charge);
    }
    /// Adds a charge about the current hand, unless the move is right regardless of it.
    void add_unless(bool right, const Charge& charge) {
        if (!right) add(charge);
    }
    const Charge* begin() const { return charges_; }
    const Charge* end() const { return charges_ + size_; }
    bool empty() const { return size_ == 0; }

  private:
    union {
        Charge charges_[most];
    };
    std::size_t size_ = 0;
};

/// Takes charges as `Charges` does, when every hand is known. It stores only whether any of them is
/// a breach.
class KnownHand {
  public:
    /// `now`, `before_draws`: the mover's hand at these times, see Scope. `dealt`: the tiles dealt
    /// to the mover. `all_dealt`: the tiles dealt to all seats.
    KnownHand(const TileSet& now, const TileSet& before_draws, const TileSet& dealt,
              const TileSet& all_dealt)
        : now_(now), before_draws_(before_draws), dealt_(dealt), all_dealt_(all_dealt) {}
    void add(const Code&, std::string_view) { clean_ = false; }
    void add(const Charge& charge) {
        if (charge.plain() || charge.otherwise != nullptr)
            clean_ = false;
        else if (charge.scope == Scope::all_dealt)
            clean_ = clean_ && !charge.none_of.intersects(all_dealt_) &&
                     (charge.all_of - dealt_).empty();
        else
            clean_ = clean_ &&
                     !charge.none_of.intersects(charge.scope == Scope::now ? now_ : before_draws_);
    }
    /// Has no branch, because it would be mispredicted often.
    void add_unless(bool right, const Charge& charge) {
        assert(charge.scope == Scope::now && charge.otherwise == nullptr);
        clean_ &= right | !charge.none_of.intersects(now_);
    }
    bool clean() const { return clean_; }

  private:
    const TileSet &now_, &before_draws_, &dealt_, &all_dealt_;
    bool clean_ = true;
};

/// Every charge against a move of the seat on turn.
template <class G>
Charges charges_against(const typename G::State& state, const Move& move) {
    Charges charges;
    G::judge(state, move, charges);
    return charges;
}

/// The seats that may lead a hand.
struct LeadRule {
    SeatSet seats;  ///< empty: any seat may lead
    std::string_view clause{};
};

/// The points of a hand.
struct HandScore {
    bool known = false;
    Points points{};
};

/// The state that passes from hand to hand: totals and the next leader. Each game derives its own
/// from it.
struct MatchState {
    std::uint8_t players = 2;
    HouseRules rules{};
    /// The number of the coming hand, from 1. A record that begins later in a game starts above 1.
    std::uint32_t hand_number = 1;
    /// False: it is unknown whether the game began before the record (G5a).
    bool number_known = true;
    bool totals_known = true;
    Points totals{};
    bool over = false;
    bool over_known = true;    ///< false: it is unknown whether the game is over
    bool end_unknown = false;  ///< it is unknown whether the last hand, and with it the game, ended
    /// The hand is played after the end of the game and changes no totals (G11).
    bool after_end = false;
    bool winners_known = true;
    SeatSet winners;  ///< set once the game is over
    LeadRule lead;    ///< for the coming hand
};

/// A proven or possible breach, as scores and penalties need it.
struct Breach {
    Seat seat;
    const Code* code = nullptr;
    Verdict verdict = Verdict::broken;  ///< broken or open
    std::uint32_t ply = 0;
};

/// A `penalty` line.
struct Penalty {
    Seat seat;
    std::string_view code;  ///< the breach, or the words in its place
    std::int32_t points = 0;
    bool conduct = false;  ///< for conduct, not for a breach of play
    Place words{};         ///< where the record gives the reason
};

/// A `bonus` line.
struct Bonus {
    Seat seat;
    std::int32_t points = 0;
    bool is_factor = false;  ///< `points` is a factor for the points of the seat's side in the hand
    Place words{};           ///< where the record gives the reason
};

/// The condition on the totals of a finished game.
struct ResultRule {
    std::int32_t target = 0;  ///< the total that a side must have reached; 0: no condition
    bool exact = false;       ///< no side may have more than the target
    bool one_side = false;    ///< only one side may have reached the target
    std::string_view clause{};
    /// If several sides have reached the target, the totals alone do not show which of them won.
    bool several_tie = false;
};

/// The points of a tile as it is laid, in games where tiles score.
struct TilePoints {
    std::uint8_t worth = 0;   ///< the value of the tile by the rules of counting
    std::uint8_t scored = 0;  ///< the part of `worth` that is scored
    /// `=0` is right: nothing counts, or unknown totals decide whether it does.
    bool may_be_none = false;
    bool struck_out = false;  ///< the tile scores nothing, and neither does going out with it

    friend bool operator==(const TilePoints&, const TilePoints&) = default;
};

/// Points that a tile scored.
struct PointsAtPly {
    std::uint32_t ply = 0;
    Seat seat;
    std::uint8_t points = 0;
};

/// A hand that is over or whose record stops, as the referee passes it to the game.
struct HandOutcome {
    Seat leader;  ///< the seat that led
    /// By the rules, or as written if the rules do not decide it.
    EndKind end = EndKind::unfinished;
    Seat out;       ///< the seat that went out; no seat for other ends
    Seat conceded;  ///< the seat that conceded; no seat if none did
    bool layout_known = true;
    /// Draws may be left out of the record, and the hand ended as written without contradicting the
    /// play (G17).
    bool ends_as_written = false;
    bool end_unknown = false;  ///< it seems unfinished, and neither play nor record decides
    /// The record goes on, but its play does not lead to the end of the hand: tiles are missing.
    bool plays_missing = false;
    /// False: with another interpretation of a misfit the hand ends otherwise (G4).
    bool end_sure = true;
    bool another_hand = false;    ///< the record of this hand may contain another hand (G5a)
    bool may_not_count = false;   ///< it may be a deal that did not count (G15)
    bool over_at_unread = false;  ///< the hand had ended before an unreadable line (G5a)
    /// Penalties may be for breaches that the record does not show (G8).
    bool penalties_open = false;
    bool scores_agree = true;  ///< false: another interpretation gives another score (G17)
    bool prizes_noted = true;  ///< false: a prize may have been taken without being written (G17)
    /// The `prize` line is wrong for every possible end of the hand (G4).
    bool prize_wrong = false;
    /// The last tile may have won the game, and the record may confirm it.
    bool may_have_won = false;
    /// The tiles that each seat had left; empty if the record does not show them.
    BySeat<std::optional<TileSet>> left{};
    RemainingPips pips;        ///< only in games that count pips
    bool prize_there = false;  ///< the other hand may have had the tile of the `prize` line
    TileSet unseen;            ///< tiles that may have been in no hand and not in the yard
    TileSet undrawn;           ///< tiles that the `yard` line shows were never drawn
    std::span<const PointsAtPly> points_in_play{};
    std::span<const Breach> breaches{};
    std::span<const Penalty> penalties{};
    std::span<const Bonus> bonuses{};
    bool conduct_to_others = false;  ///< penalties for conduct add points to the other sides (G8)

    /// The number of a seat's proven breaches; `with_open`: of proven and possible ones.
    int count(Seat seat, std::string_view code, bool with_open) const;
};

/// A sum of points, limited to the numbers that a record can have.
inline std::int32_t points_within(std::int64_t sum) {
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(sum, -std::int64_t{most_number}, most_number));
}

/// Adds points to a hand's score and records where they come from.
class Ledger {
  public:
    /// A ledger without entries: points are added, but not recorded.
    Ledger() = default;
    Ledger(std::vector<LedgerEntry>& entries, std::uint32_t hand)
        : entries_(&entries), hand_(hand) {}
    void add(HandScore& score, Seat seat, int points, std::string_view clause, PointReason reason,
             std::uint32_t ply = 0, Place words = {}) {
        std::int32_t& sum = score.points[seat.index()];
        const std::int32_t before = sum;
        sum = points_within(std::int64_t{before} + points);
        if (entries_ != nullptr && sum != before)
            entries_->push_back({hand_, ply, seat, sum - before, clause, reason, words});
    }

  private:
    std::vector<LedgerEntry>* entries_ = nullptr;
    std::uint32_t hand_ = 0;
};

/// The seat at which a side's points are written: its first seat.
inline Seat scoring_seat(Seat seat, int sides) {
    return Seat(seat.index() % sides);
}
/// The seats at which points are written, for a number of sides.
struct ScoringSeats {
    int sides = 0, players = 0;

    /// The side's scoring seat for points written at a seat; no seat if they have no meaning.
    Seat of(Seat seat) const {
        if (seat.index() < sides) return seat;
        return seat.index() < players ? scoring_seat(seat, sides) : Seat();
    }
};

/// Whether a hand has an unreadable line with this keyword (see is_lost).
bool has_lost(const Record& record, const Hand& hand, Keyword keyword);
/// Whether only the `winner` line shows that the game is over (G15): the last hand has no actions,
/// or its end is unknown.
bool is_said_to_be_over(const Record& record, bool end_unknown = false);

/// All seats of the sides that these seats belong to.
SeatSet whole_sides(SeatSet seats, int players, int sides);

/// Reads the totals of `carry` lines in the record's first hand. They are known if every side has
/// one.
void carry_totals(MatchState& match, const Record& record, const Hand& hand, int sides);

/// What remains of a turn that another seat's action cuts short (G2).
enum class OpenTurn : std::uint8_t { none, pass_due, may_end };

/// Sorts the open ends of arms that differ only in their places. `started`: one bit an arm.
template <std::size_t arms>
void order_ends(std::array<std::uint8_t, arms>& open, std::uint8_t& started) {
    std::array<std::pair<std::uint8_t, bool>, arms> ends;
    for (std::size_t i = 0; i < arms; ++i) ends[i] = {open[i], (started >> i & 1) != 0};
    std::sort(ends.begin(), ends.end());
    started = 0;
    for (std::size_t i = 0; i < arms; ++i) {
        open[i] = ends[i].first;
        started = static_cast<std::uint8_t>(started | ends[i].second << i);
    }
}

/// The defaults of a game. A game shadows the members in which it differs.
struct GameDefaults : DescribedGame {
    static constexpr bool has_crosswise = false;
    static constexpr bool counts_pips = false;    ///< pips left in hands affect the score
    static constexpr bool plays_unseen = false;   ///< it can matter which tile `?` stands for
    static constexpr bool lead_is_dealt = false;  ///< the deal decides who leads
    static constexpr bool deals_alike = false;    ///< the deal does not depend on earlier hands
    /// An arm that is not started differs from a started one.
    static constexpr bool starting_matters = false;
    static constexpr bool claims_points = false;  ///< tiles score points, and `=n` may name them
    /// The play of a hand can score less than 0 points.
    static constexpr bool loses_points = false;
    /// A seat may pass before any tile lies. Then `lead_from(state, seat)` makes a seat the first
    /// player.
    static constexpr bool may_pass_first = false;
    static constexpr bool has_further_turns = false;  ///< a seat may be on turn twice in a row

    /// Whether a seat still has turns in this hand.
    static bool is_in_play(const TableState&, Seat) { return true; }
    /// House rules that the play suggests although the sheet does not name them.
    static std::optional<UnsaidRules> unsaid_rules(const Record&, const HouseRules&) { return {}; }
    /// Whether the next tile opens the layout (or leads a trick).
    static bool leads(const TableState& state) { return !state.opened; }
    static constexpr std::string_view owing_clause{};  ///< the clause under which draws are owed
    static constexpr std::string_view prize_clause{};  ///< the clause for taking a prize
    /// Whether a tile that fits both ends has the same effect on either.
    static bool same_end(ArmView one, ArmView other) {
        one.side = other.side = 0;
        return one == other;
    }
    /// Interprets the signs written with a played tile, as this state requires.
    static void interpret(const TableState&, Move&) {}
    /// Whether a tile that is written as crosswise really lies crosswise.
    static bool lies_crosswise(Tile) { return true; }
    /// Whether it is known if the hand has ended.
    static bool end_known(const TableState&) { return true; }
    /// Called when the record of the hand stops.
    template <class State>
    static void stop(State&) {}
    /// The seat whose last tile may have won the game, if unknown totals decide it; no seat
    /// otherwise.
    static Seat may_have_won(const TableState&) { return {}; }
    /// Whether the hand may have ended here without a line that says so. `lost`: the state is
    /// unknown.
    static bool may_have_stopped(const TableState&, std::span<const Breach>, bool /*lost*/) {
        return false;
    }
    /// Seats that owe draws outside their turns.
    static SeatSet owing(const TableState&) { return {}; }
    /// Makes a draw that a seat owed.
    static void pay(TableState&, Seat) {}
    /// The owed draws lapse.
    static void forgive(TableState&) {}
    /// The effects of a tile laid in this state. Its arm may be unknown.
    static Events events(const TableState&, const Move&) { return {}; }
    /// The half of a crosswise tile that the new tile touches; no_half if it touches none, or
    /// either.
    static int half_met(const TableState&, const Move&) { return LaidTile::no_half; }
    /// Continues play after passes had ended the hand (G11).
    static void resume(TableState& state) {
        state.end = EndKind::unfinished;
        state.ended_by_passes = false;
    }
    /// Reads what an earlier part of the game left, if the record begins later (G16).
    template <class Game>
    static void bring_along(typename Game::Match& match, const Record& record, std::uint32_t hand) {
        carry_totals(match, record, record.hands[hand], Game::sides(match.players, match.rules));
    }
    /// Prepares this state for playing on with known hands; false if that is not possible. Facts
    /// that were lost earlier are dropped.
    template <class State>
    static bool pick_up(State& state) {
        return state.turn.exists();
    }
    /// Whether the score of the hand is known once all its tiles are known.
    static bool score_foreseen(const TableState&) { return true; }
    /// The suit that the next tile must follow; empty if the tile leads.
    static std::optional<std::uint8_t> suit_led(const TableState&) { return std::nullopt; }
    /// Whether the mover may play on the spellbound arm only.
    static bool is_bound(const TableState&) { return false; }
    /// Whether play goes anticlockwise.
    static bool backwards(const TableState&) { return false; }
    /// The seats that may be on turn if this depends on unknown tiles. Empty if the seat on turn is
    /// known or any may act.
    static SeatSet may_be_due(const TableState&) { return {}; }
    /// The seat that has tiles but takes no part in the tricks; no seat if all play.
    static Seat sitting_out(const TableState&) { return {}; }
    static constexpr std::string_view sitting_out_clause{};
    /// The seat that took the trick just completed; no seat if none was completed or it is unknown.
    static Seat trick_taken(const TableState&) { return {}; }
    /// The points of that trick; 0 if tricks score nothing, or its taker or points are unknown.
    static std::uint8_t trick_points(const TableState&) { return 0; }
    /// Called when the record ends.
    static void close(MatchState&) {}
    /// The record says that the game is over, but its last hand is missing.
    static void end_as_said(MatchState&) {}
    template <class Game>
    static bool names_points(std::string_view code, const HouseRules& rules) {
        for (const Code* known : code::engine_codes())
            if (known->name == code) return Game::cost(*known, rules).has_value();
        return false;
    }
    /// Gives the points of a penalty to every other side.
    template <class Game>
    static void give_to_others(const MatchState& match, const Penalty& penalty, HandScore& score,
                               Ledger& ledger) {
        const int sides = Game::sides(match.players, match.rules);
        for (int side = 0; side < sides; ++side)
            if (Seat(side) != scoring_seat(penalty.seat, sides))
                ledger.add(score, Seat(side), -Game::penalty_sign * penalty.points, "G8",
                           PointReason::penalty, 0, penalty.words);
    }
    /// The condition on the totals of a finished game.
    static ResultRule result_rule(int /*players*/, const HouseRules&) { return {}; }
    /// The points of a bonus by house rule; 0 if there are none.
    static std::int32_t bonus_by_rule(int /*players*/, const HouseRules&, std::string_view) {
        return 0;
    }
    /// Whether the side that won the hand has earned the bonus.
    static bool earns_bonus(const TableState&, std::string_view) { return false; }
    /// Whether tiles lie in one line with two ends, and hands end by going out or by a block.
    static bool has_two_ends(int /*players*/, const HouseRules&) { return false; }
    /// Applies `penalty` lines whose points no clause sets, and adds bonuses (G8).
    template <class Game>
    static void settle(const MatchState& match, const HandOutcome& outcome, HandScore& score,
                       Ledger& ledger) {
        add_bonuses<Game>(match, outcome, true, score, ledger);
        for (const Penalty& penalty : outcome.penalties)
            if (penalty.conduct && outcome.conduct_to_others)
                give_to_others<Game>(match, penalty, score, ledger);
            else if (penalty.conduct || (outcome.count(penalty.seat, penalty.code, true) > 0 &&
                                         !names_points<Game>(penalty.code, match.rules)))
                ledger.add(score,
                           scoring_seat(penalty.seat, Game::sides(match.players, match.rules)),
                           Game::penalty_sign * penalty.points, "G8", PointReason::penalty, 0,
                           penalty.words);
        add_bonuses<Game>(match, outcome, false, score, ledger);
    }
    /// Adds bonuses: with `factors` those that multiply the points of the play, else the others.
    /// They have no effect in games without points.
    template <class Game>
    static void add_bonuses(const MatchState& match, const HandOutcome& outcome, bool factors,
                            HandScore& score, Ledger& ledger) {
        for (const Bonus& bonus : outcome.bonuses) {
            if (bonus.is_factor != factors || Game::penalty_sign == 0) continue;
            const Seat side = scoring_seat(bonus.seat, Game::sides(match.players, match.rules));
            const std::int32_t points =
                factors ? points_within(std::int64_t{score.points[side]} * (bonus.points - 1))
                        : -Game::penalty_sign * bonus.points;
            ledger.add(score, side, points, "G8", PointReason::bonus, 0, bonus.words);
        }
    }
};

}  // namespace bones
