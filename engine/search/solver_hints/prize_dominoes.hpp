// Solver hints of Prize Dominoes.
#pragma once

#include "engine/games/prize_dominoes.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <>
struct SolverHints<PrizeDominoes> : NoHints<PrizeDominoes> {
    using G = PrizeDominoes;
    static constexpr bool remembers = true;

    static Bounds bounds(const Position<G>&) { return {-1, 1}; }
    /// P8, P9
    static int value(const Position<G>& position) {
        const auto& state = position.state;
        if (state.end == EndKind::out) return state.out == Seat(0) ? 1 : -1;
        const int fewer = detail::pips_of(position.hands[1]) - detail::pips_of(position.hands[0]);
        const int first = state.last_pass == Seat(1) ? 1 : -1;
        return fewer > 0 ? 1 : fewer < 0 ? -1 : first;
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        digest.add(detail::table_of(state) << 16 | passed);
        digest.add(state.prizes[0].word(0));
        digest.add(state.prizes[1].word(0));
        digest.add(detail::ends<G>(state, [&](int arm) {
            return static_cast<std::uint16_t>(state.open[static_cast<std::size_t>(arm)]);
        }));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind != MoveKind::play) return -100;
        return detail::mobility(position, move) - (move.from_prizes ? 3 : 0);
    }
};

}  // namespace bones::search
