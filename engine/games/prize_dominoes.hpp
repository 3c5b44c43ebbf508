// Prize Dominoes: two players, double-six, one line with two ends, and prizes that are won, held
// and played. The rules with their clauses are in prize-dominoes.md.
#pragma once

#include "engine/rules/rules.hpp"

namespace bones {

struct PrizeDominoes : GameDefaults {
    static constexpr Game game = Game::prize_dominoes;
    static constexpr bool has_draws = true;
    static constexpr bool counts_pips = true;
    static constexpr bool has_prizes = true;
    static constexpr std::string_view prize_clause = "P10";
    static constexpr bool totals_add_up = false;  // P12: hands are won, not added up
    static constexpr int penalty_sign = 0;        // G8: a penalty has no effect
    static constexpr int most_tiles_each = 7;     // P1
    static constexpr int arm_count = 2;           // P3
    static constexpr int arm_labels = arm_count;
    static constexpr int numbers_to_win = 7;  // P11
    static ResultRule result_rule(int /*players*/, const HouseRules&) {
        return {numbers_to_win, true, true, "P11"};
    }
    /// A won hand is worth one point.
    static constexpr ValueScale value_scale(const HouseRules&) { return {"points", 25}; }
    static constexpr BreachWords breach_words[] = {
        {&code::illegal_prize_play, "{who} plays the prize {tile} {table}{but}",
         "{who} plays the prize {tile} {table}",
         "{who} plays the prize {tile}, which is not allowed now"},
    };
    static constexpr std::array<HouseRule, 3> options{{
        word_option("prize-play", {"stuck", "any-turn"}, "P4",
                    "whether a prize may be played only when stuck, or in any turn without a draw"),
        word_option("prize-after-draw", {"no", "yes"}, "P6",
                    "whether a prize may follow a drawn tile that does not fit"),
        word_option("block", {"two-passes", "stock-empty"}, "P8",
                    "whether two passes always end the hand, or only with an empty boneyard"),
    }};
    enum Option { prize_play, prize_after_draw, block };
    enum class PrizePlay { stuck, any_turn };
    enum class PrizeAfterDraw { no, yes };
    enum class Block { two_passes, stock_empty };

    using Prizes = BySeat<TileSet, 2>;

    struct Match : MatchState {
        Prizes prizes{};  ///< the prizes that each seat owns
        /// Number of further prizes that seats may own without the record showing them (G16).
        int unseen_prizes = 0;
        Seat taker;  ///< the seat that took a prize after the last hand
    };

    struct State : TableState {
        std::array<std::uint8_t, arm_count> open{};
        std::uint8_t started = 0;  ///< one bit an arm
        SeatSet passed;            ///< the seats that have passed since the last tile (P8)
        bool double_first = false;
        bool prizes_known = true;
        bool sizes_known = true;  ///< the number of tiles dealt follows from the prizes
        bool maybe_out = false;   ///< a seat is out unless a tile that it laid was a prize (P12)
        /// Both seats have passed, and the stock may be empty (P8, P12).
        bool maybe_blocked = false;
        /// Whether it is possible that no tiles were dealt, because too many are prizes (P1).
        bool maybe_undealt = false;
        bool maybe_void = false;  ///< the hand has no actions and may be void for that reason
        SeatSet unsure;           ///< the seats that laid a tile that may have been a prize
        /// By how many tiles a seat's hand may be smaller than `held`, because of unseen prizes.
        BySeat<std::uint8_t, 2> fewer{};
        std::uint16_t doubtful = 0;  ///< tiles of the stock that may be prizes outside the record
        Seat last_pass;              ///< no seat: none, or it is unknown
        Prizes prizes{};
        Prizes taken{};  ///< if prizes are unknown: tiles that were certainly dealt or drawn
        /// If prizes are unknown: tiles that are certainly no prizes of the seat.
        Prizes no_prizes{};

        friend bool operator==(const State&, const State&) = default;
    };

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);
    /// Reads the prizes left from earlier hands, if the record begins later (G16).
    template <class Game>
    static void bring_along(Match& match, const Record& record, std::uint32_t hand) {
        bring_prizes(match, record, record.hands[hand]);
    }
    static void bring_prizes(Match& match, const Record& record, const Hand& hand);

    static void interpret(const State& state, Move& move);
    static int arms(const State& state) { return state.opened ? arm_count : 0; }
    static ArmView arm(const State& state, int index);
    static bool fits(const State& state, int arm, Tile, int inner) {
        return state.open[arm] == inner;
    }
    static PlayableTiles playable_on(const State& state, int arm) {
        return touching_with(state.open[arm]);
    }
    static bool opens(Tile) { return true; }
    static void order_arms(State& state) { order_ends(state.open, state.started); }
    static bool end_known(const State& state) {
        const bool unsure = state.maybe_out || state.maybe_blocked || state.maybe_void;
        return !unsure && (state.ended() || state.sizes_known);
    }
    /// P1: called when the record of the hand stops. A hand without actions may be void.
    static void stop(State& state);
    static bool pick_up(State& state) {
        return state.turn.exists() && state.prizes_known && state.sizes_known;
    }
    /// It is unknown which seat passed last (P9).
    static void forget_last_pass(State& state) { state.last_pass = {}; }
    /// Enters tiles that a deal or draw shows in the seat's hand, and tiles that cannot be its
    /// prizes. `dealt`: a deal shows the size of the hand.
    static void show_taken(State& state, Seat seat, const TileSet& tiles, const TileSet& no_prizes,
                           bool dealt) {
        state.taken[seat] = tiles;
        state.no_prizes[seat] = no_prizes;
        if (dealt) state.fewer[seat] = 0;
    }

    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static OpenTurn open_turn(const State& state);
    static void seize(State& state, Seat seat);
    static std::string_view turn_clause(const State&, bool) { return "G2"; }
    static std::string situation(const State& state);

    /// The seat that won a hand; no seat if unknown (P8, P9).
    static Seat winner(const State& state, const HandOutcome& outcome);
    /// Removes prizes that were played, and gives the winner the prize that the record names (P7,
    /// P10).
    static void settle_prize(Match& match, const State& state, const HandOutcome& outcome,
                             std::uint32_t hand, Reporter& reporter, std::vector<Breach>& breaches);
    /// Does the same when every tile is known. `taker` and `prize` are empty if no prize was taken.
    /// False if the prize is wrong.
    static bool settle_known_prize(Match& match, const State& state, const HandOutcome& outcome,
                                   Seat taker, std::optional<Tile> prize);
    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
};

}  // namespace bones
