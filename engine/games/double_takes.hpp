// Double Takes: two, three or four players, double-fifteen, tricks in which doubles are trumps.
// The rules with their clauses are in double-takes.md.
#pragma once

#include "engine/games/tricks.hpp"

namespace bones {

struct DoubleTakes : Tricks<DoubleTakes> {
    static constexpr Game game = Game::double_takes;
    static constexpr std::string_view hand_word = "round";
    static constexpr std::string_view stock_word = "not dealt";
    static constexpr bool one_shuffle = true;    // D1
    static constexpr bool declares_suit = true;  // D3
    static constexpr bool loses_points = true;   // D8
    static constexpr int revoke_points = 5;      // D8
    static constexpr BreachWords breach_words[] = {
        {&code::revoke, "{who} plays {tile} {table}{but}", "{who} plays {tile} {table}"},
        {&code::wrong_suit, "{who} leads {tile} and declares {suit}, which is not on it"},
        {&code::undeclared_suit, "{who} leads {tile} without declaring a suit; {suit} is assumed"},
    };
    static constexpr std::array<HouseRule, 2> options{{
        {.name = "undeclared",
         .words = {"unknown", "high", "error"},
         .clause = "D3",
         .meaning = "how a lead without a declared suit counts",
         .if_suits_noted = 1,
         .in_fingerprint = 1},
        word_option("revoke", {"deduct", "give-opponents", "called", "report"}, "D8",
                    "the penalty for a revoke"),
    }};
    enum Option { undeclared, revoke };
    enum class UndeclaredSuit { unknown, high, error };
    enum class Revoke { deduct, give_opponents, called, report };

    struct Match : MatchState {};

    struct State : TrickState {
        /// If the lead's tile is known but its suit is not, the suit is `suit` or this one.
        std::uint8_t or_suit = 0;
        bool led_either = false;
    };

    static int rounds(int players) { return players == 2 ? 4 : players == 3 ? 3 : 2; }
    static int tiles_each(int players) { return players == 3 ? 15 : 17; }

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);
    /// Finds the suit of a lead: the declared suit, else the higher number (D3).
    static void read_play(const State& state, const Action& action, Move& move);

    static Events events(const State& state, const Move& move);
    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);

    static bool led_either(const State& state) { return state.led_either; }
    static bool may_be_led(const State& state, int suit) {
        return !state.led_either || suit == state.suit || suit == state.or_suit;
    }
    static int trick_size(const State& state) { return state.players; }
    static Seat next_in_trick(const State& state, Seat seat) { return seat.next(state.players); }
    static int rank_of(const State& state, int suit, Tile tile);
    /// Whether a suit can have been led with this tile (G9).
    static bool may_lead(const State&, int suit, Tile tile) { return tile.has(suit); }
    static constexpr int worth(Tile tile) { return tile.is_double(); }
    static constexpr int last_suit = highest_pip;
    static constexpr int double_rank = 32;
    static constexpr int best_rank = double_rank + highest_pip;

    static std::string_view turn_clause(const State&, bool) { return "D6"; }
    static std::string situation(const State& state);

    static int sides(int players) { return players == 4 ? 2 : players; }  // D1
    static int sides(int players, const HouseRules&) { return sides(players); }
    static std::optional<BreachCost> cost(const Code& code, const HouseRules& rules);
    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    template <class G>
    static void settle(const MatchState& match, const HandOutcome& outcome, HandScore& score,
                       Ledger& ledger) {
        GameDefaults::settle<G>(match, outcome, score, ledger);
        settle_revokes(match, outcome, score, ledger);
    }
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
    /// The record says that the game is over, but its last round is missing (D9).
    static void end_as_said(Match& match);

  private:
    static bool leaves_suit_open(const State& state, const Move& move);
    static void settle_revokes(const MatchState& match, const HandOutcome& outcome,
                               HandScore& score, Ledger& ledger);
};

}  // namespace bones
