// Super Dominoes: two to fifteen players, double-fifteen, six arms, and effects of 3, 13, 14, 15
// and doubles. The rules with their clauses are in super-dominoes.md.
#pragma once

#include "engine/rules/moves.hpp"
#include "engine/rules/rules.hpp"

namespace bones {

struct SuperDominoes : GameDefaults {
    static constexpr Game game = Game::super_dominoes;
    static constexpr bool has_draws = true;
    static constexpr bool deals_alike = true;
    static constexpr bool counts_pips = true;
    static constexpr bool may_pass_first = true;           // S2
    static constexpr bool has_further_turns = true;        // S9, S12
    static constexpr TableShape shape = TableShape::star;  // S3
    static constexpr bool doubles_lie_across = true;       // S4
    static constexpr ValueScale value_scale(const HouseRules&) { return {"points", 600}; }
    static constexpr int tiles_each = 9;  // S1
    static constexpr int arm_count = 6;   // S3
    static constexpr int draws_due = 2;   // S5
    // The open numbers that have an effect.
    static constexpr int draw_number = 15;       // S7: the other players draw
    static constexpr int reverse_number = 3;     // S8
    static constexpr int free_turn_number = 14;  // S9
    static constexpr int spell_number = 13;      // S10
    static constexpr std::string_view owing_clause = "S7";
    static constexpr BreachWords breach_words[] = {
        {&code::off_spell,
         "{who} lays {laid} on another arm, but is bound to the arm under the spell",
         "{who} lays {tile} on another arm"},
    };
    static constexpr std::array<HouseRule, 6> options{{
        {.name = "draw-play",
         .words = {"spell", "must", "may"},
         .clause = "S5",
         .meaning = "whether a drawn tile that fits must be played: under a spell, always, never",
         .in_fingerprint = 1},
        word_option("free-turn", {"full", "if-able"}, "S9",
                    "whether a player who cannot play draws in the turn that a 14 gives"),
        word_option("start15", {"all", "others"}, "S13",
                    "whether the player who sets 15-15 draws too"),
        word_option("final15", {"draw", "none"}, "S14",
                    "whether a last tile showing 15 makes the others draw"),
        word_option(
            "blocked-score", {"others", "difference"}, "S15",
            "whether the winner of a block scores the other hands, or these minus the own hand"),
        number_option("target", 0, "S16", "points that end the game; 0 means no limit"),
    }};
    enum Option { draw_play, free_turn, start15, final15, blocked_score, target };

    static ResultRule result_rule(int /*players*/, const HouseRules& rules) {
        return {.target = rules[target], .one_side = true, .clause = "S16"};
    }
    enum class DrawPlay { spell, must, may };
    enum class FreeTurn { full, if_able };
    enum class Start15 { all, others };
    enum class Final15 { draw, none };
    enum class BlockedScore { others, difference };

    struct Match : MatchState {
        bool last_ended = false;  ///< the last hand in the record has ended
    };

    /// The phases of a hand; the first two come before the opening (S2).
    enum class Phase : std::uint8_t { passing, drawing, playing };

    struct State : TableState {
        Phase phase = Phase::passing;
        Seat leader;                  ///< until a double is set
        bool backwards = false;       ///< play goes anticlockwise (S8)
        bool in_free_turn = false;    ///< the turn was earned by a 14 (S9)
        std::uint8_t free_turns = 0;  ///< number of earned turns that have not begun
        std::uint8_t skips = 0;       ///< number of opponents to skip at the end of the turn (S12)
        std::uint8_t started = 0;     ///< number of started arms; they are the first ones
        std::int8_t spell_arm = -1;   ///< the spellbound arm; -1: none (S10)
        Seat caster;
        SeatSet passed;  ///< the seats that have passed since the last tile (S15)
        SeatSet owed;    ///< the seats that owe a draw (S7)
        std::array<std::uint8_t, arm_count> open{};

        /// Whether a spell binds the seat on turn (S10, S11).
        bool bound() const { return spell_arm >= 0 && turn != caster; }
        friend bool operator==(const State&, const State&) = default;
    };

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);
    static void lead_from(State& state, Seat leader) { state.turn = state.leader = leader; }

    static int arms(const State& state) { return state.opened ? arm_count : 0; }
    static ArmView arm(const State& state, int index) {
        ArmView view;
        view.open = state.open[index];
        view.started = index < state.started;
        view.spellbound = index == state.spell_arm;
        return view;
    }
    static bool fits(const State& state, int arm, Tile tile, int inner);
    static PlayableTiles playable_on(const State& state, int arm) {
        if (state.bound() && arm != state.spell_arm) return {};  // S10
        PlayableTiles playable = touching_with(state.open[arm]);
        if (state.open[arm] == spell_number) playable.tiles |= TileSet::doubles();  // S4
        return playable;
    }
    static bool opens(Tile tile) { return tile.is_double(); }
    static void order_arms(State& state);

    static bool is_bound(const State& state) { return state.bound(); }
    static bool backwards(const State& state) { return state.backwards; }

    static Events events(const State& state, const Move& move);
    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static OpenTurn open_turn(const State& state);
    static void seize(State& state, Seat seat);
    static std::string_view turn_clause(const State&, bool) { return "G2"; }
    static std::string situation(const State& state);

    static SeatSet owing(const State& state) { return state.owed; }
    static void pay(State& state, Seat seat);
    static void forgive(State& state) { state.owed = {}; }

    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
    static void close(Match& match);
    /// The record says that the game is over, but its last hand is missing (S16).
    static void end_as_said(Match& match);
};

}  // namespace bones
