// The referee of one game: judges its hands in order and carries state from hand to hand.
#pragma once

#include <algorithm>

#include "engine/referee/game_bids.hpp"
#include "engine/referee/game_end.hpp"
#include "engine/referee/game_lead.hpp"
#include "engine/referee/game_prize.hpp"
#include "engine/referee/game_referee.hpp"
#include "engine/referee/game_result.hpp"
#include "engine/referee/other_totals.hpp"
#include "engine/referee/proof_cases.hpp"

namespace bones {

template <GameRules G>
void GameReferee<G>::run(const HouseRules& rules) {
    begin(rules);
    hands_alone_ = plan_.hands_alone && follows_no_play();
    for (std::uint32_t hand = 0; hand < record_.hands.size(); ++hand) {
        if (does_not_follow(record_, hand)) take_up(hand);
        if constexpr (G::one_shuffle)
            if (hand == 0 || may_be_shuffled_anew(record_, hand)) check_facts_of_shuffle(hand);
        judge(hand);
        if (stops()) return;
    }
    note_start(match_, G::deal(match_), {}, none_such);
    if (hands_alone_) return;
    check_reasons_without_hands(reporter_);
    note_partial_result(scoring_seats(), reporter_);
    G::close(match_);
    GameResult<G> result(record_, match_, verdict_);
    result.take();
    if (course_sure_) {
        if (rule_in_words(record_, G::options) == nullptr)
            check_totals(match_, scoring_seats(), G::result_rule(match_.players, match_.rules),
                         reporter_);
        const bool from_play =
            std::none_of(verdict_.hands.begin(), verdict_.hands.end(),
                         [](const HandVerdict& hand) { return hand.score_taken; });
        check_result(match_, scoring_seats(), after_end_, from_play, reporter_);
        check_winner(match_, reporter_);
    }
    result.settle();
}

template <GameRules G>
void GameReferee<G>::begin(const HouseRules& rules) {
    match_.players = static_cast<std::uint8_t>(record_.players);
    match_.rules = rules;
    verdict_.rules = match_.rules;
    match_.totals_known = match_.over_known = !record_.hands.empty();
    if (!record_.hands.empty()) take_up(0);
}

/// Starts the game at a hand. Earlier events are known only for the first hand, or from lines that
/// carry them over (G16).
template <GameRules G>
void GameReferee<G>::take_up(std::uint32_t hand) {
    typename G::Match match{};
    match.players = match_.players;
    match.rules = match_.rules;
    match.hand_number = record_.hands[hand].number;
    match.number_known = hand == 0 ? !first_number_is_unknown(record_) : match.hand_number > 1;
    match.totals_known = hand == 0 && match.hand_number <= 1 && match.number_known;
    G::template bring_along<G>(match, record_, hand);
    match_ = match;
    others_.clear();
}

// The hands from this one on share a shuffle, so each is evidence for the others.
template <GameRules G>
void GameReferee<G>::check_facts_of_shuffle(std::uint32_t first) {
    std::vector<Deal> deals;
    typename G::Match ahead = match_;
    for (std::uint32_t i = first; i < record_.hands.size(); ++i, ++ahead.hand_number) {
        if (i > first && may_be_shuffled_anew(record_, i)) break;
        if (i > first && does_not_follow(record_, i)) ahead.hand_number = record_.hands[i].number;
        deals.push_back(deal_of(ahead, i));
    }
    hands_.read(first, deals);
}

template <GameRules G>
void GameReferee<G>::judge(std::uint32_t hand) {
    if (!match_.over) return judge_hand(hand, match_);
    after_end_ = true;
    report_hand_after_end(hand);
    typename G::Match apart = aside(match_);
    judge_hand(hand, apart);
    if (match_.over) return;
    // The totals are unknown since this hand, so the game may have gone on.
    match_ = apart;
    match_.over = match_.after_end = match_.totals_known = match_.over_known = false;
}

/// Whether judging stops because an error, a breach or a wrong claim was found.
template <GameRules G>
bool GameReferee<G>::stops() {
    return plan_.until_wrong && reporter_.anything_wrong();
}

/// G11: reports the points of a hand without play that came after the end of the game.
template <GameRules G>
void GameReferee<G>::note_score_after_end(std::uint32_t hand) {
    const Hand& h = record_.hands[hand];
    if (h.score == none_such || !scores_sure_) return;
    const auto& options = G::options;
    const bool has_target =
        std::any_of(std::begin(options), std::end(options),
                    [](const HouseRule& option) { return option.name == "target"; });
    reporter_
        .at_statement(
            code::after_end, "G11", hand, record_.statements[h.score],
            fmt::format("hand {} does not count, because the game was over before it{}", h.number,
                        has_target ? "; write `rule target` with the points that end the "
                                     "game if it was not"
                                   : "; write another `game` line before it if it began "
                                     "another game"))
        .severity = Severity::note;
}

template <GameRules G>
void GameReferee<G>::report_hand_after_end(std::uint32_t hand) {
    const Hand& h = record_.hands[hand];
    const auto begin = record_.actions.begin();
    const auto first =
        std::find_if(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
            return is_of_game<G>(action) && action.seat().index() < record_.players;
        });
    if (first == begin + h.end_action) return note_score_after_end(hand);
    course_sure_ = course_sure_ && scores_sure_;
    const bool sure = scores_sure_ && leads_.first_to_act(hand).exists();
    if (!sure) reporter_.count_open();
    if (!sure && !plan_.options.list_open) return;
    Finding& finding = reporter_.at_action(
        code::after_end, "G11", hand, static_cast<std::uint32_t>(first - begin),
        fmt::format("hand {} was played after the end of the game{}", h.number,
                    sure           ? ""
                    : scores_sure_ ? "; not proven, because its first turn cannot be read"
                                   : "; only if a misfit lies as written"));
    if (!sure) finding.verdict = Verdict::open;
    if (!sure) return;
    const auto before = hand > 0 ? record_.hands[hand - 1].number : 0;
    prove_plainly(finding, ProofCondition::Kind::rule,
                  {named_number("over_after", static_cast<int>(before))});
}

