// Solver hints of Double Takes.
#pragma once

#include "engine/games/double_takes.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <>
struct SolverHints<DoubleTakes> : NoHints<DoubleTakes> {
    using G = DoubleTakes;
    static constexpr bool remembers = true;

    static int sign(const Position<G>& position, int seat) {
        return position.side_of(Seat(seat)) == 0 ? 1 : -1;
    }
    /// D7: what the sides have taken so far.
    static int settled(const Position<G>& position) {
        int sum = 0;
        for (int s = 0; s < position.state.players; ++s)
            sum += sign(position, s) *
                   (position.state.tricks[Seat(s)] + position.state.captured[Seat(s)]);
        return sum;
    }
    static int to_come(const Position<G>& position) {
        const auto& state = position.state;
        int tiles = 0, doubles = state.laid > 0 ? state.worth : 0;
        for (int s = 0; s < state.players; ++s) {
            tiles += state.held[s];
            doubles += (position.hands[Seat(s)] & TileSet::doubles()).size();
        }
        return (tiles + state.laid) / state.players + doubles;
    }
    static Bounds bounds(const Position<G>& position) {
        const int to_come = SolverHints::to_come(position);
        return {detail::bound(-to_come), detail::bound(to_come)};
    }
    static int value(const Position<G>& position) { return settled(position); }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        std::uint64_t trick =
            static_cast<std::uint64_t>(state.turn.index()) | std::uint64_t{state.laid} << 4;
        if (state.laid > 0)
            trick |= std::uint64_t{state.suit} << 8 | std::uint64_t{state.worth} << 16 |
                     static_cast<std::uint64_t>(state.winning.index()) << 24 |
                     static_cast<std::uint64_t>(static_cast<std::uint16_t>(state.rank)) << 32;
        digest.add(trick);
    }
    static int appeal(const Position<G>& position, const Move& move) {
        const auto& state = position.state;
        const Tile tile = move.tile;
        if (state.laid == 0) return tile.other(move.suit) + (tile.is_double() ? -8 : 0);
        const int rank = rank_of(tile, state.suit);
        const bool ours = position.side_of(state.winning) == position.side();
        const bool wins = rank > state.rank;
        const bool last = state.laid + 1 == state.players;
        const int worth = (tile.is_double() ? 20 : 0) + tile.pips();
        if (ours && last) return tile.is_double() ? 100 : -tile.pips();
        if (wins) return (last ? 100 : 50) - rank + (tile.is_double() ? 10 : 0);
        return -worth;
    }

  private:
    static int rank_of(Tile tile, int suit) {
        if (tile.has(suit)) return 2 + tile.other(suit);
        return tile.is_double() ? 32 + tile.high() : 0;
    }
};

}  // namespace bones::search
