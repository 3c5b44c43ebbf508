// The referee of one hand: judges each action and makes it on the layout.
#pragma once

#include "engine/referee/hand_interpretations.hpp"
#include "engine/referee/hand_lead.hpp"
#include "engine/referee/hand_points.hpp"
#include "engine/referee/hand_reading.hpp"
#include "engine/referee/hand_referee.hpp"
#include "engine/referee/hand_trace.hpp"
#include "engine/referee/hand_turns.hpp"
#include "engine/referee/hand_unread.hpp"
#include "engine/referee/misfit.hpp"

namespace bones {

/// More tiles than a hand can have; added to the size of a hand with an unknown number of tiles.
inline constexpr std::uint8_t hidden_tiles = 100;

template <GameRules G>
void HandReferee<G>::begin(const State& start) {
    play_.start(start);
    if (deal_.hides_draws)
        for (int s = 0; s < record_.players; ++s)
            play_.state.held[s] = static_cast<std::uint8_t>(play_.state.held[s] + hidden_tiles);
    weighing_.start();
    if constexpr (G::lead_is_dealt)
        if (G::leads_by_deal(play_.state)) judge_dealt_lead();
}

template <GameRules G>
void HandReferee<G>::run(const State& start) {
    begin(start);
    const Hand& hand = record_.hands[hand_];
    judge_from(hand.first_action);
    if ((layout_lost_ || as_written_) && context_.resolved != nullptr)
        std::copy(record_.actions.begin() + hand.first_action,
                  record_.actions.begin() + hand.end_action,
                  context_.resolved->begin() + hand.first_action);
}

template <GameRules G>
void HandReferee<G>::judge_from(std::uint32_t index) {
    for (; index < record_.hands[hand_].end_action; ++index) step(index, reading_of(index));
    end_play();
}

template <GameRules G>
const Reading* HandReferee<G>::reading_of(std::uint32_t index) {
    while (next_reading_ < readings_.size() && readings_[next_reading_].index < index)
        ++next_reading_;
    const bool has = next_reading_ < readings_.size() && readings_[next_reading_].index == index;
    return has ? &readings_[next_reading_] : nullptr;
}

template <GameRules G>
void HandReferee<G>::step(std::uint32_t index, const Reading* reading) {
    const Hand& hand = record_.hands[hand_];
    if (hand.unread_line != none_such && index == hand.unread) lose_at_line();
    if constexpr (!G::has_layout)
        if (record_.torn_before(index) != nullptr && !facts_only_) G::tear(play_.state);
    if (index == too_many_from_) lose_to_interpretations(index);
    judge(index, reading);
}

/// G17: handles too many interpretations. `index`: the action at which this is reported.
template <GameRules G>
void HandReferee<G>::lose_to_interpretations(std::uint32_t index) {
    if (layout_lost_) return;  // also if the hand has ended: elsewhere it goes on
    layout_lost_ = facts_only_ = true;
    context_.reporter->at_action(code::too_many_interpretations, "G17", hand_, index,
                                 "the sheet leaves out too much of this hand to try every "
                                 "interpretation; from here on only tiles and counts are checked");
}

template <GameRules G>
void HandReferee<G>::end_play() {
    const Hand& hand = record_.hands[hand_];
    if (hand.end_action == too_many_from_) lose_to_interpretations(hand.end_action - 1);
    if (hand.unread_line != none_such && hand.unread == hand.end_action) lose_at_line();
    if constexpr (G::lead_is_dealt)
        if (G::leads_by_deal(play_.state)) settle_void_hand();
    if (!facts_only_) G::stop(play_.state);
    if (const auto blocked = blocked_untold()) play_.state = *blocked;
}

template <GameRules G>
void HandReferee<G>::judge(std::uint32_t index, const Reading* reading) {
    const Action action = reading != nullptr ? reading->action : record_.actions[index];
    silent_ = reading != nullptr ? reading->passes : std::uint8_t{0};
    lapses_ = reading != nullptr && reading->lapses;
    if (silent_ == 0 && !lapses_ && is_next(action)) {
        acted_ = true;
        out_of_turn_ = false;
        after_passer_ = {};
        show(index);
        turn_began_ = play_.state.drawn == 0 ? static_cast<Moment>(index) : turn_began_;
    } else if (!admit(index, action)) {
        return;
    }
    const bool leads = G::leads(play_.state);
    trace_before(index, action.seat());
    Move move;
    ended_ = static_cast<Moment>(index + 1);
    const bool placed = read(index, action, move);
    if (context_.trace != nullptr) trace_move(index, move, placed, leads);
    if (!placed) return;
    make(index, action.seat(), move);
    if constexpr (G::claims_points) check_claim(index, action);
    trace_after(index, move.kind == MoveKind::play);
    resolve(index, move, leads);
    weighing_.follow(index, action);
}

// Whether an action is of the usual kind: one of the game's, in turn, in a hand that goes on.
template <GameRules G>
bool HandReferee<G>::is_next(const Action& action) const {
    // A bit mask of kinds, because a chain of comparisons would mispredict too often.
    constexpr auto bit = [](ActionKind kind, bool has) {
        return has ? 1u << static_cast<int>(kind) : 0u;
    };
    constexpr unsigned kinds = bit(ActionKind::play, true) | bit(ActionKind::pass, G::has_layout) |
                               bit(ActionKind::draw, G::has_draws) |
                               bit(ActionKind::draw_unknown, G::has_draws);
    const bool usual = (kinds >> static_cast<int>(action.kind) & 1) != 0;
    return usual && action.seat() == play_.state.turn && play_.state.turn.exists() &&
           !facts_only_ && !play_.state.ended() && G::owing(play_.state).empty();
}

// Settles what precedes an action; false if the rules of play do not apply to the action.
template <GameRules G>
bool HandReferee<G>::admit(std::uint32_t index, const Action& action) {
    if (action.seat().index() >= record_.players) {
        if (!facts_only_ && !has_ended())
            lose_hand(index,
                      action.seat().exists()
                          ? "a seat acts that does not play, so this may be any player's turn"
                          : "the players of the words on this line are unknown");
        acted_ = true;
        return false;
    }
    report_foreign(index, action);
    if (action.is_unread()) return take_unread_token(index, action);
    if (action.puts_back()) put_back(index, action);
    if (!is_of_game<G>(action)) return false;
    const bool first = !acted_;
    acted_ = true;
    const bool lays = action.kind == ActionKind::play || action.kind == ActionKind::unknown_turn;
    if (facts_only_ || after_the_end(index)) {
        check_signs(index, action, !G::has_layout);
        return false;
    }
    show(index);
    if (pays_owed_draw(action)) {
        trace_before(index, {});
        trace_after(index);
        ended_ = static_cast<Moment>(index + 1);
        weighing_.follow(index, action);
        return false;
    }
    lapse_owed_draws(index);
    take_turn(index, action, first);
    if (after_the_end(index)) {
        check_signs(index, action, !G::has_layout);
        return false;
    }
    if (out_of_turn_ && action.kind == ActionKind::pass) return false;
    const bool unwritten = G::has_layout && lays && action.kind != ActionKind::play;
    if (unwritten) lose_layout(index, "a turn is not written down");
    return !unwritten;
}

// G5: reports an action that the game does not have.
template <GameRules G>
void HandReferee<G>::report_foreign(std::uint32_t index, const Action& action) {
    const bool pass = action.kind == ActionKind::pass;
    const bool draws = action.draws() || action.puts_back();
    if (!(draws && !G::has_draws) && !(pass && !G::has_layout)) return;
    context_.reporter->at_action(code::no_such_action, "G5", hand_, index,
                                 fmt::format("{} {}, but this game has no {}", name(action.seat()),
                                             pass                 ? "passes"
                                             : action.puts_back() ? "puts a tile back"
                                                                  : "draws",
                                             pass ? "passes" : "draws"));
}

// G6a: putting a tile back is always legal and does not count as a turn.
template <GameRules G>
void HandReferee<G>::put_back(std::uint32_t index, const Action& action) {
    if (!deal_.draws || facts_only_ || play_.state.ended()) return;
    play_.put_back(action.seat());
    weighing_.follow(index, action);
    trace_after(index);
}

// Judges a move of the seat on turn and makes it, legal or not (G4).
template <GameRules G>
void HandReferee<G>::make(std::uint32_t index, Seat seat, const Move& move) {
    const SeatSet passing = move.kind == MoveKind::pass ? seat : SeatSet();
    if constexpr (G::lead_is_dealt)
        if (!passing.empty() && !play_.state.opened && G::leads_by_deal(play_.state))
            G::know_leaders(play_.state, who_may_lead(index, seat));
    if (move.kind == MoveKind::play)
        broken_passes_ = {};
    else
        broken_passes_ -= passing;
    for (const Charge& charge : charges_against<G>(play_.state, move)) {
        if (charge.code == &code::misfit) note_misfit(index, move);
        if (!weighing_.is_kept(charge, seat) && weigh(index, seat, move, charge))
            broken_passes_ |= passing;
    }
    if (move.kind != MoveKind::draw) unnoted_owers_ -= seat;
    play_.make(move);
    if constexpr (G::claims_points)
        if (move.kind == MoveKind::play) note_points(index, seat);
    if constexpr (G::plays_unseen)
        G::settle_unseen(play_.state, UnseenPlays(*context_.hands, hand_, index));
}

template <GameRules G>
bool HandReferee<G>::weigh(std::uint32_t index, Seat seat, const Move& move, const Charge& charge) {
    ChargedAction action{index,
                         seat,
                         move,
                         turn_began_,
                         [this] { return G::situation(play_.state); },
                         [this, &move] { return shown(move); }};
    action.may_pay_owed =
        unnoted_owers_.contains(seat) && (move.kind == MoveKind::draw || play_.state.drawn > 0);
    if constexpr (G::lead_is_dealt)
        if (G::leads(play_.state) && G::leads_by_deal(play_.state))
            action.due = [this] {
                return DealtLead(*context_.hands, hand_, G::lead_tiles(play_.state.rules)).seats() -
                       Seat();
            };
    return weighing_.weigh(charge, action);
}

}  // namespace bones
