// Finds what a hand was worth (G8, G15), and moves the match on.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "engine/referee/awards.hpp"
#include "engine/referee/claims.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

/// Scores the hands of a record.
template <GameRules G>
class HandScorer {
  public:
    using Match = typename G::Match;
    using State = typename G::State;

    /// `rules` is read only when a hand is scored. `entries`: receives the ledger of the scores.
    /// `unsure`: see GameReferee.
    HandScorer(const Record& record, const HouseRules& rules, const std::vector<bool>& unsure,
               Reporter& reporter, std::vector<LedgerEntry>& entries)
        : record_(record), rules_(rules), unsure_(unsure), reporter_(reporter), entries_(entries) {}

    HandScore score(std::uint32_t hand, const Match& match, const State& state,
                    const HandOutcome& outcome, HandVerdict& result);
    HandScore by_outcome(const Match& match, const State& state, const HandOutcome& outcome,
                         Ledger& ledger) const;
    HandScore by_rules(std::uint32_t hand, const Match& match, const State& state,
                       const HandOutcome& outcome, Ledger& ledger) const;
    HandScore as_written(std::uint32_t hand, const HandOutcome& outcome) const;
    HandScore score_redeal(std::uint32_t hand, const Match& match, HandOutcome outcome,
                           Ledger ledger) const;
    RuleBonuses bonuses_by_rule(const Match& match, const State& state) const;
    void check_awards(std::uint32_t hand, const HandOutcome& outcome, const Match& match,
                      const State& state, bool end_sure);
    void close(Match& match, const State& state, const HandOutcome& outcome, const HandScore& score,
               bool taken, std::optional<Seat> other_leader) const;

  private:
    ScoringSeats scoring_seats() const {
        return {G::sides(record_.players, rules_), record_.players};
    }
    void add_bonuses_not_in_score(std::uint32_t hand, const HandOutcome& outcome,
                                  HandScore& score) const;
    bool is_conduct_given_to_others(std::uint32_t hand, const HandOutcome& outcome,
                                    const HandScore& score) const;
    bool takes_rest(const Match& match, HandScore& score) const;

    const Record& record_;
    const HouseRules& rules_;
    const std::vector<bool>& unsure_;
    Reporter& reporter_;
    std::vector<LedgerEntry>& entries_;
};

