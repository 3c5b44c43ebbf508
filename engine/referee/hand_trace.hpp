// Describes the table, for proofs and for the trace.
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

/// Returns the table as it was before a move. For a tile that does not fit where it was laid, only
/// that arm.
template <GameRules G>
TableShown HandReferee<G>::shown(const Move& move) const {
    TableShown table;
    table.opening = G::leads(play_.state);
    table.drawn = play_.state.drawn;
    table.stock = play_.state.stock;
    table.led = static_cast<std::int8_t>(G::suit_led(play_.state).value_or(-1));
    table.led_doubles = G::doubles_suit >= 0 && table.led == G::doubles_suit;
    if constexpr (G::has_layout) {
        TableView view;
        show_table<G>(play_.state, view);
        const bool on_one = move.kind == MoveKind::play && !move.fits && move.arm < view.count;
        for (std::uint8_t arm = 0; arm < view.count; ++arm) {
            const ArmView& end = view.arms[arm];
            if (G::is_bound(play_.state) && end.spellbound)
                table.spell = static_cast<std::int8_t>(end.open);
            if (on_one && arm != move.arm) continue;
            table.add_end(end.open);
            if (end.other != ArmView::no_half) table.add_end(end.other);
        }
    }
    return table;
}

// `seat`: the seat with a choice; no seat if the action is forced.
template <GameRules G>
void HandReferee<G>::trace_before(std::uint32_t index, Seat seat) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    ply.judged = true;
    ply.suit = G::suit_led(play_.state);
    const TileSet* held = seat.exists() ? weighing_.known_hand(seat) : nullptr;
    if (held == nullptr) return;
    MoveCount moves;
    G::legal(play_.state, *held, moves);
    ply.moves = moves.count();
}

// Traces the effect of a tile, even if its place is unknown. A tile that cannot open is left out.
template <GameRules G>
void HandReferee<G>::trace_move(std::uint32_t index, const Move& move, bool placed, bool leads) {
    if (move.kind != MoveKind::play || (leads && !placed)) return;
    PlyTrace& ply = context_.trace[index];
    ply.events = G::events(play_.state, move);
    if constexpr (!G::has_layout) return;
    if (!placed) return;
    const bool crosswise = G::has_crosswise && move.crosswise && G::lies_crosswise(move.tile);
    const int met = leads ? LaidTile::no_half : G::half_met(play_.state, move);
    ply.laid =
        LaidTile{move.arm, move.inner, move.outer, leads, crosswise, static_cast<std::int8_t>(met)};
}

template <GameRules G>
void HandReferee<G>::trace_after(std::uint32_t index, bool plays) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    if (context_.ends) {
        if (plays)  // only plays change the open ends
            show_table<G>(play_.state, ply.after);
        else if (shown_ != nullptr)
            ply.after = *shown_;
        shown_ = &ply.after;
    }
    ply.stock = play_.state.stock;
    ply.backwards = G::backwards(play_.state);
    ply.taker = G::trick_taken(play_.state);
    ply.trick_points = G::trick_points(play_.state);
    if constexpr (!G::has_layout)
        if (G::laid_in_trick(play_.state) == 1) {
            ply.led = G::suit_led(play_.state);
            // A declared suit that is not a number (D3).
            if (ply.led && *ply.led > highest_pip) ply.led = record_.actions[index].tile().high();
        }
    if (!play_.state.ended()) ply.next = play_.state.turn;
}

}  // namespace bones
