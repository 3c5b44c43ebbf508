// Solver hints of the line games.
#pragma once

#include <concepts>

#include "engine/games/line_game.hpp"
#include "engine/rules/hand_play.hpp"
#include "engine/search/solver_hints.hpp"

namespace bones::search {

template <class G>
requires std::same_as<typename G::State, LineState>
struct SolverHints<G> : NoHints<G> {
    static constexpr bool remembers = true;

    /// The points made in play, if nothing depends on their sum (F6, V8).
    static int settled(const Position<G>& position) {
        return totals_matter(position) ? 0 : made(position.state);
    }
    /// V5, F3, F4, B8: the points that tiles can still make, and the score of going out or of a
    /// block.
    static Bounds bounds(const Position<G>& position) {
        const int before = made(position.state) - settled(position);
        return {detail::bound(before - in_play(position, 1) - in_the_end(position, 1)),
                detail::bound(before + in_play(position, 0) + in_the_end(position, 0))};
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        unsigned passed = 0;
        for (Seat seat : state.passed) passed |= 1u << seat.index();
        digest.add(detail::table_of(state) << 16 | passed);
        std::array<std::uint64_t, LineTable::most_ends> ends{};
        const int arms = G::arms(state);
        for (int arm = 0; arm < arms; ++arm) ends[static_cast<std::size_t>(arm)] = end(state, arm);
        // The two ends of the line are equivalent, and so are those of the spinner.
        if (ends[0] > ends[1]) std::swap(ends[0], ends[1]);
        if (ends[2] > ends[3]) std::swap(ends[2], ends[3]);
        digest.add(ends[0] | ends[1] << 8 | ends[2] << 16 | ends[3] << 24 |
                   std::uint64_t{state.table.spinner()} << 32);
        if (totals_matter(position))
            for (int side = 0; side < 2; ++side)
                digest.add(static_cast<std::uint64_t>(state.made[static_cast<std::size_t>(side)]));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind != MoveKind::play) return -1000;
        return detail::mobility(position, move) + move.tile.pips() +
               points_of(position.state, move);
    }

  private:
    static int made(const LineState& state) { return state.made[0] - state.made[1]; }

    /// An upper bound of the points in play that a side can still make with its hand and the tiles
    /// it may draw.
    static int in_play(const Position<G>& position, int side) {
        const LineState& state = position.state;
        if (!G::claims_points) return 0;
        // Four doubles give the most: 36, or 60 with a double-nine set. Without a spinner two
        // doubles give 22 or 34. 15 makes five threes and three fives; 30 makes twice as many.
        const bool six = state.line.highest == 6;
        const int most_a_tile = state.line.multiple == 0           ? (six ? 8 : 16)
                                : state.line.spinner.has_four_arms ? (six ? 36 : 60)
                                                                   : (six ? 22 : 34);
        int tiles = state.line.draws ? state.stock : 0;
        for (Seat seat : SeatSet::all(state.players))
            if (position.side_of(seat) == side) tiles += state.held[seat];
        return tiles * most_a_tile + state.line.for_going_out;
    }
    /// An upper bound of a side's score at the end: the pips and the bonuses (B8, B8a).
    static int in_the_end(const Position<G>& position, int side) {
        const LineRules& line = position.state.line;
        if (line.count == CountOfPips::none) return 0;
        const WinnerBonuses& bonuses = line.bonuses;
        int pips = line.multiple / 2 + std::max(bonuses.lock, bonuses.capicua + bonuses.chuchazo);
        for (Seat seat : SeatSet::all(position.state.players))
            if (line.count == CountOfPips::of_all || position.side_of(seat) != side)
                pips += detail::pips_of(position.hands[seat]);
        if (line.draws || line.yard_counts)
            for (Tile tile : position.yard.rest()) pips += tile.pips();
        return pips;
    }
    /// Whether a side's total can still affect the hand.
    static bool totals_matter(const Position<G>& position) {
        const LineState& state = position.state;
        if (!state.line.ends_at_once || state.line.target == 0 || !state.totals_known) return false;
        for (std::size_t side = 0; side < 2; ++side)
            if (state.before[side] + state.made[side] + in_play(position, static_cast<int>(side)) >=
                state.line.target)
                return true;
        return false;
    }
    static int points_of(const LineState& state, const Move& move) {
        if constexpr (!G::claims_points) return 0;
        return 4 * state_after<G>(state, move).last.scored;
    }
    /// Returns the relevant details of an end; without points in play only its number.
    static std::uint64_t end(const LineState& state, int arm) {
        const ArmView view = G::arm(state, arm);
        if (!G::claims_points) return view.open;
        return std::uint64_t{view.open} | std::uint64_t{view.started} << 4 |
               std::uint64_t{view.doubled} << 5 | std::uint64_t{view.of_spinner} << 6;
    }
};

}  // namespace bones::search
