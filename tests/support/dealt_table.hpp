// Makes tables from records in which every tile is written, and writes the actions of a table as
// text.
#pragma once

#include <fmt/core.h>

#include "tests/support/playout.hpp"

namespace bones::test {

/// Returns the table at the start of the record's first hand. The record must deal every tile.
template <GameRules G>
Table<G> table_of(const Record& record, const HouseRules& rules) {
    Table<G> table;
    table.match.players = static_cast<std::uint8_t>(record.players);
    table.match.rules = rules;
    Seat leader(0);
    const Hand& hand = record.hands.front();
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword == Keyword::lead) leader = line.seat;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
            if (line.keyword == Keyword::deal) table.hand(line.seat).add(record.tiles[t].tile);
            if (line.keyword == Keyword::yard) table.stock.push_back(record.tiles[t].tile);
        }
    }
    if constexpr (G::has_bidding) {
        table.bidding = bidding_of(record, hand);
        table.bidding.leader = leader;
        table.bidding.played = true;
    }
    table.start(leader);
    return table;
}

/// Makes the draws that are owed, the lowest seat first.
template <GameRules G>
void pay_all(Table<G>& table) {
    for (Seat seat : table.owing()) table.pay(seat);
}

/// Counts the ways of playing `actions` actions. Owed draws are made at once and are not counted.
/// `moves` returns the moves of a position.
template <GameRules G, class Moves>
std::uint64_t ways(const Table<G>& table, int actions, const Moves& moves) {
    if (table.state.ended()) return 0;
    const std::vector<Move> here = moves(table);
    if (actions == 1) return here.size();
    std::uint64_t count = 0;
    for (const Move& move : here) {
        Table<G> next = table;
        next.make(move);
        pay_all(next);
        count += ways(next, actions - 1, moves);
    }
    return count;
}

}  // namespace bones::test
