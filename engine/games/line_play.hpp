// The play of a line game. The source files of the games include and instantiate it.
#pragma once

#include "engine/codes.hpp"
#include "engine/games/common.hpp"
#include "engine/games/line_game.hpp"
#include "engine/games/line_scores.hpp"
#include "engine/rules/reset_in_place.hpp"

namespace bones {

namespace line {

inline bool may_open(const LineState& state, Seat seat) {
    return state.may_lead.contains(seat);
}

/// Whether the deal still decides the opening tile. After a pass it does not.
inline bool opens_by_deal(const LineState& state) {
    return state.highest_opens && !state.lead_reported && state.passed.empty();
}

template <class Sink>
void judge_opening(const LineState& state, Tile tile, Sink& charges) {
    if (!opens_by_deal(state)) return;
    if (state.lead_known) {
        if (tile != state.lead || !may_open(state, state.turn)) charges.add(code::wrong_lead, "B2");
        return;
    }
    Charge charge{&code::wrong_lead, "B2", tiles_before(tile, state.line.highest),
                  Scope::all_dealt};
    charge.all_of = TileSet(tile);
    charges.add(charge);
}

/// B2, B5: a first pass is a breach for every seat, because any tile can open. If the deal decides
/// the opener, a later pass is a breach only for the seat that was to open.
template <class Sink>
void judge_opening_pass(const LineState& state, std::string_view clause, Sink& charges) {
    if (!state.highest_opens) return charges.add(code::false_pass, clause);
    const bool leads = state.turn == state.leader && state.passed.empty();
    if (!may_open(state, state.turn)) {
        if (leads && !state.lead_reported) charges.add(code::wrong_lead, "B2");
    } else if (state.may_lead == state.turn || leads) {
        charges.add(code::false_pass, clause);
    } else {
        charges.add({&code::false_pass, clause, {}, Scope::undecided});
    }
}

template <class Sink>
void judge_draw(const LineState& state, const LineClauses& clauses, Sink& charges) {
    const LineRules& line = state.line;
    if (!state.opened) return charges.add(code::illegal_draw, "B2");
    const bool too_many = line.most_draws > 0 && state.drawn >= line.most_draws;
    const bool kept = state.stock > 0 && state.stock <= line.kept;  // none at all is a fact (G5)
    if (too_many || kept)
        charges.add(code::illegal_draw, clauses.more_draws);
    else if (!line.draws_while_able)
        charges.add({&code::illegal_draw, clauses.draw, state.table.playable()});
}

template <class Sink>
void judge_pass(const LineState& state, const LineClauses& clauses, Sink& charges) {
    Charge charge{&code::false_pass, clauses.pass, state.table.playable()};
    if (state.may_draw_more()) {
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = clauses.missed;
    }
    charges.add(charge);
}

template <class Own>
void end_turn(LineState& state) {
    state.drawn = 0;
    for (int i = 0; i < state.players; ++i) {
        state.turn = state.turn.next(state.players);
        if (Own::is_in_play(state, state.turn)) return;
    }
}
/// Whether each seat that is in play has passed.
template <class Own>
bool all_have_passed(const LineState& state) {
    for (Seat seat : SeatSet::all(state.players))
        if (Own::is_in_play(state, seat) && !state.passed.contains(seat)) return false;
    return true;
}

/// B6, W6: passes end the hand when drawing is over. Before the opening tile, passes by all seats
/// end it (B5).
template <class Own>
void pass(LineState& state) {
    state.passed |= state.turn;
    end_turn<Own>(state);
    if (all_have_passed<Own>(state) && (!state.opened || state.draws_are_over()))
        end_by_passes(state);
}

/// B8a: notes whether the tile earns a bonus if it goes out. The hand may end as written, so this
/// does not depend on how many tiles the seat holds.
inline void note_last_tile(LineState& state, const Move& move) {
    const WinnerBonuses& bonuses = state.line.bonuses;
    const int one = state.table.end(0), other = state.table.end(1);
    const auto has = [&](int pips) { return move.tile.high() == pips || move.tile.low() == pips; };
    state.was_capicua = has(one) && has(other) && (bonuses.at_equal_ends || one != other) &&
                        (bonuses.of_double || !move.tile.is_double()) &&
                        (bonuses.with_blank || move.tile.low() != 0);
    state.was_chuchazo = move.tile == Tile(0, 0) && (bonuses.between_blanks || one + other > 0);
}

inline void lay_tile(LineState& state, const Move& move) {
    if (state.opened && state.line.bonuses.of_last_tile()) note_last_tile(state, move);
    if (state.opened)
        state.table.lay(move.arm, move.tile, move.outer, state.line.spinner);
    else
        state.table.open(move.tile, state.line.spinner);
    state.opened = true;
    state.passed = {};
    state.drawn = 0;
    state.laid_last = state.turn;
    lay_down(state);
    const bool partner_plays = state.line.both_out && state.held[state.turn.next(4, 2)] > 0;
    if (state.end != EndKind::out || !partner_plays) return;
    state.end = EndKind::unfinished;
    state.out = {};
}

/// Scores the tile that was just laid. Ends the hand if the tile reaches the target (V5, V8, F3,
/// F4, F6).
inline void score_tile(LineState& state, const Move& move) {
    const LineRules& line = state.line;
    const int worth = points_of(state.table.count(), line);
    int points = worth;
    if (line.must_be_called) points = move.declared ? std::min<int>(move.suit, worth) : 0;
    const int together = points + (state.out.exists() ? line.for_going_out : 0);
    const bool to_target = line.ends_at_once && line.target > 0;
    const bool known = to_target && state.totals_known;
    const bool exact = to_target && line.exact;
    state.last = {static_cast<std::uint8_t>(worth), 0, exact && !known, false};
    const std::size_t side = state.side(state.turn);
    const std::int64_t total = std::int64_t{state.before[side]} + state.made[side] + together;
    if (known && exact && total > line.target) {
        state.last.may_be_none = state.last.struck_out = true;
        return;
    }
    state.last.scored = static_cast<std::uint8_t>(points);
    state.made[side] += together;
    // Bitwise, without branches: whether a tile scores is unpredictable.
    if (!(known & (total >= line.target) & (together != 0))) return;
    state.end = EndKind::won;
    state.out = state.turn;
}

/// B2: if the deal decides the opening, adds only the tile that must open. If it is unknown, this
/// is the first tile of the own hand in the order of opening.
template <class Moves>
void add_openings_of(const LineState& state, const TileSet& hand, const Move& common,
                     Moves& moves) {
    const bool by_deal = opens_by_deal(state);
    if (!by_deal) {
        add_openings(hand, moves, common);
    } else if (!state.lead_known) {
        for (Tile tile : opening_order(state.line.highest))
            if (hand.contains(tile)) {
                if (may_open(state, state.turn)) add_openings(TileSet(tile), moves, common);
                break;
            }
    } else if (may_open(state, state.turn)) {
        add_openings(hand & TileSet(state.lead), moves, common);
    }
    const bool leads = state.turn == state.leader && state.passed.empty();
    const bool is_breach =
        may_open(state, state.turn) || (leads && !state.lead_reported) || !state.highest_opens;
    if (!is_breach) moves.add_pass();
}

}  // namespace line

template <class Own>
Deal LineGame<Own>::deal(const Match& match) {
    const LineRules line = Own::in_force(match.rules, match.players);
    Deal deal;
    deal.each = line.each;
    deal.draws = line.draws;
    deal.stock = set_size(line.highest) - line.each * match.players;
    deal.never_drawn = std::min<int>(line.kept, deal.stock);
    return deal;
}

template <class Own>
LineState LineGame<Own>::start(const Match& match, Seat leader) {
    State state;
    state.players = match.players;
    state.rules = match.rules;
    reset_in_place(state.line, [&] { return Own::in_force(match.rules, match.players); });
    state.table = LineTable(state.line.highest);
    state.turn = state.leader = leader;
    state.stock =
        static_cast<std::uint16_t>(set_size(state.line.highest) - state.line.each * match.players);
    for (int s = 0; s < match.players; ++s) state.held[s] = state.line.each;
    state.highest_opens = state.line.opening == Opening::highest_double_in_every_hand ||
                          (state.line.opening == Opening::highest_double &&
                           match.hand_number == 1 && match.number_known);
    state.may_lead = SeatSet::all(match.players);
    if (!Own::claims_points) return state;
    const auto at_target = [&](std::int32_t total) { return total >= state.line.target; };
    const auto totals = match.totals.begin();
    const bool over =
        state.line.target > 0 && std::any_of(totals, totals + state.line.sides, at_target);
    state.totals_known = match.totals_known && !match.after_end && !over;
    state.totals_open = !match.totals_known && !match.after_end;
    std::copy_n(totals, state.before.size(), state.before.begin());
    return state;
}

// V6: called points matter only if points must be called. Otherwise the same tile on the same arm
// is the same move.
template <class Own>
void LineGame<Own>::interpret(const State& state, Move& move) {
    if (state.line.must_be_called) return;
    move.declared = false;
    move.suit = 0;
}

// In games where tiles score, like ends must both count once or both twice.
template <class Own>
bool LineGame<Own>::same_end(const ArmView& one, const ArmView& other) {
    if (one.open != other.open) return false;
    return !Own::claims_points ||
           (one.doubled == other.doubled && one.of_spinner == other.of_spinner);
}

template <class Own>
template <class Sink>
void LineGame<Own>::judge(const State& state, const Move& move, Sink& charges) {
    if (move.kind == MoveKind::draw) {
        line::judge_draw(state, Own::clauses, charges);
    } else if (move.kind == MoveKind::pass) {
        if (state.opened)
            line::judge_pass(state, Own::clauses, charges);
        else
            line::judge_opening_pass(state, Own::clauses.pass, charges);
    } else if (!state.opened) {
        line::judge_opening(state, move.tile, charges);
    } else if (!move.fits) {
        charges.add(code::misfit, Own::clauses.misfit);
    }
}

template <class Own>
void LineGame<Own>::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return line::pass<Own>(state);
    if (move.kind == MoveKind::draw) return take_from_stock(state);
    line::lay_tile(state, move);
    if constexpr (Own::claims_points) line::score_tile(state, move);
    line::end_turn<Own>(state);
}

