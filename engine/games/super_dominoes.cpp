#include "engine/games/super_dominoes.hpp"

#include <algorithm>
#include <utility>

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/common.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<SuperDominoes>);

namespace {

using Super = SuperDominoes;
using State = Super::State;

bool all_passed(const State& state) {
    return state.passed == SeatSet::all(state.players);
}

/// The tiles that the seat on turn can play: on the spellbound arm if it is bound, else anywhere.
TileSet playable(const State& state) {
    if (state.bound()) return TileSet::with(Super::spell_number) | TileSet::doubles();
    TileSet tiles;
    for (std::uint8_t end : state.open) {
        tiles |= TileSet::with(end);
        if (end == Super::spell_number) tiles |= TileSet::doubles();
    }
    return tiles;
}

/// Whether a stuck player does not draw in this turn (S9, option if-able).
bool drawless(const State& state) {
    return state.in_free_turn && is_set(state.rules[Super::free_turn], Super::FreeTurn::if_able);
}

/// Whether a player who has drawn may pass although a tile fits (S5).
bool may_keep_drawn(const State& state) {
    const auto rule = static_cast<Super::DrawPlay>(state.rules[Super::draw_play]);
    return rule == Super::DrawPlay::may || (rule == Super::DrawPlay::spell && !state.bound());
}

bool draws_missing(const State& state) {
    return state.drawn < Super::draws_due && state.stock > 0 && !drawless(state);
}

Seat next_seat(const State& state, Seat from, int steps = 1) {
    return from.next(state.players, steps * (1 - 2 * state.backwards));
}

// S12: skips fall on successive opponents, never on the mover.
void pass_turn_on(State& state) {
    const int opponents = state.players - 1;
    const int steps = state.skips >= opponents ? 0 : 1 + state.skips;
    state.turn = next_seat(state, state.turn, steps);
    state.skips = 0;
}

// S9: turns earned by a 14 come before the next player's turn.
void end_turn(State& state) {
    state.drawn = 0;
    state.in_free_turn = state.free_turns > 0;
    if (state.in_free_turn)
        --state.free_turns;
    else
        pass_turn_on(state);
}

// S7, S13: if there are too few tiles, the next seats in turn order draw.
void owe_draws(State& state, bool mover_too) {
    int tiles = state.stock;
    Seat seat = next_seat(state, state.turn);
    for (; seat != state.turn && tiles > 0; seat = next_seat(state, seat), --tiles)
        state.owed |= seat;
    if (mover_too && tiles > 0) state.owed |= state.turn;
}

void set_double(State& state, Tile tile) {
    state.opened = true;
    state.phase = Super::Phase::playing;
    state.passed = {};
    state.leader = {};  // matters no longer, so positions that differ only in it are equal
    const int number = tile.high();
    state.open.fill(static_cast<std::uint8_t>(number));
    lay_down(state);
    if (state.ended()) return;
    if (number == Super::draw_number)
        owe_draws(state, is_set(state.rules[Super::start15], Super::Start15::all));
    if (number == Super::reverse_number) state.backwards = state.players > 2;
    if (number == Super::free_turn_number) ++state.free_turns;
    end_turn(state);
}

// S10, S11: any tile on the spellbound arm breaks the spell, and an open 13 casts one.
void settle_spell(State& state, const Move& move) {
    if (move.arm == state.spell_arm) state.spell_arm = -1;
    if (move.outer != Super::spell_number) return;
    state.spell_arm = static_cast<std::int8_t>(move.arm);
    state.caster = state.turn;
}

// S6: the order of effects is: the tile lies; 15; going out; 3; 13; 14; skips at the end of the
// turn.
void lay_tile(State& state, const Move& move) {
    state.passed = {};
    state.open[move.arm] = move.outer;
    state.started = std::max(state.started, static_cast<std::uint8_t>(move.arm + 1));
    lay_down(state);
    if (move.outer == Super::draw_number &&
        !(state.ended() && is_set(state.rules[Super::final15], Super::Final15::none)))
        owe_draws(state, false);
    if (state.ended()) return;
    if (move.outer == Super::reverse_number && state.players > 2)
        state.backwards = !state.backwards;
    settle_spell(state, move);
    if (move.outer == Super::free_turn_number) ++state.free_turns;
    if (move.tile.is_double() && move.outer != Super::spell_number) ++state.skips;
    end_turn(state);
}

// S2: when all have passed, all draw in turn, starting with the first player, as long as tiles
// last.
void pass_opening(State& state) {
    state.passed |= state.turn;
    const bool drawing_begins = state.phase == Super::Phase::passing && all_passed(state);
    state.drawn = 0;
    state.turn = drawing_begins ? state.leader : next_seat(state, state.turn);
    if (drawing_begins) state.phase = Super::Phase::drawing;
    if (state.phase != Super::Phase::drawing || state.stock > 0) return;
    state.end = EndKind::voided;
    state.ended_by_passes = true;
}

void pass(State& state) {
    if (state.phase != Super::Phase::playing) return pass_opening(state);
    state.passed |= state.turn;
    if (state.stock == 0 && all_passed(state)) end_by_passes(state);  // S15
    end_turn(state);
}

template <class Sink>
void judge_opening(const State& state, const Move& move, Sink& charges) {
    const bool drawing = state.phase == Super::Phase::drawing;
    if (move.kind == MoveKind::play) {
        if (!move.fits) charges.add(code::misfit, "G3");
    } else if (move.kind == MoveKind::draw) {
        if (state.drawn >= (drawing ? 1 : 0)) charges.add(code::illegal_draw, "S2");
    } else {
        Charge charge{&code::false_pass, "S2", TileSet::doubles()};
        if (drawing && state.drawn == 0 && state.stock > 0) {
            charge.otherwise = &code::missed_draw;
            charge.otherwise_clause = "S2";
        }
        charges.add(charge);
    }
}

template <class Sink>
void judge_play(const State& state, const Move& move, Sink& charges) {
    const bool elsewhere = state.bound() && move.arm != state.spell_arm && move.arm != no_arm;
    if (!move.fits)
        charges.add(code::misfit, elsewhere ? "S10" : "S4");
    else if (elsewhere)
        charges.add(code::off_spell, "S10");
    if (state.drawn > 0 && draws_missing(state)) {
        Charge charge{nullptr, "S5", playable(state)};
        charge.scope = Scope::before_draws;
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = "S5";
        charges.add(charge);
    }
}

template <class Sink>
void judge_draw(const State& state, Sink& charges) {
    if (drawless(state)) {
        charges.add(code::illegal_draw, "S9");
    } else if (state.drawn == 0) {
        Charge charge{&code::illegal_draw, "S5", playable(state)};
        charge.before_last_draws = true;
        charges.add(charge);
    } else if (state.drawn >= Super::draws_due) {
        charges.add(code::illegal_draw, "S5");
    }
}

template <class Sink>
void judge_pass(const State& state, Sink& charges) {
    const bool missing = draws_missing(state);
    if (state.drawn > 0 && !missing && may_keep_drawn(state)) return;
    Charge charge{&code::false_pass,
                  state.bound()     ? "S10"
                  : drawless(state) ? "S9"
                                    : "S5",
                  playable(state)};
    if (missing) {
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = "S5";
        charge.before_last_draws = may_keep_drawn(state);
    }
    charges.add(charge);
}

template <class Moves>
void add_opening_moves(const State& state, const TileSet& hand, Moves& moves) {
    const bool drawing = state.phase == Super::Phase::drawing;
    add_openings(hand & TileSet::doubles(), moves);
    if (drawing && state.drawn == 0 && state.stock > 0)
        moves.add_draw();
    else if (moves.empty())
        moves.add_pass();
}

}  // namespace

