// Converts a record's actions to moves, and collects what all players had seen before each.
#pragma once

#include <vector>

#include "bones/verdict.hpp"
#include "engine/hand_lines.hpp"
#include "engine/players/seen.hpp"
#include "engine/rules/moves.hpp"
#include "engine/search/state_history.hpp"

namespace bones::worlds {

/// Returns the move of an action. `action` has its suit resolved; `ply` is its trace.
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

/// Returns the knowledge before each ply of the hand; ply 1 has index 0. `verdict` must have its
/// trace.
template <GameRules G>
std::vector<play::TableKnowledge> seen_before_plies(const Record& record,
                                                    const GameVerdict& verdict,
                                                    const search::StateHistory& standings,
                                                    std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    play::TableKnowledge seen;
    for (const TileSet& prizes : verdict.starts[hand].prizes) seen.laid |= prizes;
    if constexpr (G::one_shuffle) seen.laid |= played_in_hands_before(record, hand);
    std::vector<play::TableKnowledge> before;
    for (std::uint32_t index = h.first_action; index < h.end_action; ++index) {
        before.push_back(seen);
        const Action& action = verdict.actions[index];
        auto state = standings.state<G>(hand, index - h.first_action + 1);
        if (!state || G::owing(*state).contains(action.seat())) continue;
        if (state->turn != action.seat()) G::seize(*state, action.seat());
        seen.template note<G>(
            *state, move_made(action, verdict.trace[index], lays_prize<G>(*state, action)));
    }
    return before;
}

}  // namespace bones::worlds
