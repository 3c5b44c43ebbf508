#include "engine/games/prize_dominoes.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/games/common.hpp"

namespace bones {

static_assert(GameRules<PrizeDominoes>);

namespace {

using Prize = PrizeDominoes;
using State = Prize::State;
using Match = Prize::Match;

/// P1: tiles dealt to each player when so many prizes are held.
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

int distinct_numbers(const TileSet& tiles) {
    int numbers = 0;
    for (int pip = 0; pip <= 6; ++pip) numbers += tiles.intersects(TileSet::with(pip));
    return numbers;
}

// P8, P9
void pass(State& state) {
    state.passed |= static_cast<std::uint8_t>(1 << state.turn.index());
    state.last_pass = state.turn;
    state.turn = state.turn.next(2);
    state.drawn = 0;
    const bool counts = state.rules[Prize::block] == 0 || state.stock == 0 || !state.opened;
    if (state.passed == 3 && counts) end_by_passes(state);
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

// P8. Where the prizes held are not known, a tile that is not shown to have been in the hand may
// have been one of them (P12): then nobody knows whether the seat is out.
void leave_hand(State& state, Tile tile) {
    const auto seat = static_cast<std::size_t>(state.turn.index());
    if (!state.prizes_known && !state.taken[seat].contains(tile))
        state.unsure |= static_cast<std::uint8_t>(1 << seat);
    if (!(state.unsure >> seat & 1)) return lay_down(state);
    if (state.held[seat] > 0) --state.held[seat];
    state.maybe_out = state.maybe_out || state.held[seat] == 0;
}

void judge_prize_play(const State& state, Charges& charges) {
    const bool any_turn = state.rules[Prize::prize_play] == 1;
    if (state.drawn > 0) {
        if (state.rules[Prize::prize_after_draw] == 0)
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

void judge_draw(const State& state, Charges& charges) {
    if (state.drawn > 0)
        charges.add(code::illegal_draw, "P6");
    else if (!state.opened)
        charges.add(code::illegal_draw, "P4");
    else
        charges.add({&code::illegal_draw, "P4", playable(state)});
}

void judge_pass(const State& state, Charges& charges) {
    if (!state.opened) return charges.add(code::false_pass, "G13");
    Charge charge{&code::false_pass, state.drawn > 0 ? "P6" : "P4", playable(state)};
    if (state.drawn == 0 && state.stock > state.doubtful) {
        charge.otherwise = &code::missed_draw;
        charge.otherwise_clause = "P5";
    }
    charges.add(charge);
}

void list_tiles(const State& state, const TileSet& tiles, bool prizes, std::vector<Move>& moves) {
    const std::size_t before = moves.size();
    if (state.opened)
        list_plays<Prize>(state, tiles, moves);
    else
        open_with_any(tiles, moves);
    for (std::size_t i = before; i < moves.size(); ++i) moves[i].from_prizes = prizes;
}

/// Prizes brought along; false if some are not named.
bool read_prizes(Match& match, const Record& record, const Statement& line) {
    bool all_named = true;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        const bool taken =
            match.prizes[0].contains(token.tile) || match.prizes[1].contains(token.tile);
        if (token.unknown)
            all_named = false;
        else if (!taken)
            match.prizes[static_cast<std::size_t>(line.seat.index())].add(token.tile);
    }
    return all_named;
}

// P7
void take_played_away(Match& match, const Record& record, const Hand& hand) {
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        if (action.kind == ActionKind::play && action.seat().index() < record.players)
            match.prizes[action.seat_index].remove(action.tile());
    }
}

// A turn that nobody wrote down may have been a prize's: from there nobody knows who holds which of
// those that are not seen to have been played.
void forget_unwritten(Match& match, const Record& record, const Hand& hand) {
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        const bool unwritten =
            action.kind == ActionKind::unknown_turn || action.kind == ActionKind::bad_tile;
        if (!unwritten || action.seat().index() >= record.players) continue;
        match.unseen_prizes += match.prizes[action.seat_index].size();
        match.prizes[action.seat_index] = {};
    }
}

void accuse(const Code& code, Seat seat, std::vector<Breach>& breaches, Finding& finding) {
    finding.seat = seat;
    breaches.push_back({seat, &code, Verdict::broken, 0});
}

/// Whether somebody took a prize, though nobody can read which.
bool has_unreadable_prize(const Record& record, const Hand& hand) {
    const auto begin = record.statements.begin();
    return std::any_of(begin + hand.first_statement, begin + hand.end_statement,
                       [](const Statement& line) { return line.keyword == Keyword::prize; });
}

/// P10: the tile of a `prize` line, by the winner or, where nobody knows who won, by whom it names.
void take_prize(Match& match, Seat won, bool there, std::uint32_t hand, const Statement& line,
                Reporter& reporter, std::vector<Breach>& breaches) {
    const Record& record = reporter.record();
    const TileToken& token = record.tiles[line.first];
    if (token.unknown) {
        ++match.unseen_prizes;
    } else if (won.exists() && !there) {
        accuse(
            code::wrong_prize, line.seat, breaches,
            reporter.at_statement(code::wrong_prize, "P10", hand, line,
                                  fmt::format("{} takes {}, but {} had no such tile left",
                                              player_name(record, line.seat), to_string(token.tile),
                                              player_name(record, won.next(2)))));
    } else if (!match.prizes[0].contains(token.tile) && !match.prizes[1].contains(token.tile)) {
        match.prizes[static_cast<std::size_t>(line.seat.index())].add(token.tile);
        match.taker = line.seat;
    }
}

}  // namespace

Deal PrizeDominoes::deal(const Match& match) {
    Deal deal;
    deal.has_prizes = deal.draws = true;
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
    state.sizes_known = tiles_each(held) == tiles_each(most);
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

// One line says what is brought along; a seat without one then holds nothing.
void PrizeDominoes::bring_prizes(Match& match, const Record& record) {
    const Hand& hand = record.hands.front();
    bool written = match.hand_number <= 1, all_named = true;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::prizes || !line.counts || line.seat.index() >= record.players)
            continue;
        written = true;
        all_named = read_prizes(match, record, line) && all_named;
    }
    if (!written || !all_named)
        match.unseen_prizes = std::min<int>(set_size(6), static_cast<int>(match.hand_number) - 1);
    for (std::size_t s = 0; s < 2; ++s) match.totals[s] = distinct_numbers(match.prizes[s]);
    match.totals_known = match.unseen_prizes == 0;
}

