#include "engine/games/leyden.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/common.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<Leyden>);

namespace {

using State = Leyden::State;

constexpr TileSet all_matadors() {
    TileSet tiles;
    for (int n = 0; n < set_size(6); ++n)
        if (Leyden::is_matador(Tile::numbered(n))) tiles.add(Tile::numbered(n));
    return tiles;
}
constexpr TileSet matadors = all_matadors();
constexpr TileSet crosswise_tiles = matadors - TileSet(Tile(0, 0));

/// The doubles from 1-1 up to the one below a lead.
TileSet lower_doubles(Tile lead) {
    TileSet tiles;
    for (int pip = 1; pip < lead.high(); ++pip) tiles.add(Tile(pip, pip));
    return tiles;
}

bool is_lead_tile(Tile tile) {
    return tile.is_double() && tile.high() > 0;
}

constexpr auto all_answers() {
    std::array<PlayableTiles, Leyden::touching_sum + 1> answers{};
    for (PlayableTiles& none : answers) none.numbers = 0;
    for (int open = 1; open < Leyden::touching_sum; ++open)
        answers[static_cast<std::size_t>(open)] = touching_with(Leyden::touching_sum - open);
    return answers;
}
constexpr auto answers = all_answers();

/// The tiles besides matadors that fit on an open half. Empty for a blank or if no half is open.
const PlayableTiles& answers_to(std::uint8_t open) {
    return answers[std::min<std::size_t>(open, Leyden::touching_sum)];
}

/// The tiles that fit somewhere on the layout.
TileSet playable(const State& state) {
    TileSet tiles = matadors;
    for (std::uint8_t open : state.open) tiles |= answers_to(open).tiles;
    for (std::uint8_t open : state.other) tiles |= answers_to(open).tiles;
    return tiles;
}

bool lead_known(const State& state) {
    return state.lead != Tile(0, 0);
}

bool may_lead(const State& state, Seat seat) {
    return state.may_lead.contains(seat);
}

bool can_draw(const State& state) {
    return state.stock > Leyden::never_drawn;
}

void pass(State& state) {
    if (!state.opened && state.turn == state.leader && !may_lead(state, state.turn))
        state.lead_reported = true;
    state.passed |= state.turn;
    state.turn = state.turn.next(2);
    state.drawn = 0;
    if (state.passed == SeatSet::all(2)) end_by_passes(state);  // L8
}

void lay_tile(State& state, const Move& move) {
    const bool across = move.crosswise && Leyden::lies_crosswise(move.tile);
    state.open[move.arm] = across ? static_cast<std::uint8_t>(move.tile.high()) : move.outer;
    state.other[move.arm] = across ? static_cast<std::uint8_t>(move.tile.low()) : Leyden::closed;
    state.started = std::max(state.started, static_cast<std::uint8_t>(move.arm + 1));
}

template <class Sink>
void judge_lead(const State& state, const Move& move, Sink& charges) {
    if (state.lead_reported) return;
    const bool right = move.tile == state.lead && may_lead(state, state.turn);
    if (!is_lead_tile(move.tile) || (lead_known(state) && !right))
        return charges.add(code::wrong_lead, "L2");
    if (lead_known(state)) return;
    Charge charge{&code::wrong_lead, "L2", lower_doubles(move.tile), Scope::all_dealt};
    charge.all_of = TileSet(move.tile);
    charges.add(charge);
}

// L2: the player who was dealt the lowest double must set it. If that player is unknown, the first
// to act counts as the leader, unless a `lead` line may have named the wrong one.
template <class Sink>
void judge_opening_pass(const State& state, Sink& charges) {
    const bool leads = state.turn == state.leader;
    const bool surely = state.may_lead == state.turn;
    if (!may_lead(state, state.turn)) {
        if (leads && !state.lead_reported) charges.add(code::wrong_lead, "L2");
    } else if (surely || (leads && !state.lead_written)) {
        charges.add(code::false_pass, "L2");
    } else {
        charges.add({&code::false_pass, "L2", {}, Scope::undecided});
    }
}

template <class Sink>
void judge_tile(const Move& move, Sink& charges) {
    if (move.crosswise && !Leyden::lies_crosswise(move.tile))
        charges.add(code::misfit, "L5");
    else if (!move.fits)
        charges.add(code::misfit, "L4");
}

template <class Sink>
void judge_pass(const State& state, Sink& charges) {
    Charge charge{&code::false_pass, "L7", playable(state)};
    if (can_draw(state)) {
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = "L7";
    }
    charges.add(charge);
}

template <class Moves>
void add_leads(const State& state, const TileSet& hand, Moves& moves) {
    const TileSet doubles = hand & (lower_doubles(Tile(6, 6)) | TileSet(Tile(6, 6)));
    if (state.lead_reported) {
        add_openings(hand, moves);
    } else if (lead_known(state)) {
        if (may_lead(state, state.turn)) add_openings(hand & TileSet(state.lead), moves);
    } else if (!doubles.empty()) {
        add_openings(TileSet(doubles.first()), moves);
    }
    const bool duty = may_lead(state, state.turn) &&
                      (state.turn == state.leader || !may_lead(state, state.turn.next(2)));
    const bool said = state.turn != state.leader || state.lead_reported;
    if (!duty && said) moves.add_pass();
}

/// L5: adds every crosswise matador on every arm. Of arms that are not started, only the first is
/// used.
template <class Moves>
void add_crosswise(const State& state, const TileSet& hand, Moves& moves) {
    const int arms = std::min<int>(Leyden::arm_count, state.started + 1);
    const TileSet tiles = hand & crosswise_tiles;
    Move common;
    common.crosswise = true;
    for (Tile tile : tiles) {
        for (int arm = 0; arm < arms; ++arm) {
            common.arm = static_cast<std::uint8_t>(arm);
            moves.add_play(common, HalfRole::touches, tile);
        }
    }
}

}  // namespace