template <GameRules G>
void GameReferee<G>::judge_hand(std::uint32_t hand, typename G::Match& match) {
    noting_ = sheet_noting_.of_hand(hand);
    first_players_ = leads_.first_players(hand, match.lead);
    const Deal deal = deal_of(match, hand);
    if constexpr (!G::one_shuffle) check_facts(hand, match, deal);
    if (stops()) return;
    const Seat leader = leads_.leader(hand);
    typename G::State state = start_of(hand, match, deal, leader, hands_);
    if constexpr (G::has_bidding) match.lead = G::lead_by_bid(state);
    if constexpr (G::has_prizes) enter_prize(hand, deal, state);
    note_start(match, deal, state, hand);
    if (hands_alone_) {
        HandVerdict& result = verdict_.hands.emplace_back();
        result.number = record_.hands[hand].number;
        result.leader = leader;
        return deduce(hand);
    }
    open_.clear();
    breaches_.clear();
    joint_.clear();
    const std::size_t since = reporter_.listed();
    if constexpr (G::has_bidding) {
        typename G::State aside = G::start(match, leader);
        report_bids(hand, G::enter_bids(match, bidding_in(hand), aside));
    }
    check_lead_line(hand, leader);
    check_lead(hand, match, leader);
    const std::size_t from_play = breaches_.size();
    const bool no_play = match.after_end && state.ended();
    const std::uint64_t steps_before = reporter_.steps();
    const Interpretations<G> all = interpret(hand, deal, state, hands_, true, no_play);
    HandReferee<G> referee(
        {&reporter_, &hands_, &verdict_.actions, &open_, plan_.options.list_open, &breaches_,
         &verdict_.deductions, plan_.options.deduce && plan_.held.empty(),
         plan_.options.trace ? verdict_.trace.data() : nullptr, true, plan_.observer, plan_.ends,
         noting_, &hung_},
        hand, deal);
    referee.doubt_lead(leads_.contradicted(hand, leader));
    if (shuffle_lost_) referee.judge_facts_only();
    if (no_play) referee.judge_no_play();
    if (!all.settled()) hung_.add(SheetNote::halves);
    referee.take_as(all.way(), all.too_many_from, all.unsettled.first());
    if (!all.unsettled.empty()) referee.doubt_layout();
    referee.run(state);
    if constexpr (G::one_shuffle) shuffle_lost_ = shuffle_lost_ || loses_track(hand);
    if (plan_.options.trace) trace_other_places(all);
    if (all.settled() && stops()) return;
    if (all.settled() && plan_.until_wrong && open_.conflict(hands_)) {
        reporter_.at_hand(code::joint_breach, "G10", hand, "some actions cannot all be legal");
        return;
    }
    open_.find_joint(hands_);
    deduce(hand);
    finish({hand, match, leader, referee, all, deal, since, from_play}, match);
    if (all.unsettled.empty() || !reporter_.wants_proof() || !proves_any(verdict_, since)) return;
    // With the limit of the first time, so that the interpretations are the same.
    const std::uint64_t steps = reporter_.steps();
    reporter_.recount_steps(steps_before);
    const BreachSet to_prove = breaches_to_prove(since);
    prove_by_cases(hand, since, interpret(hand, deal, state, hands_, false, no_play, &to_prove));
    reporter_.recount_steps(steps);
}

