// Uses the place of a hand's prize as evidence about the hand (G9, P10).
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

/// Whether the hand's prize would be wrong with this outcome.
template <GameRules G>
bool GameReferee<G>::prize_is_wrong(std::uint32_t hand, const typename G::Match& match,
                                    const typename G::State& state,
                                    const HandOutcome& outcome) const {
    typename G::Match aside = match;
    SilentReport unheard(record_);
    G::settle_prize(aside, state, outcome, hand, unheard.reporter, unheard.breaches);
    return !unheard.breaches.empty() && unheard.breaches.back().code == &code::wrong_prize;
}

// G9: the prize stayed in the loser's hand to the end, so it is evidence about the hand. The hand
// is first judged without reports to find the winner and the loser.
template <GameRules G>
void GameReferee<G>::enter_prize(std::uint32_t hand, const Deal& deal,
                                 const typename G::State& start) {
    const Statement* line = ends_.prize_line(hand);
    if (line == nullptr) return;
    const Seat other = line->seat.next(record_.players);
    if (hands_.certain(hand, other)) return;
    const Interpretations<G> all = interpret(hand, deal, start, hands_);
    HandReferee<G>& referee = all.kept.front()->referee;
    const Seat leader = start.turn;
    const HandVerdict result = ends_.settle(hand, leader, referee);
    const Hand& h = record_.hands[hand];
    const bool anothers = ends_.holds_another(hand, referee) ||
                          (referee.ended_before_unread() && h.stands_after_unread(h.prize));
    bool sure =
        !anothers && G::winner(referee.state(), ends_.outcome(hand, result, referee)) == line->seat;
    const auto agree = [&](const HandReferee<G>& read) {
        sure = sure && !ends_.ends_differ(hand, leader, referee, read);
    };
    each_reading(referee, [&](const HandReferee<G>& read, SilentReport&) { agree(read); });  // G4
    for (const auto& one : all.kept) agree(one->referee);                                    // G17
    const Moment end = referee.end();
    if (sure && !prize_undoes(end, hand, deal, start))
        hands_.enter_left(other, record_.tiles[line->first].tile, end);
}

/// G9: whether the hand could not have ended then if the loser held the prize. The prize was then
/// taken at another time and proves nothing. This applies only to an end by passes after which play
/// went on (G11).
template <GameRules G>
bool GameReferee<G>::prize_undoes(Moment end, std::uint32_t hand, const Deal& deal,
                                  const typename G::State& start) const {
    if (end == static_cast<Moment>(record_.hands[hand].end_action)) return false;
    SilentReport unheard(record_);
    Hands hands;
    hands.start(unheard.reporter);
    hands.read(hand, {&deal, 1}, hands_.before_unread());
    const Statement& line = *ends_.prize_line(hand);
    hands.enter_left(line.seat.next(record_.players), record_.tiles[line.first].tile, end);
    const Interpretations<G> all = interpret(hand, deal, start, hands);
    return std::any_of(all.kept.begin(), all.kept.end(),
                       [end](const auto& one) { return one->referee.end() != end; });
}

}  // namespace bones
