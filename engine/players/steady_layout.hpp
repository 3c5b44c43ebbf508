// The steady player's features that all games with a layout share.
#pragma once

#include "engine/players/steady.hpp"

namespace bones::play {

/// The weights common to games with a layout. The weights of a single game follow from `own` on.
struct LayoutWeight {
    enum : std::size_t {
        pips,       ///< a pip of the tile
        is_double,  ///< the tile is a double
        mobility,   ///< a remaining tile that fits after the move
        followers,  ///< a remaining tile with the new open number
        stuck,      ///< 1/64 of the chance that the next seat cannot play
        again,      ///< the seat keeps the turn
        hurry,      ///< a pip of the tile if another seat has at most two tiles
        own,
    };
};

inline constexpr int surely_best = 1 << 24;
inline constexpr int last_resort_of_steady = -(1 << 20);

/// Returns (1 - part/whole)^times in 1/64, rounded down; 0 <= part <= whole, whole > 0.
inline int chance_of_none(int part, int whole, int times) {
    unsigned power = static_cast<unsigned>((whole - part) * 1024 / whole), chance = 1024;
    for (; times > 0; times >>= 1) {
        if (times & 1) chance = chance * power >> 10;
        power = power * power >> 10;
    }
    return static_cast<int>(chance >> 4);
}

/// Returns the tiles that the seat on turn could lay.
template <GameRules G>
TileSet playable_now(const typename G::State& state) {
    TileSet tiles;
    for (int arm = 0; arm < G::arms(state); ++arm) tiles |= G::playable_on(state, arm).tiles;
    return tiles;
}

/// Rates a play by the common features. `after`: the state after it. `rest`: the remaining hand.
template <GameRules G>
int weigh_play(const Look<G>& look, const Move& move, const typename G::State& after,
               const TileSet& rest, const SteadyWeights& by) {
    using W = LayoutWeight;
    const Seat seat = look.state.turn;
    int fewest = most_tiles;
    for (int s = 0; s < look.state.players; ++s)
        if (Seat(s) != seat) fewest = std::min<int>(fewest, look.state.held[s]);
    const TileSet playable = playable_now<G>(after);
    int value = by.of[W::pips] * move.tile.pips() + by.of[W::is_double] * move.tile.is_double() +
                by.of[W::mobility] * (rest & playable).size() +
                by.of[W::followers] * (rest & TileSet::with(move.outer)).size();
    if (fewest <= 2) value += by.of[W::hurry] * move.tile.pips();
    if (after.turn == seat) return value + by.of[W::again];
    const TileSet may_hold = look.unseen - look.seen.lacking[after.turn];
    if (may_hold.empty()) return value;
    return value + by.of[W::stuck] * chance_of_none((may_hold & playable).size(), may_hold.size(),
                                                    after.held[after.turn]);
}

/// Rates a move in a game with a layout. A draw or pass is chosen only if no tile can be laid.
/// `own(after)`: the rating by the game's own features, in the state after the move.
template <GameRules G, class Own>
int appeal_on_layout(const Look<G>& look, const Move& move, const SteadyWeights& by, Own&& own) {
    if (move.kind != MoveKind::play) return last_resort_of_steady - (move.kind == MoveKind::pass);
    const typename G::State after = state_after<G>(look.state, move);
    if (after.ended()) return surely_best;
    TileSet rest = look.hand;
    rest.remove(move.tile);
    return weigh_play<G>(look, move, after, rest, by) + own(after);
}

}  // namespace bones::play
