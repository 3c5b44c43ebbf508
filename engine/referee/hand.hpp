// The referee of one hand: who is to act, what an action means, what is held against it, what it
// leads to.
#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/referee/arms.hpp"
#include "engine/referee/dealt_lead.hpp"
#include "engine/referee/weighing.hpp"
#include "libnotation/codes.hpp"

namespace bones {

/// Whether an action is one of the game's: remarks, shown tiles, what cannot be read and what the
/// game does not have are passed over.
template <GameRules G>
bool is_of_game(const Action& action) {
    switch (action.kind) {
        case ActionKind::skip:
        case ActionKind::show:
        case ActionKind::bad_show:
        case ActionKind::bad_token:
            return false;
        case ActionKind::draw:
        case ActionKind::draw_unknown:
        case ActionKind::bad_draw:
            return G::has_draws;
        case ActionKind::pass:
            return G::has_layout;
        default:
            return true;
    }
}

template <GameRules G>
class HandReferee {
  public:
    using State = typename G::State;

    HandReferee(const HandContext& context, std::uint32_t hand, const Deal& deal)
        : context_(context),
          record_(context.reporter->record()),
          hand_(hand),
          deal_(deal),
          weighing_(context, hand, G::has_draws) {}

    /// Judges every action of the hand from this state on.
    void run(const State& start);

    const State& state() const { return state_; }
    /// Whether the layout was known to the end (G4).
    bool layout_known() const { return !layout_lost_; }
    /// When play ended: after the last action of the hand, or before what was done after its end.
    Moment end() const {
        return state_.ended() ? ended_ : static_cast<Moment>(record_.hands[hand_].end_action);
    }

  private:
    void report_foreign(std::uint32_t index, const Action& action);
    void judge(std::uint32_t index);
    bool after_the_end(std::uint32_t index) { return state_.ended() && acts_after_the_end(index); }
    bool acts_after_the_end(std::uint32_t index);
    bool pays_owed_draw(const Action& action);
    void lapse_owed_draws(std::uint32_t index);
    void take_turn(std::uint32_t index, const Action& action);
    void close_open_turn(std::uint32_t index);
    bool read(std::uint32_t index, const Action& action, Move& move);
    bool read_on_layout(std::uint32_t index, const Action& action, Move& move);
    void check_signs(std::uint32_t index, const Action& action, bool leads);
    void report_misplaced_signs(std::uint32_t index, const std::array<bool, 4>& misplaced);
    void lose_layout(std::uint32_t index, std::string why);
    void make(std::uint32_t index, Seat seat, const Move& move);
    void resolve(std::uint32_t index, const Move& move, bool leads);
    void trace_before(std::uint32_t index, Seat seat);
    void trace_after(std::uint32_t index, const Move& move = {}, bool leads = false);
    void judge_lead_line();
    std::uint32_t who_may_lead(std::uint32_t index, Seat seat) const;
    void settle_void_hand();
    bool weigh(std::uint32_t index, Seat seat, const Move& move, const Charge& charge) {
        return weighing_.weigh(
            charge, {index, seat, move, turn_began_, [this] { return G::situation(state_); }});
    }
    std::string name(Seat seat) const { return player_name(record_, seat); }

