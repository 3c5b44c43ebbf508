// What a hand of Super Dominoes gives, and who wins the game (S1, S14 to S16).
#include <algorithm>

#include "engine/games/common.hpp"
#include "engine/games/super_dominoes.hpp"

namespace bones {

namespace {

using State = SuperDominoes::State;

/// The winner of a hand, if it has one; `known` false if the record cannot tell.
Seat winner_of(const State& state, const HandOutcome& outcome, bool& known) {
    known = true;
    if (outcome.conceded.exists()) {
        known = state.players == 2;
        return known ? outcome.conceded.next(2) : Seat();
    }
    known = state.ended() && outcome.layout_known;
    if (state.end != EndKind::blocked) return state.out;
    const auto fewest = *std::min_element(state.held.begin(), state.held.begin() + state.players);
    Seat best;
    int best_pips = 0;
    bool tied = false;
    const auto holders = std::count(state.held.begin(), state.held.begin() + state.players, fewest);
    for (int s = 0; s < state.players; ++s) {
        if (state.held[s] != fewest) continue;
        if (holders == 1) return Seat(s);
        known = known && outcome.left[s].has_value();
        const int pips = outcome.left[s] ? outcome.left[s]->pips() : 0;
        if (best.exists() && pips >= best_pips) {
            tied = tied || pips == best_pips;
            continue;
        }
        tied = false;
        best = Seat(s);
        best_pips = pips;
    }
    return tied || !known ? Seat() : best;
}

}  // namespace

HandScore SuperDominoes::score(const Match& match, const State& state, const HandOutcome& outcome,
                               Ledger& ledger) {
    HandScore score;
    bool known = false;
    const Seat winner = winner_of(state, outcome, known);
    score.known = state.ended() && known;
    if (!score.known || !winner.exists()) return score;
    const bool blocked = state.end == EndKind::blocked;
    const bool difference = blocked && match.rules[blocked_score] == 1;
    for (int s = 0; s < state.players; ++s) {
        const bool own = Seat(s) == winner;
        if (own && !difference) continue;
        if (!outcome.left[s]) return {};
        const int pips = outcome.left[s]->pips();
        ledger.add(score, winner, own ? -pips : pips, blocked ? "S15" : "S14",
                   own ? "pips in the own hand" : "pips in the other hands");
    }
    return score;
}

void SuperDominoes::finish(Match& match, const State& state, const HandOutcome& outcome,
                           const HandScore& score) {
    bool known = false;
    const Seat winner = winner_of(state, outcome, known);
    const Seat before = winner.exists() ? winner : outcome.leader;
    const bool next_known = known && before.exists();
    match.lead = {next_known ? 1u << before.next(match.players).index() : 0u, "S1"};
    add_up(match, score);
    match.last_ended = outcome.end != EndKind::unfinished;
    if (match.rules[target] > 0) win_at_target(match, match.rules[target]);
}

void SuperDominoes::close(Match& match) {
    if (match.rules[target] > 0) return;
    match.over = match.last_ended;
    match.winners_known = match.totals_known;
    if (match.over) match.winners = highest_totals(match, match.players);
}

}  // namespace bones
