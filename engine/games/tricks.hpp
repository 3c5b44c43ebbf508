// What games of tricks share: who is to play to a trick, who takes it, and what is in it. How tiles
// rank, and what they are worth, the game says.
#pragma once

#include <algorithm>

#include "engine/rules/rules.hpp"

namespace bones {

inline constexpr int most_in_trick = 4;

/// A tile of the trick, and who played it.
struct TileInTrick {
    Seat seat;
    bool known = true;
    Tile tile;
};

/// The state of a game of tricks. Games derive theirs from it.
struct TrickState : TableState {
    std::uint8_t laid = 0;     ///< tiles in the trick so far
    std::uint8_t suit = 0;     ///< the suit led
    bool suit_known = true;    ///< false if the tile led is not known
    bool judged = true;        ///< false: the trick is not judged for turn or winner (D6)
    bool disturbed = false;    ///< a seat played out of turn inside the trick: whoever comes, comes
    bool all_known = true;     ///< every trick so far went to a known seat, with known worth
    std::uint8_t worth = 0;    ///< of the known tiles in the trick
    std::uint8_t unknown = 0;  ///< tiles of the trick that nobody wrote down, and may count
    bool undecided = false;    ///< the trick is whole, and its winner depends on such tiles
    SeatSet takers;            ///< who may have taken it; nobody: known, or anybody
    std::array<TileInTrick, most_in_trick> trick{};  ///< the tiles of the trick
    Seat winning;                                    ///< whose tile is the best of the trick so far
    std::int16_t rank = 0;                           ///< how good it is
    Seat last_winner;                                ///< of the last whole trick
    BySeat<std::uint8_t, most_in_trick> tricks{};    ///< by seat
    BySeat<std::uint8_t, most_in_trick> captured{};  ///< what the tiles in them are worth, by seat
};

/// Tricks by the rules of a game. It says:
/// - `trick_size(state)`, `next_in_trick(state, seat)`: how many play to a trick, and in what
/// order;
/// - `rank_of(state, suit, tile, leads)`: how good a tile is in a trick of the suit; 0: it cannot
///   win. None is above `best_rank`;
/// - `worth(tile)`: what it counts in a trick;
/// - `may_lead(state, suit, tile)`, `last_suit`: whether the suit may be led with it, and the
///   highest suit there is.
template <class G>
struct Tricks : GameDefaults {
    static constexpr bool has_layout = false;
    static constexpr bool plays_unseen = true;

    template <class State>
    static bool leads(const State& state) {
        return state.laid == 0;
    }
    template <class State>
    static std::optional<std::uint8_t> suit_led(const State& state) {
        if (state.laid == 0 || !state.suit_known) return std::nullopt;
        return state.suit;
    }
    static int laid_in_trick(const TrickState& state) { return state.laid; }
    static Seat trick_taken(const TrickState& state) {
        return state.laid == 0 ? state.last_winner : Seat();
    }
    static SeatSet may_be_due(const TrickState& state) {
        return state.laid == 0 ? state.takers : SeatSet();
    }
    /// D6: not within a trick that was disturbed, or of which a tile is not known.
    template <class State>
    static bool pick_up(State& state) {
        const bool known = state.judged && !state.disturbed && state.suit_known &&
                           (state.laid == 0 || state.unknown == 0);
        state.all_known = true;
        state.unknown = 0;
        return known && state.turn.exists();
    }
    /// Whether a trick with tiles that nobody wrote down counts, if it is certain which side took
    /// it; what it is worth may be certain as well.
    static bool counts_unseen(const TrickState&, bool worth_known) { return worth_known; }
    /// Whether the tile that was led is known, and its suit is one of two; which they are.
    static bool led_either(const TrickState&) { return false; }
    static bool may_be_led(const TrickState&, int /*suit*/) { return true; }
    /// Who takes no part is not expected to lead.
    static void pass_over(TrickState&) {}
    static OpenTurn open_turn(const TableState&) { return OpenTurn::none; }
    /// Inside a trick the rest of it is no longer judged for turn or winner; a lead goes on from
    /// the seat (D6).
    template <class State>
    static void seize(State& state, Seat seat) {
        state.turn = seat;
        if (state.laid == 0) return;
        state.judged = false;
        state.disturbed = true;
    }
    /// A line with the words of a whole trick tears the open one: its winner is unknown, and any
    /// seat leads next (D6). The tiles that are not written were played.
    template <class State>
    static void tear(State& state) {
        state.judged = false;
        Move unknown;
        unknown.kind = MoveKind::play;
        unknown.known = false;
        while (state.laid > 0) {
            state.turn = first_missing(state);
            G::apply(state, unknown);
        }
        state.turn = {};
    }
    /// Decides a whole trick in which some tiles are not known: who can have taken it.
    /// Defined in unseen_trick.hpp.
    template <class State, class Unseen>
    static void settle_unseen(State& state, const Unseen& unseen);