    HandContext context_;
    const Record& record_;
    std::uint32_t hand_;
    const Deal& deal_;
    State state_{};
    ArmLabels<G> labels_;
    Weighing weighing_;
    bool layout_lost_ = false;
    bool facts_only_ = false;
    bool acted_ = false;               ///< somebody did something that the rules know
    bool out_of_turn_ = false;         ///< the action being judged is (G2)
    std::uint32_t broken_passes_ = 0;  ///< whose last pass since the last tile was broken (G11)
    Moment ended_ = 0;                 ///< after the last action that counted
    Moment turn_began_ = 0;            ///< before the first draw of the open turn
    std::vector<Move> moves_;          ///< that the rules allow, for the trace
};

template <GameRules G>
void HandReferee<G>::run(const State& start) {
    state_ = start;
    labels_.start();
    weighing_.start();
    if constexpr (G::lead_is_dealt) judge_lead_line();
    const Hand& hand = record_.hands[hand_];
    for (std::uint32_t index = hand.first_action; index < hand.end_action; ++index) judge(index);
    if constexpr (G::lead_is_dealt) settle_void_hand();
    if (layout_lost_)
        std::copy(record_.actions.begin() + hand.first_action,
                  record_.actions.begin() + hand.end_action,
                  context_.resolved->begin() + hand.first_action);
}

// L2: a `lead` line that names a seat which cannot have been dealt the tile that leads.
template <GameRules G>
void HandReferee<G>::judge_lead_line() {
    const DealtLead lead(*context_.holdings, record_, hand_, G::lead_tiles());
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
    context_.reporter->at_statement(
        code::wrong_lead, G::lead_clause, hand_, record_.statements[hand.lead],
        fmt::format("{} leads, but was not dealt the tile that leads", name(seat)));
    context_.breaches->push_back({seat, &code::wrong_lead, Verdict::broken, 0});
    G::lead_is_reported(state_);
}

// L2: if nobody was dealt a tile that leads, the hand is void; where nobody can tell, if the record
// says so.
template <GameRules G>
void HandReferee<G>::settle_void_hand() {
    if (acted_) return;
    const Hand& hand = record_.hands[hand_];
    const bool said = hand.end != none_such && record_.statements[hand.end].end == EndKind::voided;
    const Verdict nobody = DealtLead(*context_.holdings, record_, hand_, G::lead_tiles()).nobody();
    if (nobody == Verdict::kept || (nobody == Verdict::open && said)) state_.end = EndKind::voided;
}

template <GameRules G>
void HandReferee<G>::judge(std::uint32_t index) {
    const Action& action = record_.actions[index];
    report_foreign(index, action);
    if (!is_of_game<G>(action)) return;
    acted_ = true;
    const bool lays = action.kind == ActionKind::play || action.kind == ActionKind::unknown_turn ||
                      action.kind == ActionKind::bad_tile;
    const bool stranger = action.seat().index() >= record_.players;
    if (stranger && !lays) return;
    if (facts_only_) return check_signs(index, action, !G::has_layout);
    if (after_the_end(index)) return check_signs(index, action, !G::has_layout);
    if (pays_owed_draw(action)) {
        trace_before(index, {});
        trace_after(index);
        ended_ = static_cast<Moment>(index + 1);
        return weighing_.follow(index, action);
    }
    lapse_owed_draws(index);
    if (stranger && !G::has_layout) return G::seize(state_, Seat());
    if (stranger) return lose_layout(index, "a seat that does not play laid a tile");
    take_turn(index, action);
    if (after_the_end(index)) return check_signs(index, action, !G::has_layout);
    if (G::has_layout && lays && action.kind != ActionKind::play)
        return lose_layout(index, "a turn is not written down");
    const bool leads = G::leads(state_);
    trace_before(index, action.seat());
    Move move;
    ended_ = static_cast<Moment>(index + 1);
    if (!read(index, action, move)) return;
    make(index, action.seat(), move);
    trace_after(index, move, leads);
    resolve(index, move, leads);
    weighing_.follow(index, action);
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
    context_.reporter->at_action(
        code::after_end, "G11", hand_, index,
        fmt::format("{} acts, but the hand has ended: {}", name(record_.actions[index].seat()),
                    state_.end == EndKind::out ? fmt::format("{} is out", name(state_.out))
                    : state_.ended_by_passes   ? "all have passed"
                                               : "all is played"));
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
        context_.reporter
            ->at_action(code::missed_draw, G::owing_clause, hand_, index,
                        fmt::format("{} has not made the draw that was owed", name(Seat(s))))
            .seat = Seat(s);
        weighing_.breach(Seat(s), code::missed_draw, Verdict::broken, index);
    }
    G::forgive(state_);
}

