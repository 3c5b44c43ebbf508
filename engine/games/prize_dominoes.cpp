#include "engine/games/prize_dominoes.hpp"

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/common.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<PrizeDominoes>);

namespace {

using Prize = PrizeDominoes;
using State = Prize::State;
using Match = Prize::Match;

/// P1: the number of tiles dealt to each player when `held` prizes are owned.
int tiles_each(int held) {
    return std::min(Prize::most_tiles_each, (set_size(6) - held) / 2);
}

int stock_size(int held) {
    return set_size(6) - held - 2 * tiles_each(held);
}

int prizes_held(const Match& match) {
    return match.prizes[0].size() + match.prizes[1].size();
}

/// The tiles that fit somewhere on the layout.
TileSet playable(const State& state) {
    return TileSet::with(state.open[0]) | TileSet::with(state.open[1]);
}

// P8, P9
void pass(State& state) {
    state.passed |= state.turn;
    state.last_pass = state.turn;
    state.turn = state.turn.next(2);
    state.drawn = 0;
    if (state.passed != SeatSet::all(2)) return;
    const bool counts = is_set(state.rules[Prize::block], Prize::Block::two_passes) ||
                        state.stock == 0 || !state.opened;
    if (counts)
        end_by_passes(state);
    else
        state.maybe_blocked = state.stock <= state.doubtful;
}

void lay_tile(State& state, const Move& move) {
    if (state.opened) {
        state.open[move.arm] = move.outer;
        state.started |= static_cast<std::uint8_t>(1 << move.arm);
        return;
    }
    state.opened = true;
    state.double_first = move.tile.is_double();
    state.open = {static_cast<std::uint8_t>(move.tile.high()),
                  static_cast<std::uint8_t>(move.tile.low())};
}

// P8: removes a tile from the hand. If prizes are unknown, the tile may have been a prize (P12),
// and fewer tiles may have been dealt (P1). Then it is unknown whether the seat is out.
void leave_hand(State& state, Tile tile) {
    const Seat seat = state.turn;
    if (!state.prizes_known && !state.taken[seat].contains(tile)) state.unsure |= seat;
    if (!state.unsure.contains(seat) && state.fewer[seat] == 0) return lay_down(state);
    if (state.held[seat] > 0) --state.held[seat];
    state.maybe_out = state.maybe_out || state.held[seat] <= state.fewer[seat];
}

template <class Sink>
void judge_prize_play(const State& state, Sink& charges) {
    const bool any_turn = is_set(state.rules[Prize::prize_play], Prize::PrizePlay::any_turn);
    if (state.drawn > 0) {
        if (is_set(state.rules[Prize::prize_after_draw], Prize::PrizeAfterDraw::no) ||
            !state.opened)  // every tile can open
            charges.add(code::illegal_prize_play, "P6");
        else
            charges.add({&code::illegal_prize_play, "P6", playable(state)});
    } else if (!any_turn) {
        if (state.opened)
            charges.add({&code::illegal_prize_play, "P4", playable(state)});
        else
            charges.add(code::illegal_prize_play, "P4");
    }
}

template <class Sink>
void judge_draw(const State& state, Sink& charges) {
    if (state.drawn > 0)
        charges.add(code::illegal_draw, "P6");
    else if (!state.opened)
        charges.add(code::illegal_draw, "P4");
    else
        charges.add({&code::illegal_draw, "P4", playable(state)});
}

template <class Sink>
void judge_pass(const State& state, Sink& charges) {
    if (!state.opened) return charges.add(code::false_pass, "G13");
    Charge charge{&code::false_pass, state.drawn > 0 ? "P6" : "P4", playable(state)};
    if (state.drawn == 0 && state.stock > state.doubtful) {
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = "P5";
    }
    charges.add(charge);
}

template <class Moves>
void add_tiles(const State& state, const TileSet& tiles, bool prizes, Moves& moves) {
    Move common;
    common.from_prizes = prizes;
    if (state.opened)
        add_plays<Prize>(state, tiles, moves, common);
    else
        add_openings(tiles, moves, common);
}

}  // namespace

Deal PrizeDominoes::deal(const Match& match) {
    Deal deal;
    deal.has_prizes = deal.draws = true;
    deal.prize_clause = "P12";
    deal.prizes = match.prizes;
    deal.absent = match.prizes[0] | match.prizes[1];
    deal.each = tiles_each(prizes_held(match));
    deal.stock = stock_size(prizes_held(match));
    deal.each_known = deal.prizes_known = match.unseen_prizes == 0;
    return deal;
}

State PrizeDominoes::start(const Match& match, Seat leader) {
    const int held = prizes_held(match), most = std::min(held + match.unseen_prizes, set_size(6));
    State state;
    state.rules = match.rules;
    state.turn = leader;
    state.prizes = match.prizes;
    state.prizes_known = match.unseen_prizes == 0;
    // A hand that is played has at least one tile.
    const int fewest = std::max(tiles_each(most), 1);
    state.fewer.fill(static_cast<std::uint8_t>(std::max(tiles_each(held) - fewest, 0)));
    state.sizes_known = state.fewer[0] == 0;
    state.maybe_undealt = tiles_each(most) == 0;
    if (tiles_each(held) == 0) state.end = EndKind::voided;
    int least_stock = stock_size(held), most_stock = least_stock;
    for (int number = held; number <= most; ++number) {
        least_stock = std::min(least_stock, stock_size(number));
        most_stock = std::max(most_stock, stock_size(number));
    }
    state.stock = static_cast<std::uint16_t>(most_stock);
    state.doubtful = static_cast<std::uint16_t>(most_stock - least_stock);
    state.held[0] = state.held[1] = static_cast<std::uint8_t>(tiles_each(held));
    return state;
}

