// Finds moves that break a rule, by testing all moves of a seat against the rules.
#pragma once

#include "engine/play/table.hpp"

namespace bones::play {

/// The hands that charges can refer to: the mover's hand now and before the turn's draws, and all
/// hands as dealt.
struct KnownHands {
    TileSet now;
    TileSet before_draws;
    std::span<const TileSet> dealt{};
    std::size_t mover = 0;
};

/// Returns the breach that a charge proves when all hands are known; null if none.
const Code* breach_of(const Charge& charge, const KnownHands& hands);
/// Returns the single breach that these charges prove. Null if they prove none or several, or also
/// an error or a note.
const Code* only_breach(const Charges& charges, const KnownHands& hands);

namespace detail {

inline void add_trick_moves(bool leads, const TileSet& hand, int suits, std::vector<Move>& moves) {
    for (Tile tile : hand) {
        Move move;
        move.kind = MoveKind::play;
        move.tile = tile;
        move.declared = leads;
        for (int suit = 0; suit < (leads ? suits : 1); ++suit) {
            move.suit = static_cast<std::uint8_t>(suit);
            moves.push_back(move);
        }
    }
}

/// Adds every placing of these tiles on an arm, fitting or not, except placings that would be read
/// as turned.
template <GameRules G>
void add_placings(const typename G::State& state, int arm, const TileSet& tiles, bool prizes,
                  std::vector<Move>& moves) {
    for (Tile tile : tiles)
        for (int inner : {tile.high(), tile.low()}) {
            const int outer = tile.other(inner);
            Move move;
            move.kind = MoveKind::play;
            move.tile = tile;
            move.arm = static_cast<std::uint8_t>(arm);
            move.inner = static_cast<std::uint8_t>(inner);
            move.outer = static_cast<std::uint8_t>(outer);
            move.from_prizes = prizes;
            move.fits = G::fits(state, arm, tile, inner);
            if (!move.fits && G::fits(state, arm, tile, outer)) continue;
            moves.push_back(move);
            if (!G::has_crosswise || tile == Tile(0, 0)) continue;
            move.crosswise = true;
            moves.push_back(move);
        }
}

template <GameRules G>
void add_layout_moves(const HandInPlay<G>& table, std::vector<Move>& moves) {
    const auto& state = table.state();
    moves.push_back(Move{});
    if constexpr (G::has_draws) {
        Move draw;
        draw.kind = MoveKind::draw;
        if (table.can_draw()) moves.push_back(draw);
    }
    if (!state.opened) {
        for (Tile tile : table.own_hand())
            if (G::opens(tile)) {
                Move move;
                move.kind = MoveKind::play;
                move.tile = tile;
                move.inner = static_cast<std::uint8_t>(tile.high());
                move.outer = static_cast<std::uint8_t>(tile.low());
                moves.push_back(move);
            }
        return;
    }
    for (int arm = 0; arm < G::arms(state); ++arm) {
        const ArmView view = G::arm(state, arm);
        bool seen = false;
        for (int before = 0; before < arm && !view.started; ++before)
            seen = seen || G::arm(state, before) == view;
        if (seen) continue;
        add_placings<G>(state, arm, table.own_hand(), false, moves);
        if constexpr (G::has_prizes)
            add_placings<G>(state, arm, state.prizes[state.turn], true, moves);
    }
}

}  // namespace detail

/// Lists all moves of the seat on turn, legal or not, that keep the layout known.
template <GameRules G>
void list_all_moves(const HandInPlay<G>& table, std::vector<Move>& moves) {
    moves.clear();
    if constexpr (G::has_layout)
        detail::add_layout_moves<G>(table, moves);
    else
        detail::add_trick_moves(G::declares_suit && G::leads(table.state()), table.own_hand(),
                                traits(G::game).highest + 1, moves);
}

}  // namespace bones::play
