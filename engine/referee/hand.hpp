// The referee of one hand: who is to act, what is held against an action, what it leads to.
#pragma once

#include "engine/referee/hand_reading.hpp"
#include "engine/referee/hand_referee.hpp"
#include "engine/referee/misfit.hpp"

namespace bones {

template <GameRules G>
void HandReferee<G>::run(const State& start) {
    state_ = start;
    labels_.start();
    weighing_.start();
    if constexpr (G::lead_is_dealt) judge_lead_line();
    const Hand& hand = record_.hands[hand_];
    judge_from(hand.first_action);
    if constexpr (G::lead_is_dealt) settle_void_hand();
    if ((layout_lost_ || arm_unsure_) && context_.resolved != nullptr)
        std::copy(record_.actions.begin() + hand.first_action,
                  record_.actions.begin() + hand.end_action,
                  context_.resolved->begin() + hand.first_action);
}

template <GameRules G>
void HandReferee<G>::judge_from(std::uint32_t index) {
    const Hand& hand = record_.hands[hand_];
    const std::uint32_t end = hand.end_action;
    if (hand.unread_line != none_such && index <= hand.unread) {
        for (; index < hand.unread; ++index) judge(index);
        lose_at_line();
    }
    for (; index < end; ++index) judge(index);
}

// L2: a `lead` line that names a seat which cannot have been dealt the tile that leads.
template <GameRules G>
void HandReferee<G>::judge_lead_line() {
    const DealtLead lead(*context_.hands, hand_, G::lead_tiles());
    const Hand& hand = record_.hands[hand_];
    const bool written =
        hand.lead != none_such && record_.statements[hand.lead].seat == state_.turn;
    if (!written) return;
    const auto begin = record_.actions.begin();
    const bool played =
        std::any_of(begin + hand.first_action, begin + hand.end_action, is_of_game<G>);
    if (!played && lead.nobody() != Verdict::broken) return;
    G::lead_is_written(state_);
    const Seat seat = state_.turn;
    if (lead.seats() >> seat.index() & 1) return;
    Finding& finding = context_.reporter->at_statement(
        code::wrong_lead, G::lead_clause, hand_, record_.statements[hand.lead],
        fmt::format("{} leads, but was not dealt the tile that leads", name(seat)));
    prove_plainly(finding, ProofCondition::Kind::turn,
                  {named_seats("due", lead.seats() & ((1u << record_.players) - 1))});
    context_.breaches->push_back({seat, &code::wrong_lead, Verdict::broken, 0});
    G::lead_is_reported(state_);
    lead_belonged_to(~0u);
}

// L2: if nobody was dealt a tile that leads, the hand is void; where nobody can tell, if the record
// says so.
template <GameRules G>
void HandReferee<G>::settle_void_hand() {
    if (acted_) return;
    const Hand& hand = record_.hands[hand_];
    const bool said = hand.end != none_such && record_.statements[hand.end].end == EndKind::voided;
    const Verdict nobody = DealtLead(*context_.hands, hand_, G::lead_tiles()).nobody();
    if (nobody == Verdict::kept || (nobody == Verdict::open && said)) state_.end = EndKind::voided;
}

template <GameRules G>
void HandReferee<G>::judge(std::uint32_t index) {
    const Action action = record_.actions[index];
    if (is_next(action)) {
        acted_ = true;
        out_of_turn_ = false;
        turn_began_ = state_.drawn == 0 ? static_cast<Moment>(index) : turn_began_;
    } else if (!admit(index, action)) {
        return;
    }
    const bool leads = G::leads(state_);
    trace_before(index, action.seat());
    Move move;
    ended_ = static_cast<Moment>(index + 1);
    const bool placed = read(index, action, move);
    if (context_.trace != nullptr) trace_move(index, move, placed, leads);
    if (!placed) return;
    make(index, action.seat(), move);
    trace_after(index, move.kind == MoveKind::play);
    resolve(index, move, leads);
    weighing_.follow(index, action);
}

// G5a: a line that cannot be read may have been turns of anybody. Behind the end of the hand it was
// none, and what follows it may be another hand's.
template <GameRules G>
void HandReferee<G>::lose_at_line() {
    ended_before_unread_ = has_ended();
    lost_before_unread_ = facts_only_;
    acted_ = true;
    if (!facts_only_ && !ended_before_unread_) {
        layout_lost_ = true;
        context_.reporter->at_statement(
            code::layout_unknown, "G5a", hand_,
            record_.statements[record_.hands[hand_].unread_line],
            "what follows is unknown: a line cannot be read, and may have been turns of anybody; "
            "only facts are checked");
        G::forgive(state_);
        if (state_.ended()) G::resume(state_);
    }
    facts_only_ = true;
}

// G5a: a token that cannot be read is a turn that nobody wrote down, or, where none was due, may
// have been nothing. It is not judged itself. Returns whether it is to be read as a tile.
template <GameRules G>
bool HandReferee<G>::take_unread_token(std::uint32_t index, const Action& action) {
    if (facts_only_ || has_ended()) return false;
    acted_ = true;
    if constexpr (G::has_layout) {
        lose_hand(index, "a turn cannot be read");
        return false;
    } else {
        const Seat seat = action.seat();
        const std::uint32_t due = G::may_be_due(state_);
        const bool due_here = state_.turn.exists()
                                  ? seat == state_.turn
                                  : G::leads(state_) && (due == 0 || due >> seat.index() & 1);
        const int laid = G::laid_in_trick(state_);
        if (!due_here || may_be_no_tile(record_, record_.hands[hand_], index, laid)) {
            lose_hand(index, "a token cannot be read, and may have been a tile or nothing");
            return false;
        }
        if (!state_.turn.exists()) G::seize(state_, seat);
        return true;
    }
}

template <GameRules G>
void HandReferee<G>::lose_hand(std::uint32_t index, std::string why) {
    G::forgive(state_);
    if (state_.ended()) G::resume(state_);
    lose_layout(index, std::move(why), "G5a");
}

// Whether an action is what nearly all are: one of the game's, in its turn, in a hand that goes on.
template <GameRules G>
bool HandReferee<G>::is_next(const Action& action) const {
    // One bit a kind: asked one by one, which it is would be guessed wrong too often.
    constexpr auto bit = [](ActionKind kind, bool has) {
        return has ? 1u << static_cast<int>(kind) : 0u;
    };
    constexpr unsigned kinds = bit(ActionKind::play, true) | bit(ActionKind::pass, G::has_layout) |
                               bit(ActionKind::draw, G::has_draws) |
                               bit(ActionKind::draw_unknown, G::has_draws);
    const bool usual = (kinds >> static_cast<int>(action.kind) & 1) != 0;
    return usual && action.seat() == state_.turn && state_.turn.exists() && !facts_only_ &&
           !state_.ended() && G::owing(state_) == 0;
}

// Settles what comes before an action; false if it is not to be judged by the rules of play.
template <GameRules G>
bool HandReferee<G>::admit(std::uint32_t index, const Action& action) {
    if (action.seat().index() >= record_.players) {
        if (!facts_only_ && !has_ended())
            lose_hand(index, "a seat that does not play acts, and may be anybody");
        acted_ = true;
        return false;
    }
    report_foreign(index, action);
    if (action.is_unread()) return take_unread_token(index, action);
    if (!is_of_game<G>(action)) return false;
    const bool first = !acted_;
    acted_ = true;
    const bool lays = action.kind == ActionKind::play || action.kind == ActionKind::unknown_turn;
    if (facts_only_ || after_the_end(index)) {
        check_signs(index, action, !G::has_layout);
        return false;
    }
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
    const bool unwritten = G::has_layout && lays && action.kind != ActionKind::play;
    if (unwritten) lose_layout(index, "a turn is not written down");
    return !unwritten;
}

// G5: an action that the game does not have.
template <GameRules G>
void HandReferee<G>::report_foreign(std::uint32_t index, const Action& action) {
    const bool draw = action.draws();
    const bool pass = action.kind == ActionKind::pass;
    if (!(draw && !G::has_draws) && !(pass && !G::has_layout)) return;
    context_.reporter->at_action(code::no_such_action, "G5", hand_, index,
                                 fmt::format("{} {}, which this game does not have",
                                             name(action.seat()), pass ? "passes" : "draws"));
}

// G11: passes end the hand if no further action follows, or if none of them was broken.
template <GameRules G>
bool HandReferee<G>::acts_after_the_end(std::uint32_t index) {
    if (state_.ended_by_passes && broken_passes_ != 0) {
        G::resume(state_);
        return false;
    }
    if (G::owing(state_) != 0 && pays_owed_draw(record_.actions[index])) {
        ended_ = static_cast<Moment>(index + 1);
        return true;
    }
    lapse_owed_draws(index);
    facts_only_ = true;
    weighing_.breach(record_.actions[index].seat(), code::after_end, Verdict::broken, index);
    Finding& finding = context_.reporter->at_action(
        code::after_end, "G11", hand_, index,
        fmt::format("{} acts, but the hand has ended: {}", name(record_.actions[index].seat()),
                    state_.end == EndKind::out ? fmt::format("{} is out", name(state_.out))
                    : state_.ended_by_passes   ? "all have passed"
                                               : "all is played"));
    const auto first = static_cast<Moment>(record_.hands[hand_].first_action);
    prove_plainly(finding, ProofCondition::Kind::rule, {named_number("ended", ended_ - first)});
    return true;
}

template <GameRules G>
bool HandReferee<G>::pays_owed_draw(const Action& action) {
    const bool draw = action.draws();
    if (!draw || (G::owing(state_) >> action.seat().index() & 1) == 0) return false;
    G::pay(state_, action.seat());
    return true;
}

template <GameRules G>
void HandReferee<G>::lapse_owed_draws(std::uint32_t index) {
    const std::uint32_t owing = G::owing(state_);
    if (owing == 0) return;
    for (int s = 0; s < record_.players; ++s) {
        if ((owing >> s & 1) == 0) continue;
        Finding& finding = context_.reporter->at_action(
            code::missed_draw, G::owing_clause, hand_, index,
            fmt::format("{} has not made the draw that was owed", name(Seat(s))));
        finding.seat = Seat(s);
        prove_plainly(finding, ProofCondition::Kind::rule,
                      {named_number("owed", 1), named_number("stock", state_.stock)});
        weighing_.breach(Seat(s), code::missed_draw, Verdict::broken, index);
    }
    G::forgive(state_);
}

// G2: an open turn that another seat's action cuts short is ended by a pass; a seat that is not on
// turn takes it out of turn.
template <GameRules G>
void HandReferee<G>::take_turn(std::uint32_t index, const Action& action, bool first) {
    const Seat seat = action.seat();
    out_of_turn_ = false;
    if (seat == state_.turn) {
        if (state_.drawn == 0) turn_began_ = static_cast<Moment>(index);
        return;
    }
    if (state_.turn.exists()) {
        close_open_turn(index);
        if (state_.ended() && !(state_.ended_by_passes && broken_passes_ != 0)) return;
        if (state_.ended()) G::resume(state_);
    }
    turn_began_ = static_cast<Moment>(index);
    if (seat == state_.turn) return;
    out_of_turn_ = state_.turn.exists() ? acts_out_of_turn(index, action, first)
                                        : judge_doubtful_turn(index, seat);
    G::seize(state_, seat);
}

// Says that an action is out of turn, or may be; returns whether it is.
template <GameRules G>
bool HandReferee<G>::acts_out_of_turn(std::uint32_t index, const Action& action, bool first) {
    const Seat seat = action.seat();
    const std::string_view clause = G::turn_clause(state_, action.kind == ActionKind::play);
    const Verdict verdict = is_out_of_turn(index, seat, first);
    if (verdict == Verdict::open)
        weigh(index, seat, {}, {&code::wrong_turn, clause, {}, Scope::undecided});
    if (verdict != Verdict::broken) return false;
    Finding& finding = context_.reporter->at_action(
        code::wrong_turn, clause, hand_, index,
        fmt::format("{} acts, but it is {}'s turn", name(seat), name(state_.turn)));
    prove_plainly(finding, ProofCondition::Kind::turn,
                  {named_seats("due", 1u << state_.turn.index())});
    weighing_.breach(seat, code::wrong_turn, Verdict::broken, index);
    return true;
}

// G2: where a `lead` line names the wrong leader, only that is reported: the seat that was to lead
// acts in its turn.
template <GameRules G>
Verdict HandReferee<G>::is_out_of_turn(std::uint32_t index, Seat seat, bool first) const {
    if (!first) return Verdict::broken;
    const bool line_is_wrong = (rightful_leaders_ >> seat.index() & 1) != 0;
    if constexpr (G::lead_is_dealt) {
        if ((who_may_lead(index, seat) >> seat.index() & 1) == 0) return Verdict::broken;
        return line_is_wrong ? Verdict::kept : Verdict::open;
    }
    return line_is_wrong ? Verdict::kept : Verdict::broken;
}

// D6: who is to act may depend on tiles that nobody wrote down. Returns whether this seat is not.
template <GameRules G>
bool HandReferee<G>::judge_doubtful_turn(std::uint32_t index, Seat seat) {
    const std::uint32_t due = G::may_be_due(state_);
    if (due == 0) return false;
    const std::string_view clause = G::turn_clause(state_, true);
    if (due >> seat.index() & 1) {
        weigh(index, seat, {}, {&code::wrong_turn, clause, {}, Scope::undecided});
        return false;
    }
    Finding& finding = context_.reporter->at_action(
        code::wrong_turn, clause, hand_, index,
        fmt::format("{} acts, but whatever the tiles were that nobody wrote down, it is not their "
                    "turn",
                    name(seat)));
    prove_plainly(finding, ProofCondition::Kind::turn, {named_seats("due", due)});
    weighing_.breach(seat, code::wrong_turn, Verdict::broken, index);
    return true;
}

template <GameRules G>
void HandReferee<G>::close_open_turn(std::uint32_t index) {
    const OpenTurn open = G::open_turn(state_);
    if (open == OpenTurn::none) return;
    const Seat seat = state_.turn;
    if (open == OpenTurn::may_end) return G::seize(state_, seat.next(record_.players));
    context_.reporter
        ->at_action(
            code::missing_pass, "G2", hand_, index,
            fmt::format("{}'s turn ends without its pass, which is taken as said", name(seat)))
        .seat = seat;
    make(index, seat, Move{});
}

// L2. Of a seat whose hand is in doubt nobody knows what it was dealt (G5).
template <GameRules G>
std::uint32_t HandReferee<G>::who_may_lead(std::uint32_t index, Seat seat) const {
    if (context_.hands->in_doubt(hand_, seat, static_cast<Moment>(index)))
        return (2u << record_.players) - 1;
    return DealtLead(*context_.hands, hand_, G::lead_tiles()).seats();
}

// Judges a move of the seat on turn and makes it, right or wrong (G4).
template <GameRules G>
void HandReferee<G>::make(std::uint32_t index, Seat seat, const Move& move) {
    const std::uint32_t passing = move.kind == MoveKind::pass ? 1u << seat.index() : 0;
    if constexpr (G::lead_is_dealt)
        if (passing != 0 && !state_.opened) G::know_leaders(state_, who_may_lead(index, seat));
    broken_passes_ &= move.kind == MoveKind::play ? 0 : ~passing;
    if (out_of_turn_) broken_passes_ |= passing;
    for (const Charge& charge : G::judge(state_, move)) {
        if (charge.code == &code::misfit) note_misfit(index, move);
        if (!weighing_.is_kept(charge, seat) && weigh(index, seat, move, charge))
            broken_passes_ |= passing;
    }
    G::apply(state_, move);
    if constexpr (G::plays_unseen)
        G::settle_unseen(state_, UnseenPlays(*context_.hands, hand_, index));
}

template <GameRules G>
bool HandReferee<G>::weigh(std::uint32_t index, Seat seat, const Move& move, const Charge& charge) {
    return weighing_.weigh(charge,
                           {index, seat, move, turn_began_, [this] { return G::situation(state_); },
                            [this, &move] { return shown(move); }});
}

/// What the table showed a move; of a tile that does not fit where it was laid, that arm alone.
template <GameRules G>
TableShown HandReferee<G>::shown(const Move& move) const {
    TableShown table;
    table.opening = G::leads(state_);
    table.drawn = state_.drawn;
    table.stock = state_.stock;
    table.led = static_cast<std::int8_t>(G::suit_led(state_).value_or(-1));
    if constexpr (G::lead_is_dealt)
        if (table.opening)
            table.due = DealtLead(*context_.hands, hand_, G::lead_tiles()).seats() &
                        ((1u << record_.players) - 1);
    if constexpr (G::has_layout) {
        TableView view;
        show_table<G>(state_, view);
        const bool on_one = move.kind == MoveKind::play && !move.fits && move.arm < view.count;
        for (std::uint8_t arm = 0; arm < view.count; ++arm) {
            const ArmView& end = view.arms[arm];
            if (G::is_bound(state_) && end.spellbound)
                table.spell = static_cast<std::int8_t>(end.open);
            if (on_one && arm != move.arm) continue;
            table.add_end(end.open);
            if (end.other != 255) table.add_end(end.other);
        }
    }
    return table;
}

/// Enters what the table shows, where nothing has been entered yet.
template <GameRules G>
void show_table(const typename G::State& state, TableView& view) {
    if constexpr (G::has_layout) {
        view.count = static_cast<std::uint8_t>(G::arms(state));
        for (int arm = 0; arm < view.count; ++arm)
            view.arms[static_cast<std::size_t>(arm)] = G::arm(state, arm);
    }
}

// `seat` is none where the action is no choice.
template <GameRules G>
void HandReferee<G>::trace_before(std::uint32_t index, Seat seat) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    ply.judged = true;
    ply.suit = G::suit_led(state_);
    const TileSet* held = seat.exists() ? weighing_.known_hand(seat) : nullptr;
    if (held == nullptr) return;
    MoveCount moves;
    G::legal(state_, *held, moves);
    ply.moves = moves.count();
}

// What a tile sets off, though nobody may be able to tell where it lies, unless it cannot open.
template <GameRules G>
void HandReferee<G>::trace_move(std::uint32_t index, const Move& move, bool placed, bool leads) {
    if (move.kind != MoveKind::play || (leads && !placed)) return;
    PlyTrace& ply = context_.trace[index];
    ply.events = G::events(state_, move);
    if constexpr (!G::has_layout) return;
    if (!placed) return;
    const bool crosswise = G::has_crosswise && move.crosswise && G::lies_crosswise(move.tile);
    const int met = leads ? LaidTile::no_half : G::half_met(state_, move);
    ply.laid =
        LaidTile{move.arm, move.inner, move.outer, leads, crosswise, static_cast<std::int8_t>(met)};
}

template <GameRules G>
void HandReferee<G>::trace_after(std::uint32_t index, bool plays) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    if (plays)  // nothing else changes it
        show_table<G>(state_, ply.after);
    else if (shown_ != nullptr)
        ply.after = *shown_;
    shown_ = &ply.after;
    ply.stock = state_.stock;
    ply.backwards = G::backwards(state_);
    ply.taker = G::trick_taken(state_);
    if (!state_.ended()) ply.next = state_.turn;
}

}  // namespace bones