// G2: an open turn that another seat's action cuts short is ended by a pass; a seat that is not on
// turn takes it out of turn.
template <GameRules G>
void HandReferee<G>::take_turn(std::uint32_t index, const Action& action) {
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
    if (state_.turn.exists()) {
        const std::string_view clause = G::turn_clause(state_, action.kind == ActionKind::play);
        context_.reporter->at_action(
            code::wrong_turn, clause, hand_, index,
            fmt::format("{} acts, but it is {}'s turn", name(seat), name(state_.turn)));
        weighing_.breach(seat, code::wrong_turn, Verdict::broken, index);
        out_of_turn_ = true;
    }
    G::seize(state_, seat);
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

template <GameRules G>
bool HandReferee<G>::read(std::uint32_t index, const Action& action, Move& move) {
    if (action.kind == ActionKind::pass) return true;
    if (action.draws()) {
        move.kind = MoveKind::draw;
        move.known = action.kind == ActionKind::draw;
        move.tile = action.tile();
        return true;
    }
    move.kind = MoveKind::play;
    move.known = action.kind == ActionKind::play;
    move.tile = action.tile();
    move.from_prizes = action.from_prizes;
    move.crosswise = action.crosswise;
    check_signs(index, action, G::leads(state_));
    G::interpret(state_, move);
    if constexpr (G::has_layout) {
        if (!read_on_layout(index, action, move)) return false;
    } else {
        G::read_play(state_, action, move);
    }
    return true;
}

template <GameRules G>
bool HandReferee<G>::read_on_layout(std::uint32_t index, const Action& action, Move& move) {
    const Tile tile = action.tile();
    if (!state_.opened) {
        labels_.open(action);
        move.inner = static_cast<std::uint8_t>(tile.high());
        move.outer = static_cast<std::uint8_t>(tile.low());
        move.fits = G::opens(tile);
        if (move.fits) return true;
        make(index, action.seat(), move);
        lose_layout(index, fmt::format("{} cannot open the layout", to_string(tile)));
        return false;
    }
    const Placing placing = labels_.place(state_, action, move);
    const auto arm = static_cast<int>(action.arm);
    switch (placing) {
        case Placing::placed:
            return true;
        case Placing::turned:
            context_.reporter->at_action(code::turned_tile, "N9", hand_, index,
                                         fmt::format("{}-{} fits turned round only, and is read so",
                                                     action.first_half(), action.second_half()));
            return true;
        case Placing::no_such_arm:
            context_.reporter->at_action(
                code::no_such_arm, "G5", hand_, index,
                fmt::format("{} lays {} on arm {}, but the layout has no such arm",
                            name(action.seat()), to_string(tile), arm));
            break;
        case Placing::ambiguous:
            context_.reporter->at_action(
                code::ambiguous_arm, "G5", hand_, index,
                fmt::format("{} lays {}, which fits on arms that differ; the arm must be written",
                            name(action.seat()), to_string(tile)));
            break;
        case Placing::nowhere:
            move.fits = false;
            move.inner = static_cast<std::uint8_t>(action.first_half());
            move.outer = static_cast<std::uint8_t>(action.second_half());
            for (const Charge& charge : G::judge(state_, move))
                weigh(index, action.seat(), move, charge);
            break;
    }
    lose_layout(index, "nobody can tell where the tile lies");
    return false;
}

// G5: signs that have no place with this tile are reported and ignored.
template <GameRules G>
void HandReferee<G>::check_signs(std::uint32_t index, const Action& action, bool leads) {
    if (action.kind != ActionKind::play) return;
    const std::array<bool, 4> misplaced{
        action.arm != Action::no_arm && (!G::has_layout || leads),
        action.crosswise && (!G::has_crosswise || leads), action.from_prizes && !G::has_prizes,
        action.suit != Action::no_suit && (G::has_layout || !leads)};
    if (misplaced[0] || misplaced[1] || misplaced[2] || misplaced[3])
        report_misplaced_signs(index, misplaced);
}

template <GameRules G>
void HandReferee<G>::report_misplaced_signs(std::uint32_t index,
                                            const std::array<bool, 4>& misplaced) {
    std::string signs;
    for (std::size_t i = 0; i < misplaced.size(); ++i)
        if (misplaced[i]) signs += fmt::format("{}`{}`", signs.empty() ? "" : " and ", "@x*="[i]);
    const bool one = std::count(misplaced.begin(), misplaced.end(), true) == 1;
    context_.reporter->at_action(
        code::no_such_action, "G5", hand_, index,
        fmt::format("{} {} ignored", signs,
                    one ? "has no place here and is" : "have no place here and are"));
}

template <GameRules G>
void HandReferee<G>::lose_layout(std::uint32_t index, std::string why) {
    layout_lost_ = facts_only_ = true;
    context_.reporter->at_action(
        code::layout_unknown, "G4", hand_, index,
        fmt::format("the layout is unknown from here on: {}; only facts are checked", why));
}

// L2. Of a seat whose hand is in doubt nobody knows what it was dealt (G5).
template <GameRules G>
std::uint32_t HandReferee<G>::who_may_lead(std::uint32_t index, Seat seat) const {
    const bool known = context_.holdings->known() != nullptr;
    if (!known && context_.holdings->book(hand_, seat).void_from <= static_cast<Moment>(index))
        return (2u << record_.players) - 1;
    return DealtLead(*context_.holdings, record_, hand_, G::lead_tiles()).seats();
}

// Judges a move of the seat on turn and makes it, right or wrong (G4).
template <GameRules G>
void HandReferee<G>::make(std::uint32_t index, Seat seat, const Move& move) {
    if (move.kind == MoveKind::play) broken_passes_ = 0;
    if constexpr (G::lead_is_dealt)
        if (move.kind == MoveKind::pass && !state_.opened)
            G::know_leaders(state_, who_may_lead(index, seat));
    const std::uint32_t passing = move.kind == MoveKind::pass ? 1u << seat.index() : 0;
    broken_passes_ &= ~passing;
    if (out_of_turn_) broken_passes_ |= passing;
    for (const Charge& charge : G::judge(state_, move))
        if (weigh(index, seat, move, charge)) broken_passes_ |= passing;
    G::apply(state_, move);
}

// Writes the canonical arm, halves and suit of a play into the resolved actions.
template <GameRules G>
void HandReferee<G>::resolve(std::uint32_t index, const Move& move, bool leads) {
    Action action = (*context_.resolved)[index];
    if (action.kind != ActionKind::play) return;
    const bool crosswise = G::has_crosswise && move.crosswise && G::lies_crosswise(move.tile);
    const bool halves_matter = G::has_layout && !leads && !crosswise;
    action.low_first = halves_matter && move.inner < move.outer;
    if (G::has_layout && !leads) action.arm = move.arm + 1u;
    if (G::has_crosswise && !leads) action.crosswise = move.crosswise;
    if (G::has_prizes && move.from_prizes) action.from_prizes = true;
    if (!G::has_layout && leads && move.tile.is_double()) action.suit = move.suit;
    (*context_.resolved)[index] = action;
}

/// What the table shows.
template <GameRules G>
TableView view_of(const typename G::State& state) {
    TableView view;
    if constexpr (G::has_layout) {
        view.count = static_cast<std::uint8_t>(G::arms(state));
        for (int arm = 0; arm < view.count; ++arm)
            view.arms[static_cast<std::size_t>(arm)] = G::arm(state, arm);
    }
    return view;
}

// `seat` is none where the action is no choice.
template <GameRules G>
void HandReferee<G>::trace_before(std::uint32_t index, Seat seat) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    ply.judged = true;
    ply.before = view_of<G>(state_);
    ply.suit = G::suit_led(state_);
    const TileSet* held = seat.exists() ? weighing_.known_hand(seat) : nullptr;
    if (held == nullptr) return;
    G::legal(state_, *held, moves_);
    ply.moves = static_cast<std::uint32_t>(moves_.size());
}

template <GameRules G>
void HandReferee<G>::trace_after(std::uint32_t index, const Move& move, bool leads) {
    if (context_.trace == nullptr) return;
    PlyTrace& ply = context_.trace[index];
    ply.after = view_of<G>(state_);
    ply.stock = state_.stock;
    ply.backwards = G::backwards(state_);
    ply.taker = G::trick_taken(state_);
    if (!state_.ended()) ply.next = state_.turn;
    if (!G::has_layout || move.kind != MoveKind::play) return;
    const bool crosswise = G::has_crosswise && move.crosswise && G::lies_crosswise(move.tile);
    ply.laid = LaidTile{move.arm, move.inner, move.outer, leads, crosswise};
}

}  // namespace bones
