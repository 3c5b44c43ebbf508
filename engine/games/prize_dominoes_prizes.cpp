// Prizes from hand to hand: how they are read, taken and played, and how they win the game (P7, P10
// to P12).
#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/games/prize_dominoes.hpp"
#include "engine/rules/proof_context.hpp"

namespace bones {

namespace {

using State = PrizeDominoes::State;
using Match = PrizeDominoes::Match;

int distinct_numbers(const TileSet& tiles) {
    int numbers = 0;
    for (int pip = 0; pip <= 6; ++pip) numbers += tiles.intersects(TileSet::with(pip));
    return numbers;
}

/// Reads a `prizes` line; false if it has unknown tiles.
bool read_prizes(Match& match, const Record& record, const Statement& line) {
    bool all_named = true;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        const bool taken =
            match.prizes[0].contains(token.tile) || match.prizes[1].contains(token.tile);
        if (token.unknown)
            all_named = false;
        else if (!taken)
            match.prizes[line.seat].add(token.tile);
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

void forget_prizes(Match& match, std::size_t seat) {
    match.unseen_prizes += match.prizes[seat].size();
    match.prizes[seat] = {};
}

// A missing or unreadable turn may have been a prize play. From there on, the seat's prizes are
// unknown unless the record shows that they were played. `both`: turns of both seats are
// missing.
void forget_unwritten(Match& match, const Record& record, const Hand& hand, bool both) {
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record.actions[i];
        const bool unwritten = action.kind == ActionKind::unknown_turn || action.is_unread();
        if (action.seat().index() >= record.players)
            both = true;
        else if (unwritten)
            forget_prizes(match, action.seat_index);
    }
    for (std::size_t seat = 0; both && seat < 2; ++seat) forget_prizes(match, seat);
}

/// Whether the record stops in the middle of a hand, before a prize was taken. A written score
/// other than 0 shows that the hand was played to its end. So does a `winner` line, if no action
/// contradicts it (G15). If passes without an entry may have blocked the hand, the prizes are those
/// of the `result` line.
bool stops_in(const Record& record, std::uint32_t hand, const HandOutcome& outcome) {
    const Hand& h = record.hands[hand];
    const bool may_have_ended =
        h.end == none_such && (!outcome.layout_known ||
                               (outcome.end_unknown && header(record, Keyword::result) != nullptr));
    const bool ended = outcome.end != EndKind::unfinished || may_have_ended;
    if (ended || hand + 1 < record.hands.size() || is_said_to_be_over(record)) return false;
    if (h.score == none_such) return true;
    const Statement& score = record.statements[h.score];
    const auto amounts = record.amounts.begin() + score.first;
    return std::all_of(amounts, amounts + score.count,
                       [](const Amount& amount) { return amount.points == 0; });
}

/// P1: if no tiles can be dealt any more, the game is over without a winner.
void end_if_nothing_is_dealt(Match& match) {
    if (match.over || PrizeDominoes::deal(match).each > 0) return;
    match.over = match.over_known = true;
    match.winners_known = match.unseen_prizes == 0;
}

void accuse(const Code& code, Seat seat, std::vector<Breach>& breaches, Finding& finding,
            std::vector<Reason> because) {
    finding.seat = seat;
    prove_plainly(finding, ProofCondition::Kind::rule, std::move(because));
    breaches.push_back({seat, &code, Verdict::broken, 0});
}

/// Whether a prize may have been taken whose tile is unreadable. Any unreadable line may have been
/// a `prize` line.
bool has_unreadable_prize(const Record& record, const Hand& hand) {
    const auto begin = record.statements.begin();
    return std::any_of(
        begin + hand.first_statement, begin + hand.end_statement, [](const Statement& line) {
            return line.keyword == Keyword::prize || line.keyword == Keyword::unreadable;
        });
}

/// Whether an unreadable line may have been a `prizes` line of a hand that is not the game's first.
bool may_name_prizes(const Statement& line, std::uint32_t index, const Hand& hand) {
    if (line.keyword == Keyword::prizes) return !line.counts && !line.seat.exists();
    if (line.keyword != Keyword::unreadable) return false;
    const bool named = line.taken_for() == Keyword::prizes || line.taken_for() == Keyword::prize;
    const bool of_tiles = line.taken_for() == Keyword::deal || line.taken_for() == Keyword::left;
    const bool before_play = index <= hand.unread_line && hand.unread == hand.first_action;
    return named || (of_tiles && hand.number > 1) || (before_play && may_be_anything(line));
}

/// Reports that the tile of a `prize` line was not in the loser's hand. That cannot happen at a
/// table, so the record is wrong (G5). A `penalty` line for it is accepted nevertheless.
void refuse_tile(Seat won, Tile tile, std::uint32_t hand, const Statement& line, Reporter& reporter,
                 std::vector<Breach>& breaches) {
    const Record& record = reporter.record();
    Finding& finding =
        reporter.at_statement(code::wrong_prize, PrizeDominoes::prize_clause, hand, line,
                              fmt::format("{} takes {}, but {} did not have it left",
                                          player_name(record, line.seat, hand), to_string(tile),
                                          player_name(record, won.next(2), hand)));
    finding.severity = Severity::error;
    breaches.push_back({line.seat, &code::wrong_prize, Verdict::broken, 0});
}

void hold_prize(Match& match, Seat taker, Tile tile) {
    match.prizes[taker].add(tile);
    match.taker = taker;
}

/// P10: gives the tile of a `prize` line to the winner, or to the seat on the line if the winner is
/// unknown.
void take_prize(Match& match, Seat won, const HandOutcome& outcome, std::uint32_t hand,
                const Statement& line, Reporter& reporter, std::vector<Breach>& breaches) {
    const Record& record = reporter.record();
    const TileToken& token = record.tiles[line.first];
    if (token.unknown) {
        ++match.unseen_prizes;
    } else if (won.exists() && !outcome.prize_there) {
        refuse_tile(won, token.tile, hand, line, reporter, breaches);
    } else if (!match.prizes[0].contains(token.tile) && !match.prizes[1].contains(token.tile)) {
        hold_prize(match, line.seat, token.tile);
    }
}

/// P10: whether the winner has no tile to take, because the loser's hand is empty.
bool leaves_no_prize(const State& state, Seat won) {
    return won.exists() && state.held[won.next(2)] == 0;
}

}  // namespace

// One `prizes` line is enough: a seat without one then has no prizes.
void PrizeDominoes::bring_prizes(Match& match, const Record& record, const Hand& hand) {
    const bool first = match.hand_number <= 1 && match.number_known;
    bool written = first, all_named = true;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (may_name_prizes(line, i, hand)) all_named = false;
        if (line.keyword != Keyword::prizes || !line.counts || line.seat.index() >= record.players)
            continue;
        written = true;
        all_named = read_prizes(match, record, line) && all_named;
    }
    if (!written || !all_named)
        match.unseen_prizes =
            match.number_known ? std::min<int>(set_size(6), static_cast<int>(match.hand_number) - 1)
                               : set_size(6);
    for (std::size_t s = 0; s < 2; ++s) match.totals[s] = distinct_numbers(match.prizes[s]);
    match.totals_known = match.unseen_prizes == 0;
    end_if_nothing_is_dealt(match);
}

