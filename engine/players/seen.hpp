// What everybody at the table has seen of a hand, whoever holds what.
#pragma once

#include "engine/rules/game_rules.hpp"

namespace bones::play {

/// Tiles that lie on the table, and what seats have shown that they lack.
struct TableKnowledge {
    TileSet laid;               ///< in this hand, or, of one shuffle, in this game; prizes held too
    BySeat<TileSet> lacking{};  ///< what a seat did not hold when it last could not follow

    void clear() { *this = {}; }

    /// A seat is about to make this move, in this state. What it must lack for the move to be right
    /// it is taken to lack; draws may bring such tiles, so they end what was known before.
    template <GameRules G>
    void note(const typename G::State& state, const Move& move) {
        if (!state.turn.exists()) return;
        TileSet& lacking_now = lacking[state.turn];
        if (move.kind == MoveKind::play) {
            laid.add(move.tile);
            if (G::has_layout) return;  // a tile laid on a layout tells nothing of the others
        } else if (move.kind == MoveKind::draw) {
            lacking_now = {};
        }
        for (const Charge& charge : charges_against<G>(state, move))
            if (charge.scope == Scope::now) lacking_now |= charge.none_of;
    }
};

}  // namespace bones::play