std::span<const Tile> Leyden::lead_tiles(const HouseRules&) {
    static constexpr std::array<Tile, 6> tiles{Tile(1, 1), Tile(2, 2), Tile(3, 3),
                                               Tile(4, 4), Tile(5, 5), Tile(6, 6)};
    return tiles;
}

void Leyden::know_lead(State& state, Seat seat, Tile tile) {
    state.may_lead = seat;
    state.lead = tile;
}

Deal Leyden::deal(const Match&) {
    Deal deal;
    deal.each = tiles_each;
    deal.draws = true;
    deal.stock = set_size(6) - 2 * tiles_each;
    deal.never_drawn = never_drawn;
    return deal;
}

State Leyden::start(const Match& match, Seat leader) {
    State state;
    state.rules = match.rules;
    state.turn = state.leader = leader;
    state.stock = set_size(6) - 2 * tiles_each;
    state.held[0] = state.held[1] = tiles_each;
    state.other.fill(closed);
    return state;
}

void Leyden::interpret(const State&, Move& move) {
    if (move.tile == Tile(0, 0)) move.crosswise = false;
}

ArmView Leyden::arm(const State& state, int index) {
    ArmView view;
    view.open = state.open[index];
    view.other = state.other[index];
    view.started = index < state.started;
    return view;
}

PlayableTiles Leyden::playable_on(const State& state, int arm) {
    PlayableTiles playable{matadors, 0, crosswise_tiles};  // matadors fit with either half
    for (std::uint8_t open : {state.open[arm], state.other[arm]}) {
        playable.tiles |= answers_to(open).tiles;
        playable.numbers |= answers_to(open).numbers;
    }
    return playable;
}

bool Leyden::fits(const State& state, int arm, Tile tile, int inner) {
    return is_matador(tile) || state.open[arm] + inner == touching_sum ||
           (state.other[arm] != closed && state.other[arm] + inner == touching_sum);
}

