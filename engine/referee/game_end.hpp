// Decides how a hand ended and what it was worth.
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
        verdict_.hands.emplace_back(settle_end(hand, judged.leader, referee, state));
    result.unsettled_from = judged.interpretations.unsettled.first();
    HandOutcome outcome = outcome_of(hand, result, referee);
    outcome.another_hand = holds_another(hand, referee);
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
    if constexpr (G::claims_points) judge_other_totals(judged, outcome, also);
    if (outcome.may_have_won) also.push_back({EndKind::won, G::may_have_won(state)});
    const bool stops_untold = !state.ended() && end_is_lost(record_, hand);
    check_end(hand, {state.end, state.out}, result.layout_known && !stops_untold, also, reporter_);
    if (const Statement* line = end_over_hidden_draws(hand, referee);
        line && !outcome.ends_as_written)
        refute_end(hand, *line, against_end(hand, *line, referee), reporter_);
    open_.report(hand, hands_, plan_.options.list_open, reporter_);
    if (const auto joint = open_.joint_breach(record_, hand)) breaches_.push_back(*joint);
    if (is_redealt(record_, hand)) return redeal(judged, match, outcome, result);
    if constexpr (G::has_prizes) G::settle_prize(match, state, outcome, hand, reporter_, breaches_);
    outcome.breaches = breaches_;
    if (plan_.options.trace) verdict_.left.push_back(outcome.left);
    const std::vector<Penalty> penalties = penalties_of(record_, hand);
    outcome.penalties = penalties;
    const std::vector<Bonus> bonuses = bonuses_of(record_, hand, bonuses_by_rule(match, state));
    outcome.bonuses = bonuses;
    check_reasons(hand, reporter_);
    if constexpr (G::penalty_sign == 0) report_awards_without_effect(hand, reporter_);
    if constexpr (G::counts_pips)
        if (result.layout_known)
            check_pips(hand, hands_.remaining_pips(hand, referee.end()), reporter_);
    if (shows_what_penalties_punish(judged))
        check_awards(hand, outcome, match, state, also.empty());
    else
        outcome.penalties_open = punish_breaches(penalties);
    if (outcome.penalties_open) course_sure_ = false;  // the sheet may or may not count them
    const HandScore score = score_hand(hand, match, state, outcome, result);
    close_hand(match, state, outcome, score, result.score_taken,
               contradicted_leader(hand, judged.leader));
    if (match.over && !outcome.end_sure && !judged.interpretations.unsettled.empty())
        match.winners_known = false;  // it may have ended in another way (G17)
    if (stops_untold) match.over_known = match.over_known && match.over;
    if constexpr (G::claims_points) keep_other_totals(judged);
}

/// B8a, G8: returns the house-rule bonus of the hand for a reason.
template <GameRules G>
RuleBonuses GameReferee<G>::bonuses_by_rule(const typename G::Match& match,
                                            const typename G::State& state) const {
    return [&](std::string_view reason) {
        return RuleBonus{G::bonus_by_rule(record_.players, match.rules, reason),
                         G::earns_bonus(state, reason)};
    };
}

/// Compares penalties and bonuses with the play that the record shows. `end_sure`: the hand ended
/// this way in every interpretation.
template <GameRules G>
void GameReferee<G>::check_awards(std::uint32_t hand, const HandOutcome& outcome,
                                  const typename G::Match& match, const typename G::State& state,
                                  bool end_sure) {
    check_penalties(hand, outcome, &G::cost, match.rules, reporter_);
    const bool known = end_sure && outcome.end_sure && outcome.layout_known;
    if (known && G::has_two_ends(record_.players, match.rules) &&
        rule_in_words(record_, G::options) == nullptr)
        check_bonuses(hand, outcome, {state.end, state.out}, scoring_seats(),
                      bonuses_by_rule(match, state), reporter_);
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
        score_of_redeal(judged.hand, match, outcome, Ledger(verdict_.ledger, judged.hand)).points;
    for (const Seat side : SeatSet::all(sides()))
        match.totals[side] = points_within(std::int64_t{match.totals[side]} + result.scores[side]);
    check_score(judged.hand, result.scores, scoring_seats(), reporter_);
    for (std::size_t i = judged.since; i < verdict_.findings.size(); ++i)
        if (verdict_.findings[i].severity == Severity::broken)
            verdict_.findings[i].message += ", in a deal that did not count";
    match.end_unknown = false;
}

