// A position of a hand with every tile known: its distinct moves, the effect of a move, and the
// value at the end. It is written once for all games.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules/hand_play.hpp"

namespace bones::search {

/// The undealt tiles in drawing order.
template <GameRules G>
class Yard {
  public:
    void add(Tile tile) { tiles_[size_++] = tile; }
    void clear() { next_ = size_ = 0; }
    /// Takes the next tile; at least one must be left.
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
    /// Each tile with either half on each arm and once crosswise, then the pass and the draw.
    static constexpr std::size_t most =
        std::size_t{3} * most_arms * set_size(traits(G::game).largest) + 2;
    union {
        Move moves_[most];  ///< only the first `size_` are initialized
    };
    std::size_t size_ = 0;
};

/// The value of a hand for each side, in points times (sides - 1): integers that sum to 0. A side
/// is a seat or, with partners, a pair named by its first seat.
using Values = BySeat<std::int32_t>;

/// Converts points to values: a side's points minus the average of the others, times (sides - 1).
/// The sign is reversed if points are bad.
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

/// To build one, fill in `state` (StateHistory has the state of a record before each ply), `hands`,
/// `yard` and `hand_number`. Then call settle(), which makes owed draws and finds the leader if the
/// deal decides it.
template <GameRules G>
struct Position : KnownPlay<G, traits(G::game).most_players> {
    using Play = KnownPlay<G, traits(G::game).most_players>;
    using State = typename G::State;
    using Play::hands, Play::state;

    Yard<G> yard;
    std::uint32_t hand_number = 1;  ///< number in the game, from 1

    Seat turn() const { return state.turn; }
    int sides() const { return G::sides(state.players, state.rules); }
    int side_of(Seat seat) const { return seat.index() % sides(); }
    /// The side on turn.
    int side() const { return side_of(state.turn); }
    const TileSet& own_hand() const { return hands[state.turn]; }

    /// Makes a legal move; a draw takes the next tile of the yard. Owed draws follow at once, in
    /// turn order.
    void make(Move move) {
        const Seat seat = state.turn;
        Play::make(move, [this](Seat) { return yard.take(); });
        pay_all(seat);
    }
    /// Makes the draws owed after a tile that `last` laid: in turn order, with `last` as the final
    /// seat (S7).
    void pay_all(Seat last) {
        Play::pay_owed(last, G::backwards(state) ? -1 : 1, [this](Seat) { return yard.take(); });
    }
    /// Completes a position taken from the middle of a hand. `last` laid the last tile. `dealt`:
    /// the tiles each seat was dealt, needed only before the first tile in games where the deal
    /// decides the lead.
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

    /// Returns the legal moves without duplicates: the lowest of several equivalent arms represents
    /// all. Plays come first, by arm, then tile; then the pass; then the draw, which counts once.
    Moves<G> moves() const {
        Moves<G> moves;
        each_move([&](const Move& move) { moves.add(move); });
        return moves;
    }
    /// Calls `use(move)` for each of these moves.
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
    /// Returns the move that represents this one in moves().
    Move standing_for(Move move) const {
        if constexpr (G::has_layout)
            if (move.kind == MoveKind::play && state.opened)
                for (int arm = move.arm - 1; arm >= 0; --arm)
                    if (alike(arm, move.arm)) move.arm = static_cast<std::uint8_t>(arm);
        return move;
    }

    /// Returns the value of the hand for each side. The hand must have ended with a known score.
    /// All values are 0 for a void hand and for one that no side won.
    Values values() const { return values_of<G>(score().points, sides()); }
    /// Returns the score of the hand, which must have ended. Penalties do not count.
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
    /// Returns the arms that are equivalent to an earlier arm, one bit each.
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
