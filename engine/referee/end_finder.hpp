// Finds how a hand ended and what was left, by the rules or as written.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/referee/claims.hpp"
#include "engine/referee/hand_referee.hpp"

namespace bones {

/// Finds how the hands of a record ended. Each function takes the index of a hand and the referee
/// that has judged it.
template <GameRules G>
class EndFinder {
  public:
    /// `noting`: of the current hand.
    EndFinder(const Record& record, const Hands& hands, const Noting& noting)
        : record_(record), hands_(hands), noting_(noting) {}

    HandVerdict settle(std::uint32_t hand, Seat leader, const HandReferee<G>& referee) const {
        return settle(hand, leader, referee, referee.state());
    }
    HandVerdict settle(std::uint32_t hand, Seat leader, const HandReferee<G>& referee,
                       const typename G::State& state) const;
    HandOutcome outcome(std::uint32_t hand, const HandVerdict& result,
                        const HandReferee<G>& referee) const;
    const Statement* over_hidden_draws(std::uint32_t hand, const HandReferee<G>& referee) const;
    std::string contradiction(std::uint32_t hand, const Statement& line,
                              const HandReferee<G>& referee) const;
    const Statement* prize_line(std::uint32_t hand) const;
    bool holds_another(std::uint32_t hand, const HandReferee<G>& referee) const;
    bool ends_differ(std::uint32_t hand, Seat leader, const HandReferee<G>& one,
                     const HandReferee<G>& other) const;
    void add_ends(std::uint32_t hand, const HandReferee<G>& other,
                  std::vector<HandEnd>& ends) const;

  private:
    /// The seat that laid the last tile of a hand (no seat: no tile was laid), and the seats that
    /// have passed or drawn since.
    struct LastTile {
        Seat laid_by;
        SeatSet acted_since;
    };
    LastTile last_tile(std::uint32_t hand) const;
    bool shows_left(std::uint32_t hand, Seat seat) const;
    bool misses_plays(std::uint32_t hand, const HandOutcome& outcome,
                      const HandReferee<G>& referee) const;

    const Record& record_;
    const Hands& hands_;
    const Noting& noting_;
};

/// Settles how the hand ended: by the rules, or as written if the rules cannot decide.
template <GameRules G>
HandVerdict EndFinder<G>::settle(std::uint32_t hand, Seat leader, const HandReferee<G>& referee,
                                 const typename G::State& state) const {
    const std::uint32_t line = record_.hands[hand].end;
    const Statement* end = line == none_such ? nullptr : &record_.statements[line];
    const bool as_written =
        end != nullptr && !state.ended() &&
        (end->end() == EndKind::conceded || (!G::has_prizes && !record_.hands[hand].has_play()));
    HandVerdict result;
    result.number = record_.hands[hand].number;
    result.leader = leader;
    result.layout_known = referee.layout_known() && G::end_known(state) && !referee.hides_draws();
    result.end = state.end;
    result.out = state.out;
    if (end != nullptr && (as_written || !result.layout_known)) {
        result.end = end->end();
        result.out = end->seat;
        if (end->end() == EndKind::out && !end->seat.exists() && referee.hides_draws())
            result.out = last_tile(hand).laid_by;
    } else if (!result.layout_known) {
        result.end = EndKind::unfinished;
        result.out = {};
    }
    return result;
}

template <GameRules G>
auto EndFinder<G>::last_tile(std::uint32_t hand) const -> LastTile {
    const Hand& h = record_.hands[hand];
    LastTile last;
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        const Action& action = record_.actions[i];
        if (action.kind == ActionKind::play)
            last = {action.seat(), {}};
        else
            last.acted_since |= action.seat();
    }
    return last;
}

