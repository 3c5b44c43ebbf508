// Where a hand stands, with every tile in its place, written once over the rules: its distinct
// moves, what a move makes of it, and what it is worth when it has ended.
//
// How to build one: fill in `state` (where a record stands before a ply is what StateHistory keeps,
// standings.hpp), `hands`, `yard` and `hand_number`; then settle(), which makes draws that are
// still owed, and finds who must lead where the deal decides that.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules/hand_play.hpp"

namespace bones::search {

/// The tiles that are not dealt, in the order in which they are drawn.
template <GameRules G>
class Yard {
  public:
    void add(Tile tile) { tiles_[size_++] = tile; }
    void clear() { next_ = size_ = 0; }
    /// The next tile; one must be left.
    Tile take() { return tiles_[next_++]; }
    std::span<const Tile> rest() const { return {tiles_.data() + next_, size()}; }
    std::span<Tile> rest() { return {tiles_.data() + next_, size()}; }
    std::size_t size() const { return static_cast<std::size_t>(size_ - next_); }

  private:
    std::array<Tile, set_size(traits(G::game).largest)> tiles_{};
    std::uint8_t size_ = 0, next_ = 0;
};

/// The distinct moves of a position.
template <GameRules G>
class Moves {
  public:
    Moves() {}
    void add(const Move& move) {
        assert(size_ < most);
        std::construct_at(moves_ + size_++, move);
    }
    std::size_t size() const { return size_; }
    const Move& operator[](std::size_t n) const { return moves_[n]; }
    const Move* begin() const { return moves_; }
    const Move* end() const { return moves_ + size_; }

  private:
    /// Each tile with either half on each arm, and once across it; then the pass and the draw.
    static constexpr std::size_t most =
        std::size_t{3} * most_arms * set_size(traits(G::game).largest) + 2;
    union {
        Move moves_[most];  ///< as many as are needed; room for the others is not cleared
    };
    std::size_t size_ = 0;
};

/// What a hand is worth to each side, in points times (sides - 1): whole numbers that sum to 0.
/// Sides are seats, or where partners play the pairs, named by their first seat.
using Values = BySeat<std::int32_t>;

/// What points are worth: a side's, less the mean of the others', times (sides - 1); the other way
/// round where points are bad.
template <GameRules G>
Values values_of(const Points& points, int sides) {
    int sum = 0;
    for (int side = 0; side < sides; ++side) sum += points[side];
    Values values{};
    for (int side = 0; side < sides; ++side) {
        const int value = sides * points[side] - sum;
        values[side] = G::fewest_win ? -value : value;
    }
    return values;
}

template <GameRules G>
struct Position : KnownPlay<G, traits(G::game).most_players> {
    using Play = KnownPlay<G, traits(G::game).most_players>;
    using State = typename G::State;
    using Play::hands, Play::state;

    Yard<G> yard;
    std::uint32_t hand_number = 1;  ///< in the game, from 1

    Seat turn() const { return state.turn; }
    int sides() const { return G::sides(state.players, state.rules); }
    int side_of(Seat seat) const { return seat.index() % sides(); }
    /// The side on turn.
    int side() const { return side_of(state.turn); }
    const TileSet& own_hand() const { return hands[state.turn]; }

    /// Makes a legal move; a draw takes the next tile of the yard. Owed draws follow at once, in
    /// the order of turns.
    void make(Move move) {
        const Seat seat = state.turn;
        Play::make(move, [this](Seat) { return yard.take(); });
        pay_all(seat);
    }
    /// Makes the draws that are owed, after a tile that `last` laid: in the order of turns, `last`
    /// comes last (S7).
    void pay_all(Seat last) {
        Play::pay_owed(last, G::backwards(state) ? -1 : 1, [this](Seat) { return yard.take(); });
    }
    /// Makes a position complete that was taken from the middle of a hand. `last` laid the last
    /// tile; `dealt` is what each seat was dealt, which counts only before the first tile where
    /// the deal decides who leads.
    template <class Dealt>
    void settle(Seat last, const Dealt& dealt) {
        if (last.exists()) pay_all(last);
        if constexpr (G::lead_is_dealt) {
            if (state.opened || !G::leads_by_deal(state)) return;
            for (Tile tile : G::lead_tiles(state.rules))
                for (Seat seat : SeatSet::all(state.players))
                    if (dealt[seat].contains(tile)) return G::know_lead(state, seat, tile);
        }
    }

    /// The moves that the rules allow, without those that come to the same: of arms that are alike
    /// the lowest stands for all. Plays by arm, then tile; the pass; the draw, whatever its tile.
    Moves<G> moves() const {
        Moves<G> moves;
        each_move([&](const Move& move) { moves.add(move); });
        return moves;
    }
    /// Calls `use(move)` for each of them.
    template <class Use>
    void each_move(Use&& use) const {
        LegalMoves legal;
        G::legal(state, own_hand(), legal);
        const std::uint32_t repeated = alike_arms();
        legal.for_each([&](const Move& move) {
            const bool again =
                move.kind == MoveKind::play && state.opened && (repeated >> move.arm & 1) != 0;
            if (!again) use(move);
        });
    }
    /// The move that stands for this one among moves().
    Move standing_for(Move move) const {
        if constexpr (G::has_layout)
            if (move.kind == MoveKind::play && state.opened)
                for (int arm = move.arm - 1; arm >= 0; --arm)
                    if (alike(arm, move.arm)) move.arm = static_cast<std::uint8_t>(arm);
        return move;
    }

    /// What the hand was worth to each side; it must have ended, and its score be known. Void, and
    /// nobody's: 0 for all.
    Values values() const { return values_of<G>(score().points, sides()); }
    /// What the hand scored; it must have ended. Penalties count for nothing.
    HandScore score() const {
        typename G::Match match{};
        match.players = state.players;
        match.rules = state.rules;
        match.hand_number = hand_number;
        HandOutcome outcome;
        outcome.end = state.end;
        if constexpr (requires { state.leader; }) outcome.leader = state.leader;
        for (int s = 0; s < state.players; ++s) {
            outcome.left[s] = hands[s];
            outcome.pips.set_known(Seat(s), hands[s].pips());
        }
        for (Tile tile : yard.rest()) outcome.undrawn.add(tile);
        std::vector<LedgerEntry> entries;
        Ledger ledger(entries, 0);
        return G::score(match, state, outcome, ledger);
    }

  private:
    /// Arms like one before them, one bit each.
    std::uint32_t alike_arms() const {
        std::uint32_t repeated = 0;
        if constexpr (G::has_layout)
            for (int arm = 1; arm < G::arms(state); ++arm)
                for (int before = 0; before < arm; ++before)
                    if (alike(before, arm)) repeated |= 1u << arm;
        return repeated;
    }
    bool alike(int one, int other) const {
        ArmView a = G::arm(state, one), b = G::arm(state, other);
        if (!G::starting_matters) a.started = b.started = false;
        return G::same_end(a, b);
    }
};

}  // namespace bones::search
