// What everybody at the table had seen before each ply of a recorded hand.
#pragma once

#include <vector>

#include "engine/players/seen.hpp"
#include "engine/search/standings.hpp"
#include "engine/worlds/moves_made.hpp"

namespace bones::worlds {

/// For each ply of the hand, from 1 on (the first stands at 0). `verdict` must have its trace.
template <GameRules G>
std::vector<play::Seen> seen_before_plies(const Record& record, const GameVerdict& verdict,
                                          const search::Standings& standings, std::uint32_t hand) {
    const Hand& h = record.hands[hand];
    play::Seen seen;
    for (const TileSet& prizes : verdict.starts[hand].prizes) seen.laid |= prizes;
    if constexpr (G::one_shuffle)
        for (std::uint32_t index = 0; index < h.first_action; ++index)
            if (record.actions[index].kind == ActionKind::play)
                seen.laid.add(record.actions[index].tile());
    std::vector<play::Seen> before;
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