  protected:
    /// The seat on turn plays a tile to the trick; whether that completes it.
    template <class State>
    static bool play_to_trick(State& state, const Move& move) {
        static_assert(traits(G::game).most_players <= most_in_trick);
        const Seat seat = state.turn;
        if (state.laid == 0) open_trick(state, move);
        join_trick(state, {seat, move.known, move.tile});
        if (seat.exists() && state.held[seat] > 0) --state.held[seat];
        ++state.laid;
        state.turn = state.disturbed ? Seat() : G::next_in_trick(state, seat);
        if (state.laid < G::trick_size(state)) return false;
        state.disturbed = false;
        close_trick(state);
        return true;
    }

    template <class State>
    static void give_trick(State& state, Seat seat, int worth) {
        ++state.tricks[seat];
        state.captured[seat] = static_cast<std::uint8_t>(state.captured[seat] + worth);
    }

  private:
    /// The first seat that has not played to the open trick.
    template <class State>
    static Seat first_missing(const State& state) {
        const auto end = state.trick.begin() + state.laid;
        Seat seat = state.trick[0].seat;
        while (std::any_of(state.trick.begin(), end,
                           [seat](const TileInTrick& laid) { return laid.seat == seat; }))
            seat = G::next_in_trick(state, seat);
        return seat;
    }

    template <class State>
    static void open_trick(State& state, const Move& lead) {
        state.opened = true;
        state.suit = lead.suit;
        state.suit_known = lead.known && !G::led_either(state);
        state.worth = state.unknown = 0;
        state.takers = {};
        state.winning = {};
        state.rank = -1;
    }

    template <class State>
    static void join_trick(State& state, const TileInTrick& laid) {
        state.trick[state.laid] = laid;
        if (!laid.known) {
            ++state.unknown;
            return;
        }
        const int rank = G::rank_of(state, state.suit, laid.tile, state.laid == 0);
        // Both change, or none: with no branch, since which tile is best nobody could foretell.
        const int change = -static_cast<int>(rank > state.rank);
        const int before = state.winning.index();
        state.winning = Seat(before ^ ((before ^ laid.seat.index()) & change));
        state.rank = static_cast<std::int16_t>(state.rank ^ ((state.rank ^ rank) & change));
        state.worth = static_cast<std::uint8_t>(state.worth + G::worth(laid.tile));
    }

    /// The trick goes to whoever played its best tile; with tiles that are not known it stays
    /// undecided.
    template <class State>
    static void close_trick(State& state) {
        state.laid = 0;
        const bool known = state.unknown == 0 && !G::led_either(state);
        state.undecided = state.judged && !known;
        state.last_winner = state.judged && known ? state.winning : Seat();
        if (state.last_winner.exists())
            give_trick(state, state.last_winner, state.worth);
        else if (!state.undecided)
            state.all_known = false;
        state.turn = state.last_winner;  // D6
        state.judged = true;
    }
};

}  // namespace bones
