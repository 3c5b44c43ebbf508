// Solver hints of Leyden.
#pragma once

#include "engine/games/leyden.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <>
struct SolverHints<Leyden> : NoHints<Leyden> {
    using G = Leyden;
    static constexpr bool remembers = true;

    /// L9: at most the pips that the other side holds and can still draw.
    static Bounds bounds(const Position<G>& position) {
        const auto rest = position.yard.rest();
        int drawn = 0;
        for (std::size_t i = 0; i + G::never_drawn < rest.size(); ++i) drawn += rest[i].pips();
        return {detail::bound(-detail::pips_of(position.hands[0]) - drawn),
                detail::bound(detail::pips_of(position.hands[1]) + drawn)};
    }
    static int value(const Position<G>& position) {
        if (position.state.end == EndKind::voided) return 0;
        return detail::pips_of(position.hands[1]) - detail::pips_of(position.hands[0]);
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        digest.add(detail::table_of(state) << 16 | passed);
        if (!state.opened)  // the leader and the leading tile
            digest.add(static_cast<std::uint64_t>(state.lead.number()) << 8 |
                       state.may_lead.contains(Seat(0)) | state.lead_reported * 2u);
        digest.add(detail::ends<G>(state, [&](int arm) {
            const ArmView view = G::arm(state, arm);
            return static_cast<std::uint16_t>(view.open << 4 | (view.other & 15));
        }));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind == MoveKind::draw) return -1000;
        return detail::mobility(position, move) + 4 * move.tile.pips();
    }
};

}  // namespace bones::search
