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
        return G::winner(a, outcome_of(hand, settle_end(hand, leader, one), one)) !=
               G::winner(b, outcome_of(hand, settle_end(hand, leader, other), other));
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
        const HandOutcome outcome = outcome_of(hand, settle_end(hand, leader, judged), judged);
        return outcome.layout_known ? G::score(match, judged.state(), outcome, ledger)
                                    : HandScore();
    };
    const HandScore a = score(one), b = score(other);
    return a.known != b.known || (a.known && a.points != b.points);
}

/// How the hand may have ended in a reading.
template <GameRules G>
void GameReferee<G>::add_ends(std::uint32_t hand, const HandReferee<G>& other,
                              std::vector<HandEnd>& ends) const {
    const HandVerdict verdict = settle_end(hand, Seat(), other);
    ends.push_back({verdict.end, verdict.out});
    const Seat won = G::may_have_won(other.state());
    if (may_say_won(record_, hand, won)) ends.push_back({EndKind::won, won});
}

/// What follows the hand's first misfit is open unless every reading proves it (G4).
template <GameRules G>
void GameReferee<G>::judge_readings(const Judged& judged, HandOutcome& outcome,
                                    std::vector<HandEnd>& ends) {
    const std::uint32_t hand = judged.hand;
    const typename G::Match& match = judged.match;
    const Seat leader = judged.leader;
    const HandReferee<G>& referee = judged.referee;
    if (referee.misfit().readings.empty()) return;
    const std::size_t after_play = breaches_.size();
    const std::uint32_t ply = referee.misfit().index - record_.hands[hand].first_action + 1;
    if constexpr (G::has_prizes)
        if (prize_is_wrong(hand, match, referee.state(), outcome))
            breaches_.push_back(wrong_prize(hand));
    Aftermath aftermath(hand, referee.misfit().index, breaches_, 0, after_play, open_, reporter_);
    each_reading(referee, [&](const HandReferee<G>& other, Unheard& unheard) {
        report_draws_still_owed(hand, other.state(), unheard.nobody, unheard.breaches);
        if constexpr (G::has_prizes) {
            const HandVerdict result = settle_end(hand, leader, other);
            if (prize_is_wrong(hand, match, other.state(), outcome_of(hand, result, other)))
                unheard.breaches.push_back(wrong_prize(hand));
        }
        if constexpr (G::claims_points)
            if (!match.after_end) {
                std::vector<Breach> all = unheard.breaches;
                std::copy_if(breaches_.begin(), breaches_.end(), std::back_inserter(all),
                             [&](const Breach& breach) { return breach.ply <= ply; });
                coming_.push_back(after_hand(judged, match, other, all));
            }
        aftermath.compare(unheard, hands_);
        outcome.end_sure = outcome.end_sure && !ends_otherwise(hand, leader, referee, other);
        scores_sure_ = scores_sure_ && outcome.end_sure &&
                       !scores_otherwise(hand, match, leader, referee, other);
        add_ends(hand, other, ends);
    });
    aftermath.settle(hands_, judged.since, options_.list_open, reporter_);
    if (breaches_.size() == after_play) return;
    outcome.prize_wrong = breaches_.back().verdict == Verdict::broken;
    if (outcome.prize_wrong) {
        breaches_.pop_back();  // it is yet to be reported
    } else if (options_.list_open) {
        const Statement& line = record_.statements[record_.hands[hand].prize];
        aftermath.reopen(reporter_.at_statement(
            code::wrong_prize, G::prize_clause, hand, line,
            fmt::format("{} takes a prize, which was not there to take or not for the loser",
                        player_name(record_, line.seat))));
    }
}

}  // namespace bones
