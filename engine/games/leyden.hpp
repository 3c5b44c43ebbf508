// Leyden: two players, double-six, four arms from a double, halves that add up to seven, and
// matadors. The rules with their clauses are in leyden.md.
#pragma once

#include "engine/rules/rules.hpp"

namespace bones {

struct Leyden : GameDefaults {
    static constexpr Game game = Game::leyden;
    static constexpr bool has_draws = true;
    static constexpr bool counts_pips = true;
    static constexpr bool has_crosswise = true;
    static constexpr bool lead_is_dealt = true;
    static constexpr std::string_view lead_clause = "L2";
    static constexpr TableShape shape = TableShape::spinner;  // L3
    static constexpr bool fewest_win = true;                  // L10
    static constexpr bool over_by_points = true;              // L10
    static constexpr int penalty_sign = 1;  // G8: points are bad, so a penalty adds points
    static constexpr ValueScale value_scale(const HouseRules&) { return {"points", 300}; }
    static constexpr int tiles_each = 6;                // L1
    static constexpr int never_drawn = 2;               // L1
    static constexpr int arm_count = 4;                 // L3
    static constexpr int touching_sum = 7;              // L4
    static constexpr std::size_t most_positions = 160;  // L5: matadors fit anywhere
    static constexpr std::uint8_t closed = 255;         ///< the arm has no second open half
    static constexpr std::array<HouseRule, 1> options{{
        number_option("target", 100, "L10",
                      "points that end the game; the player who reaches them loses", 1),
    }};
    enum Option { target };

    static ResultRule result_rule(int /*players*/, const HouseRules& rules) {
        return {.target = rules[target], .clause = "L10"};
    }

    struct Match : MatchState {};

    struct State : TableState {
        Seat leader;
        Tile lead{0, 0};  ///< the lowest double dealt, if known; else 0-0
        /// The seats that may have been dealt it; includes no seat if possibly none was (L2).
        SeatSet may_lead = SeatSet::all(2) | Seat();
        bool lead_written = false;   ///< the record has a `lead` line
        bool lead_reported = false;  ///< `wrong-lead` has been reported
        SeatSet passed;              ///< the seats that have passed since the last tile (L8)
        std::uint8_t started = 0;    ///< number of started arms; they are the first ones
        std::array<std::uint8_t, arm_count> open{};
        /// The second open half; `closed` if there is none.
        std::array<std::uint8_t, arm_count> other{};

        friend bool operator==(const State&, const State&) = default;
    };

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);

    /// The doubles that lead, 1-1 to 6-6 (L2).
    static std::span<const Tile> lead_tiles(const HouseRules& rules);
    static bool leads_by_deal(const State&) { return true; }
    /// Enters the seats that may have been dealt the lowest double; includes no seat if possibly
    /// none was.
    static void know_leaders(State& state, SeatSet seats) { state.may_lead = seats; }
    /// Enters the lowest double dealt and the seat that was dealt it.
    static void know_lead(State& state, Seat seat, Tile tile);
    static void lead_is_written(State& state) { state.lead_written = true; }
    static void lead_is_reported(State& state) { state.lead_reported = true; }

    static constexpr bool is_matador(Tile tile) {
        return tile.pips() == touching_sum || tile == Tile(0, 0);
    }
    static bool lies_crosswise(Tile tile) { return tile.pips() == touching_sum; }
    static void interpret(const State& state, Move& move);
    static int arms(const State& state) { return state.opened ? arm_count : 0; }
    static ArmView arm(const State& state, int index);
    static bool fits(const State& state, int arm, Tile tile, int inner);
    static PlayableTiles playable_on(const State& state, int arm);
    static int half_met(const State& state, const Move& move);
    static bool opens(Tile tile) { return tile.is_double(); }
    static void order_arms(State& state);

    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static OpenTurn open_turn(const State& state);
    static void seize(State& state, Seat seat);
    static std::string_view turn_clause(const State&, bool) { return "G2"; }
    static std::string situation(const State& state);

    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
};

}  // namespace bones
