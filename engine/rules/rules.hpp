// What every game is to the referee, the generator and the search: a State that is a small value,
// and pure functions over it. A game is a type with the members that game_rules.hpp lists; nothing
// here knows a single one of them. What a rule says of tiles in a hand is not decided here: `judge`
// says which tiles the hand must not have held, and whoever knows the hand, or what can be known of
// it, decides.
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

/// The state that all games share. Games derive theirs from it.
struct TableState {
    std::uint8_t players = 2;
    bool opened = false;                ///< whether a tile lies on the table
    bool ended_by_passes = false;       ///< the end is one that play may yet prove wrong (G11)
    EndKind end = EndKind::unfinished;  ///< how the hand ended
    Seat turn;                          ///< who is to act; no seat: whoever does
    Seat out;                           ///< who went out
    std::uint8_t drawn = 0;             ///< tiles drawn in the open turn
    std::uint16_t stock = 0;            ///< tiles that are left to draw
    HouseRules rules{};
    BySeat<std::uint8_t> held{};  ///< tiles in each hand

    bool ended() const { return end != EndKind::unfinished; }
    friend bool operator==(const TableState&, const TableState&) = default;
};

/// The highest number of the set that a table uses.
template <class G>
constexpr int highest_in_set(const HouseRules& rules) {
    if constexpr (requires { G::highest(rules); }) return G::highest(rules);
    return traits(G::game).highest;
}

/// House rules that a sheet may follow without saying so, as its play suggests.
struct UnsaidRules {
    HouseRules rules;
    std::string_view but;     ///< after the message of a breach that they do not have
    std::string_view remedy;  ///< what to write
};

/// Whose hand, and when, a charge is about.
enum class Scope : std::uint8_t {
    now,           ///< the mover's, just before the action
    before_draws,  ///< the mover's, before the first draw of the turn
    all_dealt,     ///< every seat's, as dealt
    undecided,     ///< none: the breach depends on who was to lead, which cannot be told
};

/// Something held against an action. With no `none_of` and no `all_of` the breach is plain. Else it
/// is `code` if the hand held any of `none_of`, or not all of `all_of`; if that is not shown, it is
/// `otherwise`, if that is named.
struct Charge {
    const Code* code = nullptr;
    std::string_view clause;
    TileSet none_of{};
    Scope scope = Scope::now;
    const Code* otherwise = nullptr;
    std::string_view otherwise_clause{};
    std::string_view hindsight_clause{};  ///< cited instead if only later actions show the tile
    TileSet all_of{};                     ///< all_dealt: what the mover must have been dealt
    /// now: a second question; the breach is one only if the hand held tiles of both.
    TileSet or_none_of{};
    bool is_error = false;  ///< a house rule raises it to an error
    /// now: where draws are not noted (G17), what was drawn since the last tile or pass does not
    /// count.
    bool before_last_draws = false;

    bool plain() const { return none_of.empty() && all_of.empty() && scope != Scope::undecided; }
};

/// The charges against one action. Nearly all actions have none, so room for them is not even
/// cleared.
class Charges {
  public:
    static constexpr std::size_t most = 2;  ///< no game has more against one action

    Charges() {}
    void add(const Code& code, std::string_view clause) { add(Charge{&code, clause}); }
    void add(const Charge& charge) {
        assert(size_ < most);
        std::construct_at(charges_ + size_++, charge);
    }
    /// Adds a charge of what the hand holds now, unless the move is right without it.
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

/// What one action is held against where every hand is known: it takes charges as `Charges` does,
/// and keeps no more of them than whether one is borne out.
class KnownHand {
  public:
    /// `now`, `before_draws`: the mover's hand, see Scope. `dealt`: what the mover was dealt, and
    /// `all_dealt`, what all seats were.
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
    /// With no branch: no processor can predict whether a player follows suit.
    void add_unless(bool right, const Charge& charge) {
        assert(charge.scope == Scope::now && charge.otherwise == nullptr);
        clean_ &= right | !charge.none_of.intersects(now_);
    }
    bool clean() const { return clean_; }

