#include "engine/games/curse_of_the_doublet.hpp"

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/common.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<CurseOfTheDoublet>);

namespace {

using Curse = CurseOfTheDoublet;

/// The tiles that fit somewhere on the layout.
TileSet playable(const Curse::State& state) {
    TileSet tiles;
    for (std::uint8_t end : state.open) tiles |= TileSet::with(end);
    return tiles;
}

/// C6: another started arm shows the same number.
bool makes_match(const Curse::State& state, int arm, int outer) {
    unsigned same = 0;
    for (int other = 0; other < Curse::arm_count; ++other)
        same |= static_cast<unsigned>(state.open[other] == outer) << other;
    return (same & state.started & ~(1u << arm)) != 0;
}

void pass(Curse::State& state) {
    state.passed |= state.turn;
    state.due = false;
    state.turn = state.turn.next(2);
    if (state.passed == SeatSet::all(2)) end_by_passes(state);  // C10, G13
}

void open_layout(Curse::State& state, Tile set) {
    state.opened = true;
    state.double_set = set.is_double();
    for (int arm = 0; arm < Curse::arm_count; ++arm)
        state.open[arm] = static_cast<std::uint8_t>(arm < 2 ? set.high() : set.low());
}

}  // namespace

Deal CurseOfTheDoublet::deal(const Match&) {
    Deal deal;
    deal.each = tiles_each;
    deal.stock = set_size(6) - 2 * tiles_each;
    return deal;
}

Curse::State CurseOfTheDoublet::start(const Match& match, Seat leader) {
    State state;
    state.rules = match.rules;
    state.turn = leader;
    state.held[0] = state.held[1] = tiles_each;
    return state;
}

ArmView CurseOfTheDoublet::arm(const State& state, int index) {
    ArmView view;
    view.open = state.open[index];
    view.started = state.started >> index & 1;
    view.side = (state.double_set ? 0 : index / 2) & 15;
    return view;
}

Events CurseOfTheDoublet::events(const State& state, const Move& move) {
    Events events;
    events.add(Event::match,
               state.opened && move.arm != no_arm && makes_match(state, move.arm, move.outer));
    return events;
}

template <class Sink>
void CurseOfTheDoublet::judge(const State& state, const Move& move, Sink& charges) {
    if (move.kind == MoveKind::play) {
        if (!move.fits) charges.add(code::misfit, "C5");
    } else if (!state.opened) {
        charges.add(code::false_pass, "G13");
    } else if (!state.due || is_set(state.rules[extra_play], ExtraPlay::must)) {
        charges.add({&code::false_pass, state.due ? "C7" : "C9", playable(state)});
    }
}
template void CurseOfTheDoublet::judge(const State&, const Move&, Charges&);
template void CurseOfTheDoublet::judge(const State&, const Move&, KnownHand&);
template void CurseOfTheDoublet::judge(const State&, const Move&, HiddenHand&);

void CurseOfTheDoublet::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return pass(state);
    state.passed = {};
    state.matched = false;
    if (!state.opened) {
        open_layout(state, move.tile);
    } else {
        state.open[move.arm] = move.outer;
        state.started |= static_cast<std::uint8_t>(1 << move.arm);
        state.matched = makes_match(state, move.arm, move.outer);
    }
    state.due = state.matched;
    lay_down(state);
    if (!state.due) state.turn = state.turn.next(2);
}

template <class Moves>
void CurseOfTheDoublet::legal(const State& state, const TileSet& hand, Moves& moves) {
    if (state.opened) {
        add_plays<CurseOfTheDoublet>(state, hand, moves);
        const bool may_stop = state.due && is_set(state.rules[extra_play], ExtraPlay::may);
        if (moves.empty() || may_stop) moves.add_pass();
    } else {
        add_openings(hand, moves);
    }
}
template void CurseOfTheDoublet::legal(const State&, const TileSet&, LegalMoves&);
template void CurseOfTheDoublet::legal(const State&, const TileSet&, MoveCount&);

OpenTurn CurseOfTheDoublet::open_turn(const State& state) {
    if (!state.due) return OpenTurn::none;
    return is_set(state.rules[extra_play], ExtraPlay::must) ? OpenTurn::pass_due
                                                            : OpenTurn::may_end;
}

void CurseOfTheDoublet::seize(State& state, Seat seat) {
    state.turn = seat;
    state.due = false;
}

std::string_view CurseOfTheDoublet::turn_clause(const State& state, bool plays) {
    return plays && state.opened && state.passed.empty() ? "C8" : "G2";
}

std::string CurseOfTheDoublet::situation(const State& state) {
    if (!state.opened) return "before the first tile";
    return open_ends({state.open.begin(), state.open.end()});
}

HandScore CurseOfTheDoublet::score(const Match&, const State& state, const HandOutcome&,
                                   Ledger& ledger) {
    HandScore score;
    score.known = state.ended();
    if (state.end != EndKind::out) return score;
    const Seat other = state.out.next(2);
    ledger.add(score, state.out, state.held[other.index()], "C11", PointReason::tiles_of_others);
    if (state.matched) ledger.add(score, state.out, 1, "C11", PointReason::last_match);
    return score;
}

void CurseOfTheDoublet::finish(Match& match, const State&, const HandOutcome&,
                               const HandScore& score) {
    add_up(match, score);
    win_at_target(match, match.rules[target]);
}

template struct FastCheckOf<CurseOfTheDoublet>;

}  // namespace bones