/// G8: scores a deal that did not count: only bonuses and penalties for conduct.
template <GameRules G>
HandScore GameReferee<G>::score_of_redeal(std::uint32_t hand, const typename G::Match& match,
                                          HandOutcome outcome, Ledger ledger) const {
    std::vector<Penalty> penalties = penalties_of(record_, hand);
    std::erase_if(penalties, [](const Penalty& penalty) { return !penalty.conduct; });
    outcome.penalties = penalties;
    const std::vector<Bonus> bonuses =
        bonuses_of(record_, hand, [](std::string_view) { return RuleBonus(); });
    outcome.bonuses = bonuses;
    HandScore score;
    score.known = true;
    G::template settle<G>(match, outcome, score, ledger);
    return score;
}

/// G8: whether turn, tile, place, suit, layout and lead are known at every action of the hand. If
/// not, the table may have punished something that the record does not show.
template <GameRules G>
bool GameReferee<G>::shows_what_penalties_punish(const JudgedHand& judged) const {
    const std::uint32_t hand = judged.hand;
    if (hides_actions(record_, hand) || contradicted_leader(hand, judged.leader).exists())
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

/// Closes the hand and moves the match on to the next one.
template <GameRules G>
void GameReferee<G>::close_hand(typename G::Match& match, const typename G::State& state,
                                const HandOutcome& outcome, const HandScore& score, bool taken,
                                Seat other_leader) const {
    const bool settled = outcome.over_at_unread && !taken &&
                         outcome.penalties.empty();  // the hand of the penalties is unknown
    if (outcome.another_hand && !settled) match.totals_known = false;
    match.end_unknown = outcome.end_unknown;
    typename G::Match other = match;
    G::finish(match, state, outcome, score);
    if (other_leader.exists()) {  // G2
        HandOutcome led_by_other = outcome;
        led_by_other.leader = other_leader;
        G::finish(other, state, led_by_other, score);
        if (other.lead.seats != match.lead.seats) match.lead = {};
    }
    if (outcome.another_hand && !match.over) {  // G11: after the game it has no effect
        match.lead = {};
        match.totals_known = match.over_known = false;
    }
    ++match.hand_number;
}

/// G5a: whether an unreadable line may have begun another hand, which is then played or scored
/// within this one.
template <GameRules G>
bool GameReferee<G>::holds_another(std::uint32_t hand, const HandReferee<G>& referee) const {
    const Hand& h = record_.hands[hand];
    if (h.unread_line == none_such) return false;
    const bool goes_on = h.unread < h.end_action;
    const auto begin = record_.statements.begin();
    const bool named =
        std::any_of(begin + h.unread_line, begin + h.end_statement,
                    [](const Statement& line) { return line.taken_for() == Keyword::hand; });
    const bool skips =
        hand + 1 < record_.hands.size() && record_.hands[hand + 1].number != h.number + 1;
    if (h.anew != none_such && (named || goes_on)) return true;
    return skips || (goes_on && referee.may_have_ended_before_unread());
}

/// Settles how the hand ended: by the rules, or as written if the rules cannot decide.
template <GameRules G>
HandVerdict GameReferee<G>::settle_end(std::uint32_t hand, Seat leader,
                                       const HandReferee<G>& referee,
                                       const typename G::State& state) const {
    const std::uint32_t line = record_.hands[hand].end;
    const Statement* end = line == none_such ? nullptr : &record_.statements[line];
    const bool as_written =
        end != nullptr && !state.ended() &&
        (end->end() == EndKind::conceded || (!G::has_prizes && !record_.hands[hand].has_play()));
    HandVerdict result;
    result.number = record_.hands[hand].number;
    result.leader = leader;
    result.layout_known = referee.layout_known() && G::end_known(state) && !referee.hides_draws();
    result.end = state.end;
    result.out = state.out;
    if (end != nullptr && (as_written || !result.layout_known)) {
        result.end = end->end();
        result.out = end->seat;
        if (end->end() == EndKind::out && !end->seat.exists() && referee.hides_draws())
            result.out = last_tile(hand).laid_by;
    } else if (!result.layout_known) {
        result.end = EndKind::unfinished;
        result.out = {};
    }
    return result;
}

template <GameRules G>
auto GameReferee<G>::last_tile(std::uint32_t hand) const -> LastTile {
    const Hand& h = record_.hands[hand];
    LastTile last;
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = record_.actions[i];
        if (action.kind == ActionKind::play)
            last = {action.seat(), {}};
        else
            last.acted_since |= action.seat();
    }
    return last;
}

