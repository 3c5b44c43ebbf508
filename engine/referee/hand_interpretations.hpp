// Handles what a sheet leaves out of a hand (G17): passes without an entry, and ends by passes
// alone.
#pragma once

#include "engine/referee/hand_referee.hpp"
#include "engine/referee/reading_finder.hpp"

namespace bones {

template <GameRules G>
void HandReferee<G>::add_readings(std::uint32_t index, std::span<const unsigned> numbers,
                                  bool several, std::vector<Reading>& all) const {
    if (facts_only_) return;
    ReadingFinder<G>(record_, context_.noting, play_, after_passer_,
                     acted_ ? SeatSet() : first_players_)
        .add(index, numbers, several, all);
}

// Either the seats before this one passed without an entry, or it acts out of turn; the record does
// not show which.
template <GameRules G>
void HandReferee<G>::pass_silently(std::uint32_t index, Seat seat) {
    // The end of an open turn needs no other explanation (G2).
    const unsigned own = G::open_turn(play_.state) == OpenTurn::pass_due ? 1 : 0;
    if (silent_ > own) context_.hangs_on(SheetNote::passes);
    if (silent_ > own && seat != play_.state.turn && !is_impossible(index, record_.actions[index]))
        weigh(index, seat, {},
              {&code::wrong_turn,
               clause_of_turn(seat, record_.actions[index].kind == ActionKind::play),
               {},
               Scope::undecided});
    for (; silent_ > 0; --silent_) {
        const Seat passing = play_.state.turn;
        // The seat may have drawn the tile it lays now after its pass.
        if (passing == seat && deal_.hides_draws)
            play_.make(Move{});
        else
            make(index, passing, Move{});
    }
}

template <GameRules G>
bool HandReferee<G>::goes_on_like(const HandReferee& other) const {
    if (facts_only_ != other.facts_only_ || layout_lost_ != other.layout_lost_) return false;
    const auto same = [](const PointsAtPly& a, const PointsAtPly& b) {
        return a.ply == b.ply && a.seat == b.seat && a.points == b.points;
    };
    return as_written_ == other.as_written_ && acted_ == other.acted_ &&
           broken_passes_ == other.broken_passes_ && unnoted_owers_ == other.unnoted_owers_ &&
           ended_ == other.ended_ && still_due_ == other.still_due_ &&
           still_due_at_ == other.still_due_at_ && turn_began_ == other.turn_began_ &&
           after_passer_ == other.after_passer_ && misfit_.index == other.misfit_.index &&
           weighing_.goes_on_like(other.weighing_) &&
           std::equal(points_.begin(), points_.end(), other.points_.begin(), other.points_.end(),
                      same);
}

/// Whether the known hand of the seat on turn leaves only a pass.
template <GameRules G>
bool HandReferee<G>::can_only_pass(const State& state) const {
    const TileSet* held = weighing_.known_hand(state.turn);
    if (held == nullptr) return false;
    MoveCount moves;
    G::legal(state, *held, moves);
    return moves.only_pass();
}

// Returns the state after unwritten passes, if they end the hand or, where the end is written, may
// end it. If the sheet states no end, the hand is blocked only if all hands are known and can only
// pass.
template <GameRules G>
auto HandReferee<G>::blocked_untold() const -> std::optional<State> {
    const std::uint32_t line = record_.hands[hand_].end;
    const bool is_written = line != none_such;
    const bool other_end = is_written && record_.statements[line].end() != EndKind::blocked;
    if (other_end || facts_only_ || !G::has_layout || play_.state.ended() ||
        !record_.hands[hand_].has_play() ||  // G15
        context_.noting.notes(SheetNote::passes))
        return std::nullopt;
    State state = play_.state;
    G::forgive(state);
    for (unsigned n = 0; n < most_silent_passes && state.turn.exists() && !state.ended(); ++n) {
        if (!is_written && !can_only_pass(state)) return std::nullopt;
        G::apply(state, Move{});
        if (is_written && G::end_known(play_.state) && !G::end_known(state)) return state;
    }
    return state.end == EndKind::blocked ? std::optional(state) : std::nullopt;
}

}  // namespace bones
