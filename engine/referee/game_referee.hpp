// The class that judges one game; game.hpp has its functions.
#pragma once

#include "engine/hands/tiles_put_back.hpp"
#include "engine/judge_plan.hpp"
#include "engine/referee/claims.hpp"
#include "engine/referee/end_finder.hpp"
#include "engine/referee/hand.hpp"
#include "engine/referee/hand_scorer.hpp"
#include "engine/referee/interpretations.hpp"
#include "engine/referee/lead_finder.hpp"
#include "engine/referee/misfit_readings.hpp"
#include "engine/referee/silent_report.hpp"

namespace bones {

/// Judges one record of a game.
template <GameRules G>
class GameReferee {
  public:
    /// `hung`: receives the kinds of notes that would have decided an open verdict. `unsure`: for
    /// each hand, whether its score is unknown because it depends on unreadable house rules. Empty:
    /// no hand is.
    GameReferee(const Record& record, GameVerdict& verdict, Reporter& reporter, Hands& hands,
                OpenVerdicts& open, const JudgePlan& plan, const Noting& noting, NotedKinds& hung,
                const std::vector<bool>& unsure)
        : record_(record),
          verdict_(verdict),
          reporter_(reporter),
          hands_(hands),
          open_(open),
          plan_(plan),
          sheet_noting_(noting),
          hung_(hung),
          leads_(record, noting_),
          ends_(record, hands, noting_),
          scores_(record, match_.rules, unsure, reporter, verdict.ledger) {
        hands_.start(reporter);
    }

    GameReferee(const GameReferee&) = delete;
    GameReferee& operator=(const GameReferee&) = delete;

    /// Judges all hands and the result under these house rules.
    void run(const HouseRules& rules);

  private:
    void begin(const HouseRules& rules);
    void take_up(std::uint32_t hand);
    void check_facts_of_shuffle(std::uint32_t first);
    void judge(std::uint32_t hand);
    bool stops();
    void report_hand_after_end(std::uint32_t hand);
    void note_score_after_end(std::uint32_t hand);
    void judge_hand(std::uint32_t hand, typename G::Match& match);
    Deal deal_of(const typename G::Match& match, std::uint32_t hand) const;
    bool draws_some(std::uint32_t hand) const;
    /// Returns a context that judges a hand with these tiles, without reports.
    HandContext unheard(SilentReport& found, const Hands& hands) const {
        HandContext context = found.context(hands);
        context.noting = noting_;
        return context;
    }
    Interpretations<G> interpret(std::uint32_t hand, const Deal& deal,
                                 const typename G::State& start, const Hands& hands,
                                 bool only_if_needed = false, bool no_play = false,
                                 const BreachSet* to_prove = nullptr) const;
    BreachSet breaches_to_prove(std::size_t since) const;
    void prove_by_cases(std::uint32_t hand, std::size_t since, const Interpretations<G>& all);
    bool follows_no_play() const;
    void trace_other_places(const Interpretations<G>& all);
    void deduce(std::uint32_t hand);
    typename G::State start_of(std::uint32_t hand, const typename G::Match& match, const Deal& deal,
                               Seat leader, const Hands& hands) const;
    Bidding bidding_in(std::uint32_t hand) const;
    void report_bids(std::uint32_t hand, std::span<const BidBreach> breaches);
    EndKind stop(std::uint32_t hand, const HandReferee<G>& referee, typename G::State& state) const;
    /// Returns the match in which a hand after the end is judged.
    static typename G::Match aside(typename G::Match match) {
        match.over = false;
        match.after_end = true;
        match.lead = {};
        return match;
    }
    void check_facts(std::uint32_t hand, const typename G::Match& match, const Deal& deal);
    /// `hand`: an index into Record::hands; none_such: after the last hand.
    void note_start(const MatchState& match, const Deal& deal, const TableState& state,
                    std::uint32_t hand) {
        if (!plan_.options.trace) return;
        int surplus = 0;
        for (int s = 0; s < record_.players && deal.draws && hand != none_such; ++s)
            surplus += surplus_of_deal(record_, record_.hands[hand], Seat(s));
        const int stock = std::max(deal.stock - surplus, 0);
        verdict_.starts.push_back({state.held, static_cast<std::uint16_t>(stock), deal.prizes,
                                   match.totals, match.totals_known});
    }

    /// The number of sides that score.
    int sides() const { return G::sides(match_.players, match_.rules); }
    ScoringSeats scoring_seats() const { return {sides(), match_.players}; }
    void check_lead_line(std::uint32_t hand, Seat leader);
    bool loses_track(std::uint32_t hand) const;
    static bool leads_wrongly(const LeadRule& rule, Seat leader) {
        return leader.exists() && !rule.seats.empty() && !rule.seats.contains(leader);
    }
    bool misnamed_lead(std::uint32_t hand, const typename G::Match& match, Seat leader) const;
    std::string whose(SeatSet seats, std::uint32_t hand) const;
    void check_lead(std::uint32_t hand, const typename G::Match& match, Seat leader);
    Finding* accuse_of_lead(std::uint32_t hand, bool misnamed, Seat leader, const LeadRule& rule);

