// Handles the bids before a hand and their effect on its end.
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

template <GameRules G>
Bidding GameReferee<G>::bidding_in(std::uint32_t hand) const {
    const Hand& h = record_.hands[hand];
    Bidding bidding = bidding_of(record_, h);
    bidding.leader = leads_.first_to_act(hand);
    const auto begin = record_.actions.begin();
    bidding.played =
        h.unread_line != none_such ||  // G5a: it may have been turns
        std::any_of(begin + h.first_action, begin + h.end_action, [&](const Action& action) {
            return action.seat().index() < record_.players &&
                   (is_of_game<G>(action) || action.is_unread());
        });
    return bidding;
}

template <GameRules G>
void GameReferee<G>::report_bids(std::uint32_t hand, std::span<const BidBreach> breaches) {
    const Hand& h = record_.hands[hand];
    for (const BidBreach& breach : breaches) {
        breaches_.push_back({breach.seat, breach.code, Verdict::broken, 0});
        const Statement& line = record_.statements[breach.of_trump ? h.trump : h.bid];
        Finding& finding = reporter_.at_statement(
            *breach.code, breach.clause, hand, line,
            filled_in(breach.words, {player_name(record_, breach.seat, hand), {}, {}}));
        finding.seat = breach.seat;
        if (!breach.of_trump)
            for (const Amount& bid : bids_of(record_, h))
                if (bid.seat == breach.seat) finding.place = bid.place;
        prove_plainly(finding,
                      breach.due.empty() ? ProofCondition::Kind::rule : ProofCondition::Kind::turn,
                      breach.because);
    }
}

/// Settles how a hand ended that may end before its last tile, from bids and breaches. Returns
/// another end that is also right; unfinished if there is none.
template <GameRules G>
EndKind GameReferee<G>::stop(std::uint32_t hand, const HandReferee<G>& referee,
                             typename G::State& state) const {
    const Hand& h = record_.hands[hand];
    std::optional<EndKind> said;
    if (h.end != none_such) said = record_.statements[h.end].end();
    if (!state.ended() && end_is_lost(record_, hand))
        return EndKind::unfinished;  // it may have been stopped
    HandOutcome outcome;
    outcome.breaches = breaches_;
    const std::vector<Penalty> penalties = penalties_of(record_, hand);
    outcome.penalties = penalties;
    if (!referee.layout_known()) return EndKind::unfinished;
    if (!state.ended() || state.end == EndKind::voided)
        state.end = G::stopped(state, outcome, said);
    else if (said && G::may_be_called(state, outcome, *said))
        return *said;
    const bool decided = said == EndKind::made || said == EndKind::set;
    const bool may_be_called = decided && has_lost(record_, h, Keyword::penalty);  // G5a
    return may_be_called ? *said : EndKind::unfinished;
}

}  // namespace bones
