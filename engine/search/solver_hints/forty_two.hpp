// Solver hints of Forty-two.
#pragma once

#include "engine/games/forty_two.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <>
struct SolverHints<FortyTwo> : NoHints<FortyTwo> {
    using G = FortyTwo;
    static constexpr bool remembers = true;

    /// T10, T15: the range that the declarer's side can still win or lose.
    static Bounds bounds(const Position<G>& position) {
        const auto& state = position.state;
        const int side = position.side_of(state.declarer);
        const auto [low, high] = for_declarer(state, side);
        return side == 0 ? Bounds{detail::bound(low), detail::bound(high)}
                         : Bounds{detail::bound(-high), detail::bound(-low)};
    }
    static int value(const Position<G>& position) {
        return position.state.end == EndKind::voided ? 0 : bounds(position).low;
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        std::uint64_t trick =
            static_cast<std::uint64_t>(state.turn.index()) | std::uint64_t{state.laid} << 4;
        if (state.laid > 0)
            trick |= std::uint64_t{state.suit} << 8 | std::uint64_t{state.worth} << 16 |
                     static_cast<std::uint64_t>(state.winning.index()) << 24 |
                     static_cast<std::uint64_t>(static_cast<std::uint16_t>(state.rank)) << 32;
        digest.add(trick);
        digest.add(static_cast<std::uint64_t>(G::points_of(state, 0)) << 8 |
                   static_cast<std::uint64_t>(G::points_of(state, 1)) << 16 |
                   static_cast<std::uint64_t>(state.tricks[0] + state.tricks[2]));
    }

    static int appeal(const Position<G>& position, const Move& move) {
        const auto& state = position.state;
        if (state.laid == 0) return G::rank_of(state, G::suit_of_lead(state, move.tile), move.tile);
        const int rank = G::rank_of(state, state.suit, move.tile);
        const bool ours = position.side_of(state.winning) == position.side();
        const int worth = G::worth(move.tile);
        if (rank > state.rank) return 50 - rank + worth;
        return (ours ? 2 : -2) * worth - rank;
    }

  private:
    struct Range {
        int low, high;
    };

    /// Returns the range of the value for the declarer's side. In marks, a contract made and a
    /// contract set are worth the same. If tricks are counted in points, the side that sets a
    /// contract gets the bid in addition. A bid of two marks or more replaces the points.
    static Range for_declarer(const G::State& state, int side) {
        const G::Contract contract = G::contract(state);
        const bool made = contract == G::Contract::made, set = contract == G::Contract::set;
        const bool nello = state.trump == Trump::nello;
        const bool by_marks = state.bid >= 2 * points_of_mark;
        if (is_set(state.rules[G::scoring], G::Scoring::marks) || nello) {
            const int worth = nello && is_set(state.rules[G::scoring], G::Scoring::points)
                                  ? state.bid
                              : by_marks ? state.bid / points_of_mark
                                         : 1;
            return {made ? worth : -worth, set ? -worth : worth};
        }
        const int own = G::points_of(state, side), others = G::points_of(state, 1 - side);
        const int rest = G::points_in_all - own - others;
        const Range if_set{-state.bid - others - rest, -state.bid - others};
        const int scored = by_marks ? state.bid : own;
        const Range if_made{scored - others - rest, scored - others + (by_marks ? 0 : rest)};
        return {set    ? if_set.low
                : made ? if_made.low
                       : std::min(if_set.low, if_made.low),
                made  ? if_made.high
                : set ? if_set.high
                      : std::max(if_set.high, if_made.high)};
    }
};

}  // namespace bones::search