  private:
    const TileSet &now_, &before_draws_, &dealt_, &all_dealt_;
    bool clean_ = true;
};

/// Everything held against a move of the seat on turn.
template <class G>
Charges charges_against(const typename G::State& state, const Move& move) {
    Charges charges;
    G::judge(state, move, charges);
    return charges;
}

/// Who may lead a hand.
struct LeadRule {
    SeatSet seats;  ///< none: anybody
    std::string_view clause{};
};

/// What a hand was worth.
struct HandScore {
    bool known = false;
    Points points{};
};

/// What goes from hand to hand: totals and who leads next. Games derive theirs from it.
struct MatchState {
    std::uint8_t players = 2;
    HouseRules rules{};
    std::uint32_t hand_number =
        1;  ///< of the coming hand, from 1; above 1 at once if the game began elsewhere
    bool number_known = true;  ///< false: it cannot be read whether the game began elsewhere (G5a)
    bool totals_known = true;
    Points totals{};
    bool over = false;
    bool over_known = true;    ///< false: whether it is over depends on what is not known
    bool end_unknown = false;  ///< unknown whether the last hand, and the game, ended
    bool after_end = false;    ///< the hand is played after the game, and changes no totals (G11)
    bool winners_known = true;
    SeatSet winners;  ///< once it is over
    LeadRule lead;    ///< for the coming hand
};

/// A breach that was found or may have been: for scores and penalties.
struct Breach {
    Seat seat;
    const Code* code = nullptr;
    Verdict verdict = Verdict::broken;  ///< broken or open
    std::uint32_t ply = 0;
};

/// A `penalty` line.
struct Penalty {
    Seat seat;
    std::string_view code;  ///< or the words that stand in its place
    std::int32_t points = 0;
    bool conduct = false;  ///< for no breach of play
    Place words{};         ///< the reason, in the record
};

/// A `bonus` line.
struct Bonus {
    Seat seat;
    std::int32_t points = 0;
    bool is_factor = false;  ///< the points of the seat's side in the hand are multiplied
    Place words{};           ///< the reason, in the record
};

/// What the totals of a game that is over must be.
struct ResultRule {
    std::int32_t target = 0;  ///< that a side has reached; 0: any totals may be
    bool exact = false;       ///< no side has more
    bool one_side = false;    ///< and only one side has it
    std::string_view clause{};
};

/// What a tile makes as it is laid, in a game in which tiles do.
struct TilePoints {
    std::uint8_t worth = 0;    ///< by the rules of counting
    std::uint8_t scored = 0;   ///< of that, what counts
    bool may_be_none = false;  ///< nothing counts, or nobody can tell whether something does
    bool struck_out = false;   ///< nothing counts, nor does going out with it

    friend bool operator==(const TilePoints&, const TilePoints&) = default;
};

/// Points that a tile made.
struct PointsAtPly {
    std::uint32_t ply = 0;
    Seat seat;
    std::uint8_t points = 0;
};

/// What the referee tells a game of a hand that is over, or of which no more is written.
struct HandOutcome {
    Seat leader;                        ///< who led
    EndKind end = EndKind::unfinished;  ///< by the rules, or, where they cannot tell, as written
    Seat out;                           ///< who went out, if that was the end
    Seat conceded;                      ///< who conceded, if anybody did
    bool layout_known = true;
    /// Draws may be left out, and the hand ended as it is written: the play does not contradict it
    /// (G17).
    bool ends_as_written = false;
    bool end_unknown = false;   ///< it seems unfinished; neither play nor record decides it
    bool end_sure = true;       ///< false: another reading of a misfit ends the hand otherwise (G4)
    bool another_hand = false;  ///< another hand may have been played in it (G5a)
    bool over_at_unread = false;  ///< it had ended before a line that cannot be read (G5a)
    bool penalties_open = false;  ///< its penalties may punish what the record does not show (G8)
    bool scores_agree = true;     ///< false: another interpretation gives another score (G17)
    bool prizes_noted = true;     ///< a prize that is not written was not taken (G17)
    bool prize_wrong = false;     ///< the `prize` line is wrong however the hand ended (G4)
    bool may_have_won = false;  ///< its last tile may have won the game, and the record may say so
    /// What each seat had left; empty where the record does not tell.
    BySeat<std::optional<TileSet>> left{};
    RemainingPips pips;        ///< of games whose score counts them
    bool prize_there = false;  ///< the tile of the `prize` line may have been in the other hand
    TileSet unseen;            ///< tiles that are not certain to have been in a hand or the yard
    TileSet undrawn;           ///< tiles that the yard shows were never drawn
    std::span<const PointsAtPly> points_in_play{};
    std::span<const Breach> breaches{};
    std::span<const Penalty> penalties{};
    std::span<const Bonus> bonuses{};
    bool conduct_to_others = false;  ///< penalties for conduct are points of the other sides (G8)

