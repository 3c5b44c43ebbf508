// The information about a hand that all players at the table have seen.
#pragma once

#include "engine/rules/game_rules.hpp"

namespace bones::play {

/// The tiles laid on the table, and the tiles that seats have shown to lack.
struct TableKnowledge {
    TileSet laid;  ///< laid in this hand (in this game if it has one shuffle), and held prizes
    BySeat<TileSet> lacking{};  ///< tiles that a seat lacked when it last could not follow

    void clear() { *this = {}; }

    /// Updates the knowledge for a move about to be made in this state. The seat is assumed to lack
    /// the tiles that the move forbids. A draw may bring such tiles and so clears earlier
    /// knowledge.
    template <GameRules G>
    void note(const typename G::State& state, const Move& move) {
        if (!state.turn.exists()) return;
        TileSet& lacking_now = lacking[state.turn];
        if (move.kind == MoveKind::play) {
            laid.add(move.tile);
            if (G::has_layout) return;  // a play on a layout shows nothing about other tiles
        } else if (move.kind == MoveKind::draw) {
            lacking_now = {};
        }
        for (const Charge& charge : charges_against<G>(state, move))
            if (charge.scope == Scope::now) lacking_now |= charge.none_of;
    }
};

}  // namespace bones::play