// P12: a tile among the seat's prizes is a prize play, however it is written, and no other is.
void PrizeDominoes::interpret(const State& state, Move& move) {
    const auto seat = static_cast<std::size_t>(state.turn.index());
    const bool own = state.prizes[seat].contains(move.tile);
    const bool from_hand = state.taken[0].contains(move.tile) || state.taken[1].contains(move.tile);
    move.from_prizes = own || (move.from_prizes && !state.prizes_known && !from_hand);
}

ArmView PrizeDominoes::arm(const State& state, int index) {
    ArmView view;
    view.open = state.open[index];
    view.started = state.started >> index & 1;
    view.side = static_cast<std::uint8_t>(state.double_first ? 0 : index);
    return view;
}

Charges PrizeDominoes::judge(const State& state, const Move& move) {
    Charges charges;
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
    return charges;
}

void PrizeDominoes::apply(State& state, const Move& move) {
    if (move.kind == MoveKind::pass) return pass(state);
    if (move.kind == MoveKind::draw) return take_from_stock(state);
    lay_tile(state, move);
    state.passed = state.drawn = 0;
    if (move.from_prizes)
        state.prizes[static_cast<std::size_t>(state.turn.index())].remove(move.tile);
    else
        leave_hand(state, move.tile);
    state.turn = state.turn.next(2);
}