    /// How many breaches of a seat's are proven, or proven and open together.
    int count(Seat seat, std::string_view code, bool with_open) const;
};

/// A sum of points. It keeps within the numbers that a record can have.
inline std::int32_t points_within(std::int64_t sum) {
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(sum, -std::int64_t{most_number}, most_number));
}

/// Adds points to a hand's score and tells where they come from.
class Ledger {
  public:
    /// One that nobody reads.
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

/// The seat at which a seat's points are written: the first of its side.
inline Seat scoring_seat(Seat seat, int sides) {
    return Seat(seat.index() % sides);
}
/// Where points are written of how many sides.
struct ScoringSeats {
    int sides = 0, players = 0;
    bool partners = true;  ///< those written at a partner's seat are the side's

    /// The side's seat that points at a seat are of; no seat if they say nothing.
    Seat of(Seat seat) const {
        if (seat.index() < sides) return seat;
        return partners && seat.index() < players ? scoring_seat(seat, sides) : Seat();
    }
};

/// Whether a hand has such a line that cannot be read (see is_lost).
bool has_lost(const Record& record, const Hand& hand, Keyword keyword);
/// Whether the `winner` line is all that tells whether the game was over (G15): of the last hand no
/// action is written, or nobody can tell whether it ended.
bool is_said_to_be_over(const Record& record, bool end_unknown = false);

/// The seats of the sides that these belong to.
SeatSet whole_sides(SeatSet seats, int players, int sides);

/// Takes the totals of a `carry` line in the record's first hand; known if every side has one.
void carry_totals(MatchState& match, const Record& record, const Hand& hand, int sides);

/// What ends a turn that another seat's action cuts short (G2).
enum class OpenTurn : std::uint8_t { none, pass_due, may_end };

/// Brings the open ends of arms that are alike but for their places into an order. `started`: one
/// bit an arm.
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

/// What most games have in common; a game shadows what it does differently.
struct GameDefaults : DescribedGame {
    static constexpr bool has_crosswise = false;
    static constexpr bool counts_pips = false;       ///< pips left in hands decide scores
    static constexpr bool plays_unseen = false;      ///< what `?` stands for can matter
    static constexpr bool lead_is_dealt = false;     ///< who leads depends on the deal
    static constexpr bool deals_alike = false;       ///< whatever was played in hands before
    static constexpr bool starting_matters = false;  ///< arms not started are not like started ones
    static constexpr bool claims_points = false;     ///< tiles make points, which `=n` may name
    static constexpr bool loses_points = false;  ///< the play of a hand can make less than 0 points
    static constexpr bool may_pass_first = false;     ///< a seat may pass before a tile lies
    static constexpr bool has_further_turns = false;  ///< a seat may be on turn twice in a row

