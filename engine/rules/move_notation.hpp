// The notation of moves: signs that are not allowed with a played tile (G5), and canonical text
// (N9). `Written` is an Action or a type with its members.
#pragma once

#include <array>

#include "bones/action.hpp"
#include "engine/rules/moves.hpp"

namespace bones {

/// Returns for `@`, `x`, `*` and `=`, in this order, whether the sign is not allowed with a played
/// tile. `leads`: the tile is the first of a hand or trick.
template <class G, class Written>
std::array<bool, 4> misplaced_signs(const Written& action, bool leads) {
    // The opening tile may have the sign for an unknown order of its halves.
    const bool named = action.arm != Action::no_arm;
    const bool arm = G::has_layout ? named & leads & (action.arm != Action::no_half) : named;
    const bool crosswise = action.crosswise & (!G::has_crosswise | leads);
    const bool prize = action.from_prizes & !G::has_prizes;
    const bool suit = (action.suit != Action::no_suit) &
                      (G::has_layout ? !G::claims_points : !G::declares_suit | !leads);
    return {arm, crosswise, prize, suit};
}

/// Whether any sign is not allowed with the tile.
template <class G, class Written>
bool has_misplaced_signs(const Written& action, bool leads) {
    // Bitwise, without branches: separate branches would often be mispredicted.
    const auto [arm, crosswise, prize, suit] = misplaced_signs<G>(action, leads);
    return arm | crosswise | prize | suit;
}

/// Reads the points after `=` on a tile.
template <class Written>
void take_claim(const Written& action, Move& move) {
    move.declared = action.suit != Action::no_suit;
    move.suit = move.declared ? static_cast<std::uint8_t>(action.suit) : std::uint8_t{0};
}

/// The action in canonical form, with its arm, halves and suit.
template <class G>
Action resolved(Action action, const Move& move, bool leads) {
    const bool crosswise = G::has_crosswise && move.crosswise && G::lies_crosswise(move.tile);
    const bool halves_matter = G::has_layout && !leads && !crosswise;
    action.low_first = halves_matter && move.inner < move.outer;
    if (G::has_layout && !leads) action.arm = (move.arm + 1u) & 255u;
    if (G::has_layout && leads && action.arm == Action::no_half) action.arm = Action::no_arm;
    if (G::has_crosswise && !leads) action.crosswise = move.crosswise;
    if (G::has_prizes && move.from_prizes) action.from_prizes = true;
    if (G::declares_suit && leads && move.tile.is_double()) action.suit = move.suit & 63u;
    return action;
}

/// The canonical action for a move. `leads`: the tile opens the layout or leads a trick.
template <class G>
Action written(Seat seat, const Move& move, bool leads) {
    Action action;
    action.seat_index = static_cast<std::uint64_t>(seat.index()) & 0xF;
    action.kind = move.kind == MoveKind::play   ? ActionKind::play
                  : move.kind == MoveKind::draw ? ActionKind::draw
                                                : ActionKind::pass;
    action.tile_number = static_cast<std::uint64_t>(move.tile.number()) & 0xFF;
    if (move.kind != MoveKind::play) return action;
    action.from_prizes = move.from_prizes;
    action.crosswise = move.crosswise;
    if constexpr (!G::has_layout) {
        if (leads && G::declares_suit) action.suit = move.suit & 63u;
    } else if (!leads) {
        const bool across = move.crosswise && G::lies_crosswise(move.tile);
        action.low_first = !across && move.inner < move.outer;
        action.arm = (move.arm + 1u) & 255u;
    }
    return action;
}

}  // namespace bones
