// Closes a hand: compares its end, penalties and owed draws with the record, and moves the match
// on.
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

template <GameRules G>
void GameReferee<G>::finish(const JudgedHand& judged, typename G::Match& match) {
    const std::uint32_t hand = judged.hand;
    const HandReferee<G>& referee = judged.referee;
    typename G::State state = referee.state();
    std::vector<HandEnd> also;  // other ends that may be right
    if constexpr (G::has_bidding)
        if (const EndKind end = stop(hand, referee, state); end != EndKind::unfinished)
            also.push_back({end, {}});
    if (plan_.observer != nullptr)
        plan_.observer->after(hand, state,
                              referee.layout_known() && judged.interpretations.unsettled.empty(),
                              judged.deal, hands_);
    report_draws_still_owed(hand, referee, state, reporter_, breaches_);
    HandVerdict& result =
        verdict_.hands.emplace_back(ends_.settle(hand, judged.leader, referee, state));
    result.unsettled_from = judged.interpretations.unsettled.first();
    HandOutcome outcome = ends_.outcome(hand, result, referee);
    outcome.another_hand = ends_.holds_another(hand, referee);
    outcome.over_at_unread = referee.ended_before_unread();
    outcome.prizes_noted = noting_.notes(SheetNote::prizes);
    judge_readings(judged, outcome, also);
    judge_interpretations(judged, outcome, also);
    if (!judged.interpretations.unsettled.empty() && !outcome.end_sure) {  // G17: as written
        const std::uint32_t line = record_.hands[hand].end;
        const bool written = line != none_such;
        result.end = written ? record_.statements[line].end() : EndKind::unfinished;
        result.out = written ? record_.statements[line].seat : Seat();
    }
    outcome.may_not_count = may_be_redealt(record_, hand, result.end);
    if constexpr (G::claims_points) judge_other_totals(judged, outcome, also);
    if (outcome.may_have_won) also.push_back({EndKind::won, G::may_have_won(state)});
    const bool stops_untold = !state.ended() && end_is_lost(record_, hand);
    check_end(hand, {state.end, state.out}, result.layout_known && !stops_untold, also, reporter_);
    if (const Statement* line = ends_.over_hidden_draws(hand, referee);
        line && !outcome.ends_as_written && all_contradict(judged, *line))
        refute_end(hand, *line, ends_.contradiction(hand, *line, referee), reporter_);
    open_.report(hand, hands_, plan_.options.list_open, reporter_);
    if (const auto joint = open_.joint_breach(record_, hand)) breaches_.push_back(*joint);
    if (is_redealt(record_, hand)) return redeal(judged, match, outcome, result);
    if constexpr (G::has_prizes) G::settle_prize(match, state, outcome, hand, reporter_, breaches_);
    outcome.breaches = breaches_;
    if (plan_.options.trace) verdict_.left.push_back(outcome.left);
    const std::vector<Penalty> penalties = penalties_of(record_, hand);
    outcome.penalties = penalties;
    const std::vector<Bonus> bonuses =
        bonuses_of(record_, hand, scores_.bonuses_by_rule(match, state));
    outcome.bonuses = bonuses;
    check_reasons(hand, reporter_);
    if constexpr (G::penalty_sign == 0) report_awards_without_effect(hand, reporter_);
    if constexpr (G::counts_pips)
        if (result.layout_known && outcome.end_sure && record_.hands[hand].has_play())
            check_pips(hand, hands_.remaining_pips(hand, referee.end()), reporter_);
    if (shows_what_penalties_punish(judged))
        scores_.check_awards(hand, outcome, match, state, also.empty());
    else
        outcome.penalties_open = punish_breaches(penalties);
    if (outcome.penalties_open) course_sure_ = false;  // the sheet may or may not count them
    const HandScore score = scores_.score(hand, match, state, outcome, result);
    scores_.close(match, state, outcome, score, result.score_taken,
                  leads_.other_leader(hand, judged.leader));
    if (match.over && !outcome.end_sure && !judged.interpretations.unsettled.empty())
        match.winners_known = false;  // it may have ended in another way (G17)
    if (stops_untold) match.over_known = match.over_known && match.over;
    if constexpr (G::claims_points) keep_other_totals(judged);
}

/// Whether the play contradicts the end as written in every interpretation (G17).
template <GameRules G>
bool GameReferee<G>::all_contradict(const JudgedHand& judged, const Statement& line) const {
    const auto& kept = judged.interpretations.kept;
    return std::all_of(kept.begin(), kept.end(), [&](const auto& one) {
        return ends_.over_hidden_draws(judged.hand, one->referee) != nullptr &&
               !ends_.contradiction(judged.hand, line, one->referee).empty();
    });
}