Deal SuperDominoes::deal(const Match& match) {
    Deal deal;
    deal.each = tiles_each;
    deal.draws = true;
    deal.stock = most_tiles - tiles_each * match.players;
    return deal;
}

State SuperDominoes::start(const Match& match, Seat leader) {
    State state;
    state.players = match.players;
    state.rules = match.rules;
    state.turn = state.leader = leader;
    state.stock = static_cast<std::uint16_t>(most_tiles - tiles_each * match.players);
    for (int s = 0; s < match.players; ++s) state.held[s] = tiles_each;
    return state;
}

bool SuperDominoes::fits(const State& state, int arm, Tile tile, int inner) {
    return state.open[arm] == inner ||
           (tile.is_double() && state.open[arm] == Super::spell_number);  // S4
}

void SuperDominoes::order_arms(State& state) {
    state.started = 0;          // it affects only the numbers of the arms
    if (state.spell_arm > 0) {  // the spellbound arm comes first
        std::swap(state.open[0], state.open[static_cast<std::size_t>(state.spell_arm)]);
        state.spell_arm = 0;
    }
    std::sort(state.open.begin() + (state.spell_arm == 0), state.open.end());
}

// S6 to S14
Events SuperDominoes::events(const State& state, const Move& move) {
    const bool last = state.held[state.turn] == 1;
    Events events;
    events.add(Event::draws_owed, move.outer == Super::draw_number &&
                                      !(last && is_set(state.rules[final15], Final15::none)));
    if (last) return events;
    const bool opens = !state.opened;
    const bool casts = move.outer == Super::spell_number && !opens;
    const bool on_spell = move.arm == state.spell_arm;
    events.add(Event::reversal, move.outer == Super::reverse_number);
    events.add(Event::spell_broken, state.spell_arm >= 0 && (casts || on_spell));
    events.add(Event::spell_cast, casts);
    events.add(Event::further_turn, move.outer == Super::free_turn_number);
    events.add(Event::turn_skipped,
               move.tile.is_double() && move.outer != Super::spell_number && !opens);
    return events;
}

