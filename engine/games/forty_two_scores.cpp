// The score of a hand of Forty-two (T8 to T12, T15).
#include <algorithm>

#include "engine/codes.hpp"
#include "engine/games/common.hpp"
#include "engine/games/forty_two.hpp"

namespace bones {
namespace {

using State = FortyTwo::State;
using Contract = FortyTwo::Contract;

constexpr std::int32_t two_marks = 2 * points_of_mark;

struct Result {
    bool known = true;
    Contract contract = Contract::undecided;
    bool by_revoke = false;  ///< a revoke decides the hand, or may decide it
};

int side_of(Seat seat) {
    return seat.index() % FortyTwo::sides(0);
}

bool is_called(const HandOutcome& outcome, Seat seat) {
    return std::any_of(outcome.penalties.begin(), outcome.penalties.end(),
                       [&](const Penalty& penalty) {
                           return penalty.seat == seat && penalty.code == code::revoke.name;
                       });
}

/// T12: the first revoke that counts loses the hand for its side. A possible revoke that was called
/// leaves the result unknown, unless a later one loses the hand for the same side.
Result by_revokes(const State& state, const HandOutcome& outcome, Result otherwise) {
    const std::int32_t rule = state.rules[FortyTwo::revoke];
    if (is_set(rule, FortyTwo::Revoke::report) || !state.declarer.exists()) return otherwise;
    bool open_by_side[2] = {};
    for (const Breach& breach : outcome.breaches) {
        if (breach.code != &code::revoke) continue;
        const bool called = is_called(outcome, breach.seat);
        const int side = side_of(breach.seat);
        if (breach.verdict == Verdict::open) {
            open_by_side[side] = open_by_side[side] || called;
        } else if (called || is_set(rule, FortyTwo::Revoke::hand)) {
            const bool own = side == side_of(state.declarer);
            return {!open_by_side[1 - side], own ? Contract::set : Contract::made, true};
        }
    }
    if (open_by_side[0] || open_by_side[1]) return {false, Contract::undecided, true};
    return otherwise;
}

Result result_of(const State& state, const HandOutcome& outcome) {
    return by_revokes(state, outcome, {true, FortyTwo::contract(state), false});
}

bool counts_points(const State& state) {
    return is_set(state.rules[FortyTwo::scoring], FortyTwo::Scoring::points);
}
bool is_nello(const State& state) {
    return state.trump_known && state.trump == Trump::nello;
}
/// T4: whether the `trump` line is missing, and tricks of three tiles suggest nel-o.
bool is_untold_nello(const State& state) {
    return !state.trump_known && state.sits_out.exists();
}
bool is_other(const State& state) {
    return state.trump_known && state.trump == Trump::other;
}

/// T10, T15: the winner's points besides the points of tricks.
int value_of(const State& state, const Result& result) {
    if (!counts_points(state)) return state.bid >= two_marks ? state.bid / points_of_mark : 1;
    if (is_nello(state)) return state.bid;
    if (result.contract == Contract::set) return state.bid;
    if (state.bid >= two_marks) return state.bid;
    return result.by_revoke ? FortyTwo::points_in_all : 0;
}

}  // namespace

int FortyTwo::points_of(const State& state, int side) {
    int points = 0;
    for (std::size_t s = static_cast<std::size_t>(side); s < most_in_trick; s += 2)
        points += state.tricks[s] + state.captured[s];
    return points;
}

// T9, T15
Contract FortyTwo::contract(const State& state) {
    if (!state.declarer.exists() || is_other(state)) return Contract::undecided;
    const int side = side_of(state.declarer);
    if (is_nello(state)) {
        const int taken = state.tricks[static_cast<std::size_t>(side)] +
                          state.tricks[static_cast<std::size_t>(side) + 2];
        if (taken > 0) return Contract::set;
        return state.end == EndKind::played && state.all_known ? Contract::made
                                                               : Contract::undecided;
    }
    const int most = std::min(state.bid > 0 ? state.bid : points_in_all, points_in_all);
    const int least = std::min(state.least_bid, points_in_all);
    if (points_of(state, side) >= most) return Contract::made;
    if (points_of(state, 1 - side) > points_in_all - least) return Contract::set;
    return Contract::undecided;
}

EndKind FortyTwo::stopped(const State& state, const HandOutcome& outcome,
                          std::optional<EndKind> said) {
    const bool goes_on = said == EndKind::unfinished || said == EndKind::conceded;
    if (state.end == EndKind::voided) {  // T3: later play may be missing from the record
        const bool may_go_on = is_set(state.rules[all_pass], AllPass::dealer);
        return goes_on && may_go_on ? EndKind::unfinished : EndKind::voided;
    }
    if (goes_on) return EndKind::unfinished;
    if (said == EndKind::voided && state.may_be_void && !state.opened) return EndKind::voided;
    const Result result = result_of(state, outcome);
    // T10: if points are scored, the hand must be played out.
    const bool may_stop = !counts_points(state) || result.by_revoke ||
                          (is_nello(state) && result.contract == Contract::set) ||
                          (is_untold_nello(state) && said == EndKind::set);
    const bool claims = said == EndKind::made || said == EndKind::set;
    if (result.known && result.contract != Contract::undecided)
        return !may_stop                           ? EndKind::unfinished
               : result.contract == Contract::made ? EndKind::made
                                                   : EndKind::set;
    // If the result is unknown, the hand ends as the record says.
    const bool untold_tricks = state.opened && !state.all_known;
    // T15: a trick can set it; only the last trick can make it.
    if (is_nello(state) && result.known)
        return said == EndKind::set && untold_tricks ? EndKind::set : EndKind::unfinished;
    const bool untold = !result.known || untold_tricks || (state.bid == 0 && state.whole > 0);
    if (!claims || !untold) return EndKind::unfinished;
    return may_stop ? *said : EndKind::unfinished;
}

bool FortyTwo::may_have_stopped(const State& state, std::span<const Breach> breaches, bool lost) {
    const auto is_revoke = [](const Breach& breach) { return breach.code == &code::revoke; };
    if (lost || is_other(state)) return true;
    if (is_set(state.rules[revoke], Revoke::hand) &&
        std::any_of(breaches.begin(), breaches.end(), is_revoke))
        return true;
    const bool may_be_nello = is_nello(state) || is_untold_nello(state);
    if (state.whole == 0 || (counts_points(state) && !may_be_nello)) return false;
    const bool known = state.all_known && state.bid > 0 && state.declarer.exists();
    return !known || contract(state) != Contract::undecided;
}

bool FortyTwo::may_be_called(const State& state, const HandOutcome& outcome, EndKind end) {
    if (end != EndKind::made && end != EndKind::set) return false;
    const Result result = result_of(state, outcome);
    if (!result.known || result.contract == Contract::undecided) return true;
    return result.contract == (end == EndKind::made ? Contract::made : Contract::set);
}

// T12: the number of a penalty has no effect.
std::optional<BreachCost> FortyTwo::cost(const Code& code, const HouseRules&) {
    if (&code != &code::revoke) return std::nullopt;
    BreachCost cost;
    cost.any_number = true;
    return cost;
}

HandScore FortyTwo::score(const Match& match, const State& state, const HandOutcome& outcome,
                          Ledger& ledger) {
    HandScore score;
    if (state.end == EndKind::voided) return {true, {}};
    if (!state.ended() || is_other(state) || state.bid == 0) return score;
    const Result result = result_of(state, outcome);
    const bool points = is_set(match.rules[scoring], Scoring::points);
    const bool by_tricks = points && !result.by_revoke && !is_nello(state);
    score.known =
        result.known && result.contract != Contract::undecided && (!by_tricks || state.all_known);
    if (!score.known) return score;
    const bool made = result.contract == Contract::made;
    const int declarers = side_of(state.declarer);
    const int won = made ? declarers : 1 - declarers;
    const std::string_view clause = is_nello(state) ? "T15" : result.by_revoke ? "T12" : "T10";
    const int value = value_of(state, result);
    ledger.add(score, Seat(won), value, clause,
               result.by_revoke ? PointReason::revoke_of_others
               : made           ? PointReason::contract_made
                                : PointReason::contract_set);
    if (points && result.by_revoke && !made && !is_nello(state))
        ledger.add(score, Seat(won), points_in_all, clause, PointReason::revoke_of_others);
    if (!by_tricks) return score;
    const bool amount_instead = made && value > 0;
    if (!amount_instead)
        ledger.add(score, Seat(won), points_of(state, won), "T10", PointReason::points_in_tricks);
    if (made)
        ledger.add(score, Seat(1 - won), points_of(state, 1 - won), "T10",
                   PointReason::points_in_tricks);
    return score;
}

std::int32_t FortyTwo::goal(const HouseRules& rules) {
    constexpr std::int32_t usual_marks = 7, usual_points = 250;
    if (rules[target] != HouseRule::as_usual) return rules[target];
    return is_set(rules[scoring], Scoring::points) ? usual_points : usual_marks;
}

void FortyTwo::finish(Match& match, const State& state, const HandOutcome& outcome,
                      const HandScore& score) {
    add_up(match, score);
    const bool unknown = outcome.another_hand || outcome.may_not_count;
    match.first_bidder = unknown ? Seat() : state.first_bidder;
    match.lead = {};
    match.last_ended = outcome.end != EndKind::unfinished;
    const std::int32_t needed = goal(match.rules);
    if (needed == 0) return;
    win_at_target(match, needed);
    const bool both = match.over && match.totals[0] >= needed && match.totals[1] >= needed;
    if (both && state.declarer.exists()) match.winners = Seat(side_of(state.declarer));  // T11
    if (both) match.winners_known = state.declarer.exists();
    match.winners = whole_sides(match.winners, match.players, sides(match.players));
}

void FortyTwo::close(Match& match) {
    if (match.rules[target] == 0 && match.last_ended) end_as_said(match);
}

void FortyTwo::end_as_said(Match& match) {
    if (match.rules[target] != 0) return;
    match.over = true;
    match.winners_known = match.totals_known;
    match.winners = highest_totals(match, sides(match.players));
    match.winners = whole_sides(match.winners, match.players, sides(match.players));
}

}  // namespace bones