    /// Whether a seat still has turns in this hand.
    static bool is_in_play(const TableState&, Seat) { return true; }
    /// House rules that the sheet may follow without saying so.
    static std::optional<UnsaidRules> unsaid_rules(const Record&, const HouseRules&) { return {}; }
    /// Whether the next tile opens the layout (or leads a trick).
    static bool leads(const TableState& state) { return !state.opened; }
    static constexpr std::string_view owing_clause{};  ///< why draws are owed
    static constexpr std::string_view prize_clause{};  ///< which prize is taken
    /// Whether a tile that fits two ends lies on the same, whichever it is laid on.
    static bool same_end(ArmView one, ArmView other) {
        one.side = other.side = 0;
        return one == other;
    }
    /// Gives the signs that were written with a played tile the meaning they have in this state.
    static void interpret(const TableState&, Move&) {}
    /// Whether a tile written as laid crosswise lies so.
    static bool lies_crosswise(Tile) { return true; }
    /// Whether it can be told if the hand has ended.
    static bool end_known(const TableState&) { return true; }
    /// Nothing more is written of the hand.
    template <class State>
    static void stop(State&) {}
    /// Whose tile, the last one, may have won the game, where totals that nobody knows decide it;
    /// no seat: nobody's.
    static Seat may_have_won(const TableState&) { return {}; }
    /// Whether the hand may have ended here without a word. `lost`: nobody can tell how it stands.
    static bool may_have_stopped(const TableState&, std::span<const Breach>, bool /*lost*/) {
        return false;
    }
    /// Seats that owe draws outside their turns.
    static SeatSet owing(const TableState&) { return {}; }
    /// A seat makes a draw that it owed.
    static void pay(TableState&, Seat) {}
    /// The owed draws lapse.
    static void forgive(TableState&) {}
    /// What a tile sets off that is laid in this state, besides lying there; its arm may be
    /// unknown.
    static Events events(const TableState&, const Move&) { return {}; }
    /// The half of a crosswise tile that it is laid against; no_half where it is none, or any.
    static int half_met(const TableState&, const Move&) { return LaidTile::no_half; }
    /// Play goes on though passes had ended the hand (G11).
    static void resume(TableState& state) {
        state.end = EndKind::unfinished;
        state.ended_by_passes = false;
    }
    /// Reads what the lines of a hand bring along, where the record begins later (G16).
    template <class Game>
    static void bring_along(typename Game::Match& match, const Record& record, std::uint32_t hand) {
        carry_totals(match, record, record.hands[hand], Game::sides(match.players, match.rules));
    }
    /// Takes play up from this state, with all hands known: false if that cannot be done. What was
    /// lost track of earlier counts for nothing.
    template <class State>
    static bool pick_up(State& state) {
        return state.turn.exists();
    }
    /// Whether what a hand scores is known once all its tiles are.
    static bool score_foreseen(const TableState&) { return true; }
    /// The suit that the next tile must follow; nothing if none is led.
    static std::optional<std::uint8_t> suit_led(const TableState&) { return std::nullopt; }
    /// Whether the mover may play on the spellbound arm only.
    static bool is_bound(const TableState&) { return false; }
    /// Whether play goes anticlockwise.
    static bool backwards(const TableState&) { return false; }
    /// Where it depends on tiles not known who is to act: who may be; nobody: the turn is known,
    /// or anybody may come.
    static SeatSet may_be_due(const TableState&) { return {}; }
    /// Who holds tiles and takes no part in the hand's tricks; no seat: all play.
    static Seat sitting_out(const TableState&) { return {}; }
    static constexpr std::string_view sitting_out_clause{};
    /// Who took the trick that was just completed; no seat if none was, or nobody knows.
    static Seat trick_taken(const TableState&) { return {}; }
    /// The points of that trick; 0 where tricks make none, or nobody took it or can count it.
    static std::uint8_t trick_points(const TableState&) { return 0; }
    /// The record ends.
    static void close(MatchState&) {}
    /// The record says of a game whose last hand nobody wrote down that it was over.
    static void end_as_said(MatchState&) {}
    template <class Game>
    static bool names_points(std::string_view code, const HouseRules& rules) {
        for (const Code* known : code::engine_codes())
            if (known->name == code) return Game::cost(*known, rules).has_value();
        return false;
    }
    /// Gives the points of a penalty to all other sides.
    template <class Game>
    static void give_to_others(const MatchState& match, const Penalty& penalty, HandScore& score,
                               Ledger& ledger) {
        const int sides = Game::sides(match.players, match.rules);
        for (int side = 0; side < sides; ++side)
            if (Seat(side) != scoring_seat(penalty.seat, sides))
                ledger.add(score, Seat(side), -Game::penalty_sign * penalty.points, "G8",
                           PointReason::penalty, 0, penalty.words);
    }
    /// What the totals of a game that is over must be.
    static ResultRule result_rule(int /*players*/, const HouseRules&) { return {}; }
    /// The points that house rules award for a reason of a bonus; 0: none.
    static std::int32_t bonus_by_rule(int /*players*/, const HouseRules&, std::string_view) {
        return 0;
    }
    /// Whether the side that won the hand has earned it.
    static bool earns_bonus(const TableState&, std::string_view) { return false; }
    /// Whether hands end by going out or by a block, and tiles lie in one line with two ends.
    static bool has_two_ends(int /*players*/, const HouseRules&) { return false; }
    /// Takes penalty lines off the score where no clause names the points, and adds bonuses (G8).
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
    /// Adds bonuses: the factors, which multiply the points of the play, or the others. In a game
    /// without points they have no effect.
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
