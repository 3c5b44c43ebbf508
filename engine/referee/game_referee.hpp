// The referee of one game: its hands one by one, and what goes from hand to hand.
#pragma once

#include <algorithm>

#include "engine/hands/deductions.hpp"
#include "engine/referee/claims.hpp"
#include "engine/referee/hand.hpp"
#include "engine/referee/unheard.hpp"

namespace bones {

/// Judges one record of a game.
template <GameRules G>
class GameReferee {
  public:
    GameReferee(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                OpenVerdicts& open, const JudgeOptions& options)
        : record_(record),
          verdict_(verdict),
          reporter_(reporter),
          hands_(hands),
          open_(open),
          options_(options) {
        hands_.start(reporter);
    }

    /// `unsure`: of each hand, whether its score is not to be told, since house rules that cannot
    /// be read decide it; empty: of none.
    void run(const HouseRules& rules, const std::vector<bool>& unsure) {
        scores_unsure_ = &unsure;
        begin(rules);
        if constexpr (G::one_shuffle) check_all_facts();
        for (std::uint32_t hand = 0; hand < record_.hands.size(); ++hand) judge(hand);
        note_start(G::deal(match_), {});
        G::close(match_);
        if constexpr (requires { G::end_as_said(match_); })
            if (!match_.over && is_said_to_be_over(record_)) G::end_as_said(match_);
        check_result(match_, &G::scoring_seat, reporter_);
        check_winner(match_, reporter_);
        settle_result();
    }

  private:
    void begin(const HouseRules& rules) {
        match_.players = static_cast<std::uint8_t>(record_.players);
        match_.rules = rules;
        verdict_.rules = match_.rules;
        match_.totals_known = match_.over_known = !record_.hands.empty();
        if (record_.hands.empty()) return;
        match_.hand_number = record_.hands[0].number;
        match_.totals_known = match_.hand_number <= 1;
        G::template bring_along<G>(match_, record_);
    }

    /// Totals and winners by the rules; where these cannot tell who won, as written (G15).
    void settle_result() {
        verdict_.totals_known = match_.totals_known;
        verdict_.totals = match_.totals;
        verdict_.complete = match_.over;
        verdict_.winners = match_.over && match_.winners_known ? match_.winners : 0;
        const std::uint32_t said = claimed_winners(record_, &G::scoring_seat);
        const bool told = match_.over ? match_.winners_known : match_.over_known;
        if (told || said == 0) return;
        verdict_.complete = true;
        verdict_.winners = said;
    }

    // All hands come of one shuffle: what any of them shows tells about every other.
    void check_all_facts() {
        std::vector<Deal> deals;
        typename G::Match ahead = match_;
        for (std::size_t i = 0; i < record_.hands.size(); ++i, ++ahead.hand_number)
            deals.push_back(G::deal(ahead));
        if (!deals.empty()) hands_.read(0, deals);
    }

    void judge(std::uint32_t hand) {
        if (!match_.over) return judge_hand(hand, match_);
        report_hand_after_end(hand);
        typename G::Match aside = match_;
        aside.over = false;
        aside.lead = {};
        judge_hand(hand, aside);
    }

    void report_hand_after_end(std::uint32_t hand) {
        const Hand& h = record_.hands[hand];
        const auto begin = record_.actions.begin();
        const auto first =
            std::find_if(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
                return is_of_game<G>(action) && action.seat().index() < record_.players;
            });
        if (first == begin + h.end_action) return;
        const bool sure = scores_sure_ && first_to_act(hand).exists();
        if (!sure) reporter_.count_open();
        if (!sure && !options_.list_open) return;
        Finding& finding = reporter_.at_action(
            code::after_end, "G11", hand, static_cast<std::uint32_t>(first - begin),
            fmt::format("hand {} is played, but the game was over{}", h.number,
                        sure           ? ""
                        : scores_sure_ ? "; who began it cannot be read"
                                       : "; so only if a misfit lies as written"));
        if (!sure) finding.verdict = Verdict::open;
        if (!sure) return;
        const auto before = hand > 0 ? record_.hands[hand - 1].number : 0;
        prove_plainly(finding, ProofCondition::Kind::rule,
                      {named_number("over_after", static_cast<int>(before))});
    }

