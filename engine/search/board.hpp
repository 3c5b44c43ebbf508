// The board on which the solver moves: a position with the hints of its game. A game may provide a
// faster board instead (BoardOf); tests compare it with the rules.
#pragma once

#include <cstdint>

#include "engine/search/solver_hints.hpp"

namespace bones::search {

/// A position and the game's hints.
template <GameRules G>
class PlainBoard {
  public:
    using Move = bones::Move;
    using View = SolverHints<G>;
    static constexpr bool remembers = View::remembers;

    explicit PlainBoard(const Position<G>& position) : position_(position) {}

    /// The side on turn, 0 or 1.
    int side() const { return position_.side(); }
    bool ended() const { return position_.ended(); }
    /// The value for side 0 of a hand that has ended.
    int value() const { return View::value(position_); }
    /// See NoHints.
    int settled() const { return View::settled(position_); }
    Bounds bounds() const { return View::bounds(position_); }
    Bounds closer_bounds(Bounds bounds, int goal) const {
        return View::closer_bounds(position_, bounds, goal);
    }
    int appeal(const Move& move) const { return View::appeal(position_, move); }
    /// Calls `use(move)` for each distinct move.
    template <class Use>
    void each_move(Use&& use) const {
        position_.each_move(use);
    }
    void make(const Move& move) { position_.make(move); }

    /// Returns a hash that is equal for equivalent positions.
    std::uint64_t hash() const {
        constexpr std::size_t words = (set_size(traits(G::game).largest) + 63) / 64;
        Digest digest;
        for (Seat seat : SeatSet::all(position_.state.players))
            for (std::size_t word = 0; word < words; ++word)
                digest.add(position_.hands[seat].word(word));
        View::digest(position_, digest);
        return digest.hash();
    }
    /// The number of tiles that may still be laid or drawn.
    std::uint8_t size() const {
        int tiles = static_cast<int>(position_.yard.size());
        for (Seat seat : SeatSet::all(position_.state.players)) tiles += position_.state.held[seat];
        return static_cast<std::uint8_t>(tiles);
    }
    /// Returns the move as its tile and half, because equivalent positions may number arms
    /// differently.
    static std::uint16_t hint_of(const Move& move) {
        const int half = G::has_layout ? move.inner : move.suit;
        const int rest =
            move.kind == MoveKind::play ? move.crosswise : 2 + (move.kind == MoveKind::pass);
        return static_cast<std::uint16_t>(move.tile.number() | half << 8 | rest << 12);
    }

  private:
    Position<G> position_;
};

template <GameRules G>
struct BoardOf {
    using Type = PlainBoard<G>;
};

}  // namespace bones::search