/// Adds the places where tiles may lie besides those in the trace (G17).
template <GameRules G>
void GameReferee<G>::trace_other_places(const Interpretations<G>& all) {
    const std::span<const Reading> way = all.way();
    const auto place_of = [](std::uint32_t index, const Action& action) {
        return OtherPlace{index, static_cast<std::uint8_t>(action.arm),
                          static_cast<std::uint8_t>(action.first_half()),
                          static_cast<std::uint8_t>(action.second_half()), action.crosswise != 0};
    };
    for (const Reading& reading : all.unsettled) {
        const std::uint32_t index = reading.index;
        PlyTrace& ply = verdict_.trace[index];
        if (reading.action.leaves_arm_out() || !ply.laid || ply.laid->opening) continue;
        const auto in_way = std::find_if(way.begin(), way.end(),
                                         [&](const Reading& one) { return one.index == index; });
        const OtherPlace shown =
            place_of(index, in_way == way.end() ? record_.actions[index] : in_way->action);
        const OtherPlace other = place_of(index, reading.action);
        const std::span<const OtherPlace> known = other_places(verdict_, index);
        if (other == shown || std::find(known.begin(), known.end(), other) != known.end()) continue;
        verdict_.other_places.push_back(other);
        ply.unsettled = true;
    }
}

/// The breaches of the findings listed since `since`, and those of a joint breach.
template <GameRules G>
BreachSet GameReferee<G>::breaches_to_prove(std::size_t since) const {
    BreachSet breaches = joint_;
    for (std::size_t i = since; i < verdict_.findings.size(); ++i) {
        const Finding& finding = verdict_.findings[i];
        if (is_proven(finding))
            breaches.push_back({finding.seat, finding.code, Verdict::broken,
                                static_cast<std::uint32_t>(finding.ply)});
    }
    std::sort(breaches.begin(), breaches.end(), precedes);
    return breaches;
}

/// If the interpretations prove a breach in different ways, its proof gets a case for each.
template <GameRules G>
void GameReferee<G>::prove_by_cases(std::uint32_t hand, std::size_t since,
                                    const Interpretations<G>& all) {
    std::vector<ProvenBreach> proven;
    std::size_t unlisted = 0;
    for (const auto& one : all.kept) {
        proven.insert(proven.end(), one->proven.begin(), one->proven.end());
        unlisted += one->unlisted;
    }
    for (std::size_t i = since; i < verdict_.findings.size(); ++i)
        if (is_proven(verdict_.findings[i]))
            add_cases(record_, record_.hands[hand], proven, unlisted, joint_, verdict_.findings[i]);
}

/// Returns what the rules deal, and whether the hand may have unwritten draws (G17).
template <GameRules G>
Deal GameReferee<G>::deal_of(const typename G::Match& match, std::uint32_t hand) const {
    Deal deal = G::deal(match);
    const bool may_draw = deal.draws && deal.stock > deal.never_drawn;
    deal.hides_draws = may_draw && (!noting_.notes(SheetNote::draws) || draws_some(hand));
    return deal;
}