    void judge_hand(std::uint32_t hand, typename G::Match& match) {
        const Deal deal = G::deal(match);
        if constexpr (!G::one_shuffle) check_facts(hand, match, deal);
        const Seat leader = leader_of(hand);
        const typename G::State state = start_of(match, deal, leader, hands_);
        const std::uint32_t rightful = misnamed_lead(hand, match, leader) ? match.lead.seats : 0;
        if constexpr (G::has_prizes) enter_prize(hand, deal, state, rightful);
        note_start(deal, state);
        open_.clear();
        breaches_.clear();
        const std::size_t since = reporter_.listed();
        check_lead(hand, match, leader);
        HandReferee<G> referee({&reporter_, &hands_, &verdict_.actions, &open_, options_.list_open,
                                &breaches_, &verdict_.deductions, options_.deduce,
                                options_.trace ? verdict_.trace.data() : nullptr},
                               hand, deal);
        referee.lead_belonged_to(rightful);
        if (shuffle_lost_) referee.judge_facts_only();
        referee.run(state);
        if constexpr (G::one_shuffle) shuffle_lost_ = shuffle_lost_ || loses_track(hand);
        open_.find_joint(hands_);
        if (options_.deduce) deduce_places(verdict_.deductions, reporter_, hands_.books(), hand);
        finish(hand, match, leader, referee, since);
    }

    typename G::State start_of(const typename G::Match& match, const Deal& deal, Seat leader,
                               const Hands& hands) const {
        typename G::State state = G::start(match, leader);
        for (int s = 0; s < record_.players && !deal.each_known; ++s)
            state.held[s] = static_cast<std::uint8_t>(hands.facts().dealt(Seat(s)));
        if constexpr (G::has_prizes)
            for (int s = 0; s < record_.players && !deal.prizes_known; ++s)
                G::show_taken(state, Seat(s), hands.facts().shown_taken(Seat(s)),
                              hands.facts().deal_is_written(Seat(s)));
        return state;
    }

    // G5a: whether a line that cannot be read stands behind the end of its hand tells what it can
    // have been. That is learnt by judging the hand once with nobody listening.
    void check_facts(std::uint32_t hand, const typename G::Match& match, const Deal& deal) {
        bool ended = false;
        if (record_.hands[hand].unread_line != none_such) {
            Unheard unheard(record_);
            Hands hands;
            hands.start(unheard.nobody);
            hands.read(hand, {&deal, 1});
            HandReferee<G> referee(unheard.context(hands), hand, deal);
            referee.run(start_of(match, deal, leader_of(hand), hands));
            ended = referee.ended_before_unread();
        }
        hands_.read(hand, {&deal, 1}, ended);
    }

    void note_start(const Deal& deal, const TableState& state) {
        if (!options_.trace) return;
        verdict_.starts.push_back(
            {state.held, static_cast<std::uint16_t>(deal.stock), deal.prizes});
    }

    /// G2: the seat of the lead line, else of the first action that is one.
    Seat leader_of(std::uint32_t hand) const {
        const Hand& h = record_.hands[hand];
        if (h.lead != none_such && record_.statements[h.lead].seat.index() < record_.players)
            return record_.statements[h.lead].seat;
        return first_to_act(hand);
    }

    /// Whose the first action of a hand is; no seat if there is none, or before it something cannot
    /// be read (G5a).
    Seat first_to_act(std::uint32_t hand) const {
        const Hand& h = record_.hands[hand];
        for (std::uint32_t i = h.first_action; i < std::min(h.end_action, h.unread); ++i) {
            const Action& action = record_.actions[i];
            const bool stranger = action.seat().index() >= record_.players;
            if (stranger || action.is_unread()) return {};  // G5a
            if (is_of_game<G>(action)) return action.seat();
        }
        return {};
    }

