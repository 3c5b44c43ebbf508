#include "engine/games/double_takes.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/fast_check/fast_check_game.hpp"
#include "engine/games/common.hpp"
#include "engine/games/unseen_trick.hpp"
#include "engine/rules/game_rules.hpp"

namespace bones {

static_assert(GameRules<DoubleTakes>);

using Takes = DoubleTakes;

namespace {

// D1: the round ends when all its tiles are played, even in the middle of a trick. `last` is the
// seat that has just played.
void end_round(Takes::State& state, Seat last) {
    if (last.exists() && state.held[last] > 0) return;
    if (std::any_of(state.held.begin(), state.held.begin() + state.players,
                    [](auto held) { return held > 0; }))
        return;
    state.end = EndKind::played;
    if (state.laid > 0) state.all_known = false;
}

/// Adds the tricks and captured doubles of each seat to its side's score.
void add_tricks(const Takes::State& state, HandScore& score, Ledger& ledger) {
    for (int s = 0; s < state.players; ++s) {
        const Seat seat = scoring_seat(Seat(s), Takes::sides(state.players));
        ledger.add(score, seat, state.tricks[s], "D7", PointReason::tricks);
        ledger.add(score, seat, state.captured[s], "D7", PointReason::doubles_captured);
    }
}

/// D7: whether the tile that was never dealt is a double; empty if the record does not show it. If
/// a seat played the tile that the `yard` line names, another tile may be the one left over.
std::optional<bool> leftover_is_double(const HandOutcome& outcome) {
    if (outcome.undrawn.size() == 1) return outcome.undrawn.first().is_double();
    if (outcome.unseen.empty()) return std::nullopt;  // a tile is not where the record has it
    const int doubles = (outcome.unseen & TileSet::doubles()).size();
    if (doubles == 0) return false;
    if (doubles == outcome.unseen.size()) return true;
    return std::nullopt;
}

}  // namespace

Deal DoubleTakes::deal(const Match& match) {
    Deal deal;
    deal.each = tiles_each(match.players);
    const auto round = static_cast<int>(std::min<std::uint32_t>(
        match.hand_number, static_cast<std::uint32_t>(rounds(match.players))));
    deal.stock = most_tiles - deal.each * match.players * round;
    deal.counted_turns = true;
    deal.stock_is_out = round == rounds(match.players);
    return deal;
}

Takes::State DoubleTakes::start(const Match& match, Seat leader) {
    State state;
    state.players = match.players;
    state.rules = match.rules;
    state.turn = leader;
    for (int s = 0; s < match.players; ++s)
        state.held[s] = static_cast<std::uint8_t>(tiles_each(match.players));
    return state;
}

void DoubleTakes::read_play(const State& state, const Action& action, Move& move) {
    if (!leads(state) || !move.known) return;
    move.unknown_suit = action.suit == Action::unknown_suit;
    move.declared = action.suit != Action::no_suit && !move.unknown_suit;
    move.suit = static_cast<std::uint8_t>(move.declared ? static_cast<unsigned>(action.suit)
                                                        : static_cast<unsigned>(move.tile.high()));
}

// D3: whether the suit of a lead without a declared suit is unknown.
bool DoubleTakes::leaves_suit_open(const State& state, const Move& move) {
    return move.unknown_suit || is_set(state.rules[undeclared], UndeclaredSuit::unknown);
}

// D5
Events DoubleTakes::events(const State& state, const Move& move) {
    Events events;
    const std::optional<std::uint8_t> suit = suit_led(state);
    const bool of_another = suit && !move.tile.has(*suit);
    events.add(Event::trump, of_another && move.tile.is_double());
    events.add(Event::discard, of_another && !move.tile.is_double());
    return events;
}

template <class Sink>
void DoubleTakes::judge(const State& state, const Move& move, Sink& charges) {
    if (!move.known) return;
    if (leads(state)) {
        if (!move.tile.has(move.suit)) charges.add(code::wrong_suit, "D3");
        if (!move.declared && !move.tile.is_double() && !leaves_suit_open(state, move)) {
            Charge charge{&code::undeclared_suit, "D3"};
            charge.is_error = is_set(state.rules[undeclared], UndeclaredSuit::error);
            charges.add(charge);
        }
    } else if (state.led_either) {
        Charge charge{&code::revoke, "D4", TileSet::with(state.suit)};
        charge.or_none_of = TileSet::with(state.or_suit);
        charge.hindsight_clause = "D10";
        charges.add_unless(move.tile.has(state.suit) || move.tile.has(state.or_suit), charge);
    } else if (state.suit_known) {
        Charge charge{&code::revoke, "D4", TileSet::with(state.suit)};
        charge.hindsight_clause = "D10";
        charges.add_unless(move.tile.has(state.suit), charge);
    }
}
template void DoubleTakes::judge(const State&, const Move&, Charges&);
template void DoubleTakes::judge(const State&, const Move&, KnownHand&);
template void DoubleTakes::judge(const State&, const Move&, HiddenHand&);

void DoubleTakes::apply(State& state, const Move& move) {
    const Seat seat = state.turn;
    const bool of_wrong_suit = leads(state) && move.known && !move.tile.has(move.suit);
    if (leads(state)) {
        state.led_either =
            move.known && !move.declared && !move.tile.is_double() && leaves_suit_open(state, move);
        state.or_suit = static_cast<std::uint8_t>(move.tile.low());
    }
    play_to_trick(state, move);
    if (of_wrong_suit) state.suit_known = state.judged = false;  // D3
    end_round(state, seat);
}

namespace {

// D5: the highest double of another suit wins, else the tile of the suit led with the highest other
// half.
constexpr int rank_in_suit(int suit, Tile tile) {
    if (tile.has(suit)) return 2 + tile.other(suit);
    return tile.is_double() ? DoubleTakes::double_rank + tile.high() : 0;
}

/// Ranks by suit and tile, computed once because they are needed for each tile. The last suit
/// stands for all written suits that are on no tile.
constexpr int no_suit = highest_pip + 1;
constexpr auto ranks_in_suits() {
    std::array<ByTile<std::uint8_t>, no_suit + 1> ranks{};
    for (int suit = 0; suit <= no_suit; ++suit)
        for (int number = 0; number < most_tiles; ++number)
            ranks[static_cast<std::size_t>(suit)][Tile::numbered(number)] =
                static_cast<std::uint8_t>(rank_in_suit(suit, Tile::numbered(number)));
    return ranks;
}

}  // namespace

int DoubleTakes::rank_of(const State&, int suit, Tile tile) {
    static constexpr auto ranks = ranks_in_suits();
    return ranks[static_cast<std::size_t>(std::min(suit, no_suit))][tile];
}

template <class Moves>
void DoubleTakes::legal(const State& state, const TileSet& hand, Moves& moves) {
    Move common;
    if (leads(state)) {
        common.declared = true;
        moves.add_plays(common, HalfRole::suit, {hand, ~0u, hand - TileSet::doubles()});
    } else {
        const bool follows = state.suit_known || state.led_either;
        const TileSet following = follows ? hand & TileSet::with(state.suit) : TileSet();
        moves.add_plays(common, HalfRole::none, {following.empty() ? hand : following});
    }
}
template void DoubleTakes::legal(const State&, const TileSet&, LegalMoves&);
template void DoubleTakes::legal(const State&, const TileSet&, MoveCount&);

std::string DoubleTakes::situation(const State& state) {
    if (leads(state)) return "as the lead";
    if (state.led_either)
        return fmt::format("on a lead whose suit is {} or {}", state.suit, state.or_suit);
    return fmt::format("on a led {}", state.suit);
}

// D8
std::optional<BreachCost> DoubleTakes::cost(const Code& code, const HouseRules& rules) {
    if (&code != &code::revoke) return std::nullopt;
    return BreachCost{revoke_points, !is_set(rules[revoke], Revoke::report),
                      !is_set(rules[revoke], Revoke::called)};
}

HandScore DoubleTakes::score(const Match& match, const State& state, const HandOutcome& outcome,
                             Ledger& ledger) {
    HandScore score;
    score.known = state.ended() && state.all_known;
    if (!score.known) return score;
    add_tricks(state, score, ledger);
    const bool last_round = static_cast<int>(match.hand_number) == rounds(match.players);
    if (match.players != 3 || !last_round) return score;
    const std::optional<bool> is_double = leftover_is_double(outcome);
    score.known = is_double.has_value();
    if (is_double.value_or(false))
        ledger.add(score, state.last_winner, 1, "D7", PointReason::double_left_over);
    return score;
}

// D8: depending on the house rule, a proven revoke costs points by itself or only if it was called.
// A possible revoke costs the points of its `penalty` lines.
void DoubleTakes::settle_revokes(const MatchState& match, const HandOutcome& outcome,
                                 HandScore& score, Ledger& ledger) {
    const auto rule = static_cast<Revoke>(match.rules[revoke]);
    if (rule == Revoke::report) return;
    for (int s = 0; s < match.players; ++s) {
        const Seat seat(s);
        int given = 0;
        for (const Penalty& penalty : outcome.penalties)
            if (penalty.seat == seat && penalty.code == code::revoke.name) given += penalty.points;
        const int proven = rule == Revoke::called
                               ? 0
                               : revoke_points * outcome.count(seat, code::revoke.name, false);
        const int most = revoke_points * outcome.count(seat, code::revoke.name, true);
        const int points = std::max(proven, std::min(given, most));
        if (rule != Revoke::give_opponents) {
            ledger.add(score, scoring_seat(seat, sides(match.players)), -points, "D8",
                       PointReason::revoke);
            continue;
        }
        for (int side = 0; side < sides(match.players); ++side)
            if (side != scoring_seat(seat, sides(match.players)).index())
                ledger.add(score, Seat(side), points, "D8", PointReason::revoke_of_others);
    }
}

void DoubleTakes::finish(Match& match, const State&, const HandOutcome& outcome,
                         const HandScore& score) {
    add_up(match, score);
    const Seat leader = outcome.leader;
    match.lead = {leader.exists() ? leader.next(match.players) : SeatSet(), "D2"};
    const bool ended = outcome.end == EndKind::played || outcome.end == EndKind::conceded;
    match.over = ended && static_cast<int>(match.hand_number) >= rounds(match.players);
    if (match.over) end_as_said(match);
    if (static_cast<int>(match.hand_number) < rounds(match.players)) match.end_unknown = false;
}

void DoubleTakes::end_as_said(Match& match) {
    match.over = true;
    match.winners_known = match.totals_known;
    match.winners = whole_sides(highest_totals(match, sides(match.players)), match.players,
                                sides(match.players));
    for (Seat seat : SeatSet::all(match.players))
        if (match.winners.contains(scoring_seat(seat, sides(match.players)))) match.winners |= seat;
}

template void Tricks<DoubleTakes>::settle_unseen(Takes::State&, const UnseenPlays&);
template struct FastCheckOf<DoubleTakes>;

}  // namespace bones