namespace {

// G17: the sheet may omit prizes, so one may have been taken.
void note_untold_prize(PrizeDominoes::Match& match, std::uint32_t hand, Seat won,
                       Reporter& reporter) {
    ++match.unseen_prizes;
    reporter
        .at_hand(code::missing_prize, PrizeDominoes::prize_clause, hand,
                 fmt::format("{} won, but no prize is written; if the sheet has every prize, add "
                             "`written prizes`",
                             player_name(reporter.record(), won, hand)))
        .severity = Severity::note;
}

}  // namespace

void PrizeDominoes::settle_prize(Match& match, const State& state, const HandOutcome& outcome,
                                 std::uint32_t hand, Reporter& reporter,
                                 std::vector<Breach>& breaches) {
    const Record& record = reporter.record();
    const Hand& h = record.hands[hand];
    const Seat won =
        outcome.end_sure || outcome.prize_wrong ? winner(state, outcome) : Seat();  // G4
    match.taker = {};
    take_played_away(match, record, h);
    const bool without_play =
        !h.has_play() && outcome.end != EndKind::voided && !stops_in(record, hand, outcome);
    forget_unwritten(match, record, h,
                     h.unread_line != none_such || without_play || outcome.plays_missing);
    const bool anothers =
        outcome.another_hand || (outcome.over_at_unread && h.stands_after_unread(h.prize));
    if (h.prize != none_such && !anothers) {
        const Statement& line = record.statements[h.prize];
        if (line.seat.index() >= record.players) {
            ++match.unseen_prizes;  // the prize may be either seat's (G5a)
            return;
        }
        // G17: if the `end` line is right, the loser took the prize, and then it is none (P10).
        const bool by_loser = outcome.out.exists() && outcome.out != line.seat;
        if (!won.exists() && !outcome.prizes_noted && by_loser) {
            ++match.unseen_prizes;
            return;
        }
        if (won.exists() && won != line.seat)
            return accuse(
                code::wrong_prize, line.seat, breaches,
                reporter.at_statement(code::wrong_prize, PrizeDominoes::prize_clause, hand, line,
                                      fmt::format("{} takes a prize, but {} won the hand",
                                                  player_name(record, line.seat, hand),
                                                  player_name(record, won, hand))),
                {named_seats("winner", won)});
        return take_prize(match, won, outcome, hand, line, reporter, breaches);
    }
    const bool unreadable = has_unreadable_prize(record, h);
    if (outcome.another_hand) match.unseen_prizes = set_size(6);  // the number of hands is unknown
    if (!unreadable && stops_in(record, hand, outcome)) return;
    const Seat as_written = won.exists() || outcome.prizes_noted ? Seat() : outcome.out;
    if (as_written.exists() && !unreadable)  // G17: only the `end` line names the winner
        note_untold_prize(match, hand, as_written, reporter);
    else if (!won.exists() || unreadable)
        ++match.unseen_prizes;
    else if (leaves_no_prize(state, won))
        return;
    else if (!outcome.prizes_noted)
        note_untold_prize(match, hand, won, reporter);
    else
        accuse(code::missing_prize, won, breaches,
               reporter.at_hand(
                   code::missing_prize, prize_clause, hand,
                   fmt::format("{} won, but no prize is written", player_name(record, won, hand))),
               {named_seats("winner", won)});
}

bool PrizeDominoes::settle_known_prize(Match& match, const State& state, const HandOutcome& outcome,
                                       Seat taker, std::optional<Tile> prize) {
    const Seat won = winner(state, outcome);
    match.taker = {};
    match.prizes = state.prizes;
    if (!prize) return leaves_no_prize(state, won);
    if (taker != won || !outcome.left[won.next(2)]->contains(*prize)) return false;
    hold_prize(match, taker, *prize);
    return true;
}

void PrizeDominoes::finish(Match& match, const State& state, const HandOutcome& outcome,
                           const HandScore&) {
    const Seat won = outcome.end_sure ? winner(state, outcome) : Seat();
    match.lead = {won.exists() ? won.next(2) : SeatSet(), "P2"};
    for (std::size_t s = 0; s < 2; ++s) match.totals[s] = distinct_numbers(match.prizes[s]);
    match.over_known = match.totals_known = match.unseen_prizes == 0;
    if (match.taker.exists() && match.totals[match.taker] == numbers_to_win) {  // P11
        match.over = match.over_known = true;
        match.winners = match.taker;
    }
    end_if_nothing_is_dealt(match);
}

}  // namespace bones
