// Forty-two: four players, A and C against B and D, double-six; tricks with trumps that the highest
// bidder names. The rules with their clauses are in forty-two.md.
#pragma once

#include "engine/games/tricks.hpp"
#include "engine/rules/bidding.hpp"

namespace bones {

struct FortyTwo : Tricks<FortyTwo> {
    static constexpr Game game = Game::forty_two;
    static constexpr bool has_bidding = true;
    static constexpr BreachWords breach_words[] = {
        {&code::revoke, "{who} plays {tile} {table}{but}", "{who} plays {tile} {table}"},
        {&code::undeclared_trump,
         "{who} leads {tile}, but the hand has no `trump` line; add it to have revokes judged"},
    };
    static constexpr std::array<HouseRule, 6> options{{
        word_option("all-pass", {"dealer", "reshake"}, "T3", "what happens after three passes"),
        word_option("undeclared", {"unknown", "high"}, "T4",
                    "the trumps of a hand without a `trump` line"),
        word_option("scoring", {"marks", "points"}, "T10", "how a hand is scored"),
        {.name = "target",
         .default_number = HouseRule::as_usual,
         .clause = "T11",
         .meaning = "the total that ends the game",
         .usual = "auto"},
        word_option("revoke", {"called", "hand", "report"}, "T12", "which revokes lose the hand"),
        word_option("nello", {"own", "high", "low", "no"}, "T15", "the role of doubles in nel-o"),
    }};
    enum Option { all_pass, undeclared, scoring, target, revoke, nello };

    static ResultRule result_rule(int /*players*/, const HouseRules& rules) {
        // A hand gives marks to one side only.
        return {.target = goal(rules),
                .one_side = is_set(rules[scoring], Scoring::marks),
                .clause = "T11",
                .several_tie = true};
    }
    /// The total that ends the game; 0 if none does (T11).
    static std::int32_t goal(const HouseRules& rules);
    enum class AllPass { dealer, reshake };
    enum class UndeclaredTrump { unknown, high };
    enum class Scoring { marks, points };
    enum class Revoke { called, hand, report };
    enum class Nello { own, high, low, no };

    struct Match : MatchState {
        Seat first_bidder;        ///< the first bidder of the last hand; no seat if unknown
        bool last_ended = false;  ///< the last hand in the record has ended
    };

    /// The state of a contract.
    enum class Contract : std::uint8_t { undecided, made, set };

    struct State : TrickState {
        Trump trump = Trump::other;
        bool trump_known = false;
        bool trump_named = false;  ///< a `trump` line names it
        bool may_be_void = false;  ///< no bid is known, and not all seats are known to have passed
        Seat declarer;             ///< no seat if unknown
        Seat sits_out;             ///< no seat: all play
        Seat first_bidder;         ///< no seat if unknown
        std::int32_t bid = 0;      ///< the bid of the contract; 0 if unknown
        std::int32_t least_bid = lowest_bid;  ///< the lowest bid that the contract can have
        std::uint8_t whole = 0;               ///< number of complete tricks
    };

    static constexpr int tiles_each = 7;
    static constexpr int points_in_all = 42;
    static constexpr std::int32_t lowest_bid = 30;
    /// The suit of doubles, if they form a suit of their own.
    static constexpr int doubles_suit = 7;
    static constexpr int last_suit = doubles_suit;
    static constexpr int best_rank = 40;

    static Deal deal(const Match& match);
    static State start(const Match& match, Seat leader);

    // Bidding.
    /// Whether a seat may bid this number of points, or pass. `highest`: the best earlier bid, 0 if
    /// none. `known`: all earlier bids are known. `must`: all others have passed, so the last seat
    /// may not.
    static bool may_bid(std::int32_t bid, std::int32_t highest, bool known, bool must);
    /// Whether the last of four seats must bid (T3), and whether a trump may be named at a bid (T4,
    /// T15).
    static bool must_bid(const Match& match) {
        return is_set(match.rules[all_pass], AllPass::dealer);
    }
    static bool may_name(const Match& match, std::int32_t bid, Trump trump) {
        return trump != Trump::nello ||
               (bid >= points_of_mark && !is_set(match.rules[nello], Nello::no));
    }
    /// Enters the bidding into the state at the start of a hand and returns the breaches.
    static std::vector<BidBreach> enter_bids(const Match& match, const Bidding& bidding,
                                             State& state);
    /// The seats that may lead under the bids.
    static LeadRule lead_by_bid(const State& state);
    /// The seat that must bid first; no seat if any may.
    static Seat due_to_bid(const Match& match) {
        if (match.after_end || !match.first_bidder.exists()) return Seat();
        return match.first_bidder.next(match.players);
    }

