// Double Takes: two, three or four players, double-fifteen, tricks in which doubles are trumps.
// The rules with their clauses are in double-takes.md.
#pragma once

#include "engine/rules/rules.hpp"

namespace bones {

class UnseenPlays;

struct DoubleTakes : GameDefaults {
    static constexpr Game game = Game::double_takes;
    static constexpr bool has_layout = false;
    static constexpr std::string_view hand_word = "round";
    static constexpr std::string_view stock_word = "not dealt";
    static constexpr bool one_shuffle = true;  // D1
    static constexpr bool plays_unseen = true;
    static constexpr int revoke_points = 5;  // D8
    static constexpr BreachWords breach_words[] = {
        {&code::revoke, "{who} plays {tile} {table}{but}", "{who} plays {tile} {table}"},
        {&code::wrong_suit, "{who} leads {tile} and declares {suit}, which is not on it"},
        {&code::undeclared_suit, "{who} leads {tile} without declaring a suit; {suit} is taken"},
    };
    static constexpr std::array<HouseRule, 2> options{{
        {"undeclared", {"high", "error"}, 0, 0, "D3", "what a lead without a declared suit is"},
        {"revoke",
         {"deduct", "give-opponents", "called", "report"},
         0,
         0,
         "D8",
         "what a revoke costs"},
    }};
    enum Option { undeclared, revoke };
    enum class Undeclared { high, error };
    enum class Revoke { deduct, give_opponents, called, report };

    struct Match : MatchState {};

    /// A tile of the trick, and who played it.
    struct Laid {
        Seat seat;
        bool known = true;
        Tile tile;
    };

    struct State : TableState {
        std::uint8_t laid = 0;   ///< tiles in the trick so far
        std::uint8_t suit = 0;   ///< the suit led
        bool suit_known = true;  ///< false if the tile led is not known
        bool judged = true;      ///< false: the trick is not judged for turn or winner (D6)
        bool disturbed =
            false;  ///< a seat played out of turn inside the trick: whoever comes, comes
        bool all_known = true;     ///< every trick so far went to a known seat, with known doubles
        std::uint8_t doubles = 0;  ///< in the trick
        std::uint8_t unknown = 0;  ///< tiles of the trick that nobody wrote down
        bool undecided = false;    ///< the trick is whole, and its winner depends on such tiles
        SeatSet takers;            ///< who may have taken it; nobody: known, or anybody
        std::array<Laid, 4> trick{};         ///< the tiles of the trick, where some are not known
        Seat winning;                        ///< whose tile is the best of the trick so far
        std::int16_t rank = 0;               ///< how good it is
        Seat last_winner;                    ///< of the last whole trick
        BySeat<std::uint8_t, 4> tricks{};    ///< by seat
        BySeat<std::uint8_t, 4> captured{};  ///< doubles, by seat
    };

    static int rounds(int players) { return players == 2 ? 4 : players == 3 ? 3 : 2; }
    static int tiles_each(int players) { return players == 3 ? 15 : 17; }

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);
    static bool leads(const State& state) { return state.laid == 0; }
    /// Finds the suit of a lead: as declared, else the higher number (D3).
    static void read_play(const State& state, const Action& action, Move& move);

    static Events events(const State& state, const Move& move);
    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static std::optional<int> suit_led(const State& state) {
        if (state.laid == 0 || !state.suit_known) return std::nullopt;
        return state.suit;
    }
    static int laid_in_trick(const State& state) { return state.laid; }
    static Seat trick_taken(const State& state) {
        return state.laid == 0 ? state.last_winner : Seat();
    }
    /// Decides a whole trick in which some tiles are not known: who can have taken it (D5).
    static void settle_unseen(State& state, const UnseenPlays& unseen);
    static SeatSet may_be_due(const State& state) {
        return leads(state) ? state.takers : SeatSet();
    }
    /// D6: not within a trick that was disturbed, or of which a tile is not known.
    static bool pick_up(State& state) {
        const bool known = state.judged && !state.disturbed && state.suit_known &&
                           (leads(state) || state.unknown == 0);
        state.all_known = true;
        state.unknown = 0;
        return known && state.turn.exists();
    }
    static OpenTurn open_turn(const State&) { return OpenTurn::none; }
    static void seize(State& state, Seat seat);
    static std::string_view turn_clause(const State&, bool) { return "D6"; }
    static std::string situation(const State& state);

    static constexpr bool partners_have_points = false;                   // D1
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
    /// The record says of a game whose last round nobody wrote down that it was over (D9).
    static void end_as_said(Match& match);

  private:
    static void settle_revokes(const MatchState& match, const HandOutcome& outcome,
                               HandScore& score, Ledger& ledger);
};

}  // namespace bones