    /// G5a: whether turns of anybody may be missing in the hand.
    bool loses_track(std::uint32_t hand) const {
        const Hand& h = record_.hands[hand];
        const auto begin = record_.actions.begin();
        return h.unread_line != none_such ||
               std::any_of(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
                   return action.seat().index() >= record_.players;
               });
    }

    static bool leads_wrongly(const LeadRule& rule, Seat leader) {
        return leader.exists() && rule.seats != 0 && (rule.seats >> leader.index() & 1) == 0;
    }

    /// Whether it is the `lead` line that names the wrong leader.
    bool misnamed_lead(std::uint32_t hand, const typename G::Match& match, Seat leader) const {
        const std::uint32_t line = record_.hands[hand].lead;
        return leads_wrongly(match.lead, leader) && line != none_such &&
               record_.statements[line].seat == leader;
    }

    void check_lead(std::uint32_t hand, const typename G::Match& match, Seat leader) {
        const LeadRule& rule = match.lead;
        if (!leads_wrongly(rule, leader) || shuffle_lost_) return;
        const Hand& h = record_.hands[hand];
        const std::string message =
            fmt::format("{} leads, but the lead is {}'s", player_name(record_, leader),
                        player_name(record_, Seat(std::countr_zero(rule.seats))));
        breaches_.push_back({leader, &code::wrong_lead, Verdict::broken, 1});
        if (misnamed_lead(hand, match, leader)) {
            Finding& finding = reporter_.at_statement(code::wrong_lead, rule.clause, hand,
                                                      record_.statements[h.lead], message);
            return prove_plainly(finding, ProofCondition::Kind::turn,
                                 {named_seats("due", rule.seats)});
        }
        for (std::uint32_t i = h.first_action; i < h.end_action; ++i)
            if (record_.actions[i].seat() == leader) {
                Finding& finding =
                    reporter_.at_action(code::wrong_lead, rule.clause, hand, i, message);
                return prove_plainly(finding, ProofCondition::Kind::turn,
                                     {named_seats("due", rule.seats)});
            }
    }

    void finish(std::uint32_t hand, typename G::Match& match, Seat leader,
                const HandReferee<G>& referee, std::size_t since) {
        const typename G::State& state = referee.state();
        report_draws_still_owed(hand, state, reporter_, breaches_);
        HandVerdict& result = verdict_.hands.emplace_back(settle_end(hand, leader, referee));
        check_end(hand, state.end, state.out, result.layout_known, reporter_);
        HandOutcome outcome = outcome_of(hand, result, referee.end());
        outcome.another_hand = holds_another(hand, referee);
        judge_readings(hand, match, leader, referee, since, outcome);
        open_.report(hand, hands_, options_.list_open, reporter_);
        if constexpr (G::has_prizes)
            G::settle_prize(match, state, outcome, hand, reporter_, breaches_);
        outcome.breaches = breaches_;
        if (options_.trace) verdict_.left.push_back(outcome.left);
        const std::vector<Penalty> penalties = penalties_of(record_, hand);
        outcome.penalties = penalties;
        check_penalties(hand, outcome, &G::cost, match.rules, reporter_);
        const HandScore score = score_hand(hand, match, state, outcome, result);
        const bool settled = referee.ended_before_unread() && !result.score_taken &&
                             penalties.empty();  // of which hand they are nobody can tell
        if (outcome.another_hand && !settled) match.totals_known = false;
        G::finish(match, state, outcome, score);
        if (outcome.another_hand && !match.over) {  // G11: after the game it changes nothing
            match.lead = {};
            match.totals_known = match.over_known = false;
        }
        ++match.hand_number;
    }

    /// G5a: whether a line that cannot be read may have been the first of another hand, which is
    /// then played, or only scored, in this one.
    bool holds_another(std::uint32_t hand, const HandReferee<G>& referee) const {
        const Hand& h = record_.hands[hand];
        if (h.unread_line == none_such) return false;
        const bool goes_on = h.unread < h.end_action;
        const auto begin = record_.statements.begin();
        const bool named =
            std::any_of(begin + h.unread_line, begin + h.end_statement,
                        [](const Statement& line) { return line.taken_for == Keyword::hand; });
        const bool skips =
            hand + 1 < record_.hands.size() && record_.hands[hand + 1].number != h.number + 1;
        if (h.anew != none_such && (named || goes_on)) return true;
        return skips || (goes_on && referee.may_have_ended_before_unread());
    }

    /// How the hand ended: by the rules, or, where they cannot tell, as written.
    HandVerdict settle_end(std::uint32_t hand, Seat leader, const HandReferee<G>& referee) const {
        const typename G::State& state = referee.state();
        const std::uint32_t line = record_.hands[hand].end;
        const Statement* end = line == none_such ? nullptr : &record_.statements[line];
        const bool conceded = end != nullptr && end->end == EndKind::conceded && !state.ended();
        HandVerdict result;
        result.number = record_.hands[hand].number;
        result.leader = leader;
        result.layout_known = referee.layout_known() && G::end_known(state);
        result.end = state.end;
        result.out = state.out;
        if (end != nullptr && (conceded || !result.layout_known)) {
            result.end = end->end;
            result.out = end->seat;
        } else if (!result.layout_known) {
            result.end = EndKind::unfinished;
            result.out = {};
        }
        return result;
    }

    HandOutcome outcome_of(std::uint32_t hand, const HandVerdict& result, Moment last) const {
        HandOutcome outcome;
        outcome.leader = result.leader;
        outcome.end = result.end;
        if (result.end == EndKind::conceded) outcome.conceded = result.out;
        outcome.layout_known = result.layout_known;
        for (int s = 0; s < record_.players; ++s) {
            const bool out = result.end == EndKind::out && result.out == Seat(s);
            outcome.left[s] = out ? TileSet() : hands_.left(hand, Seat(s), last);
        }
        if constexpr (G::counts_pips) {
            outcome.pips = hands_.left_pips(hand, last);
            if (result.end == EndKind::out && result.out.exists()) outcome.pips.set(result.out, {});
        }
        outcome.unseen = hands_.free() | hands_.disputed();
        outcome.undrawn = hands_.undrawn();
        if (const Statement* prize = prize_line(hand)) {
            const Seat other = prize->seat.next(record_.players);
            const Tile tile = record_.tiles[prize->first].tile;
            outcome.prize_there = hands_.may_be_left(other, tile, last);
            if (!outcome.prize_there)
                outcome.prize_elsewhere = Prover(hands_).elsewhere(tile, hand, other, last);
        }
        return outcome;
    }

    /// The hand's `prize` line, if it has one that names a tile and a seat that plays.
    const Statement* prize_line(std::uint32_t hand) const {
        const std::uint32_t line = record_.hands[hand].prize;
        const bool written = line != none_such &&
                             record_.statements[line].seat.index() < record_.players &&
                             record_.tiles[record_.statements[line].first].unknown == 0;
        return written ? &record_.statements[line] : nullptr;
    }

    void enter_prize(std::uint32_t hand, const Deal& deal, const typename G::State& start,
                     std::uint32_t rightful_leaders);
    bool prize_undoes(Moment end, std::uint32_t hand, const Deal& deal,
                      const typename G::State& start, std::uint32_t rightful_leaders) const;
    template <class Use>
    void each_reading(const HandReferee<G>& as_written, Use&& use);
    bool ends_otherwise(std::uint32_t hand, Seat leader, const HandReferee<G>& one,
                        const HandReferee<G>& other) const;
    void judge_readings(std::uint32_t hand, const typename G::Match& match, Seat leader,
                        const HandReferee<G>& referee, std::size_t since, HandOutcome& outcome);
    bool scores_otherwise(std::uint32_t hand, const typename G::Match& match, Seat leader,
                          const HandReferee<G>& one, const HandReferee<G>& other) const;
    bool prize_is_wrong(std::uint32_t hand, const typename G::Match& match,
                        const typename G::State& state, const HandOutcome& outcome) const;
    Breach wrong_prize(std::uint32_t hand) const {
        return {record_.statements[record_.hands[hand].prize].seat, &code::wrong_prize,
                Verdict::broken, 0};
    }

    HandScore score_hand(std::uint32_t hand, const typename G::Match& match,
                         const typename G::State& state, const HandOutcome& outcome,
                         HandVerdict& result) {
        Ledger ledger(verdict_.ledger, hand);
        const std::size_t entries = verdict_.ledger.size();
        HandScore score;
        const bool told = scores_unsure_->empty() || !(*scores_unsure_)[hand];
        if (outcome.layout_known && told) score = G::score(match, state, outcome, ledger);
        if (score.known) {
            G::template settle<G>(match, outcome, score, ledger);
            check_score(hand, score.points, &G::scoring_seat, reporter_);
        } else {
            verdict_.ledger.resize(entries);
            score.points = {};
            score.known = result.score_taken =
                claimed_score(record_, hand, &G::scoring_seat, score.points);
        }
        result.claimed = record_.hands[hand].score != none_such;
        result.scored = score.known;
        if (score.known) result.scores = score.points;
        return score;
    }

    /// Whether the record says more than what happened in the hand: its end, its score, another
    /// hand.
    bool goes_on(std::uint32_t hand) const {
        const Hand& h = record_.hands[hand];
        return h.end != none_such || h.score != none_such || hand + 1 < record_.hands.size() ||
               header(record_, Keyword::result) != nullptr ||
               header(record_, Keyword::winner) != nullptr;
    }

    // S7: draws owed when the hand is over and the record goes on, or says that it ended.
    void report_draws_still_owed(std::uint32_t hand, const typename G::State& state,
                                 Reporter& reporter, std::vector<Breach>& breaches) const {
        const std::uint32_t owing = G::owing(state);
        if (owing == 0 || !state.ended()) return;
        if (!goes_on(hand)) return;
        for (int s = 0; s < record_.players; ++s) {
            if ((owing >> s & 1) == 0) continue;
            Finding& finding = reporter.at_hand(
                code::missed_draw, G::owing_clause, hand,
                fmt::format("{} has not made the draw that was owed when the hand ended",
                            player_name(record_, Seat(s))));
            finding.seat = Seat(s);
            finding.ply = record_.hands[hand].actions() + 1;
            prove_plainly(finding, ProofCondition::Kind::rule,
                          {named_number("owed", 1), named_number("stock", state.stock)});
            breaches.push_back(
                {Seat(s), &code::missed_draw, Verdict::broken, record_.hands[hand].actions() + 1});
        }
    }

    const Record& record_;
    GameVerdict& verdict_;
    Reporter& reporter_;
    Hands& hands_;
    OpenVerdicts& open_;
    const JudgeOptions& options_;
    const std::vector<bool>* scores_unsure_ = nullptr;
    typename G::Match match_{};
    bool shuffle_lost_ = false;  ///< turns may be missing in a hand of the shuffle so far (G5a)
    bool scores_sure_ = true;    ///< no hand so far gives another score in another reading (G4)
    std::vector<Breach> breaches_;
};

}  // namespace bones