/// Returns the line that states the end of the hand, if draws may be left out and the layout is
/// known. A hand without play has none: its end and score are as written (G15).
template <GameRules G>
const Statement* EndFinder<G>::over_hidden_draws(std::uint32_t hand,
                                                 const HandReferee<G>& referee) const {
    const Hand& h = record_.hands[hand];
    const bool hidden = h.has_play() && referee.hides_draws() && referee.layout_known() &&
                        G::end_known(referee.state());
    if (!hidden || h.end == none_such || h.stands_after_unread(h.end)) return nullptr;
    const Statement& line = record_.statements[h.end];
    const bool rests_on_play = line.end() == EndKind::out || line.end() == EndKind::blocked ||
                               line.end() == EndKind::voided;
    return rests_on_play ? &line : nullptr;
}

/// Returns how the play contradicts `line`, a line from over_hidden_draws(); empty if it does not.
template <GameRules G>
std::string EndFinder<G>::contradiction(std::uint32_t hand, const Statement& line,
                                        const HandReferee<G>& referee) const {
    const LastTile last = last_tile(hand);
    if (line.end() == EndKind::blocked) {
        const bool blocked =
            referee.state().ended() || last.acted_since == SeatSet::all(record_.players);
        return blocked || !noting_.notes(SheetNote::passes) ? "" : "not all players have passed";
    }
    const Seat laid_by = last.laid_by;
    if (line.end() == EndKind::voided) return laid_by.exists() ? "tiles were played" : "";
    if (!line.seat.exists() || !laid_by.exists()) return {};
    if (line.seat != laid_by)
        return fmt::format("{} laid the last tile", player_name(record_, laid_by, hand));
    // Draws that are not written only add tiles.
    const TileSet left = hands_.left(hand, laid_by, referee.end())
                             .value_or(hands_.surely_held(hand, laid_by, referee.end()));
    if (left.empty()) return {};
    return fmt::format("{} had {} left", player_name(record_, laid_by, hand), to_string(left));
}

/// The hand's `prize` line, if it names a tile and a seat that plays.
template <GameRules G>
const Statement* EndFinder<G>::prize_line(std::uint32_t hand) const {
    const std::uint32_t line = record_.hands[hand].prize;
    const bool written = line != none_such &&
                         record_.statements[line].seat.index() < record_.players &&
                         record_.tiles[record_.statements[line].first].unknown == 0;
    return written ? &record_.statements[line] : nullptr;
}

/// G15: whether the record shows what a seat had left. Without play a `deal` line does not.
template <GameRules G>
bool EndFinder<G>::shows_left(std::uint32_t hand, Seat seat) const {
    const Hand& h = record_.hands[hand];
    const auto begin = record_.statements.begin();
    return h.has_play() ||
           std::any_of(begin + h.first_statement, begin + h.end_statement,
                       [seat](const Statement& line) {
                           return line.keyword == Keyword::left && line.counts && line.seat == seat;
                       });
}

/// Whether the play of a hand before the last one has not ended, or contradicts its `end` line.
/// Passes that are not noted may have blocked it.
template <GameRules G>
bool EndFinder<G>::misses_plays(std::uint32_t hand, const HandOutcome& outcome,
                                const HandReferee<G>& referee) const {
    const Hand& h = record_.hands[hand];
    if (!h.has_play() || hand + 1 == record_.hands.size()) return false;
    if (h.end != none_such) {
        const EndKind said = record_.statements[h.end].end();
        if (said == EndKind::unfinished || said == EndKind::conceded ||
            (said == EndKind::blocked && !noting_.notes(SheetNote::passes)))
            return false;
    }
    if (h.end == none_such || outcome.layout_known) return outcome.end == EndKind::unfinished;
    return over_hidden_draws(hand, referee) != nullptr && !outcome.ends_as_written;
}