/// Whether the hand has a bare `+`.
template <GameRules G>
bool GameReferee<G>::draws_some(std::uint32_t hand) const {
    const auto begin = record_.actions.begin();
    return std::any_of(begin + record_.hands[hand].first_action,
                       begin + record_.hands[hand].end_action,
                       [](const Action& action) { return action.draws_some(); });
}

/// `only_if_needed`: the outcome of a single interpretation is not needed. `no_play`: the hand
/// ended before its first action.
template <GameRules G>
Interpretations<G> GameReferee<G>::interpret(std::uint32_t hand, const Deal& deal,
                                             const typename G::State& start, const Hands& hands,
                                             bool only_if_needed, bool no_play,
                                             const BreachSet* to_prove) const {
    Interpreter<G> interpreter(record_, hand, hands, reporter_, to_prove);
    const auto begin = [&](const HandContext& context) {
        HandReferee<G> referee(context, hand, deal);
        referee.doubt_lead(leads_.contradicted(hand, start.turn));
        referee.may_begin(first_players_);
        if (shuffle_lost_) referee.judge_facts_only();
        if (no_play) referee.judge_no_play();
        referee.begin(start);
        return referee;
    };
    return only_if_needed && !interpreter.leaves_out(noting_) ? interpreter.plain(noting_)
                                                              : interpreter.follow(noting_, begin);
}

/// Whether hands can be distinguished without following the play (see JudgePlan). After an
/// unreadable line this depends on the state of play (G5a).
template <GameRules G>
bool GameReferee<G>::follows_no_play() const {
    return G::deals_alike &&
           std::all_of(record_.hands.begin(), record_.hands.end(),
                       [](const Hand& hand) { return hand.unread_line == none_such; });
}

template <GameRules G>
void GameReferee<G>::deduce(std::uint32_t hand) {
    if (plan_.options.deduce) hands_.deduce(hand, plan_.held, plan_.absent, verdict_.deductions);
}

template <GameRules G>
typename G::State GameReferee<G>::start_of(std::uint32_t hand, const typename G::Match& match,
                                           const Deal& deal, Seat leader,
                                           const Hands& hands) const {
    typename G::State state = G::start(match, leader);
    if constexpr (G::has_bidding) G::enter_bids(match, bidding_in(hand), state);
    for (int s = 0; s < record_.players && !deal.each_known; ++s)
        state.held[s] = static_cast<std::uint8_t>(hands.dealt_size(Seat(s)));
    if constexpr (G::has_prizes)
        for (int s = 0; s < record_.players && !deal.prizes_known; ++s)
            G::show_taken(state, Seat(s), hands.shown_taken(Seat(s)),
                          hands.shown_no_prizes(Seat(s)), hands.deal_is_written(Seat(s)));
    if (deal.draws && deal.each_known) deal_surplus(record_, record_.hands[hand], state);
    return state;
}

// G5a: what an unreadable line can have been depends on whether the hand had ended before it. The
// hand is judged once without reports to find that out.
template <GameRules G>
void GameReferee<G>::check_facts(std::uint32_t hand, const typename G::Match& match,
                                 const Deal& deal) {
    BeforeUnread before;
    if (record_.hands[hand].unread_line != none_such) {
        SilentReport unheard(record_);
        Hands hands;
        hands.start(unheard.reporter);
        hands.read(hand, {&deal, 1});
        HandReferee<G> referee(this->unheard(unheard, hands), hand, deal);
        referee.run(start_of(hand, match, deal, leads_.leader(hand), hands));
        before.ended = referee.ended_before_unread();
        before.may_have_ended =
            before.ended || referee.may_have_stopped_before_unread() || !others_.empty();
    }
    hands_.read(hand, {&deal, 1}, before);
}

/// G5a: whether turns of any player may be missing in the hand.
template <GameRules G>
bool GameReferee<G>::loses_track(std::uint32_t hand) const {
    const Hand& h = record_.hands[hand];
    const auto begin = record_.actions.begin();
    return h.unread_line != none_such ||
           std::any_of(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
               return action.seat().exists() && action.seat().index() >= record_.players;
           });
}

}  // namespace bones