template <class Own>
template <class Moves>
void LineGame<Own>::legal(const State& state, const TileSet& hand, Moves& moves) {
    Move common;
    if (state.line.must_be_called) {  // calls the points of the tile
        common.declared = true;
        common.suit = Action::no_such_suit;
    }
    if (!state.opened) return line::add_openings_of(state, hand, common, moves);
    add_plays<Own>(state, hand, moves, common);
    const bool able = !moves.empty();
    if (state.may_draw_more() && (!able || state.line.draws_while_able)) moves.add_draw();
    if (!able && !state.may_draw_more()) moves.add_pass();
}

template <class Own>
std::string LineGame<Own>::situation(const State& state) {
    if (!state.opened) return "before the first tile";
    std::vector<std::uint8_t> ends;
    for (int arm = 0; arm < state.table.arms(); ++arm)
        if (state.table.is_playable(arm)) ends.push_back(state.table.end(arm));
    return open_ends(std::move(ends));
}

// V8: totals have no effect while no side reaches the target. With an exact target, points may have
// been struck out (F6).
template <class Own>
bool LineGame<Own>::is_played_alike(const State& start, const State& end, State other) {
    const LineRules& line = start.line;
    bool decides = line.exact;
    for (std::size_t side = 0; side < start.made.size(); ++side)
        decides = decides ||
                  std::max(start.before[side], other.before[side]) + end.made[side] >= line.target;
    decides = decides && line.ends_at_once && line.target > 0;
    other.before = start.before;
    return !decides && other == start;
}

