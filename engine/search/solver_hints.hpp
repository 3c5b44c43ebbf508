// What a game adds to the solver. Hints never change a value; they only save time. All values are
// for side 0 of two sides.
#pragma once

#include <algorithm>

#include "engine/search/position.hpp"
#include "engine/search/table.hpp"

namespace bones::search {

/// `SolverHints<G>` has these members.
///
/// - `settled`: the part of the value that play cannot change any more. Digests leave it out.
///
/// - `bounds`: the range of the remaining value, without the settled part.
///
/// - `closer_bounds`: a narrower range at more effort, called if there are several moves. It
/// helps only if it gives a lower bound of at least `goal`, or an upper bound below `goal`.
///
/// - `value`: the value of a hand that has ended.
///
/// - `digest`: adds the relevant parts of the state, except the hands, to a digest, so that
/// equivalent positions have equal digests. `remembers`: whether it does.
///
/// - `appeal`: the order in which moves are tried, greatest first.
///
/// This is the default. It tries the moves in order, without remembering positions.
template <class G>
struct NoHints {
    static constexpr bool remembers = false;

    static int settled(const Position<G>&) { return 0; }
    static Bounds bounds(const Position<G>&) { return {}; }
    static Bounds closer_bounds(const Position<G>&, Bounds bounds, int /*goal*/) { return bounds; }
    static int value(const Position<G>& position) { return position.values()[0]; }
    static void digest(const Position<G>&, Digest&) {}
    static int appeal(const Position<G>&, const Move&) { return 0; }
};

template <class G>
struct SolverHints : NoHints<G> {};

namespace detail {

inline std::int16_t bound(int value) {
    return static_cast<std::int16_t>(std::clamp(value, -0x7FFF, 0x7FFF));
}

/// Returns the tiles that fit on some arm after a move.
template <class G>
TileSet open_after(const Position<G>& position, const Move& move) {
    const auto& state = position.state;
    TileSet following = TileSet::with(move.outer);
    if (state.opened)
        for (int arm = 0; arm < G::arms(state); ++arm)
            if (arm != move.arm) following |= G::playable_on(state, arm).tiles;
    if (!state.opened) following |= TileSet::with(move.inner);
    return following;
}

/// Rates the open ends after a move: many playable tiles in the own hand and few in the other are
/// good.
template <class G>
int mobility(const Position<G>& position, const Move& move, int own_weight = 4,
             int other_weight = -6) {
    const TileSet following = open_after(position, move);
    TileSet own = position.own_hand();
    own.remove(move.tile);
    const TileSet& other = position.hands[position.turn().next(position.state.players)];
    return own_weight * (own & following).size() + other_weight * (other & following).size();
}

/// Returns the open ends, sorted, as one number. `view` returns the number of an arm.
template <class G, class View>
std::uint64_t ends(const typename G::State& state, const View& view) {
    std::array<std::uint16_t, most_arms> ends{};
    const int count = G::arms(state);
    for (int arm = 0; arm < count; ++arm) {
        std::uint16_t end = view(arm);
        int at = arm;
        for (; at > 0 && ends[static_cast<std::size_t>(at - 1)] > end; --at)
            ends[static_cast<std::size_t>(at)] = ends[static_cast<std::size_t>(at - 1)];
        ends[static_cast<std::size_t>(at)] = end;
    }
    std::uint64_t all = 0;
    for (int arm = 0; arm < count; ++arm) all = all << 10 | ends[static_cast<std::size_t>(arm)];
    return all;
}

/// Returns the pips of tiles of a double-six set.
inline int pips_of(const TileSet& tiles) {
    static constexpr auto sums = [] {
        std::array<std::array<std::uint8_t, 128>, 4> by_part{};
        for (std::size_t part = 0; part < 4; ++part)
            for (std::size_t bits = 0; bits < 128; ++bits)
                for (int i = 0; i < 7; ++i)
                    if (bits >> i & 1)
                        by_part[part][bits] = static_cast<std::uint8_t>(
                            by_part[part][bits] +
                            Tile::numbered(7 * static_cast<int>(part) + i).pips());
        return by_part;
    }();
    const std::uint64_t word = tiles.word(0);
    if (word >> 28 != 0) return tiles.pips();
    return sums[0][word & 127] + sums[1][word >> 7 & 127] + sums[2][word >> 14 & 127] +
           sums[3][word >> 21 & 127];
}

/// Returns the parts of a state that most games need in a digest.
inline std::uint64_t table_of(const TableState& state) {
    return static_cast<std::uint64_t>(state.turn.index()) | std::uint64_t{state.drawn} << 4 |
           std::uint64_t{state.opened} << 12 | std::uint64_t{state.stock} << 13;
}

}  // namespace detail
}  // namespace bones::search
