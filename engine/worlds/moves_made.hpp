// What a record's action was as a move.
#pragma once

#include "bones/verdict.hpp"
#include "engine/rules/moves.hpp"

namespace bones::worlds {

/// The move that an action was; `action` with its suit resolved, `ply` its trace.
inline Move move_made(const Action& action, const PlyTrace& ply, bool from_prizes) {
    Move move;
    if (action.kind == ActionKind::pass) return move;
    move.kind = action.draws() ? MoveKind::draw : MoveKind::play;
    move.known = action.kind == ActionKind::play || action.kind == ActionKind::draw;
    move.tile = action.tile();
    if (move.kind == MoveKind::draw) return move;
    move.from_prizes = from_prizes;
    move.unknown_suit = action.suit == Action::unknown_suit;
    move.declared = action.suit != Action::no_suit && !move.unknown_suit;
    move.suit =
        static_cast<std::uint8_t>(move.declared ? static_cast<int>(action.suit) : move.tile.high());
    if (!ply.laid) return move;
    move.arm = ply.laid->arm;
    move.inner = ply.laid->inner;
    move.outer = ply.laid->outer;
    move.crosswise = ply.laid->crosswise;
    return move;
}

/// Whether an action lays a prize of its seat.
template <class G>
bool lays_prize(const typename G::State& state, const Action& action) {
    if constexpr (G::has_prizes)
        return action.kind == ActionKind::play &&
               state.prizes[action.seat()].contains(action.tile());
    (void)state, (void)action;
    return false;
}

}  // namespace bones::worlds
