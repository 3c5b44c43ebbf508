// The hands of a game judged again under the other readings of a misfit (G4).
#pragma once

#include "engine/referee/aftermath.hpp"
#include "engine/referee/game_referee.hpp"

namespace bones {

/// Calls `use(referee, unheard)` for every other reading of the hand's first misfit: the referee
/// who has judged the hand so, and what he found from the misfit on.
template <GameRules G>
template <class Use>
void GameReferee<G>::each_reading(const HandReferee<G>& as_written, Use&& use) {
    const Misfit<G>& misfit = as_written.misfit();
    for (const Action& reading : misfit.readings) {
        Unheard unheard(record_);
        HandReferee<G> referee = *misfit.before;
        referee.judge_as(reading, unheard.context(hands_));
        use(referee, unheard);
    }
}

/// Whether a reading ends the hand otherwise: in another way, at another time, or for another
/// winner.
template <GameRules G>
bool GameReferee<G>::ends_otherwise(std::uint32_t hand, Seat leader, const HandReferee<G>& one,
                                    const HandReferee<G>& other) const {
    const typename G::State &a = one.state(), &b = other.state();
    if (one.layout_known() != other.layout_known() || a.end != b.end || a.out != b.out ||
        one.end() != other.end())
        return true;
    if constexpr (G::has_prizes)
        return G::winner(a, outcome_of(hand, settle_end(hand, leader, one), one.end())) !=
               G::winner(b, outcome_of(hand, settle_end(hand, leader, other), other.end()));
    return false;
}

/// Whether a reading gives the hand another score, or none.
template <GameRules G>
bool GameReferee<G>::scores_otherwise(std::uint32_t hand, const typename G::Match& match,
                                      Seat leader, const HandReferee<G>& one,
                                      const HandReferee<G>& other) const {
    std::vector<LedgerEntry> entries;
    Ledger ledger(entries, hand);
    const auto score = [&](const HandReferee<G>& judged) {
        const HandOutcome outcome =
            outcome_of(hand, settle_end(hand, leader, judged), judged.end());
        return outcome.layout_known ? G::score(match, judged.state(), outcome, ledger)
                                    : HandScore();
    };
    const HandScore a = score(one), b = score(other);
    return a.known != b.known || (a.known && a.points != b.points);
}

/// What follows the hand's first misfit is open unless every reading proves it (G4).
template <GameRules G>
void GameReferee<G>::judge_readings(std::uint32_t hand, const typename G::Match& match, Seat leader,
                                    const HandReferee<G>& referee, std::size_t since,
                                    HandOutcome& outcome) {
    if (referee.misfit().readings.empty()) return;
    const std::size_t after_play = breaches_.size();
    if constexpr (G::has_prizes)
        if (prize_is_wrong(hand, match, referee.state(), outcome))
            breaches_.push_back(wrong_prize(hand));
    Aftermath aftermath(hand, referee.misfit().index, breaches_, after_play, open_, reporter_);
    each_reading(referee, [&](const HandReferee<G>& other, Unheard& unheard) {
        report_draws_still_owed(hand, other.state(), unheard.nobody, unheard.breaches);
        if constexpr (G::has_prizes) {
            const HandVerdict result = settle_end(hand, leader, other);
            if (prize_is_wrong(hand, match, other.state(), outcome_of(hand, result, other.end())))
                unheard.breaches.push_back(wrong_prize(hand));
        }
        aftermath.compare(unheard.breaches, unheard.open, hands_);
        outcome.end_sure = outcome.end_sure && !ends_otherwise(hand, leader, referee, other);
        scores_sure_ = scores_sure_ && outcome.end_sure &&
                       !scores_otherwise(hand, match, leader, referee, other);
    });
    aftermath.settle(hands_, since, options_.list_open, reporter_);
    if (breaches_.size() == after_play) return;
    outcome.prize_wrong = breaches_.back().verdict == Verdict::broken;
    if (outcome.prize_wrong) {
        breaches_.pop_back();  // it is yet to be reported
    } else if (options_.list_open) {
        const Statement& line = record_.statements[record_.hands[hand].prize];
        aftermath.reopen(reporter_.at_statement(
            code::wrong_prize, "P10", hand, line,
            fmt::format("{} takes a prize, which was not there to take or not for the loser",
                        player_name(record_, line.seat))));
    }
}

/// Whether the hand's prize is wrong if it ended so.
template <GameRules G>
bool GameReferee<G>::prize_is_wrong(std::uint32_t hand, const typename G::Match& match,
                                    const typename G::State& state,
                                    const HandOutcome& outcome) const {
    typename G::Match aside = match;
    Unheard unheard(record_);
    G::settle_prize(aside, state, outcome, hand, unheard.nobody, unheard.breaches);
    return !unheard.breaches.empty() && unheard.breaches.back().code == &code::wrong_prize;
}

// G9: a prize was in the loser's hand to the end, and so bears on the verdicts of the hand. Who
// won and lost is learnt by judging it once with nobody listening.
template <GameRules G>
void GameReferee<G>::enter_prize(std::uint32_t hand, const Deal& deal,
                                 const typename G::State& start, std::uint32_t rightful_leaders) {
    const Statement* line = prize_line(hand);
    if (line == nullptr) return;
    const Seat other = line->seat.next(record_.players);
    if (hands_.certain(hand, other)) return;
    Unheard unheard(record_);
    HandReferee<G> referee(unheard.context(hands_), hand, deal);
    referee.lead_belonged_to(rightful_leaders);
    referee.run(start);
    const Seat leader = start.turn;
    const HandVerdict result = settle_end(hand, leader, referee);
    bool sure = !holds_another(hand, referee) &&
                G::winner(referee.state(), outcome_of(hand, result, referee.end())) == line->seat;
    each_reading(referee, [&](const HandReferee<G>& read, Unheard&) {
        sure = sure && !ends_otherwise(hand, leader, referee, read);  // G4
    });
    const Moment end = referee.end();
    if (sure && !prize_undoes(end, hand, deal, start, rightful_leaders))
        hands_.enter_left(other, record_.tiles[line->first].tile, end);
}

/// G9: whether the hand would not have ended then if the loser had held the prize. It was taken at
/// some other time, and proves nothing. Only an end by passes can be undone, if play went on (G11).
template <GameRules G>
bool GameReferee<G>::prize_undoes(Moment end, std::uint32_t hand, const Deal& deal,
                                  const typename G::State& start,
                                  std::uint32_t rightful_leaders) const {
    if (end == static_cast<Moment>(record_.hands[hand].end_action)) return false;
    Unheard unheard(record_);
    Hands hands;
    hands.start(unheard.nobody);
    hands.read(hand, {&deal, 1}, hands_.ended_before_unread());
    const Statement& line = *prize_line(hand);
    hands.enter_left(line.seat.next(record_.players), record_.tiles[line.first].tile, end);
    HandReferee<G> referee(unheard.context(hands), hand, deal);
    referee.lead_belonged_to(rightful_leaders);
    referee.run(start);
    return referee.end() != end;
}

}  // namespace bones
