// The score of a hand of Super Dominoes, and the winner of the game (S1, S14 to S16).
#include <algorithm>
#include <vector>

#include "engine/games/common.hpp"
#include "engine/games/super_dominoes.hpp"

namespace bones {

namespace {

using State = SuperDominoes::State;

/// S15: the seat among `seats` with the fewest pips; no seat if two certainly share the fewest.
/// `known` is set to false if the record does not decide it.
Seat fewest_pips(const std::vector<Seat>& seats, const RemainingPips& pips, bool& known) {
    const auto has_fewest = [&](Seat seat, int least, Seat besides = {}) {
        return std::all_of(seats.begin(), seats.end(), [&](Seat other) {
            const auto more = pips.difference(other, seat);
            return other == seat || other == besides || (more && more->least >= least);
        });
    };
    for (Seat seat : seats)
        if (has_fewest(seat, 1)) return seat;
    for (Seat seat : seats)
        for (Seat other : seats) {
            const auto more = pips.difference(other, seat);
            const bool equal = more && more->least == 0 && more->most == 0;
            if (seat < other && equal && has_fewest(seat, 0, other)) return {};
        }
    known = false;
    return {};
}

/// The winner of a hand; no seat if there is none. `known` is false if the record does not decide
/// it.
Seat winner_of(const State& state, const HandOutcome& outcome, bool& known) {
    known = true;
    if (outcome.conceded.exists()) {
        known = state.players == 2;
        return known ? outcome.conceded.next(2) : Seat();
    }
    known = state.ended() && outcome.layout_known;
    if (!known || state.end != EndKind::blocked) return state.out;
    const auto fewest = *std::min_element(state.held.begin(), state.held.begin() + state.players);
    std::vector<Seat> seats;
    for (int s = 0; s < state.players; ++s)
        if (state.held[s] == fewest) seats.push_back(Seat(s));
    return seats.size() == 1 ? seats.front() : fewest_pips(seats, outcome.pips, known);
}

void add_pips(const PipWeights& weights, const HandOutcome& outcome, Seat winner,
              std::string_view clause, HandScore& score, Ledger& ledger) {
    for (std::size_t s = 0; s < most_seats; ++s) {
        const bool own = Seat(static_cast<int>(s)) == winner;
        if (weights[s] != 0)
            ledger.add(score, winner, weights[s] * outcome.left[s]->pips(), clause,
                       own ? PointReason::pips_taken_off : PointReason::pips_of_others);
    }
}

}  // namespace

// The sum can be certain even if the tiles of each hand are unknown (G15).
HandScore SuperDominoes::score(const Match& match, const State& state, const HandOutcome& outcome,
                               Ledger& ledger) {
    HandScore score;
    bool known = false;
    const Seat winner = winner_of(state, outcome, known);
    score.known = state.ended() && known;
    if (!score.known || !winner.exists()) return score;
    const bool blocked = state.end == EndKind::blocked;
    const bool difference = blocked && is_set(match.rules[blocked_score], BlockedScore::difference);
    PipWeights weights{};
    std::fill_n(weights.begin(), state.players, 1);
    weights[winner] = difference ? -1 : 0;
    const std::optional<PipRange> sum = outcome.pips.sum(weights);
    if (!sum || !sum->certain()) return {};
    const std::string_view clause = blocked ? "S15" : "S14";
    bool each_known = true;
    for (std::size_t s = 0; s < most_seats; ++s)
        each_known = each_known && (weights[s] == 0 || outcome.left[s]);
    if (each_known)
        add_pips(weights, outcome, winner, clause, score, ledger);
    else
        ledger.add(score, winner, sum->least, clause,
                   difference ? PointReason::pips_of_others_less_own : PointReason::pips_of_others);
    return score;
}

void SuperDominoes::finish(Match& match, const State& state, const HandOutcome& outcome,
                           const HandScore& score) {
    bool known = false;
    const Seat winner = winner_of(state, outcome, known);
    const Seat before = winner.exists() ? winner : outcome.leader;
    const bool next_known = known && before.exists() && outcome.end_sure;
    match.lead = {next_known ? before.next(match.players) : SeatSet(), "S1"};
    add_up(match, score);
    match.last_ended = outcome.end != EndKind::unfinished;
    if (match.rules[target] > 0) win_at_target(match, match.rules[target]);
}

void SuperDominoes::close(Match& match) {
    if (match.rules[target] > 0) return;
    if (match.last_ended) end_as_said(match);
}

void SuperDominoes::end_as_said(Match& match) {
    if (match.rules[target] > 0) return;
    match.over = true;
    match.winners_known = match.totals_known;
    match.winners = highest_totals(match, match.players);
}

}  // namespace bones