/// G8: the deal did not count. Totals, lead and hand number stay as they are.
template <GameRules G>
void GameReferee<G>::redeal(const JudgedHand& judged, typename G::Match& match,
                            const HandOutcome& outcome, HandVerdict& result) {
    result.end = EndKind::redeal;
    result.out = {};
    result.scored = true;
    result.claimed = record_.hands[judged.hand].score != none_such;
    if (plan_.options.trace) verdict_.left.push_back(outcome.left);
    result.scores =
        scores_.score_redeal(judged.hand, match, outcome, Ledger(verdict_.ledger, judged.hand))
            .points;
    for (const Seat side : SeatSet::all(sides()))
        match.totals[side] = points_within(std::int64_t{match.totals[side]} + result.scores[side]);
    check_score(judged.hand, result.scores, scoring_seats(), reporter_);
    for (std::size_t i = judged.since; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].severity == Severity::broken)
            verdict_.findings[i].message += ", in a deal that did not count";
    match.end_unknown = false;
}

/// Whether the `end` line says that the hand was played out, and the play shows that it was not.
template <GameRules G>
bool GameReferee<G>::lacks_play(const JudgedHand& judged) const {
    const std::uint32_t line = record_.hands[judged.hand].end;
    if (line == none_such || !record_.hands[judged.hand].has_play()) return false;
    if (judged.referee.state().ended()) return false;
    const EndKind said = record_.statements[line].end();
    return said == EndKind::played || said == EndKind::out || said == EndKind::blocked;
}

/// G8: whether the record shows all play of the hand, with turn, tile, place, suit, layout and lead
/// of every action. If not, the table may have punished something that the record does not show.
template <GameRules G>
bool GameReferee<G>::shows_what_penalties_punish(const JudgedHand& judged) const {
    const std::uint32_t hand = judged.hand;
    if (!record_.hands[hand].has_play() || lacks_play(judged) || shuffle_lost_) return false;
    if (!G::end_known(judged.referee.state())) return false;  // T14: what it allows is unknown
    if (hides_actions(record_, hand) || leads_.contradicted(hand, judged.leader).exists())
        return false;
    if (G::has_layout)
        return judged.referee.layout_known() && !judged.referee.hides_draws() &&
               judged.interpretations.settled() && noting_.notes(SheetNote::passes) &&
               judged.interpretations.first_without_arm == none_such;
    if (G::declares_suit && leaves_suit_open(hand)) return false;
    return std::none_of(verdict_.findings.begin() + static_cast<std::ptrdiff_t>(judged.since),
                        verdict_.findings.end(), [](const Finding& finding) {
                            return finding.code == &code::undeclared_trump;
                        });
}

/// Whether a lead of the hand leaves open which of two suits is led. Every action must be a known
/// tile.
template <GameRules G>
bool GameReferee<G>::leaves_suit_open(std::uint32_t hand) const {
    int laid = 0;
    for (std::uint32_t i = record_.hands[hand].first_action; i < record_.hands[hand].end_action;
         ++i) {
        const Action& action = record_.actions[i];
        if (action.kind != ActionKind::play || laid++ % record_.players != 0) continue;
        const bool declares = action.suit != Action::no_suit && action.suit != Action::unknown_suit;
        if (!declares && !action.tile().is_double()) return true;
    }
    return false;
}

/// Whether the record continues after the actions of the hand: with its end, its score or another
/// hand.
template <GameRules G>
bool GameReferee<G>::goes_on(std::uint32_t hand) const {
    const Hand& h = record_.hands[hand];
    return h.end != none_such || h.score != none_such || hand + 1 < record_.hands.size() ||
           header(record_, Keyword::result) != nullptr ||
           header(record_, Keyword::winner) != nullptr;
}

// S7: reports draws still owed when the hand is over and the record goes on or states the end.
template <GameRules G>
void GameReferee<G>::report_draws_still_owed(std::uint32_t hand, const HandReferee<G>& referee,
                                             const typename G::State& state, Reporter& reporter,
                                             std::vector<Breach>& breaches) const {
    const SeatSet owing = G::owing(state);
    if (owing.empty() || !state.ended()) return;
    if (!goes_on(hand)) return;
    if (!noting_.owed_draws || referee.hides_draws()) return hung_.add(SheetNote::draws);
    for (Seat seat : owing) {
        Finding& finding =
            reporter.at_hand(code::missed_draw, G::owing_clause, hand,
                             fmt::format("{} owed a draw when the hand ended, and did not make it",
                                         player_name(record_, seat, hand)));
        finding.seat = seat;
        finding.ply = record_.hands[hand].actions() + 1;
        prove_plainly(finding, ProofCondition::Kind::rule,
                      {named_number("owed", 1), named_number("stock", state.stock)});
        breaches.push_back(
            {seat, &code::missed_draw, Verdict::broken, record_.hands[hand].actions() + 1});
    }
}

}  // namespace bones