/// Returns what scores and claims need to know about the hand. `result`: from settle().
template <GameRules G>
HandOutcome EndFinder<G>::outcome(std::uint32_t hand, const HandVerdict& result,
                                  const HandReferee<G>& referee) const {
    const Moment last = referee.end();
    HandOutcome outcome;
    outcome.points_in_play = referee.points_in_play();
    outcome.leader = result.leader;
    outcome.end = result.end;
    const Hand& h = record_.hands[hand];
    // Passes that are not noted may have blocked it (G17). A score shows that it ended (G15).
    const bool may_be_blocked = G::has_layout && h.has_play() &&
                                !noting_.notes(SheetNote::passes) &&
                                header(record_, Keyword::finish) == nullptr;
    const bool hides_play = h.score != none_such || hides_actions(record_, hand);
    outcome.end_unknown = (!result.layout_known || may_be_blocked || hides_play) &&
                          result.end == EndKind::unfinished && h.end == none_such;
    if (result.end == EndKind::conceded) outcome.conceded = result.out;
    if (result.end == EndKind::out) outcome.out = result.out;
    outcome.layout_known = result.layout_known;
    const Statement* const line = over_hidden_draws(hand, referee);
    outcome.ends_as_written = line != nullptr && contradiction(hand, *line, referee).empty();
    outcome.plays_missing = misses_plays(hand, outcome, referee);
    for (int s = 0; s < record_.players; ++s) {
        const bool out = result.end == EndKind::out && result.out == Seat(s);
        outcome.left[s] = out                         ? TileSet()
                          : shows_left(hand, Seat(s)) ? hands_.left(hand, Seat(s), last)
                                                      : std::optional<TileSet>();
    }
    if constexpr (G::counts_pips) {
        outcome.pips = hands_.remaining_pips(hand, last);
        for (int s = 0; s < record_.players; ++s)
            if (!shows_left(hand, Seat(s))) outcome.pips.forget(Seat(s));
        if (result.end == EndKind::out && result.out.exists()) outcome.pips.set(result.out, {});
        enter_pips(record_, hand, outcome.pips);
    }
    outcome.may_have_won = may_say_won(record_, hand, G::may_have_won(referee.state()));
    outcome.unseen = hands_.free() | hands_.disputed();
    outcome.undrawn = hands_.undrawn();
    if (const Statement* prize = prize_line(hand)) {
        const Seat other = prize->seat.next(record_.players);
        const Tile tile = record_.tiles[prize->first].tile;
        outcome.prize_there =
            hands_.may_be_left(other, tile, last) ||
            (!shows_left(hand, other) && !hands_.dealt(hand, prize->seat).contains(tile));
    }
    return outcome;
}

/// G5a: whether an unreadable line may have begun another hand, which is then played or scored
/// within this one.
template <GameRules G>
bool EndFinder<G>::holds_another(std::uint32_t hand, const HandReferee<G>& referee) const {
    const Hand& h = record_.hands[hand];
    if (h.unread_line == none_such) return false;
    const bool goes_on = h.unread < h.end_action;
    const auto begin = record_.statements.begin();
    const bool named =
        std::any_of(begin + h.unread_line, begin + h.end_statement,
                    [](const Statement& line) { return line.taken_for() == Keyword::hand; });
    const bool skips =
        hand + 1 < record_.hands.size() && record_.hands[hand + 1].number != h.number + 1;
    if (h.anew != none_such && (named || goes_on)) return true;
    return skips || (goes_on && referee.may_have_ended_before_unread());
}

/// Whether a reading ends the hand in another way, at another time or for another winner.
template <GameRules G>
bool EndFinder<G>::ends_differ(std::uint32_t hand, Seat leader, const HandReferee<G>& one,
                               const HandReferee<G>& other) const {
    const typename G::State &a = one.state(), &b = other.state();
    if (one.layout_known() != other.layout_known() || a.end != b.end || a.out != b.out ||
        one.end() != other.end())
        return true;
    if constexpr (G::has_prizes)
        return G::winner(a, outcome(hand, settle(hand, leader, one), one)) !=
               G::winner(b, outcome(hand, settle(hand, leader, other), other));
    return false;
}

/// Adds the ends that the hand may have in a reading.
template <GameRules G>
void EndFinder<G>::add_ends(std::uint32_t hand, const HandReferee<G>& other,
                            std::vector<HandEnd>& ends) const {
    const HandVerdict verdict = settle(hand, Seat(), other);
    ends.push_back({verdict.end, verdict.out});
    const Seat won = G::may_have_won(other.state());
    if (may_say_won(record_, hand, won)) ends.push_back({EndKind::won, won});
}

}  // namespace bones