/// Returns the score by the rules of the game. If draws may be left out, it uses complete `left`
/// lines.
template <GameRules G>
HandScore HandScorer<G>::by_outcome(const Match& match, const State& state,
                                    const HandOutcome& outcome, Ledger& ledger) const {
    if (outcome.layout_known) return G::score(match, state, outcome, ledger);
    if (!outcome.ends_as_written) return {};
    State ended = state;
    ended.end = outcome.end;
    ended.out = outcome.out;
    if constexpr (G::has_prizes)
        if (!state.ended()) G::forget_last_pass(ended);  // passes may be left out too (P9)
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
HandScore HandScorer<G>::by_rules(std::uint32_t hand, const Match& match, const State& state,
                                  const HandOutcome& outcome, Ledger& ledger) const {
    HandScore score;
    const bool known = outcome.scores_agree && !outcome.penalties_open &&
                       (unsure_.empty() || !unsure_[hand]) &&
                       !penalties_may_be_others(record_, hand);
    if (known) score = by_outcome(match, state, outcome, ledger);
    // G15: a void hand scores 0, even if the sheet alone says that it is void.
    const bool is_void = outcome.end == EndKind::voided && !record_.hands[hand].has_play() &&
                         outcome.penalties.empty() && outcome.bonuses.empty();
    score.known = score.known || (known && is_void);
    if (score.known) G::template settle<G>(match, outcome, score, ledger);
    return score;
}

/// G8: adds the bonuses of a side that the `score` line omits.
template <GameRules G>
void HandScorer<G>::add_bonuses_not_in_score(std::uint32_t hand, const HandOutcome& outcome,
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
HandScore HandScorer<G>::as_written(std::uint32_t hand, const HandOutcome& outcome) const {
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
bool HandScorer<G>::is_conduct_given_to_others(std::uint32_t hand, const HandOutcome& outcome,
                                               const HandScore& score) const {
    Points written{};
    if (!score.known || !claimed_score(record_, hand, scoring_seats(), written)) return false;
    Points others = score.points;
    bool any = false;
    for (const Penalty& penalty : outcome.penalties) {
        if (!penalty.conduct) continue;
        any = true;  // restore the points of the penalized side and add them to all others
        for (Seat side : SeatSet::all(scoring_seats().sides))
            others[side] = points_within(std::int64_t{others[side]} -
                                         std::int64_t{G::penalty_sign} * penalty.points);
    }
    return any && written == others;
}

/// Scores a hand by the rules, else as written, and compares its `score` line. Adds to the ledger,
/// and sets `claimed`, `scored`, `scores` and `score_taken` of `result`.
template <GameRules G>
HandScore HandScorer<G>::score(std::uint32_t hand, const Match& match, const State& state,
                               const HandOutcome& outcome, HandVerdict& result) {
    Ledger ledger(entries_, hand);
    const std::size_t entries = entries_.size();
    HandScore score = by_rules(hand, match, state, outcome, ledger);
    if (is_conduct_given_to_others(hand, outcome, score)) {
        HandOutcome other = outcome;
        other.conduct_to_others = true;
        entries_.resize(entries);
        score = by_rules(hand, match, state, other, ledger);
    }
    // If points in play can end the hand, the score is not judged when a reading ends the hand in
    // another way.
    const bool sure = !G::claims_points || outcome.end_sure;
    if (score.known && sure) check_score(hand, score.points, scoring_seats(), reporter_);
    if (!score.known) {
        entries_.resize(entries);
        score = as_written(hand, outcome);
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
        result.score_taken = takes_rest(match, score);
    }
    result.claimed = record_.hands[hand].score != none_such;
    result.scored = score.known;
    if (score.known) result.scores = score.points;
    return score;
}

/// G15: the last hand of a stopped game, which scores none by the rules, has the points that the
/// `result` line has beyond the hands before. They are unknown if that line omits a side, or if
/// there is none and the `winner` line names a side that is not ahead. Returns whether the points
/// are those of the line.
template <GameRules G>
bool HandScorer<G>::takes_rest(const Match& match, HandScore& score) const {
    if (!G::totals_add_up || !match.totals_known) return false;
    Points totals = match.totals, written{};
    for (const Seat side : SeatSet::all(scoring_seats().sides)) totals[side] += score.points[side];
    const Statement* const line = header(record_, Keyword::result);
    if (line == nullptr) {
        const SeatSet named = claimed_winners(record_, scoring_seats().sides);
        score.known = named.empty() || named == best_sides(totals, scoring_seats(), G::fewest_win);
        return false;
    }
    Points rest = totals;
    for (std::uint32_t i = line->first; i < line->first + line->count; ++i)
        if (const Seat at = scoring_seats().of(record_.amounts[i].seat); at.exists())
            rest[at] = record_.amounts[i].points;
    const bool complete = claimed_amounts(record_, line, scoring_seats(), written);
    const auto end = totals.begin() + scoring_seats().sides;
    const bool fewer =
        !std::equal(totals.begin(), end, rest.begin(), std::less_equal<std::int32_t>());
    if (fewer || rest == totals) return false;
    score.known = complete;
    for (const Seat side : SeatSet::all(scoring_seats().sides))
        score.points[side] += rest[side] - totals[side];
    return complete;
}

/// G8: scores a deal that did not count: only bonuses and penalties for conduct.
template <GameRules G>
HandScore HandScorer<G>::score_redeal(std::uint32_t hand, const Match& match, HandOutcome outcome,
                                      Ledger ledger) const {
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

/// B8a, G8: returns the house-rule bonus of the hand for a reason.
template <GameRules G>
RuleBonuses HandScorer<G>::bonuses_by_rule(const Match& match, const State& state) const {
    return [&](std::string_view reason) {
        return RuleBonus{G::bonus_by_rule(record_.players, match.rules, reason),
                         G::earns_bonus(state, reason)};
    };
}

/// Compares penalties and bonuses with the play that the record shows. `end_sure`: the hand ended
/// this way in every interpretation.
template <GameRules G>
void HandScorer<G>::check_awards(std::uint32_t hand, const HandOutcome& outcome, const Match& match,
                                 const State& state, bool end_sure) {
    check_penalties(hand, outcome, &G::cost, match.rules, reporter_);
    const bool known = end_sure && outcome.end_sure && outcome.layout_known;
    if (known && G::has_two_ends(record_.players, match.rules) &&
        rule_in_words(record_, G::options) == nullptr)
        check_bonuses(hand, outcome, {state.end, state.out}, scoring_seats(),
                      bonuses_by_rule(match, state), reporter_);
}

/// Closes the hand and moves the match on to the next one.
template <GameRules G>
void HandScorer<G>::close(Match& match, const State& state, const HandOutcome& outcome,
                          const HandScore& score, bool taken,
                          std::optional<Seat> other_leader) const {
    const bool settled = outcome.over_at_unread && !taken &&
                         outcome.penalties.empty();  // the hand of the penalties is unknown
    if (outcome.another_hand && !settled) match.totals_known = false;
    match.end_unknown = outcome.end_unknown;
    Match other = match;
    G::finish(match, state, outcome, score);
    if (other_leader) {  // G2
        HandOutcome led_by_other = outcome;
        led_by_other.leader = *other_leader;
        G::finish(other, state, led_by_other, score);
        if (other.lead.seats != match.lead.seats) match.lead = {};
    }
    if (outcome.may_not_count) match.lead = {};
    if (outcome.another_hand && !match.over) {  // G11: after the game it has no effect
        match.lead = {};
        match.totals_known = match.over_known = false;
    }
    ++match.hand_number;
}

}  // namespace bones
