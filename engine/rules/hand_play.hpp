// One hand as it is played, written once over the rules. Every sequence of play goes through here:
// the referee and the fast check, the generator, the search, the slips. They differ in what they do
// with a move besides making it.
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

/// Where a hand stands by the rules. A value without heap, as are those below: a copy is played on
/// by itself.
template <GameRules G>
struct TablePlay {
    using State = typename G::State;

    State state{};

    /// Whether play is over, and all draws that were owed are made.
    bool ended() const { return state.ended() && G::owing(state).empty(); }
    /// The seat on turn makes a move, right or wrong (G4).
    void make(const Move& move) { G::apply(state, move); }
    /// A seat puts a tile of its hand back into the stock (G6a).
    void put_back(Seat seat) {
        if (state.held[seat] > 0) --state.held[seat];
        ++state.stock;
    }
    /// A seat makes a draw that it owes; false if it owes none.
    bool pay(Seat seat) {
        if (!G::owing(state).contains(seat)) return false;
        G::pay(state, seat);
        return true;
    }
};

/// A hand as a record writes it: with the numbers that its arms go by.
template <GameRules G>
struct HandPlay : TablePlay<G> {
    using TablePlay<G>::state;

    /// Nothing is laid yet.
    void start(const typename G::State& begin) {
        state = begin;
        forget_arms();
    }
    void forget_arms() { labels_.start(); }

    /// Finds out what an action means: a pass, a draw or a tile, as the rules see it. Signs that
    /// have no place with the tile are passed over (misplaced_signs). The move is complete if it
    /// is `placed`, `turned` or `cannot_open`.
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
    /// The same of a tile that is played.
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
    /// Finds the arm of a tile on a layout that is opened.
    template <class Written>
    Placing place(const Written& action, Move& move) {
        return labels_.place(state, action, move);
    }
    /// Whether a tile that has its place fits turned round as well, on any arm.
    bool fits_turned(const Move& move) const {
        bool fits = false;
        for (int arm = 0; arm < G::arms(state) && !move.tile.is_double(); ++arm)
            fits = fits || G::fits(state, arm, move.tile, move.outer);
        return fits;
    }
    /// Each arm on which a tile fits (see ArmLabels::each_fit).
    template <class Written, class Use>
    void each_fit(const Written& action, std::span<const unsigned> numbers, Use&& use) const {
        labels_.each_fit(state, action, numbers, use);
    }
    /// The play as far as it decides what is still to be played: those that are equal go on alike.
    /// `by_number`: arms are named by their numbers.
    HandPlay position(bool by_number) const {
        HandPlay play = *this;
        if (by_number) return play;
        if constexpr (G::has_layout) G::order_arms(play.state);
        play.forget_arms();
        return play;
    }
    /// A number that plays of equal positions have in common: it leaves out the order of the arms.
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
    /// Forgets the arm number of the last tile placed; it must not have been laid.
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

/// A hand of which every tile is known, for at most `most_players` players.
template <GameRules G, int most_players = most_seats>
struct KnownPlay : TablePlay<G> {
    using TablePlay<G>::state;

    BySeat<TileSet, most_players> hands{};

    /// The seat on turn makes a move, and its tile goes with it. `draw(seat)` takes the tile of a
    /// draw from the stock; it is entered into the move.
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
    /// A seat makes a draw that it owes.
    template <class Draw>
    void pay(Seat seat, Draw&& draw) {
        hands[seat].add(draw(seat));
        G::pay(state, seat);
    }
    /// All draws that are owed after a tile that `last` laid, going round from there by `step`, 1
    /// or -1; `last` comes last.
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
