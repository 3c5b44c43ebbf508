// Handles turns: turns out of order, draws owed, and actions after the end (G2, G11).
#pragma once

#include "engine/referee/hand_referee.hpp"

namespace bones {

// G2: an open turn that another seat interrupts ends with a pass. A seat that is not on turn acts
// out of turn.
template <GameRules G>
void HandReferee<G>::take_turn(std::uint32_t index, const Action& action, bool first) {
    const Seat seat = action.seat();
    out_of_turn_ = false;
    if (seat == std::exchange(after_passer_, Seat()) && seat != play_.state.turn)
        G::seize(play_.state, seat);
    if (seat == play_.state.turn && lapses_) make(index, seat, Move{});  // G17: its turn had ended
    if (seat == play_.state.turn && silent_ == 0) {
        show(index);
        if (play_.state.drawn == 0) turn_began_ = static_cast<Moment>(index);
        return;
    }
    if (play_.state.turn.exists() && seat != play_.state.turn) {
        close_open_turn(index);
        if (play_.state.ended() && !(play_.state.ended_by_passes && !broken_passes_.empty()))
            return;
        if (play_.state.ended()) G::resume(play_.state);
    }
    turn_began_ = static_cast<Moment>(index);
    show(index);
    // S2: silent passes before the first action, of fewer than all seats, begin with the first
    // player.
    if constexpr (G::may_pass_first)
        if (first && seat == play_.state.turn && silent_ < record_.players)
            G::lead_from(play_.state, seat.next(record_.players, record_.players - silent_));
    if (silent_ > 0) return pass_silently(index, seat);
    if (seat == play_.state.turn) return;
    const bool impossible = is_impossible(index, action);
    const bool still_due = index == still_due_at_ && seat == still_due_;
    if (impossible) {
        still_due_ = play_.state.turn;
        still_due_at_ = index + 1;
    } else if (!still_due) {
        out_of_turn_ = play_.state.turn.exists() ? acts_out_of_turn(index, action, first)
                                                 : judge_doubtful_turn(index, seat);
    }
    // G2: a pass out of turn does not count as a pass.
    if (!out_of_turn_ || action.kind != ActionKind::pass) return G::seize(play_.state, seat);
    const int step = G::backwards(play_.state) ? record_.players - 1 : 1;
    after_passer_ = seat.next(record_.players, step);
    for (int i = 1; i < record_.players && !G::is_in_play(play_.state, after_passer_); ++i)
        after_passer_ = after_passer_.next(record_.players, step);
}

// G2: whether the tile was played before or not held, or does not have the declared suit. Then the
// record is wrong, and the seat is not out of turn.
template <GameRules G>
bool HandReferee<G>::is_impossible(std::uint32_t index, const Action& action) const {
    if (context_.hands->is_refuted(index)) return true;
    const bool declares = G::declares_suit && action.kind == ActionKind::play &&
                          action.suit != Action::no_suit && action.suit != Action::unknown_suit;
    return declares && G::leads(play_.state) && !action.tile().has(static_cast<int>(action.suit));
}

/// Returns the clause that an action of this seat breaks by being out of turn.
template <GameRules G>
std::string_view HandReferee<G>::clause_of_turn(Seat seat, bool plays) const {
    return G::sitting_out(play_.state) == seat ? G::sitting_out_clause
                                               : G::turn_clause(play_.state, plays);
}

// Reports that an action is or may be out of turn; returns whether it certainly is.
template <GameRules G>
bool HandReferee<G>::acts_out_of_turn(std::uint32_t index, const Action& action, bool first) {
    const Seat seat = action.seat();
    const std::string_view clause = clause_of_turn(seat, action.kind == ActionKind::play);
    if (first && G::may_pass_first) {  // the leader may have acted without an entry (S2)
        weigh(index, seat, {}, {&code::wrong_turn, clause, {}, Scope::undecided});
        return false;
    }
    if (weighing_.may_follow_the_end(seat, index)) {  // it may be after the end instead
        context_.hangs_on(SheetNote::draws);
        weigh(index, seat, {}, {&code::wrong_turn, clause, {}, Scope::undecided});
        return false;
    }
    weighing_.breach(seat, code::wrong_turn, Verdict::broken, index);
    if (!context_.heard) return true;
    Finding& finding = context_.reporter->at_action(
        code::wrong_turn, clause, hand_, index,
        fmt::format("{} acts, but it is {}'s turn", name(seat), name(play_.state.turn)));
    std::vector<Reason> because{named_seats("due", play_.state.turn)};
    if (!G::has_layout && !first && G::leads(play_.state)) because.push_back({"leads"});
    prove_plainly(finding, ProofCondition::Kind::turn, std::move(because));
    return true;
}

// D6: the seat to act may depend on unwritten tiles. Returns whether this seat acts out of turn.
template <GameRules G>
bool HandReferee<G>::judge_doubtful_turn(std::uint32_t index, Seat seat) {
    SeatSet due = G::may_be_due(play_.state);
    const bool sits_out = G::leads(play_.state) && G::sitting_out(play_.state) == seat;
    if (due.empty() && sits_out) due = SeatSet::all(record_.players) - seat;
    if (due.empty()) return false;
    const std::string_view clause = clause_of_turn(seat, true);
    if (due.contains(seat)) {
        weigh(index, seat, {}, {&code::wrong_turn, clause, {}, Scope::undecided});
        return false;
    }
    Finding& finding = context_.reporter->at_action(
        code::wrong_turn, clause, hand_, index,
        fmt::format("{} acts, but it is another player's turn, whichever the unwritten tiles were",
                    name(seat)));
    prove_plainly(finding, ProofCondition::Kind::turn, {named_seats("due", due)});
    weighing_.breach(seat, code::wrong_turn, Verdict::broken, index);
    return true;
}

template <GameRules G>
void HandReferee<G>::close_open_turn(std::uint32_t index) {
    const OpenTurn open = G::open_turn(play_.state);
    if (open == OpenTurn::none) return;
    const Seat seat = play_.state.turn;
    if (open == OpenTurn::may_end) return G::seize(play_.state, seat.next(record_.players));
    context_.reporter
        ->at_action(code::missing_pass, "G2", hand_, index,
                    fmt::format("{}'s turn ends without a pass; a pass is assumed", name(seat)))
        .seat = seat;
    // G17: the pass is among the silent ones, or the other seat acts out of turn.
    if (silent_ == 0 && !lapses_) make(index, seat, Move{});
}

// G11: passes end the hand if no action follows, or if none of the passes was a breach.
template <GameRules G>
bool HandReferee<G>::acts_after_the_end(std::uint32_t index) {
    if (play_.state.ended_by_passes && !broken_passes_.empty()) {
        G::resume(play_.state);
        return false;
    }
    if (!G::owing(play_.state).empty() && pays_owed_draw(record_.actions[index])) {
        ended_ = static_cast<Moment>(index + 1);
        return true;
    }
    lapse_owed_draws(index);
    facts_only_ = true;
    if (play_.state.ended_by_passes && deal_.hides_draws) {  // G17: a draw may have been due
        context_.hangs_on(SheetNote::draws);
        weigh(index, record_.actions[index].seat(), {},
              {&code::after_end, "G11", {}, Scope::undecided});
        return true;
    }
    weighing_.breach(record_.actions[index].seat(), code::after_end, Verdict::broken, index);
    if (!context_.heard) return true;
    Finding& finding = context_.reporter->at_action(
        code::after_end, "G11", hand_, index,
        fmt::format("{} acts, but the hand has ended: {}", name(record_.actions[index].seat()),
                    play_.state.end == EndKind::out
                        ? fmt::format("{} went out", name(play_.state.out))
                    : play_.state.end == EndKind::won
                        ? fmt::format("{} has won the game", name(play_.state.out))
                    : play_.state.ended_by_passes ? "all players have passed"
                                                  : "all tiles are played"));
    const auto first = static_cast<Moment>(record_.hands[hand_].first_action);
    prove_plainly(finding, ProofCondition::Kind::rule, {named_number("ended", ended_ - first)});
    return true;
}

template <GameRules G>
bool HandReferee<G>::pays_owed_draw(const Action& action) {
    return action.draws() && play_.pay(action.seat());
}

template <GameRules G>
void HandReferee<G>::lapse_owed_draws(std::uint32_t index) {
    SeatSet owing = G::owing(play_.state);
    if (owing.empty()) return;
    if (!context_.noting.owed_draws || deal_.hides_draws) {
        context_.hangs_on(SheetNote::draws);
        unnoted_owers_ |= owing;
        owing = {};
    }
    const Action& action = record_.actions[index];  // G14: an unwritten turn may have such a draw
    if (action.kind == ActionKind::unknown_turn) owing -= action.seat();
    for (Seat seat : owing) {
        weighing_.breach(seat, code::missed_draw, Verdict::broken, index);
        if (!context_.heard) continue;
        Finding& finding = context_.reporter->at_action(
            code::missed_draw, G::owing_clause, hand_, index,
            fmt::format("{} did not make the draw that was owed", name(seat)));
        finding.seat = seat;
        prove_plainly(finding, ProofCondition::Kind::rule,
                      {named_number("owed", 1), named_number("stock", play_.state.stock)});
    }
    G::forgive(play_.state);
}

}  // namespace bones
