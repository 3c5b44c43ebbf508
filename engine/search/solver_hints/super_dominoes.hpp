// Solver hints of Super Dominoes.
#pragma once

#include "engine/games/super_dominoes.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <>
struct SolverHints<SuperDominoes> : NoHints<SuperDominoes> {
    using G = SuperDominoes;
    static constexpr bool remembers = true;

    /// S14: at most the pips that the other side can still hold.
    static Bounds bounds(const Position<G>& position) {
        int drawn = 0;
        for (Tile tile : position.yard.rest()) drawn += tile.pips();
        return {detail::bound(-position.hands[0].pips() - drawn),
                detail::bound(position.hands[1].pips() + drawn)};
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        digest.add(detail::table_of(state) << 16 | passed << 8 |
                   static_cast<std::uint64_t>(state.phase) << 4 |
                   std::uint64_t{state.in_free_turn});
        digest.add(std::uint64_t{state.free_turns} << 16 | std::uint64_t{state.skips} << 8 |
                   static_cast<std::uint64_t>(state.spell_arm >= 0 ? state.caster.index() : 15)
                       << 4 |
                   static_cast<std::uint64_t>(state.opened ? 0 : state.leader.index()));
        digest.add(detail::ends<G>(state, [&](int arm) {
            const ArmView view = G::arm(state, arm);
            return static_cast<std::uint16_t>(view.open << 1 | view.spellbound);
        }));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind != MoveKind::play) return -1000;
        return detail::mobility(position, move) + move.tile.pips() +
               (move.outer == G::free_turn_number ? 30 : 0);
    }
};

}  // namespace bones::search