template <class Own>
void LineGame<Own>::stop(State& state) {
    if (!state.ended() && state.is_shut()) state.end = EndKind::blocked;
}

template <class Own>
Seat LineGame<Own>::may_have_won(const State& state) {
    const bool last = state.opened && state.passed.empty() && state.drawn == 0;
    const bool scored =
        state.last.scored > 0 || (state.out.exists() && state.line.for_going_out > 0);
    return state.may_be_won() && last && scored ? state.laid_last : Seat();
}

template <class Own>
bool LineGame<Own>::may_have_stopped(const State& state, std::span<const Breach>, bool lost) {
    const auto scored = [](std::int32_t points) { return points > 0; };
    return lost || state.is_shut() ||
           (state.may_be_won() && std::any_of(state.made.begin(), state.made.end(), scored));
}

template <class Own>
HandScore LineGame<Own>::score(const Match&, const State& state, const HandOutcome& outcome,
                               Ledger& ledger) {
    return score_line_hand(state, outcome, Own::clauses, ledger);
}

template <class Own>
void LineGame<Own>::finish(Match& match, const State& state, const HandOutcome& outcome,
                           const HandScore& score) {
    finish_line_hand(match, state, outcome, score);
}

template <class Own>
void LineGame<Own>::close(Match& match) {
    if (match.last_ended) end_as_said(match);
}

template <class Own>
void LineGame<Own>::end_as_said(Match& match) {
    end_line_game(match, Own::in_force(match.rules, match.players));
}

}  // namespace bones
