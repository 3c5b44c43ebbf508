// The play of one hand, written once over the rules of all games. The referee, the fast check, the
// generator, the search and the slip search all use it.
#pragma once

#include <algorithm>
#include <concepts>

#include "engine/rules/arms.hpp"
#include "engine/rules/game_rules.hpp"
#include "engine/rules/move_notation.hpp"

namespace bones {

/// The state after a move of the seat on turn, right or wrong.
template <GameRules G>
typename G::State state_after(typename G::State state, const Move& move) {
    G::apply(state, move);
    return state;
}

/// The state of a hand by the rules. This and the types below are values without heap; a copy can
/// be played on independently.
template <GameRules G>
struct TablePlay {
    using State = typename G::State;

    State state{};

    /// Whether play is over and all owed draws are made.
    bool ended() const { return state.ended() && G::owing(state).empty(); }
    /// Makes a move for the seat on turn, right or wrong (G4).
    void make(const Move& move) { G::apply(state, move); }
    /// Puts a tile of a seat's hand back into the stock (G6a).
    void put_back(Seat seat) {
        if (state.held[seat] > 0) --state.held[seat];
        ++state.stock;
    }
    /// Makes a draw that a seat owes; false if it owes none.
    bool pay(Seat seat) {
        if (!G::owing(state).contains(seat)) return false;
        G::pay(state, seat);
        return true;
    }
};

/// A hand as a record writes it, with its arm numbers.
template <GameRules G>
struct HandPlay : TablePlay<G> {
    using TablePlay<G>::state;

    /// Starts a hand from this state, with an empty layout.
    void start(const typename G::State& begin) {
        state = begin;
        forget_arms();
    }
    void forget_arms() { labels_.start(); }

    /// Resolves an action into a move: a pass, a draw or a tile. Ignores signs that are not allowed
    /// with the tile (misplaced_signs). The move is complete if the result is `placed`, `turned` or
    /// `cannot_open`.
    template <class Written>
    Placing read(const Written& action, Move& move) {
        if (action.kind == ActionKind::pass) {
            move.kind = MoveKind::pass;
            return Placing::placed;
        }
        if (!action.draws()) return read_tile(action, move);
        move.kind = MoveKind::draw;
        move.known = action.kind == ActionKind::draw;
        move.tile = action.tile();
        return Placing::placed;
    }
    /// Resolves an action that plays a tile; see `read`.
    template <class Written>
    Placing read_tile(const Written& action, Move& move) {
        move.kind = MoveKind::play;
        move.known = action.kind == ActionKind::play;
        move.tile = action.tile();
        move.from_prizes = action.from_prizes;
        move.crosswise = action.crosswise;
        if constexpr (G::claims_points) take_claim(action, move);
        G::interpret(state, move);
        if constexpr (G::has_layout) return state.opened ? place(action, move) : open(action, move);
        if constexpr (!G::has_layout) G::read_play(state, as_action(action), move);
        return Placing::placed;
    }
    /// Finds the arm of a tile on an opened layout.
    template <class Written>
    Placing place(const Written& action, Move& move) {
        return labels_.place(state, action, move);
    }
    /// Whether a tile with a known place would also fit with its halves turned, on any arm.
    bool fits_turned(const Move& move) const {
        bool fits = false;
        for (int arm = 0; arm < G::arms(state) && !move.tile.is_double(); ++arm)
            fits = fits || G::fits(state, arm, move.tile, move.outer);
        return fits;
    }
    /// Calls `use` for each arm on which a tile fits (see ArmLabels::each_fit).
    template <class Written, class Use>
    void each_fit(const Written& action, std::span<const unsigned> numbers, Use&& use) const {
        labels_.each_fit(state, action, numbers, use);
    }
    /// The part of the play that decides how it can go on. Equal positions have the same
    /// continuations. `by_number`: the record names arms by their numbers.
    HandPlay position(bool by_number) const {
        HandPlay play = *this;
        if (by_number) return play;
        if constexpr (G::has_layout) G::order_arms(play.state);
        play.forget_arms();
        return play;
    }
    /// A hash that equal positions share. It does not depend on the order of the arms.
    std::uint64_t mark() const {
        std::uint64_t mark = state.turn.index();
        if constexpr (G::has_layout)
            for (int i = 0; i < G::arms(state); ++i) {
                const ArmView view = G::arm(state, i);
                const auto [low, high] = std::minmax(view.open, view.other);
                std::uint64_t end = (std::uint64_t{high} << 8 | low) * 0x9E3779B97F4A7C15u;
                mark += (end ^ end >> 31) * 0xBF58476D1CE4E5B9u;
            }
        return mark;
    }
    friend bool operator==(const HandPlay& one, const HandPlay& other) {
        return one.state == other.state && one.labels_ == other.labels_;
    }
    /// Forgets the arm number of the last tile placed. That tile must not have been laid.
    void take_back() { labels_.take_back(); }

  private:
    template <class Written>
    static Action as_action(const Written& written) {
        if constexpr (std::same_as<Written, Action>)
            return written;
        else
            return written.action();
    }
    template <class Written>
    Placing open(const Written& action, Move& move) {
        labels_.open(action);
        move.inner = static_cast<std::uint8_t>(move.tile.high());
        move.outer = static_cast<std::uint8_t>(move.tile.low());
        move.fits = G::opens(move.tile);
        return move.fits ? Placing::placed : Placing::cannot_open;
    }

    ArmLabels<G> labels_;
};

/// A hand in which every tile is known, for at most `most_players` players.
template <GameRules G, int most_players = most_seats>
struct KnownPlay : TablePlay<G> {
    using TablePlay<G>::state;

    BySeat<TileSet, most_players> hands{};

    /// Makes a move for the seat on turn and removes its tile from the hand. For a draw,
    /// `draw(seat)` takes a tile from the stock, which is entered into the move.
    template <class Draw>
    void make(Move& move, Draw&& draw) {
        const Seat seat = state.turn;
        if (move.kind == MoveKind::draw) {
            move.tile = draw(seat);
            move.known = true;
            hands[seat].add(move.tile);
        } else if (move.kind == MoveKind::play && !move.from_prizes) {
            hands[seat].remove(move.tile);
        }
        TablePlay<G>::make(move);
    }
    /// Makes a draw that a seat owes.
    template <class Draw>
    void pay(Seat seat, Draw&& draw) {
        hands[seat].add(draw(seat));
        G::pay(state, seat);
    }
    /// Makes all draws owed after a tile of seat `last`. Goes round from the next seat by `step` (1
    /// or -1) and ends with `last`.
    template <class Draw>
    void pay_owed(Seat last, int step, Draw&& draw) {
        while (!G::owing(state).empty()) {
            Seat seat = last.next(state.players, step);
            while (!G::owing(state).contains(seat)) seat = seat.next(state.players, step);
            pay(seat, draw);
        }
    }
};

}  // namespace bones
