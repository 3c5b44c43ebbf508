// What Forty-two adds to the solver.
#pragma once

#include "engine/games/forty_two.hpp"
#include "engine/search/outlook.hpp"

namespace bones::search {

template <>
struct Outlook<FortyTwo> : PlainOutlook<FortyTwo> {
    using G = FortyTwo;
    static constexpr bool remembers = true;

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
        if (state.laid == 0)
            return G::rank_of(state, G::suit_of_lead(state, move.tile), move.tile, true);
        const int rank = G::rank_of(state, state.suit, move.tile, false);
        const bool ours = position.side_of(state.winning) == position.side();
        const int worth = G::worth(move.tile);
        if (rank > state.rank) return 50 - rank + worth;
        return (ours ? 2 : -2) * worth - rank;
    }
};

}  // namespace bones::search
