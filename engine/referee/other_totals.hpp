// Judges later hands under other readings of a misfit (G4). Scores are counted as written. But if
// totals can end a hand early, such an end is open if the totals may differ.
#pragma once

#include "engine/referee/readings.hpp"

namespace bones {

/// The most other totals that are tried. Beyond it the totals count as unknown.
inline constexpr std::size_t most_other_totals = 32;

/// Returns the match after another judgement of the hand.
template <GameRules G>
typename G::Match GameReferee<G>::after_hand(const JudgedHand& judged, typename G::Match match,
                                             const HandReferee<G>& other,
                                             std::span<const Breach> breaches) const {
    const std::uint32_t hand = judged.hand;
    HandOutcome outcome = ends_.outcome(hand, ends_.settle(hand, judged.leader, other), other);
    outcome.another_hand = ends_.holds_another(hand, other);
    outcome.over_at_unread = other.ended_before_unread();
    outcome.breaches = breaches;
    const std::vector<Penalty> penalties = penalties_of(record_, hand);
    outcome.penalties = penalties;
    const std::vector<Bonus> bonuses =
        bonuses_of(record_, hand, scores_.bonuses_by_rule(match, other.state()));
    outcome.bonuses = bonuses;
    outcome.penalties_open = punish_breaches(penalties) && !shows_what_penalties_punish(judged);
    std::vector<LedgerEntry> entries;
    Ledger ledger(entries, hand);
    HandScore score = scores_.by_rules(hand, match, other.state(), outcome, ledger);
    const bool taken = !score.known;
    if (taken) score = scores_.as_written(hand, outcome);
    scores_.close(match, other.state(), outcome, score, taken, {});
    return match;
}

/// Judges the hand again from another start, in one of its interpretations.
template <GameRules G>
auto GameReferee<G>::play_from(const JudgedHand& judged, const typename G::State& start,
                               std::span<const Reading> way) -> std::unique_ptr<PlayedFrom> {
    auto played = std::make_unique<PlayedFrom>(*this, judged, start);
    HandReferee<G>& referee = played->referee;
    referee.take_as(way, judged.interpretations.too_many_from, none_such);
    referee.doubt_lead(leads_.contradicted(judged.hand, judged.leader));
    referee.run(start);
    return played;
}

/// Judges a hand in one interpretation with each of the other totals that the sides may have had
/// before it. Calls `take(totals, before, referee, unheard)` for each judgement. Returns how often
/// the hand was played.
template <GameRules G>
template <class Take>
std::size_t GameReferee<G>::each_of_other_totals(const JudgedHand& judged,
                                                 std::span<const Reading> way, Take&& take) {
    std::unique_ptr<PlayedFrom> played;
    std::size_t times = 0;
    for (const typename G::Match& totals : others_) {
        typename G::Match before = totals.over ? aside(totals) : totals;
        before.lead = judged.match.lead;
        const auto start = start_of(judged.hand, before, judged.deal, judged.leader, hands_);
        if (played == nullptr || !played->is_the_same_from(start)) {
            played = play_from(judged, start, way);
            ++times;
            const std::uint32_t misfit = played->referee.misfit().index;
            each_reading(played->referee, [&](const HandReferee<G>& reading, SilentReport& found) {
                found.begin_with(played->unheard, misfit,
                                 misfit - record_.hands[judged.hand].first_action + 1);
                take(totals, before, reading, found);
            });
        }
        take(totals, before, played->referee, played->unheard);
    }
    return times;
}

/// Judges a hand again with each of the other totals that the sides may have had before it.
template <GameRules G>
void GameReferee<G>::judge_other_totals(const JudgedHand& judged, HandOutcome& outcome,
                                        std::vector<HandEnd>& ends) {
    if (others_.empty()) return;
    const std::uint32_t hand = judged.hand;
    MisfitReadings aftermath(hand, doubt_, breaches_, judged.from_play, breaches_.size(), open_,
                             reporter_);
    bool sure = true;
    const auto take = [&](const typename G::Match& totals, const typename G::Match& before,
                          const HandReferee<G>& other, SilentReport& unheard) {
        coming_.push_back(totals.over ? totals
                                      : after_hand(judged, before, other, unheard.breaches));
        aftermath.compare(unheard, hands_);
        ends_.add_ends(hand, other, ends);
        sure = sure && totals.over == match_.over &&
               !ends_.ends_differ(hand, judged.leader, judged.referee, other);
    };
    each_of_other_totals(judged, judged.interpretations.way(), take);
    const auto& kept = judged.interpretations.kept;
    for (std::size_t i = 1; i < kept.size() && reporter_.steps() <= most_steps; ++i)
        reporter_.count_steps(each_of_other_totals(judged, kept[i]->way, take) *
                              record_.hands[hand].actions());
    aftermath.settle(hands_, judged.since, plan_.options.list_open, reporter_);
    outcome.end_sure = outcome.end_sure && sure;
    course_sure_ = course_sure_ && sure;
}

/// Keeps the totals that other readings would give after this hand, which is counted as written.
template <GameRules G>
void GameReferee<G>::keep_other_totals(const JudgedHand& judged) {
    const auto same = [](const typename G::Match& a, const typename G::Match& b) {
        return a.over == b.over && a.totals_known == b.totals_known &&
               (!a.totals_known || a.totals == b.totals);
    };
    others_.clear();
    for (const typename G::Match& match : coming_) {
        const auto is_same = [&](const typename G::Match& other) { return same(match, other); };
        const bool known = match_.totals_known || match_.over;  // else no hand ends by points
        if (known && !is_same(match_) && std::none_of(others_.begin(), others_.end(), is_same))
            others_.push_back(match);
    }
    coming_.clear();
    if (others_.size() > most_other_totals) {
        const auto is_over = [](const typename G::Match& match) { return match.over; };
        match_.over = match_.over && std::all_of(others_.begin(), others_.end(), is_over);
        others_.clear();
        if (!match_.over) match_.totals_known = match_.over_known = false;
        course_sure_ = false;
    }
    const std::uint32_t misfit = judged.referee.misfit().index;
    const std::uint32_t first = judged.interpretations.unsettled.first();
    if (others_.empty())
        doubt_ = {none_such};
    else if (doubt_.index == none_such)
        doubt_ = {std::min(misfit, first), misfit > first,
                  [open = what_is_open(judged.interpretations)] { return open; }};
}

}  // namespace bones