/// Returns the line that states the end of the hand, if draws may be left out and the layout is
/// known.
template <GameRules G>
const Statement* GameReferee<G>::end_over_hidden_draws(std::uint32_t hand,
                                                       const HandReferee<G>& referee) const {
    const Hand& h = record_.hands[hand];
    const bool hidden =
        referee.hides_draws() && referee.layout_known() && G::end_known(referee.state());
    if (!hidden || h.end == none_such || h.stands_after_unread(h.end)) return nullptr;
    const Statement& line = record_.statements[h.end];
    const bool rests_on_play = line.end() == EndKind::out || line.end() == EndKind::blocked ||
                               line.end() == EndKind::voided;
    return rests_on_play ? &line : nullptr;
}

/// Returns how the play contradicts that line; empty if it does not.
template <GameRules G>
std::string GameReferee<G>::against_end(std::uint32_t hand, const Statement& line,
                                        const HandReferee<G>& referee) const {
    const LastTile last = last_tile(hand);
    if (line.end() == EndKind::blocked) {
        const bool blocked =
            referee.state().ended() || last.acted_since == SeatSet::all(record_.players);
        return blocked || !noting_.notes(SheetNote::passes) ? "" : "not all players have passed";
    }
    const Seat laid_by = last.laid_by;
    if (line.end() == EndKind::voided) return laid_by.exists() ? "tiles were played" : "";
    if (!line.seat.exists() || !laid_by.exists()) return {};
    if (line.seat != laid_by)
        return fmt::format("{} laid the last tile", player_name(record_, laid_by, hand));
    // Draws that are not written only add tiles.
    const TileSet left = hands_.left(hand, laid_by, referee.end())
                             .value_or(hands_.surely_held(hand, laid_by, referee.end()));
    if (left.empty()) return {};
    return fmt::format("{} had {} left", player_name(record_, laid_by, hand), to_string(left));
}

template <GameRules G>
HandOutcome GameReferee<G>::outcome_of(std::uint32_t hand, const HandVerdict& result,
                                       const HandReferee<G>& referee) const {
    const Moment last = referee.end();
    HandOutcome outcome;
    outcome.points_in_play = referee.points_in_play();
    outcome.leader = result.leader;
    outcome.end = result.end;
    outcome.end_unknown = !result.layout_known && result.end == EndKind::unfinished &&
                          record_.hands[hand].end == none_such;
    if (result.end == EndKind::conceded) outcome.conceded = result.out;
    if (result.end == EndKind::out) outcome.out = result.out;
    outcome.layout_known = result.layout_known;
    const Statement* const line = end_over_hidden_draws(hand, referee);
    outcome.ends_as_written = line != nullptr && against_end(hand, *line, referee).empty();
    for (int s = 0; s < record_.players; ++s) {
        const bool out = result.end == EndKind::out && result.out == Seat(s);
        outcome.left[s] = out ? TileSet() : hands_.left(hand, Seat(s), last);
    }
    if constexpr (G::counts_pips) {
        outcome.pips = hands_.remaining_pips(hand, last);
        if (result.end == EndKind::out && result.out.exists()) outcome.pips.set(result.out, {});
        enter_pips(record_, hand, outcome.pips);
    }
    outcome.may_have_won = may_say_won(record_, hand, G::may_have_won(referee.state()));
    outcome.unseen = hands_.free() | hands_.disputed();
    outcome.undrawn = hands_.undrawn();
    if (const Statement* prize = prize_line(hand)) {
        const Seat other = prize->seat.next(record_.players);
        const Tile tile = record_.tiles[prize->first].tile;
        outcome.prize_there = hands_.may_be_left(other, tile, last);
    }
    return outcome;
}

/// Returns the score by the rules of the game. If draws may be left out, it uses complete `left`
/// lines.
template <GameRules G>
HandScore GameReferee<G>::score_of(const typename G::Match& match, const typename G::State& state,
                                   const HandOutcome& outcome, Ledger& ledger) const {
    if (outcome.layout_known) return G::score(match, state, outcome, ledger);
    if (!outcome.ends_as_written) return {};
    typename G::State ended = state;
    ended.end = outcome.end;
    ended.out = outcome.out;
    for (int s = 0; s < record_.players; ++s) {
        if (!outcome.left[s]) return {};
        ended.held[s] = static_cast<std::uint8_t>(outcome.left[s]->size());
    }
    HandOutcome known = outcome;
    known.layout_known = true;
    return G::score(match, ended, known, ledger);
}

