#include "engine/games/line_scores.hpp"

#include <algorithm>

#include "engine/games/common.hpp"

namespace bones {
namespace {

struct Winner {
    bool known = false;
    int side = -1;  ///< -1: no winner
};

bool is_of(int seat, int side, const LineRules& line) {
    return seat % line.sides == side;
}

using PipsOfSides = std::array<int, LineState::most_sides>;

/// The pips in the hands of each side, if all tiles there are known.
std::optional<PipsOfSides> known_pips(const LineState& state, const RemainingPips& left) {
    PipsOfSides sides{};
    for (Seat seat : SeatSet::all(state.players)) {
        const std::optional<int> pips = left.known(seat);
        if (!pips) return std::nullopt;
        sides[state.side(seat)] += *pips;
    }
    return sides;
}

/// The pips in the hands of `more` minus those in the hands of `less`.
std::optional<PipRange> difference(const LineState& state, const RemainingPips& pips, int more,
                                   int less) {
    PipWeights weights{};
    for (int s = 0; s < state.players; ++s)
        weights[static_cast<std::size_t>(s)] = is_of(s, more, state.line)   ? 1
                                               : is_of(s, less, state.line) ? -1
                                                                            : 0;
    return pips.sum(weights);
}

/// The clockwise distance of a side from the hand's leader.
int distance(const LineState& state, Seat leader, int side) {
    const int from = leader.exists() ? leader.index() % state.line.sides : 0;
    return (side - from + state.line.sides) % state.line.sides;
}

// B7. The winner is known if it is the same for all possible places of the unseen tiles.
Winner winner_of_block(const LineState& state, const HandOutcome& outcome) {
    const int sides = state.line.sides;
    const std::optional<PipsOfSides> known = known_pips(state, outcome.pips);
    const auto surely_ahead = [&](int side, int other, int least) {
        if (known)
            return (*known)[static_cast<std::size_t>(other)] -
                       (*known)[static_cast<std::size_t>(side)] >=
                   least;
        const auto more = difference(state, outcome.pips, other, side);
        return more && more->least >= least;
    };
    const auto beats_all = [&](int side) {
        for (int other = 0; other < sides; ++other) {
            if (other == side) continue;
            const bool ties =
                state.line.leader_takes_ties &&
                distance(state, outcome.leader, side) < distance(state, outcome.leader, other);
            if (!surely_ahead(side, other, ties ? 0 : 1)) return false;
        }
        return true;
    };
    const auto has_fewest = [&](int side) {
        for (int other = 0; other < sides; ++other)
            if (other != side && !surely_ahead(side, other, 0)) return false;
        return true;
    };
    for (int side = 0; side < sides; ++side)
        if (beats_all(side)) return {true, side};
    if (state.line.leader_takes_ties) return {};
    int fewest = 0;
    for (int side = 0; side < sides; ++side) fewest += has_fewest(side);
    return {fewest > 1, -1};  // two that each surely have no more than any other are equal
}

Winner winner_of(const LineState& state, const HandOutcome& outcome) {
    if (!state.ended() || !outcome.layout_known) return {};
    if (state.end == EndKind::blocked) return winner_of_block(state, outcome);
    if (!state.out.exists()) return {};
    return {true, static_cast<int>(state.side(state.out))};
}

/// B8: the weight of each hand's pips in the winner's score.
PipWeights weights_for(const LineState& state, int side) {
    const bool blocked = state.end == EndKind::blocked;
    PipWeights weights{};
    for (int s = 0; s < state.players; ++s) {
        const bool own = is_of(s, side, state.line);
        int& weight = weights[static_cast<std::size_t>(s)];
        switch (state.line.count) {
            case CountOfPips::of_all:
                weight = 1;
                break;
            case CountOfPips::difference:
                weight = !own ? 1 : blocked ? -1 : 0;
                break;
            default:
                weight = own ? 0 : 1;
        }
    }
    return weights;
}

int rounded(int pips, const LineRules& line) {
    if (line.multiple == 0) return pips;
    const int up = line.rounds_down ? 0 : line.multiple / 2;
    return (pips + up) / line.multiple * line.multiple;
}

/// W7: the pips of all tiles that are not on the table.
int pips_not_laid(const LineState& state) {
    int pips = 0;
    for (Tile tile : TileSet::full(state.line.highest))
        if (!state.table.lies(tile)) pips += tile.pips();
    return pips;
}

PointReason reason_for(int weight, bool own) {
    if (!own) return PointReason::pips_of_others;
    return weight < 0 ? PointReason::pips_taken_off : PointReason::own_pips;
}

/// The reason for a sum of pips from unknown hands.
PointReason reason_of_sum(const LineRules& line, bool difference) {
    if (line.yard_counts) return PointReason::pips_not_laid;
    if (line.count == CountOfPips::of_all) return PointReason::pips_in_all_hands;
    return difference ? PointReason::pips_of_others_less_own : PointReason::pips_of_others;
}

/// Adds the winner's points, by hand if every hand is known. False if the sum is unknown.
bool add_pips(const LineState& state, const HandOutcome& outcome, int side, std::string_view clause,
              HandScore& score, Ledger& ledger) {
    const PipWeights shown = weights_for(state, side);
    const bool yard = state.line.yard_counts;
    PipWeights weights = shown;
    for (int s = 0; yard && s < state.players; ++s) --weights[static_cast<std::size_t>(s)];
    const std::optional<PipRange> sum = outcome.pips.sum(weights);
    const int fixed = yard ? pips_not_laid(state) : 0;
    if (!sum || rounded(fixed + sum->least, state.line) != rounded(fixed + sum->most, state.line))
        return false;
    const Seat seat(side);
    bool each_known = true;
    int in_hands = 0;
    for (int s = 0; s < state.players; ++s) {
        const auto i = static_cast<std::size_t>(s);
        each_known = each_known && (shown[i] == 0 || outcome.left[i]);
        if (each_known && shown[i] != 0) in_hands += shown[i] * outcome.left[i]->pips();
    }
    const int points = rounded(fixed + sum->least, state.line);
    const bool as_they_are = points == fixed + sum->least && sum->certain();
    const bool difference = std::any_of(shown.begin(), shown.end(), [](int w) { return w < 0; });
    if (!each_known || !as_they_are) {
        ledger.add(score, seat, points, clause,
                   as_they_are ? reason_of_sum(state.line, difference) : PointReason::pips_rounded);
        return true;
    }
    for (int s = 0; s < state.players; ++s) {
        const auto i = static_cast<std::size_t>(s);
        if (shown[i] != 0)
            ledger.add(score, seat, shown[i] * outcome.left[i]->pips(), clause,
                       reason_for(shown[i], is_of(s, side, state.line)));
    }
    ledger.add(score, seat, points - in_hands, clause, PointReason::pips_in_boneyard);
    return true;
}

/// B8a: adds the bonuses that house rules award to the winner of a hand.
void add_bonuses(const LineState& state, int side, HandScore& score, Ledger& ledger) {
    constexpr std::string_view clause = "B8a";
    const WinnerBonuses& bonuses = state.line.bonuses;
    const Seat seat(side);
    const bool out = state.end == EndKind::out;
    if (out && state.was_capicua)
        ledger.add(score, seat, bonuses.capicua, clause, PointReason::capicua);
    if (out && state.was_chuchazo)
        ledger.add(score, seat, bonuses.chuchazo, clause, PointReason::chuchazo);
    if (state.end == EndKind::blocked)
        ledger.add(score, seat, bonuses.lock, clause, PointReason::lock);
}

/// B3
LeadRule next_opener(const LineState& state, const HandOutcome& outcome) {
    constexpr std::string_view clause = "B3";
    const LineRules& line = state.line;
    if (line.opening == Opening::highest_double_in_every_hand) return {};
    const SeatSet after_leader =
        outcome.leader.exists() ? SeatSet(outcome.leader.next(state.players)) : SeatSet();
    if (line.next_opener == NextOpener::next_seat) return {after_leader, clause};
    const auto seats_of = [&](int side) {
        SeatSet seats;
        for (int s = side; s < state.players; s += line.sides) seats |= Seat(s);
        return seats;
    };
    if (outcome.conceded.exists())
        return {line.sides == 2 ? seats_of(1 - static_cast<int>(state.side(outcome.conceded)))
                                : SeatSet(),
                clause};
    if (!outcome.end_sure || (state.end == EndKind::blocked && line.lot_after_block)) return {};
    const Winner winner = winner_of(state, outcome);
    if (!winner.known) return {};
    if (state.end != EndKind::blocked) return {state.out, clause};
    return {winner.side < 0 ? after_leader : seats_of(winner.side), clause};
}

/// The seats of the sides with the highest total.
SeatSet winners_of_game(const LineMatch& match, const LineRules& line) {
    return whole_sides(highest_totals(match, line.sides), match.players, line.sides);
}

}  // namespace

HandScore score_line_hand(const LineState& state, const HandOutcome& outcome,
                          const LineClauses& clauses, Ledger& ledger) {
    const LineRules& line = state.line;
    HandScore score;
    if (!state.ended()) return score;
    if (state.points_unknown()) return score;
    score.known = true;
    for (const PointsAtPly& points : outcome.points_in_play)
        ledger.add(score, Seat(static_cast<int>(state.side(points.seat))), points.points,
                   clauses.points, PointReason::points_in_play, points.ply);
    const bool out = state.out.exists() && state.held[state.out] == 0;
    if (out && !state.last.struck_out)
        ledger.add(score, Seat(static_cast<int>(state.side(state.out))), line.for_going_out,
                   clauses.out, PointReason::going_out);
    // Points made by unknown tiles.
    for (std::size_t side = 0; side < line.sides; ++side)
        ledger.add(score, Seat(static_cast<int>(side)), state.made[side] - score.points[side],
                   clauses.points, PointReason::points_in_play);
    if (line.count == CountOfPips::none || state.end == EndKind::won) return score;
    if (outcome.may_have_won) return {};  // V8: in that case going out scores nothing more
    const Winner winner = winner_of(state, outcome);
    if (!winner.known) return {};
    if (winner.side < 0) return score;
    const std::string_view clause = state.end == EndKind::blocked ? clauses.block : clauses.out;
    if (!add_pips(state, outcome, winner.side, clause, score, ledger)) return {};
    add_bonuses(state, winner.side, score, ledger);
    return score;
}

void finish_line_hand(LineMatch& match, const LineState& state, const HandOutcome& outcome,
                      const HandScore& score) {
    const LineRules& line = state.line;
    match.lead = next_opener(state, outcome);
    add_up(match, score);
    match.last_ended = outcome.end != EndKind::unfinished;
    if (line.target == 0) return;
    match.over_known = match.totals_known;
    if (match.over) return;
    if (state.end == EndKind::won) {  // V8, F6: penalties do not undo the win
        match.over = match.over_known = true;
        match.winners = whole_sides(state.out, match.players, line.sides);
        return;
    }
    if (!match.totals_known) return;
    const auto end = match.totals.begin() + line.sides;
    match.over =
        std::any_of(match.totals.begin(), end, [&](auto total) { return total >= line.target; });
    if (match.over) match.winners = winners_of_game(match, line);
}

void end_line_game(LineMatch& match, const LineRules& line) {
    if (line.target > 0) return;
    match.over = true;
    match.winners_known = match.totals_known;
    match.winners = winners_of_game(match, line);
}

}  // namespace bones