    // Play.
    static void read_play(const State& state, const Action& action, Move& move);
    static Events events(const State& state, const Move& move);
    template <class Sink>
    static void judge(const State& state, const Move& move, Sink& charges);
    static void apply(State& state, const Move& move);
    template <class Moves>
    static void legal(const State& state, const TileSet& hand, Moves& moves);
    static std::string_view turn_clause(const State&, bool) { return "T5"; }
    static std::string situation(const State& state);
    static bool end_known(const State& state) {
        return state.trump != Trump::other || !state.trump_known;
    }
    /// T9, T12: a hand may stop when its contract is decided by tricks or a revoke.
    static bool may_have_stopped(const State& state, std::span<const Breach> breaches, bool lost);
    /// T15: whether a trick with unseen tiles counts. In nel-o only its taker matters; otherwise
    /// all its tiles must be known (T9).
    static bool counts_unseen(const State& state, bool) {
        return state.trump_known && state.trump == Trump::nello;
    }

    /// T14: hands with other contracts cannot be played on, since their goal is unknown.
    static bool pick_up(State& state) {
        return Tricks::pick_up(state) && !(state.trump_known && state.trump == Trump::other);
    }
    /// T4, T10: the bid and trumps must be known.
    static bool score_foreseen(const State& state);
    static Seat sitting_out(const State& state) { return state.sits_out; }
    static constexpr std::string_view sitting_out_clause = "T15";
    /// T15: skips the seat that sits out. If that seat took a trick, the next leader is unknown.
    static void pass_over(State& state) {
        if (!state.sits_out.exists()) return;
        if (state.turn == state.sits_out) state.turn = {};
        if (state.takers.contains(state.sits_out)) state.takers = {};
    }
    /// T9; 0 in nel-o, where only the taker of a trick counts (T15), and in other contracts (T14).
    static std::uint8_t trick_points(const State& state);
    static int trick_size(const State& state) { return state.players - state.sits_out.exists(); }
    static Seat next_in_trick(const State& state, Seat seat) {
        return bones::next_in_trick(seat, state.players, state.sits_out);
    }
    /// The tiles of a suit. Doubles are left out if they form a suit of their own (T6).
    static const TileSet& tiles_of(const State& state, int suit);
    /// The suit of trumps; empty if there are none or they are unknown.
    static std::optional<int> trump_suit(const State& state);
    static int suit_of_lead(const State& state, Tile tile);
    /// T7: a tile of another suit that is not a trump has rank 0. The tile must be of the
    /// double-six set.
    static int rank_of(const State& state, int suit, Tile tile);
    static bool may_lead(const State& state, int suit, Tile tile) {
        return suit_of_lead(state, tile) == suit;
    }
    static constexpr int worth(Tile tile) {  // T8
        if (tile.pips() == 10) return 10;
        return tile.pips() == 5 ? 5 : 0;
    }

    // Contracts and scores.
    /// T10: a hand is worth one or more marks, or about the points of its tricks.
    static constexpr ValueScale value_scale(const HouseRules& rules) {
        return is_set(rules[scoring], Scoring::points) ? ValueScale{"points", 100}
                                                       : ValueScale{"marks", 25};
    }
    static int sides(int) { return 2; }
    static int sides(int players, const HouseRules&) { return sides(players); }
    /// A side's points in the known tricks. The number of a side is that of its first seat.
    static int points_of(const State& state, int side);
    /// The state of the contract by the tricks so far.
    static Contract contract(const State& state);
    /// How a hand that stops here has ended (T9, T12); unfinished if it has not. `said`: the end on
    /// the `end` line, if there is one.
    static EndKind stopped(const State& state, const HandOutcome& outcome,
                           std::optional<EndKind> said);
    /// Whether a fully played hand may be recorded with this end.
    static bool may_be_called(const State& state, const HandOutcome& outcome, EndKind end);
    static std::optional<BreachCost> cost(const Code& code, const HouseRules& rules);
    static HandScore score(const Match& match, const State& state, const HandOutcome& outcome,
                           Ledger& ledger);
    static void finish(Match& match, const State& state, const HandOutcome& outcome,
                       const HandScore& score);
    static void close(Match& match);
    static void end_as_said(Match& match);
};

}  // namespace bones