/// Returns the score by the rules; `known` is false if they cannot decide it.
template <GameRules G>
HandScore GameReferee<G>::score_by_rules(std::uint32_t hand, const typename G::Match& match,
                                         const typename G::State& state, const HandOutcome& outcome,
                                         Ledger& ledger) const {
    HandScore score;
    const bool known = outcome.scores_agree && !outcome.penalties_open &&
                       (scores_unsure_->empty() || !(*scores_unsure_)[hand]) &&
                       !penalties_may_be_others(record_, hand);
    if (known) score = score_of(match, state, outcome, ledger);
    // G15: a void hand scores 0, even if the sheet alone says that it is void.
    const bool is_void = outcome.end == EndKind::voided && !record_.hands[hand].has_play() &&
                         outcome.penalties.empty() && outcome.bonuses.empty();
    score.known = score.known || (known && is_void);
    if (score.known) G::template settle<G>(match, outcome, score, ledger);
    return score;
}

/// G8: adds the bonuses of a side that the `score` line omits.
template <GameRules G>
void GameReferee<G>::add_bonuses_not_in_score(std::uint32_t hand, const HandOutcome& outcome,
                                              HandScore& score) const {
    const Statement& line = record_.statements[record_.hands[hand].score];
    SeatSet written;
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i)
        written |= scoring_seats().of(record_.amounts[i].seat);
    for (const Bonus& bonus : outcome.bonuses) {
        const Seat side = scoring_seats().of(bonus.seat);
        if (bonus.is_factor || !side.exists() || written.contains(side)) continue;
        score.points[side] =
            points_within(std::int64_t{score.points[side]} - G::penalty_sign * bonus.points);
    }
}

/// G15: returns the score as written, for hands that the rules cannot score.
template <GameRules G>
HandScore GameReferee<G>::score_as_written(std::uint32_t hand, const HandOutcome& outcome) const {
    HandScore score;
    const Hand& h = record_.hands[hand];
    score.known = !(outcome.layout_known && h.stands_after_unread(h.score)) &&
                  claimed_score(record_, hand, scoring_seats(), score.points);
    if (score.known && !h.has_play() && h.score != none_such && G::penalty_sign != 0)
        add_bonuses_not_in_score(hand, outcome, score);
    return score;
}

/// G8: some clubs take a penalty for conduct off its side, others give it to the other sides.
/// Whether the `score` line shows the second way.
template <GameRules G>
bool GameReferee<G>::is_conduct_given_to_others(std::uint32_t hand, const HandOutcome& outcome,
                                                const HandScore& score) const {
    Points written{};
    if (!score.known || !claimed_score(record_, hand, scoring_seats(), written)) return false;
    Points others = score.points;
    bool any = false;
    for (const Penalty& penalty : outcome.penalties) {
        if (!penalty.conduct) continue;
        any = true;  // restore the points of the penalized side and add them to all others
        for (Seat side : SeatSet::all(sides()))
            others[side] = points_within(std::int64_t{others[side]} -
                                         std::int64_t{G::penalty_sign} * penalty.points);
    }
    return any && written == others;
}

template <GameRules G>
HandScore GameReferee<G>::score_hand(std::uint32_t hand, const typename G::Match& match,
                                     const typename G::State& state, const HandOutcome& outcome,
                                     HandVerdict& result) {
    Ledger ledger(verdict_.ledger, hand);
    const std::size_t entries = verdict_.ledger.size();
    HandScore score = score_by_rules(hand, match, state, outcome, ledger);
    if (is_conduct_given_to_others(hand, outcome, score)) {
        HandOutcome other = outcome;
        other.conduct_to_others = true;
        verdict_.ledger.resize(entries);
        score = score_by_rules(hand, match, state, other, ledger);
    }
    // If points in play can end the hand, the score is not judged when a reading ends the hand in
    // another way.
    const bool sure = !G::claims_points || outcome.end_sure;
    if (score.known && sure) check_score(hand, score.points, scoring_seats(), reporter_);
    if (!score.known) {
        verdict_.ledger.resize(entries);
        score = score_as_written(hand, outcome);
        result.score_taken = score.known;
        if (score.known && record_.hands[hand].score != none_such && G::penalty_sign != 0 &&
            !G::loses_points)
            check_score_holds_bonuses(hand, score.points, outcome.bonuses, -G::penalty_sign,
                                      scoring_seats(), reporter_);
    }
    const bool stopped = outcome.end == EndKind::unfinished && !outcome.end_unknown &&
                         hand + 1 == record_.hands.size() &&
                         header(record_, Keyword::finish) != nullptr;
    if (stopped && record_.hands[hand].score == none_such && !score.known) {
        score.known = true;  // G8: the play is worth no points
        G::template settle<G>(match, outcome, score, ledger);
    }
    result.claimed = record_.hands[hand].score != none_such;
    result.scored = score.known;
    if (score.known) result.scores = score.points;
    return score;
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