    /// A hand judged as written. Its findings are those listed from `since` on. Breaches before
    /// `from_play` are not breaches of play.
    struct JudgedHand {
        std::uint32_t hand;
        const typename G::Match& match;
        Seat leader;
        const HandReferee<G>& referee;
        const Interpretations<G>& interpretations;
        const Deal& deal;
        std::size_t since, from_play;
    };
    void finish(const JudgedHand& judged, typename G::Match& match);
    void redeal(const JudgedHand& judged, typename G::Match& match, const HandOutcome& outcome,
                HandVerdict& result);
    bool lacks_play(const JudgedHand& judged) const;
    bool shows_what_penalties_punish(const JudgedHand& judged) const;
    bool leaves_suit_open(std::uint32_t hand) const;
    bool goes_on(std::uint32_t hand) const;
    void report_draws_still_owed(std::uint32_t hand, const HandReferee<G>& referee,
                                 const typename G::State& state, Reporter& reporter,
                                 std::vector<Breach>& breaches) const;

    void enter_prize(std::uint32_t hand, const Deal& deal, const typename G::State& start);
    bool prize_undoes(Moment end, std::uint32_t hand, const Deal& deal,
                      const typename G::State& start) const;
    template <class Use>
    void each_reading(const HandReferee<G>& as_written, Use&& use);
    void judge_readings(const JudgedHand& judged, HandOutcome& outcome, std::vector<HandEnd>& ends);
    void judge_interpretations(const JudgedHand& judged, HandOutcome& outcome,
                               std::vector<HandEnd>& ends);
    void take_reading(const JudgedHand& judged, const HandScore& score, const HandReferee<G>& other,
                      SilentReport& unheard, HandOutcome& outcome, std::vector<HandEnd>& ends);
    void judge_prize(const JudgedHand& judged, const HandOutcome& outcome);
    void settle_prize_of(const JudgedHand& judged, std::size_t after_play,
                         const MisfitReadings& aftermath, HandOutcome& outcome);
    std::string what_is_open(const Interpretations<G>& all) const;
    void assume_that_tiles_fit(const JudgedHand& judged);
    bool all_contradict(const JudgedHand& judged, const Statement& line) const;
    bool report_joint(const JudgedHand& judged);
    void note_ambiguous_arm(const JudgedHand& judged);
    /// A hand judged again from another start.
    struct PlayedFrom {
        PlayedFrom(const GameReferee& game, const JudgedHand& judged,
                   const typename G::State& begin)
            : start(begin),
              unheard(game.record_),
              referee(game.unheard(unheard, game.hands_), judged.hand, judged.deal) {}
        /// Whether the hand comes to the same result from the start `other`.
        bool is_the_same_from(const typename G::State& other) const {
            if constexpr (G::claims_points)
                return referee.misfit().readings.empty() &&
                       G::is_played_alike(start, referee.state(), other);
            return false;
        }

        typename G::State start;
        SilentReport unheard;
        HandReferee<G> referee;
    };
    std::unique_ptr<PlayedFrom> play_from(const JudgedHand& judged, const typename G::State& start,
                                          std::span<const Reading> way);
    template <class Take>
    std::size_t each_of_other_totals(const JudgedHand& judged, std::span<const Reading> way,
                                     Take&& take);
    void judge_other_totals(const JudgedHand& judged, HandOutcome& outcome,
                            std::vector<HandEnd>& ends);
    typename G::Match after_hand(const JudgedHand& judged, typename G::Match match,
                                 const HandReferee<G>& other,
                                 std::span<const Breach> breaches) const;
    void keep_other_totals(const JudgedHand& judged);
    HandScore score_in(const JudgedHand& judged, const HandReferee<G>& reading) const;
    bool prize_is_wrong(std::uint32_t hand, const typename G::Match& match,
                        const typename G::State& state, const HandOutcome& outcome) const;
    Breach wrong_prize(std::uint32_t hand) const {
        return {record_.statements[record_.hands[hand].prize].seat, &code::wrong_prize,
                Verdict::broken, 0};
    }

    const Record& record_;
    GameVerdict& verdict_;
    Reporter& reporter_;
    Hands& hands_;
    OpenVerdicts& open_;
    const JudgePlan& plan_;
    const Noting& sheet_noting_;
    Noting noting_;          ///< noting of the current hand
    SeatSet first_players_;  ///< of the current hand: see HandReferee::may_begin
    NotedKinds& hung_;
    typename G::Match match_{};
    LeadFinder<G> leads_;
    EndFinder<G> ends_;
    HandScorer<G> scores_;
    bool hands_alone_ = false;   ///< see JudgePlan
    bool shuffle_lost_ = false;  ///< turns may be missing in a hand of this shuffle (G5a)
    bool scores_sure_ = true;    ///< no hand so far has another score in another reading (G4).
    /// No hand so far can have ended in another way by totals or fallen after the end of the game.
    bool course_sure_ = true;
    bool after_end_ = false;  ///< a hand was played after the end of the game
    /// G4: the match in other readings of earlier misfits, if points in play can end it and the
    /// totals differ.
    std::vector<typename G::Match> others_;
    BreachSet joint_;         ///< breaches of which each interpretation of the hand proves one
    Doubt doubt_{none_such};  ///< the first misfit or omission that `others_` depend on
    std::vector<typename G::Match> coming_;  ///< possible matches after the current hand
    std::vector<Breach> breaches_;
};

}  // namespace bones
