// The shared rules of the line games: a line with two ends, openers, passes, blocks, draws and
// points. The clauses B, W, V and F are in block.md, draw.md, all-fives.md and fives-and-threes.md.
#pragma once

#include <cassert>

#include "engine/games/line_rules.hpp"
#include "engine/games/line_table.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

/// The clauses of one game, for rules that the games number differently.
struct LineClauses {
    std::string_view pass{};        ///< a player who can play must play
    std::string_view misfit{};      ///< which tiles fit
    std::string_view draw{};        ///< drawing while able to play
    std::string_view more_draws{};  ///< drawing more than allowed
    std::string_view missed{};      ///< passing while draws are due
    std::string_view points{};      ///< points of a tile
    std::string_view out{};         ///< points for going out
    std::string_view block{};       ///< points for a block
};

struct LineState : TableState {
    static constexpr int most_sides = 4;

    LineRules line;
    LineTable table;
    Seat leader;
    SeatSet passed;  ///< the seats that have passed since the last tile (B6)
    Seat laid_last;  ///< the seat that laid the last tile
    // The opening (B2).
    bool highest_opens = false;  ///< the player with the highest double dealt opens this hand
    bool lead_known = false;     ///< the opening tile is `lead`, which was dealt to `may_lead`
    bool lead_reported = false;  ///< `wrong-lead` has been reported
    SeatSet may_lead = SeatSet::all(most_seats);
    Tile lead;
    // Points in play (V5, F3), by side.
    bool totals_known = false;  ///< the totals before the hand are known
    bool totals_open = false;   ///< the totals are unknown, and the game is not over
    std::array<std::int32_t, most_sides> before{};
    std::array<std::int32_t, most_sides> made{};
    TilePoints last;  ///< the points of the last tile
    // Facts about the tile that went out (B8a).
    bool was_capicua = false, was_chuchazo = false;

    /// The side of a seat that plays.
    std::size_t side(Seat seat) const {
        // Avoids a slow division and a branch. This works because no side has more than two seats.
        const int at = seat.index(), sides = line.sides;
        assert(at < 2 * sides);
        return static_cast<std::size_t>(at - sides * (at >= sides));
    }
    bool may_draw_more() const {
        return line.draws && stock > line.kept && (line.most_draws == 0 || drawn < line.most_draws);
    }
    /// F6: whether points may have been struck out, since the totals are unknown.
    bool points_unknown() const { return line.exact && line.target > 0 && !totals_known; }
    /// Whether drawing is over for the rest of the hand (B6).
    bool draws_are_over() const { return !line.draws || stock <= line.kept; }
    /// B6: no turn is open, and none of the tiles that are not on the table fits.
    bool is_shut() const { return opened && drawn == 0 && draws_are_over() && table.is_shut(); }
    /// V8, F6: points in play may have ended the hand, since the totals are unknown.
    bool may_be_won() const { return line.ends_at_once && line.target > 0 && totals_open; }
    friend bool operator==(const LineState&, const LineState&) = default;
};

struct LineMatch : MatchState {
    bool last_ended = false;  ///< the last hand has ended (B9)
};

/// The tiles that open before this one if they are dealt (B2). Higher doubles come first, then
/// other tiles with more pips; of equal pips, the one with the higher half.
const TileSet& tiles_before(Tile tile, int highest);
/// All tiles of a set in the order of opening. `highest`: 6 or 9.
std::span<const Tile> opening_order(int highest);

/// A line game. `Own` defines its house rules (`in_force`) and clauses (`clauses`).
template <class Own>
struct LineGame : GameDefaults {
    static constexpr bool counts_pips = true;
    static constexpr bool doubles_lie_across = true;
    static constexpr bool lead_is_dealt = true;
    static constexpr bool claims_points = false;
    static constexpr int arm_count = LineTable::line_ends;
    static constexpr int arm_labels = LineTable::line_ends;
    static constexpr std::string_view lead_clause = "B2";
    static constexpr std::string_view claim_clause{};

    using Match = LineMatch;
    using State = LineState;

