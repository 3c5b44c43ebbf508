// What a game adds to the solver: none of it changes a value, all of it saves time. A game that
// says nothing here is solved by trying its moves in their order, without remembering positions.
//
// All values are those of side 0, and there are two sides.
#pragma once

#include <algorithm>

#include "engine/games/list.hpp"
#include "engine/search/position.hpp"
#include "engine/search/table.hpp"

namespace bones::search {

/// `Outlook<G>` has
/// - `settled`: what of the value play cannot change any more. Digests leave it out.
/// - `bounds`: what the value can still be, besides what is settled;
/// - `value`: of a hand that has ended;
/// - `digest`: adds to a digest what of the state play goes on by, besides the hands, so that
///   positions which are alike have the same; `remembers` says whether it does;
/// - `appeal`: which moves are to be tried first.
template <class G>
struct PlainOutlook {
    static constexpr bool remembers = false;

    static int settled(const Position<G>&) { return 0; }
    static Bounds bounds(const Position<G>&) { return {}; }
    static int value(const Position<G>& position) { return position.values()[0]; }
    static void digest(const Position<G>&, Digest&) {}
    static int appeal(const Position<G>&, const Move&) { return 0; }
};

template <class G>
struct Outlook : PlainOutlook<G> {};

namespace detail {

inline std::int16_t bound(int value) {
    return static_cast<std::int16_t>(std::clamp(value, -0x7FFF, 0x7FFF));
}

/// What lies open, and who could follow after a move: few of the other's tiles and many of the own.
template <class G>
int mobility(const Position<G>& position, const Move& move) {
    const auto& state = position.state;
    TileSet following = G::has_layout ? TileSet::with(move.outer) : TileSet();
    if (state.opened)
        for (int arm = 0; arm < G::arms(state); ++arm)
            if (arm != move.arm) following |= G::playable_on(state, arm).tiles;
    if (!state.opened) following |= TileSet::with(move.inner);
    TileSet own = position.own_hand();
    own.remove(move.tile);
    const TileSet& other = position.hands[position.turn().next(2)];
    return 4 * (own & following).size() - 6 * (other & following).size();
}

/// The open ends in an order of their own, as one number. `view` makes one of an arm.
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

/// What most games have in a state.
inline std::uint64_t table_of(const TableState& state) {
    return static_cast<std::uint64_t>(state.turn.index()) | std::uint64_t{state.drawn} << 4 |
           std::uint64_t{state.opened} << 12 | std::uint64_t{state.stock} << 13;
}

}  // namespace detail

template <>
struct Outlook<CurseOfTheDoublet> {
    using G = CurseOfTheDoublet;
    static constexpr bool remembers = true;

    static int settled(const Position<G>&) { return 0; }
    /// C11: at most the other hand and the last match.
    static Bounds bounds(const Position<G>& position) {
        const auto& held = position.state.held;
        return {detail::bound(-held[0] - 1), detail::bound(held[1] + 1)};
    }
    static int value(const Position<G>& position) {
        const auto& state = position.state;
        if (state.end != EndKind::out) return 0;
        const int points = state.held[state.out.next(2)] + state.matched;
        return state.out == Seat(0) ? points : -points;
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        digest.add(detail::table_of(state) << 8 | passed << 1 | std::uint64_t{state.due});
        digest.add(detail::ends<G>(state, [&](int arm) {
            const ArmView view = G::arm(state, arm);
            return static_cast<std::uint16_t>(view.open << 1 | view.started);
        }));
    }
    static int appeal(const Position<G>& position, const Move& move) {
        if (move.kind != MoveKind::play) return 0;
        const bool match = G::events(position.state, move).has(Event::match);
        return detail::mobility(position, move) + (match ? 20 : 0) +
               (move.tile.is_double() ? 3 : 0);
    }
};

template <>
struct Outlook<PrizeDominoes> {
    using G = PrizeDominoes;
    static constexpr bool remembers = true;

    static int settled(const Position<G>&) { return 0; }
    static Bounds bounds(const Position<G>&) { return {-1, 1}; }
    /// P8, P9
    static int value(const Position<G>& position) {
        const auto& state = position.state;
        if (state.end == EndKind::out) return state.out == Seat(0) ? 1 : -1;
        const int fewer = position.hands[1].pips() - position.hands[0].pips();
        const int first = state.last_pass == Seat(1) ? 1 : -1;
        return fewer > 0 ? 1 : fewer < 0 ? -1 : first;
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        const auto last = static_cast<std::uint64_t>(state.last_pass.index());
        digest.add(detail::table_of(state) << 16 | last << 8 | passed);
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

template <>
struct Outlook<Leyden> {
    using G = Leyden;
    static constexpr bool remembers = true;

    static int settled(const Position<G>&) { return 0; }
    /// L9: at most what the other holds and can still draw.
    static Bounds bounds(const Position<G>& position) {
        const auto rest = position.yard.rest();
        int drawn = 0;
        for (std::size_t i = 0; i + G::never_drawn < rest.size(); ++i) drawn += rest[i].pips();
        return {detail::bound(-position.hands[0].pips() - drawn),
                detail::bound(position.hands[1].pips() + drawn)};
    }
    static int value(const Position<G>& position) {
        if (position.state.end == EndKind::voided) return 0;
        return position.hands[1].pips() - position.hands[0].pips();
    }
    static void digest(const Position<G>& position, Digest& digest) {
        const auto& state = position.state;
        const unsigned passed =
            state.passed.contains(Seat(0)) | state.passed.contains(Seat(1)) * 2u;
        digest.add(detail::table_of(state) << 16 | passed);
        if (!state.opened)  // who leads, and with which tile
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

template <>
struct Outlook<DoubleTakes> : PlainOutlook<DoubleTakes> {
    using G = DoubleTakes;
    static constexpr bool remembers = true;

    static int sign(const Position<G>& position, int seat) {
        return position.side_of(Seat(seat)) == 0 ? 1 : -1;
    }
    /// D7: what was taken.
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
        const int to_come = Outlook::to_come(position);
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

template <>
struct Outlook<SuperDominoes> : PlainOutlook<SuperDominoes> {
    using G = SuperDominoes;
    static constexpr bool remembers = true;

    /// S14: at most the pips that the other can still hold.
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
        return detail::mobility(position, move) + move.tile.pips() + (move.outer == 14 ? 30 : 0);
    }
};

}  // namespace bones::search