template <class Sink>
void SuperDominoes::judge(const State& state, const Move& move, Sink& charges) {
    if (!state.opened) return judge_opening(state, move, charges);
    if (move.kind == MoveKind::play) return judge_play(state, move, charges);
    return move.kind == MoveKind::draw ? judge_draw(state, charges) : judge_pass(state, charges);
}
template void SuperDominoes::judge(const State&, const Move&, Charges&);
template void SuperDominoes::judge(const State&, const Move&, KnownHand&);
template void SuperDominoes::judge(const State&, const Move&, HiddenHand&);

void SuperDominoes::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return pass(state);
    if (move.kind == MoveKind::draw) return take_from_stock(state);
    if (state.opened) return lay_tile(state, move);
    set_double(state, move.tile);
}

template <class Moves>
void SuperDominoes::legal(const State& state, const TileSet& hand, Moves& moves) {
    if (!state.opened) return add_opening_moves(state, hand, moves);
    const bool draws_begun = state.drawn > 0;
    if (draws_begun && draws_missing(state)) return moves.add_draw();
    add_plays<SuperDominoes>(state, hand, moves);
    if (moves.empty() && draws_missing(state)) return moves.add_draw();
    if (moves.empty() || (draws_begun && may_keep_drawn(state))) moves.add_pass();
}
template void SuperDominoes::legal(const State&, const TileSet&, LegalMoves&);
template void SuperDominoes::legal(const State&, const TileSet&, MoveCount&);

OpenTurn SuperDominoes::open_turn(const State& state) {
    return state.drawn > 0 || state.in_free_turn ? OpenTurn::pass_due : OpenTurn::none;
}

void SuperDominoes::seize(State& state, Seat seat) {
    state.turn = seat;
    state.drawn = state.free_turns = state.skips = 0;
    state.in_free_turn = false;
}

std::string SuperDominoes::situation(const State& state) {
    if (!state.opened) return "before a double is set";
    if (state.bound()) return "under a spell";
    return open_ends({state.open.begin(), state.open.end()});
}

void SuperDominoes::pay(State& state, Seat seat) {
    state.owed -= seat;
    if (state.stock > 0) --state.stock;
    ++state.held[seat];
}

template struct FastCheckOf<SuperDominoes>;

}  // namespace bones
