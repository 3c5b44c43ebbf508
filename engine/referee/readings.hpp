// Judges the hands of a game again under the other readings of a misfit (G4).
#pragma once

#include "engine/referee/game_referee.hpp"

namespace bones {

/// Calls `use(referee, unheard)` for every other reading of the hand's first misfit. The referee
/// has judged the hand in that reading; `unheard` has the findings from the misfit on.
template <GameRules G>
template <class Use>
void GameReferee<G>::each_reading(const HandReferee<G>& as_written, Use&& use) {
    const Misfit<G>& misfit = as_written.misfit();
    for (const Action& reading : misfit.readings) {
        SilentReport unheard(record_);
        HandReferee<G> referee = *misfit.before;
        referee.judge_as(reading, this->unheard(unheard, hands_));
        use(referee, unheard);
    }
}

/// Returns the score of the hand in a reading, before penalties.
template <GameRules G>
HandScore GameReferee<G>::score_in(const JudgedHand& judged, const HandReferee<G>& reading) const {
    Ledger ledger;
    const HandOutcome outcome =
        ends_.outcome(judged.hand, ends_.settle(judged.hand, judged.leader, reading), reading);
    return scores_.by_outcome(judged.match, reading.state(), outcome, ledger);
}

/// Compares another judgement of the hand in its end and score. `score`: the score as written.
template <GameRules G>
void GameReferee<G>::take_reading(const JudgedHand& judged, const HandScore& score,
                                  const HandReferee<G>& other, SilentReport& unheard,
                                  HandOutcome& outcome, std::vector<HandEnd>& ends) {
    const std::uint32_t hand = judged.hand;
    const typename G::Match& match = judged.match;
    const Seat leader = judged.leader;
    report_draws_still_owed(hand, other, other.state(), unheard.reporter, unheard.breaches);
    if constexpr (G::has_prizes) {
        const HandVerdict result = ends_.settle(hand, leader, other);
        if (prize_is_wrong(hand, match, other.state(), ends_.outcome(hand, result, other)))
            unheard.breaches.push_back(wrong_prize(hand));
    }
    outcome.end_sure = outcome.end_sure && !ends_.ends_differ(hand, leader, judged.referee, other);
    const auto scores_alike = [&](const HandScore& there) {
        return score.known == there.known && (!score.known || score.points == there.points);
    };
    const bool scores = outcome.end_sure && scores_alike(score_in(judged, other));
    scores_sure_ = scores_sure_ && scores;
    outcome.scores_agree = outcome.scores_agree && scores;
    ends_.add_ends(hand, other, ends);
}

/// Enters a wrong prize as a breach, to be compared with other readings.
template <GameRules G>
void GameReferee<G>::judge_prize(const JudgedHand& judged, const HandOutcome& outcome) {
    if constexpr (G::has_prizes)
        if (prize_is_wrong(judged.hand, judged.match, judged.referee.state(), outcome))
            breaches_.push_back(wrong_prize(judged.hand));
}

template <GameRules G>
void GameReferee<G>::settle_prize_of(const JudgedHand& judged, std::size_t after_play,
                                     const MisfitReadings& aftermath, HandOutcome& outcome) {
    if (breaches_.size() == after_play) return;
    outcome.prize_wrong = breaches_.back().verdict == Verdict::broken;
    if (outcome.prize_wrong) {
        breaches_.pop_back();  // it is reported later
    } else if (plan_.options.list_open) {
        const Statement& line = record_.statements[record_.hands[judged.hand].prize];
        aftermath.reopen(reporter_.at_statement(
            code::wrong_prize, G::prize_clause, judged.hand, line,
            fmt::format("{} takes a prize that the loser did not have, or takes it as the loser",
                        player_name(record_, line.seat, judged.hand))));
    }
}

/// A breach after the hand's first misfit is open unless every reading proves it (G4).
template <GameRules G>
void GameReferee<G>::judge_readings(const JudgedHand& judged, HandOutcome& outcome,
                                    std::vector<HandEnd>& ends) {
    const std::uint32_t hand = judged.hand;
    const HandReferee<G>& referee = judged.referee;
    if (referee.misfit().readings.empty()) return;
    const std::size_t after_play = breaches_.size();
    const std::uint32_t index = referee.misfit().index;
    const std::uint32_t ply = index - record_.hands[hand].first_action + 1;
    judge_prize(judged, outcome);
    MisfitReadings aftermath(hand, {index, false}, breaches_, 0, after_play, open_, reporter_);
    const HandScore score = score_in(judged, referee);
    each_reading(referee, [&](const HandReferee<G>& other, SilentReport& unheard) {
        take_reading(judged, score, other, unheard, outcome, ends);
        if constexpr (G::claims_points)
            if (!judged.match.after_end) {
                std::vector<Breach> all = unheard.breaches;
                std::copy_if(breaches_.begin(), breaches_.end(), std::back_inserter(all),
                             [&](const Breach& breach) { return breach.ply <= ply; });
                coming_.push_back(after_hand(judged, judged.match, other, all));
            }
        aftermath.compare(unheard, hands_);
    });
    outcome.scores_agree = true;                              // G4: the score is counted as written
    if (judged.interpretations.unsettled.go_beyond(index)) {  // another reading differs here
        SilentReport nothing(record_);
        aftermath.compare(nothing, hands_);
    }
    aftermath.settle(hands_, judged.since, plan_.options.list_open, reporter_);
    settle_prize_of(judged, after_play, aftermath, outcome);
}

/// Where the sheet is incomplete, a breach is proven only if every interpretation proves it (G17).
template <GameRules G>
void GameReferee<G>::judge_interpretations(const JudgedHand& judged, HandOutcome& outcome,
                                           std::vector<HandEnd>& ends) {
    const Interpretations<G>& all = judged.interpretations;
    if (!all.unsettled.empty()) {
        const std::uint32_t first = all.unsettled.first();
        const std::size_t after_play = breaches_.size();
        judge_prize(judged, outcome);
        MisfitReadings aftermath(judged.hand, {first, true, [&] { return what_is_open(all); }},
                                 breaches_, judged.from_play, after_play, open_, reporter_);
        const HandScore score = score_in(judged, judged.referee);
        for (const auto& one : all.kept) {
            take_reading(judged, score, one->referee, *one->found, outcome, ends);
            if constexpr (G::claims_points)
                if (!judged.match.after_end && one != all.kept.front())
                    coming_.push_back(
                        after_hand(judged, judged.match, one->referee, one->found->breaches));
            aftermath.compare(*one->found, hands_);
        }
        aftermath.settle(hands_, judged.since, plan_.options.list_open, reporter_);
        settle_prize_of(judged, after_play, aftermath, outcome);
        if constexpr (G::claims_points) course_sure_ = course_sure_ && outcome.end_sure;
        const bool joint = report_joint(judged);
        if (joint || aftermath.decides() || !outcome.scores_agree || !outcome.end_sure)
            note_ambiguous_arm(judged);
    }
    assume_that_tiles_fit(judged);
}

/// Reports a joint breach: each interpretation proves a breach, but not all prove the same one.
template <GameRules G>
bool GameReferee<G>::report_joint(const JudgedHand& judged) {
    std::vector<BreachSet> sets;
    for (const auto& one : judged.interpretations.kept)
        sets.insert(sets.end(), one->accounts.sets().begin(), one->accounts.sets().end());
    BreachSet in_all = sets.front();
    for (const BreachSet& set : sets) in_all = common(in_all, set);
    if (!in_all.empty()) return false;
    const BreachSet joint = smallest_hitting_set(sets);
    if (joint.empty()) return false;
    joint_ = joint;
    const Hand& hand = record_.hands[judged.hand];
    const std::uint32_t last = hand.first_action + joint.back().ply - 1;
    std::string acts;
    SeatSet seats;
    for (const Breach& breach : joint) {
        acts += fmt::format("{}{} at ply {} ({})", acts.empty() ? "" : " or ",
                            player_name(record_, breach.seat, judged.hand), breach.ply,
                            breach.code->name);
        seats |= breach.seat;
    }
    Finding& finding =
        reporter_.at_action(code::joint_breach, "G17", judged.hand, last,
                            fmt::format("one of these is a breach in every interpretation of the "
                                        "sheet: {}; the record does not show which",
                                        acts));
    finding.seat = joint.back().seat;
    if (seats.size() > 1) finding.among = seats;
    for (const Breach& breach : joint)
        finding.evidence.push_back(
            {record_.place_of(record_.actions[hand.first_action + breach.ply - 1]),
             fmt::format("{} at ply {}: may be the {}", reporter_.called(breach.seat, judged.hand),
                         breach.ply, breach.code->name)});
    prove_plainly(finding, ProofCondition::Kind::rule, {});
    breaches_.push_back(
        {joint.back().seat, &code::joint_breach, Verdict::broken, joint.back().ply});
    return true;
}

/// Adds a note that names the tile on whose arm a verdict or the score depends.
template <GameRules G>
void GameReferee<G>::note_ambiguous_arm(const JudgedHand& judged) {
    const Interpretations<G>& all = judged.interpretations;
    const std::uint32_t unread = record_.hands[judged.hand].unread;  // only facts count after it
    const auto leaves_arm_out = [&](const Reading& reading) {
        const Action& action = record_.actions[reading.index];
        return reading.index < unread && action.kind == ActionKind::play &&
               action.leaves_arm_out() && all.after_passes.count(reading.index) == 0 &&
               !opens_layout(record_, record_.hands[judged.hand], reading.index);
    };
    // Interpretations that end in different positions differ in tiles that matter most.
    const auto differs = [&](const Reading& reading) {
        const auto place = reading_at(record_, all.way(), reading.index).place();
        return leaves_arm_out(reading) &&
               std::any_of(all.kept.begin(), all.kept.end(), [&](const auto& one) {
                   return reading_at(record_, one->way, reading.index).place() != place;
               });
    };
    auto found = std::find_if(all.unsettled.begin(), all.unsettled.end(), differs);
    if (found == all.unsettled.end())
        found = std::find_if(all.unsettled.begin(), all.unsettled.end(), leaves_arm_out);
    if (found == all.unsettled.end()) return;
    const std::uint32_t index = found->index;
    const Action& action = record_.actions[index];
    std::string_view token = record_.at(record_.place_of(action));
    token = token.substr(0, token.find('@'));
    const std::string places = places_in_words(all.unsettled, index);
    const bool several = places.find(" or ") != std::string::npos;
    if (!several) return;  // elsewhere the layout is unknown
    reporter_.at_action(
        code::ambiguous_arm, "G17", judged.hand, index,
        fmt::format("{} lays {}, which may lie as {}; a verdict or the score "
                    "depends on it, so write the place",
                    player_name(record_, action.seat(), judged.hand), token, places));
}

/// Returns the possible places of a tile in notation: `6-1@1`, `1-6@2` or `6-1x@2`.
inline std::string places_in_words(const Differences& differences, std::uint32_t index) {
    std::vector<std::string> places;
    for (const Reading& reading : differences) {
        const Action& action = reading.action;
        if (reading.index != index || action.leaves_arm_out()) continue;
        std::string place =
            fmt::format("`{}-{}{}@{}`", action.first_half(), action.second_half(),
                        action.crosswise ? "x" : "", static_cast<unsigned>(action.arm));
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(std::move(place));
    }
    std::string text;
    for (std::size_t i = 0; i < places.size(); ++i)
        text += (i == 0 ? "" : i + 1 < places.size() ? ", " : " or ") + places[i];
    return text;
}

/// Returns in words what the first ambiguous action leaves open.
template <GameRules G>
std::string GameReferee<G>::what_is_open(const Interpretations<G>& all) const {
    const std::uint32_t index = all.unsettled.first();
    if (index == none_such) return {};
    const std::string places = places_in_words(all.unsettled, index);
    const std::string passed = all.after_passes.count(index) == 0
                                   ? std::string()
                                   : "the sheet does not show whether others passed before this";
    if (places.empty())
        return passed.empty() ? "the sheet does not show from which half the arms are numbered"
                              : passed;
    return fmt::format("this tile may lie as {}{}{}", places, passed.empty() ? "" : ", and ",
                       passed);
}

/// Marks breaches that are proven only if every tile lies where it fits. Interpretations with a
/// misfit were dropped, and a tile without an arm may have been a misfit elsewhere. Canonical text
/// keeps these tiles as written, because added arms would prove more, and would refute penalties
/// for misfits.
template <GameRules G>
void GameReferee<G>::assume_that_tiles_fit(const JudgedHand& judged) {
    const Interpretations<G>& all = judged.interpretations;
    const Hand& hand = record_.hands[judged.hand];
    const bool free = all.first_without_arm != none_such;
    // A wrong lead or bid does not depend on the places of tiles.
    const auto from_play = breaches_.begin() + static_cast<std::ptrdiff_t>(judged.from_play);
    const bool assumes = reporter_.assume(judged.since, [&](const Finding& finding) {
        if (finding.severity != Severity::broken || finding.ply <= 0) return false;
        const Breach breach{finding.seat, finding.code, Verdict::broken,
                            static_cast<std::uint32_t>(finding.ply)};
        const auto is_same = [&](const Breach& one) {
            return !precedes(one, breach) && !precedes(breach, one);
        };
        if (std::any_of(breaches_.begin(), from_play, is_same)) return false;
        const bool joint = finding.code == &code::joint_breach && finding.clause == "G17";
        const BreachSet any_of = joint ? joint_ : BreachSet{breach};
        const auto is_missing = [&](const BreachSet& proven) {
            return std::none_of(any_of.begin(), any_of.end(),
                                [&](const Breach& one) { return contains(proven, one); });
        };
        return (free && hand.first_action + breach.ply - 1 > all.first_without_arm) ||
               std::any_of(all.dropped.begin(), all.dropped.end(), is_missing);
    });
    if (free && (assumes || punish_breaches(penalties_of(record_, judged.hand))))
        std::copy(record_.actions.begin() + hand.first_action,
                  record_.actions.begin() + hand.end_action,
                  verdict_.actions.begin() + hand.first_action);
}

}  // namespace bones
