// The shared rules of trick games: turns within a trick, its winner and its worth. Each game
// defines the ranks and the worth of tiles.
#pragma once

#include <algorithm>

#include "engine/rules/rules.hpp"

namespace bones {

inline constexpr int most_in_trick = 4;

/// A tile of the trick and the seat that played it.
struct TileInTrick {
    Seat seat;
    bool known = true;
    Tile tile;
};

/// The state of a trick game. Each game derives its own from it.
struct TrickState : TableState {
    std::uint8_t laid = 0;     ///< tiles in the trick so far
    std::uint8_t suit = 0;     ///< the suit led
    bool suit_known = true;    ///< false if the tile led is unknown
    bool judged = true;        ///< false: turns and winner of the trick are not judged (D6)
    bool disturbed = false;    ///< a seat played out of turn in the trick; any seat may play next
    bool all_known = true;     ///< taker and worth of every trick so far are known
    std::uint8_t worth = 0;    ///< worth of the known tiles in the trick
    std::uint8_t unknown = 0;  ///< number of unknown tiles in the trick
    bool undecided = false;    ///< the trick is complete, but its winner depends on unknown tiles
    /// The seats that may have taken it; empty if the taker is known or may be any.
    SeatSet takers;
    std::array<TileInTrick, most_in_trick> trick{};  ///< the tiles of the trick
    Seat winning;           ///< the seat with the best tile of the trick so far
    std::int16_t rank = 0;  ///< the rank of that tile
    Seat last_winner;       ///< winner of the last complete trick; no seat if unknown
    BySeat<std::uint8_t, most_in_trick> tricks{};    ///< number of tricks by seat
    BySeat<std::uint8_t, most_in_trick> captured{};  ///< worth of the tiles in them, by seat
};

/// The rules of tricks, for a game G with these members. `trick_size(state)` and
/// `next_in_trick(state, seat)` define the size and order of a trick. `rank_of(state, suit, tile)`
/// is the rank of a tile, from 0 (cannot win) to `best_rank`. `worth(tile)` is its worth in a
/// trick. `may_lead(state, suit, tile)`: whether it may lead the suit. `last_suit`: the highest
/// suit.
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
    /// D6: not possible in a trick that is disturbed or has unknown tiles.
    template <class State>
    static bool pick_up(State& state) {
        const bool known = state.judged && !state.disturbed && state.suit_known &&
                           (state.laid == 0 || state.unknown == 0);
        state.all_known = true;
        state.unknown = 0;
        return known && state.turn.exists();
    }
    /// Whether a trick with unknown tiles counts when it is certain which side took it.
    /// `worth_known`: its worth is certain too.
    static bool counts_unseen(const TrickState&, bool worth_known) { return worth_known; }
    /// `led_either`: whether the tile led is known, but its suit is one of two. `may_be_led`:
    /// whether a suit is possible for the lead.
    static bool led_either(const TrickState&) { return false; }
    static bool may_be_led(const TrickState&, int /*suit*/) { return true; }
    /// Removes a seat that sits out from the expected leaders.
    static void pass_over(TrickState&) {}
    static OpenTurn open_turn(const TableState&) { return OpenTurn::none; }
    /// Within a trick, the rest of it is not judged for turns or winner. At a lead, play continues
    /// from the seat (D6).
    template <class State>
    static void seize(State& state, Seat seat) {
        state.turn = seat;
        if (state.laid == 0) return;
        state.judged = false;
        state.disturbed = true;
    }
    /// Breaks off the open trick, because a line with a whole new trick follows. Its winner is
    /// unknown, and any seat may lead next (D6). The missing tiles count as played.
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
    /// Finds the possible takers of a complete trick with unknown tiles. Defined in
    /// unseen_trick.hpp.
    template <class State, class Unseen>
    static void settle_unseen(State& state, const Unseen& unseen);

  protected:
    /// Plays a tile of the seat on turn to the trick; true if that completes it.
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
        const int rank = G::rank_of(state, state.suit, laid.tile);
        // Changes both or neither, without a branch: the best tile is unpredictable.
        const int change = -static_cast<int>(rank > state.rank);
        const int before = state.winning.index();
        state.winning = Seat(before ^ ((before ^ laid.seat.index()) & change));
        state.rank = static_cast<std::int16_t>(state.rank ^ ((state.rank ^ rank) & change));
        state.worth = static_cast<std::uint8_t>(state.worth + G::worth(laid.tile));
    }

    /// Gives the trick to the seat with the best tile. With unknown tiles it stays undecided.
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
