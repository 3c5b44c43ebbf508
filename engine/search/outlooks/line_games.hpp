// What the line games add to the solver.
#pragma once

#include <concepts>

#include "engine/games/line_game.hpp"
#include "engine/search/outlook.hpp"

namespace bones::search {

template <class G>
requires std::same_as<typename G::State, LineState>
struct Outlook<G> : PlainOutlook<G> {
    static constexpr bool remembers = true;

    /// What was made in play, where nothing depends on how much that is (F6, V8).
    static int settled(const Position<G>& position) {
        const auto& state = position.state;
        return totals_matter(state) ? 0 : state.made[0] - state.made[1];
    }
    /// B8, W7: without points in play, at most what does not lie on the table.
    static Bounds bounds(const Position<G>& position) {
        if (G::claims_points) return {};
        int pips = 0;
        for (Seat seat : SeatSet::all(position.state.players))
            pips += detail::pips_of(position.hands[seat]);
        for (Tile tile : position.yard.rest()) pips += tile.pips();
        return {detail::bound(-pips), detail::bound(pips)};
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        unsigned passed = 0;
        for (Seat seat : state.passed) passed |= 1u << seat.index();
        digest.add(detail::table_of(state) << 20 | std::uint64_t{passed} << 4 |
                   static_cast<std::uint64_t>(state.laid_last.index()));
        std::array<std::uint64_t, LineTable::most_ends> ends{};
        const int arms = G::arms(state);
        for (int arm = 0; arm < arms; ++arm) ends[static_cast<std::size_t>(arm)] = end(state, arm);
        // The two ends of the line are alike, and those of the spinner.
        if (ends[0] > ends[1]) std::swap(ends[0], ends[1]);
        if (ends[2] > ends[3]) std::swap(ends[2], ends[3]);
        digest.add(ends[0] | ends[1] << 8 | ends[2] << 16 | ends[3] << 24 |
                   std::uint64_t{state.table.spinner()} << 32);
        if (totals_matter(state))
            for (int side = 0; side < 2; ++side)
                digest.add(static_cast<std::uint64_t>(state.made[static_cast<std::size_t>(side)]));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind != MoveKind::play) return -1000;
        return detail::mobility(position, move) + move.tile.pips();
    }

  private:
    static bool totals_matter(const LineState& state) {
        return state.line.exact || state.line.ends_at_once;
    }
    static std::uint64_t end(const LineState& state, int arm) {
        const ArmView view = G::arm(state, arm);
        return std::uint64_t{view.open} | std::uint64_t{view.started} << 4 |
               std::uint64_t{view.doubled} << 5 | std::uint64_t{view.of_spinner} << 6;
    }
};

}  // namespace bones::search
