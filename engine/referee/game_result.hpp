// Takes from the record what the rules alone do not decide about the result of a game (G8, G15).
#pragma once

#include <algorithm>
#include <span>

#include "engine/referee/claims.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

/// The result of a game after its last hand.
template <GameRules G>
class GameResult {
  public:
    /// `match`: after the last hand.
    GameResult(const Record& record, typename G::Match& match, GameVerdict& verdict)
        : record_(record), match_(match), verdict_(verdict) {}

    /// Ends the match as the lines after its hands say.
    void take() {
        take_totals();
        if (!match_.over && is_said_to_be_over(record_, match_.end_unknown)) G::end_as_said(match_);
        take_legs();
        finish_as_said();
        stop_as_said();
    }
    void settle();

  private:
    ScoringSeats scoring_seats() const {
        return {G::sides(match_.players, match_.rules), match_.players};
    }
    void take_totals();
    void take_legs();
    void finish_as_said();
    void stop_as_said();
    bool is_scored_as_unfinished() const;

    const Record& record_;
    typename G::Match& match_;
    GameVerdict& verdict_;
};

/// G8: if no hand has a known score, the totals come from the `result` line. A record without
/// hands, or one with a winner, is of a finished game.
template <GameRules G>
void GameResult<G>::take_totals() {
    const auto is_redeal = [](const HandVerdict& hand) { return hand.end == EndKind::redeal; };
    const auto hands = std::span(verdict_.hands);
    const bool scored = std::any_of(hands.begin(), hands.end(), [&](const HandVerdict& hand) {
        return hand.scored && !is_redeal(hand);
    });
    const bool only_redeals =
        !hands.empty() && std::all_of(hands.begin(), hands.end(), is_redeal) && !match_.over;
    Points totals{};
    if ((match_.totals_known && !only_redeals) || (scored && G::totals_add_up) ||
        record_.players == 0 ||
        !claimed_amounts(record_, header(record_, Keyword::result), scoring_seats(), totals))
        return;
    match_.totals = totals;
    match_.totals_known = verdict_.totals_taken = true;
    const Statement* const winner = header(record_, Keyword::winner);
    const ResultRule rule = G::result_rule(match_.players, match_.rules);
    const auto at_target =
        rule.target == 0 ? 0
                         : std::count_if(totals.begin(), totals.begin() + scoring_seats().sides,
                                         [&](std::int32_t total) { return total >= rule.target; });
    const bool said = winner != nullptr && winner->count > 0;
    if (!record_.hands.empty() && !match_.over && (at_target == 0 || scored) && !said) return;
    match_.over = match_.over_known = true;
    match_.winners_known = !(rule.several_tie && at_target > 1);
    match_.winners = best_sides(match_.totals, scoring_seats(), G::fewest_win);
}

/// G8: the side with the most games won is the winner. Games won are not points, so the totals
/// stay.
template <GameRules G>
void GameResult<G>::take_legs() {
    Points legs{};
    if (!claimed_amounts(record_, header(record_, Keyword::legs), scoring_seats(), legs)) return;
    match_.over = match_.over_known = match_.winners_known = true;
    match_.winners = best_sides(legs, scoring_seats(), false);
}

/// G8: a default or an agreed draw decides the game regardless of points. Otherwise the line ends a
/// game that the rules do not end, and the leading side has won.
template <GameRules G>
void GameResult<G>::finish_as_said() {
    const Statement* const line = header(record_, Keyword::finish);
    if (line == nullptr) return;
    const auto how = line->finish();
    const bool is_default = how == FinishKind::by_default && line->seat.index() < record_.players;
    const bool is_draw = how == FinishKind::agreed_draw;
    if (match_.over && !is_default && !is_draw) return;
    const SeatSet all = SeatSet::all(record_.players);
    match_.over = match_.over_known = match_.winners_known = true;
    if (is_default)
        match_.winners = all - whole_sides(line->seat, record_.players, scoring_seats().sides);
    else if (is_draw)
        match_.winners = all;
    else if (match_.totals_known)
        match_.winners = best_sides(match_.totals, scoring_seats(), G::fewest_win);
    else
        match_.winners_known = false;
}

/// Whether the last hand has `end unfinished` and a `score` line.
template <GameRules G>
bool GameResult<G>::is_scored_as_unfinished() const {
    const Hand& last = record_.hands.back();
    return last.score != none_such && last.end != none_such &&
           record_.statements[last.end].end() == EndKind::unfinished;
}

/// G8: a `result` line with the totals and a `winner` line with the leading side show that the game
/// was stopped. The last hand must have been played to its end, or have `end unfinished` and a
/// score.
template <GameRules G>
void GameResult<G>::stop_as_said() {
    Points totals{};
    if (match_.over || !match_.over_known || !match_.totals_known || verdict_.hands.empty() ||
        (verdict_.hands.back().end == EndKind::unfinished && !is_scored_as_unfinished()) ||
        !record_.hands.back().has_play() ||
        !claimed_amounts(record_, header(record_, Keyword::result), scoring_seats(), totals) ||
        !std::equal(totals.begin(), totals.begin() + scoring_seats().sides, match_.totals.begin()))
        return;
    const SeatSet ahead = best_sides(totals, scoring_seats(), G::fewest_win);
    if (claimed_winners(record_, scoring_seats().sides) != ahead) return;
    match_.over = match_.winners_known = true;
    match_.winners = ahead;
}

/// Sets totals and winners by the rules. If the rules cannot decide the winner, the record does
/// (G15).
template <GameRules G>
void GameResult<G>::settle() {
    verdict_.totals_known = match_.totals_known;
    verdict_.totals = match_.totals;
    verdict_.complete = match_.over;
    verdict_.winners_known = match_.over && match_.winners_known;
    verdict_.winners = verdict_.winners_known ? match_.winners : SeatSet();
    const SeatSet said = claimed_winners(record_, scoring_seats().sides);
    const bool known = match_.over ? match_.winners_known : match_.over_known;
    if (known || said.empty()) return;
    verdict_.complete = verdict_.winners_known = true;
    verdict_.winners = said;
}

}  // namespace bones