    static int sides(int players, const HouseRules& rules) {
        return Own::in_force(rules, players).sides;
    }
    static ResultRule result_rule(int players, const HouseRules& rules) {
        const LineRules line = Own::in_force(rules, players);
        return {line.target, line.exact, line.ends_at_once || !Own::claims_points,
                Own::target_clause};
    }
    static std::int32_t bonus_by_rule(int players, const HouseRules& rules,
                                      std::string_view reason) {
        const WinnerBonuses bonuses = Own::in_force(rules, players).bonuses;
        return reason == "capicua"    ? bonuses.capicua
               : reason == "chuchazo" ? bonuses.chuchazo
               : reason == "lock"     ? bonuses.lock
                                      : 0;
    }
    static bool earns_bonus(const State& state, std::string_view reason) {
        const bool out = state.end == EndKind::out;
        return reason == "capicua"    ? out && state.was_capicua
               : reason == "chuchazo" ? out && state.was_chuchazo
                                      : state.end == EndKind::blocked;
    }
    static bool has_two_ends(int players, const HouseRules& rules) {
        return !Own::in_force(rules, players).spinner.has_four_arms;
    }
    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);

    static int highest(const HouseRules& rules) { return line::highest_in_set(rules[Own::set]); }
    static std::span<const Tile> lead_tiles(const HouseRules& rules) {
        return opening_order(highest(rules));
    }
    static bool leads_by_deal(const State& state) { return state.highest_opens; }
    static void know_leaders(State& state, SeatSet seats) { state.may_lead = seats; }
    static void know_lead(State& state, Seat seat, Tile tile) {
        state.may_lead = seat;
        state.lead = tile;
        state.lead_known = true;
    }
    static void lead_is_written(State&) {}  // a first pass is always a breach (B2)
    static void lead_is_reported(State& state) { state.lead_reported = true; }

    static void interpret(const State& state, Move& move);
    static int arms(const State& state) { return state.opened ? state.table.arms() : 0; }
    /// The arms that have a tile or can be played on.
    static int arms_shown(const State& state) {
        return state.opened ? state.table.arms_in_use() : 0;
    }
    static ArmView arm(const State& state, int index) { return state.table.view(index); }
    static bool same_end(const ArmView& one, const ArmView& other);
    static bool fits(const State& state, int arm, Tile, int inner) {
        return state.table.end(arm) == inner && state.table.is_playable(arm);
    }
    static PlayableTiles playable_on(const State& state, int arm) {
        return state.table.is_playable(arm) ? touching_with(state.table.end(arm))
                                            : PlayableTiles{{}, 0};
    }
    static bool opens(Tile) { return true; }
    /// F1: with `both-out=yes` a player who is out has no more turns.
    static bool is_in_play(const State& state, Seat seat) {
        return !state.line.both_out || state.held[seat] > 0;
    }
    static void order_arms(State& state) { state.table.order_ends(); }

    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static OpenTurn open_turn(const State& state) {
        return state.drawn > 0 ? OpenTurn::pass_due : OpenTurn::none;
    }
    static void seize(State& state, Seat seat) {
        state.turn = seat;
        state.drawn = 0;
    }
    static std::string_view turn_clause(const State&, bool) { return "G2"; }
    static std::string situation(const State& state);
    /// B6: called when the record stops; the hand may be blocked without written passes.
    static void stop(State& state);
    /// V8, F6: the seat whose last tile may have reached the target, if the totals are unknown.
    static Seat may_have_won(const State& state);
    /// B6, V8, F6: a blocked hand may stop without passes, and a won hand without an `end` line.
    static bool may_have_stopped(const State& state, std::span<const Breach>, bool lost);
    static TilePoints points_made(const State& state) { return state.last; }
    static bool is_played_alike(const State& start, const State& end, State other);
    /// F6: the points of a tile are unknown if the totals are unknown.
    static bool score_foreseen(const State& state) { return !state.points_unknown(); }

    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
    static void close(Match& match);
    static void end_as_said(Match& match);
};

}  // namespace bones