void PrizeDominoes::legal(const State& state, const TileSet& hand, std::vector<Move>& moves) {
    moves.clear();
    const TileSet& prizes = state.prizes[static_cast<std::size_t>(state.turn.index())];
    const bool drawn = state.drawn > 0;
    list_tiles(state, hand, false, moves);
    const bool able = !moves.empty();
    const bool any_turn = state.rules[prize_play] == 1 && !drawn;
    const bool way_out = !able && (!drawn || state.rules[prize_after_draw] == 1);
    if (any_turn || way_out) list_tiles(state, prizes, true, moves);
    if (able) return;
    if (!drawn && state.stock > 0)
        moves.push_back(draw_one());
    else
        moves.push_back(Move{});
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
    if (!outcome.layout_known || !state.ended() || state.maybe_out) return {};
    if (state.end == EndKind::out) return state.out;
    if (!outcome.pips[0] || !outcome.pips[1]) return {};
    for (Seat seat : {Seat(0), Seat(1)}) {
        const PipRange mine = *outcome.pips[static_cast<std::size_t>(seat.index())];
        const PipRange other = *outcome.pips[static_cast<std::size_t>(seat.next(2).index())];
        const bool passed_first = state.last_pass != seat;  // P9
        if (mine.most < other.least || (passed_first && mine.most == other.least)) return seat;
    }
    return {};
}

void PrizeDominoes::settle_prize(Match& match, const State& state, const HandOutcome& outcome,
                                 std::uint32_t hand, Reporter& reporter,
                                 std::vector<Breach>& breaches) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    const Seat won = winner(state, outcome);
    match.taker = {};
    take_played_away(match, record, h);
    forget_unwritten(match, record, h);
    if (h.prize != none_such) {
        const Statement& line = record.statements[h.prize];
        if (line.seat.index() >= record.players) return;
        if (won.exists() && won != line.seat)
            return accuse(code::wrong_prize, line.seat, breaches,
                          reporter.at_statement(code::wrong_prize, "P10", hand, line,
                                                fmt::format("{} takes a prize, but {} won the hand",
                                                            player_name(record, line.seat),
                                                            player_name(record, won))));
        return take_prize(match, won, outcome.prize_there, hand, line, reporter, breaches);
    }
    const bool loser_is_empty =
        won.exists() && state.held[static_cast<std::size_t>(won.next(2).index())] == 0;
    if (!won.exists() || has_unreadable_prize(record, h))
        ++match.unseen_prizes;
    else if (!loser_is_empty)
        accuse(code::missing_prize, won, breaches,
               reporter.at_hand(
                   code::missing_prize, "P10", hand,
                   fmt::format("{} won, but no prize is written", player_name(record, won))));
}

HandScore PrizeDominoes::score(const Match&, const State& state, const HandOutcome& outcome,
                               Ledger& ledger) {
    HandScore score;
    const Seat won = winner(state, outcome);
    score.known = state.ended() && won.exists();
    if (score.known) ledger.add(score, won, 1, "P12", "won the hand");
    return score;
}

void PrizeDominoes::finish(Match& match, const State& state, const HandOutcome& outcome,
                           const HandScore&) {
    const Seat won = winner(state, outcome);
    match.lead = {won.exists() ? 1u << won.next(2).index() : 0u, "P2"};
    for (std::size_t s = 0; s < 2; ++s) match.totals[s] = distinct_numbers(match.prizes[s]);
    match.over_known = match.totals_known = match.unseen_prizes == 0;
    const auto taker = static_cast<std::size_t>(match.taker.index());
    if (match.taker.exists() && match.totals[taker] == numbers_to_win) {  // P11
        match.over = match.over_known = true;
        match.winners = 1u << taker;
    } else if (match.over_known && tiles_each(prizes_held(match)) == 0) {  // P1
        match.over = true;
    }
}

}  // namespace bones