// P12: a tile among the seat's prizes is a prize play, however it is written. Other tiles are not.
void PrizeDominoes::interpret(const State& state, Move& move) {
    const Seat seat = state.turn;
    const bool own = state.prizes[seat].contains(move.tile);
    if (own || state.prizes_known || !move.from_prizes) {
        move.from_prizes = own;
        return;
    }
    const bool from_hand = state.taken[0].contains(move.tile) || state.taken[1].contains(move.tile);
    const bool anothers = state.prizes[seat.next(2)].contains(move.tile);
    const bool no_prize = from_hand || anothers || state.no_prizes[seat].contains(move.tile);
    move.from_prizes = !no_prize;
}

ArmView PrizeDominoes::arm(const State& state, int index) {
    ArmView view;
    view.open = state.open[index];
    view.started = state.started >> index & 1;
    view.side = (state.double_first ? 0 : index) & 15;
    return view;
}

template <class Sink>
void PrizeDominoes::judge(const State& state, const Move& move, Sink& charges) {
    switch (move.kind) {
        case MoveKind::play:
            if (!move.fits) charges.add(code::misfit, "P3");
            if (move.from_prizes) judge_prize_play(state, charges);
            break;
        case MoveKind::draw:
            judge_draw(state, charges);
            break;
        case MoveKind::pass:
            judge_pass(state, charges);
            break;
    }
}
template void PrizeDominoes::judge(const State&, const Move&, Charges&);
template void PrizeDominoes::judge(const State&, const Move&, KnownHand&);
template void PrizeDominoes::judge(const State&, const Move&, HiddenHand&);

void PrizeDominoes::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return pass(state);
    state.maybe_blocked = false;  // play goes on
    if (move.kind == MoveKind::draw) return take_from_stock(state);
    lay_tile(state, move);
    state.passed = {};
    state.drawn = 0;
    if (move.from_prizes)
        state.prizes[state.turn].remove(move.tile);
    else
        leave_hand(state, move.tile);
    state.turn = state.turn.next(2);
}

template <class Moves>
void PrizeDominoes::legal(const State& state, const TileSet& hand, Moves& moves) {
    const TileSet& prizes = state.prizes[state.turn];
    const bool drawn = state.drawn > 0;
    add_tiles(state, hand, false, moves);
    const bool able = !moves.empty();
    const bool any_turn = is_set(state.rules[prize_play], PrizePlay::any_turn) && !drawn;
    const bool way_out =
        !able && (!drawn || is_set(state.rules[prize_after_draw], PrizeAfterDraw::yes));
    if (any_turn || way_out) add_tiles(state, prizes, true, moves);
    if (able) return;
    if (!drawn && state.stock > 0)
        moves.add_draw();
    else
        moves.add_pass();
}
template void PrizeDominoes::legal(const State&, const TileSet&, LegalMoves&);
template void PrizeDominoes::legal(const State&, const TileSet&, MoveCount&);

void PrizeDominoes::stop(State& state) {
    const bool acted = state.opened || !state.passed.empty() || state.drawn > 0;
    state.maybe_void = state.maybe_undealt && !acted && !state.ended();
}

OpenTurn PrizeDominoes::open_turn(const State& state) {
    return state.drawn > 0 ? OpenTurn::pass_due : OpenTurn::none;
}

void PrizeDominoes::seize(State& state, Seat seat) {
    state.turn = seat;
    state.drawn = 0;
}

std::string PrizeDominoes::situation(const State& state) {
    if (!state.opened) return "before the first tile";
    return open_ends({state.open.begin(), state.open.end()});
}

Seat PrizeDominoes::winner(const State& state, const HandOutcome& outcome) {
    if (outcome.conceded.exists()) return outcome.conceded.next(2);
    const bool ended = state.ended() && state.end != EndKind::voided;
    if (!outcome.layout_known || !ended || state.maybe_out) return {};
    if (state.end == EndKind::out) return state.out;
    const std::optional<PipRange> more = outcome.pips.difference(Seat(0), Seat(1));
    if (!more) return {};
    // P9: as if the seat that passed last had a pip more. If that seat is unknown, so is a tie.
    const int at_a_tie = state.last_pass.exists() ? state.last_pass == Seat(0) ? 1 : -1 : 0;
    if (2 * more->most + at_a_tie < 0) return Seat(0);
    if (2 * more->least + at_a_tie > 0) return Seat(1);
    return {};
}

HandScore PrizeDominoes::score(const Match&, const State& state, const HandOutcome& outcome,
                               Ledger& ledger) {
    HandScore score;
    const Seat won = winner(state, outcome);
    score.known = state.ended() && (won.exists() || state.end == EndKind::voided);
    if (won.exists() && score.known) ledger.add(score, won, 1, "P12", PointReason::hand_won);
    return score;
}

template struct FastCheckOf<PrizeDominoes>;

}  // namespace bones