void Leyden::order_arms(State& state) {
    state.started = 0;  // it affects only the numbers of the arms
    std::array<std::pair<std::uint8_t, std::uint8_t>, arm_count> ends;
    for (std::size_t i = 0; i < ends.size(); ++i)
        ends[i] = std::minmax(state.open[i], state.other[i]);
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 0; i < ends.size(); ++i) std::tie(state.open[i], state.other[i]) = ends[i];
}

int Leyden::half_met(const State& state, const Move& move) {
    if (state.other[move.arm] == closed || is_matador(move.tile)) return LaidTile::no_half;
    const int met = touching_sum - move.inner;
    const bool lies = state.open[move.arm] == met || state.other[move.arm] == met;
    return lies ? met : LaidTile::no_half;
}

template <class Sink>
void Leyden::judge(const State& state, const Move& move, Sink& charges) {
    if (move.kind == MoveKind::draw) {
        if (!can_draw(state)) charges.add(code::illegal_draw, "L7");
    } else if (move.kind == MoveKind::pass) {
        return state.opened ? judge_pass(state, charges) : judge_opening_pass(state, charges);
    } else {
        return state.opened ? judge_tile(move, charges) : judge_lead(state, move, charges);
    }
}
template void Leyden::judge(const State&, const Move&, Charges&);
template void Leyden::judge(const State&, const Move&, KnownHand&);
template void Leyden::judge(const State&, const Move&, HiddenHand&);

void Leyden::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return pass(state);
    if (move.kind == MoveKind::draw) return take_from_stock(state);
    if (state.opened)
        lay_tile(state, move);
    else
        state.open.fill(static_cast<std::uint8_t>(move.tile.high()));
    state.opened = true;
    state.passed = {};
    state.drawn = 0;
    lay_down(state);
    state.turn = state.turn.next(2);
}

template <class Moves>
void Leyden::legal(const State& state, const TileSet& hand, Moves& moves) {
    if (state.opened) {
        add_plays<Leyden>(state, hand, moves);
        add_crosswise(state, hand, moves);
        if (moves.empty() && !can_draw(state)) moves.add_pass();
    } else {
        add_leads(state, hand, moves);
    }
    if (can_draw(state)) moves.add_draw();
}
template void Leyden::legal(const State&, const TileSet&, LegalMoves&);
template void Leyden::legal(const State&, const TileSet&, MoveCount&);

OpenTurn Leyden::open_turn(const State& state) {
    return state.drawn > 0 ? OpenTurn::pass_due : OpenTurn::none;
}

void Leyden::seize(State& state, Seat seat) {
    state.turn = seat;
    state.drawn = 0;
}

std::string Leyden::situation(const State& state) {
    if (!state.opened) return "before a double is set";
    std::vector<std::uint8_t> ends(state.open.begin(), state.open.end());
    for (std::uint8_t open : state.other)
        if (open != closed) ends.push_back(open);
    return open_ends(std::move(ends));
}

HandScore Leyden::score(const Match& match, const State& state, const HandOutcome& outcome,
                        Ledger& ledger) {
    HandScore score;
    score.known = state.ended();
    if (!score.known || state.end == EndKind::voided) return score;
    for (int s = 0; s < match.players; ++s) {
        const std::optional<PipRange> pips = outcome.pips.of(Seat(s));
        if (!pips || !pips->certain()) return {};
        ledger.add(score, Seat(s), pips->least, "L9", PointReason::own_pips);
    }
    return score;
}

// L10: the only player to reach the target has lost.
void Leyden::finish(Match& match, const State&, const HandOutcome&, const HandScore& score) {
    add_up(match, score);
    match.over_known = match.totals_known;
    if (!match.totals_known || match.over) return;
    const std::int32_t a = match.totals[0], b = match.totals[1];
    match.over = std::max(a, b) >= match.rules[target];
    if (match.over) match.winners = a < b ? Seat(0) : b < a ? Seat(1) : SeatSet::all(2);
}

template struct FastCheckOf<Leyden>;

}  // namespace bones
