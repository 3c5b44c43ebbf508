// What is known at the start of a hand: prizes held, deals, the yard.
#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"
#include "libnotation/parser/token.hpp"

namespace bones {

// A tile that two `prizes` lines name, or one line twice.
void FactChecker::check_prizes() {
    const Record& record = reporter_.record();
    TileSet seen;
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::prizes || !line.counts) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
            const TileToken& token = record.tiles[t];
            if (token.unknown) continue;
            if (seen.contains(token.tile)) {
                holdings_.distrust_counts();
                reporter_.at_statement(code::tile_repeated, facts_clause, hand_, line,
                                       fmt::format("{} is held as a prize twice; each tile is in "
                                                   "one place",
                                                   to_string(token.tile)));
            }
            seen.add(token.tile);
        }
    }
}

void FactChecker::read_deal(const Statement& line) {
    const Record& record = reporter_.record();
    if (line.seat.index() >= record.players) return;
    int dealt = 0;
    TileSet named;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        dealt += token.unknown ? token.unknown : 1;
        if (token.unknown) continue;
        deal_tile(line, token.tile, named.contains(token.tile));
        named.add(token.tile);
    }
    if (!deal_->each_known) {
        SeatBook& mine = book(line.seat);
        unseen_[line.seat.index()] += dealt - deal_->each;
        mine.size = dealt_[line.seat.index()] = dealt;
        mine.hidden = mine.hides_prizes = false;
        size_open_[line.seat.index()] = false;
    } else if (dealt != deal_->each) {
        reporter_.at_statement(
            code::deal_size, facts_clause, hand_, line,
            fmt::format("{} is dealt {}, but {} due", reporter_.called(line.seat),
                        count_of(dealt, "tile"),
                        deal_->each == 1 ? "1 is" : fmt::format("{} are", deal_->each)));
        void_deal(line.seat);
    }
}

void FactChecker::deal_tile(const Statement& line, Tile tile, bool again) {
    const Spot spot = spots_[tile.number()];
    const auto start = static_cast<Moment>(hand().first_action);
    if (spot.where == Where::nowhere) {
        if (is_void(line.seat)) {  // the tile was not entered, so nothing else tells
            if (again)
                reporter_.at_statement(code::tile_repeated, facts_clause, hand_, line,
                                       fmt::format("{} is dealt {} twice",
                                                   reporter_.called(line.seat), to_string(tile)));
            return;
        }
        enter_fixed(line.seat, tile, start);
        --unseen_[line.seat.index()];
        return;
    }
    reporter_.at_statement(
        code::tile_repeated, facts_clause, hand_, line,
        fmt::format("{} is dealt {}, but {}; each tile is in one place",
                    reporter_.called(line.seat), to_string(tile), whereabouts(tile)));
    if (spot.where == Where::hand && spot.hand == hand_) void_deal(spot.seat);
    void_deal(line.seat);
}

void FactChecker::read_yard(const Statement& line) {
    const Record& record = reporter_.record();
    TileSet named;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        // It may be several tiles: then the others are in other places (G5a).
        if (token.bad && !can_be_one_tile(record.at(token.place))) break;
        if (token.unknown) {
            yard_.insert(yard_.end(), token.unknown, std::nullopt);
            continue;
        }
        Spot& spot = spots_[token.tile.number()];
        if (spot.where != Where::nowhere || named.contains(token.tile)) holdings_.distrust_counts();
        if (spot.where != Where::nowhere) {
            reporter_.at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} lies in the yard, but {}; each tile is in one place",
                            to_string(token.tile), whereabouts(token.tile)));
            if (spot.where == Where::hand && spot.hand == hand_) void_deal(spot.seat);
            named.add(token.tile);
            yard_.push_back(std::nullopt);
            continue;
        }
        if (named.contains(token.tile)) {  // its first place contradicts a deal, or tells nothing
            reporter_.at_statement(code::tile_repeated, facts_clause, hand_, line,
                                   fmt::format("{} lies in the yard twice", to_string(token.tile)));
            yard_.push_back(std::nullopt);
            continue;
        }
        named.add(token.tile);
        if (deal_->stock_is_out) {
            spot.where = Where::yard;
            spot.entry = static_cast<std::uint16_t>(yard_.size());
            holdings_.place(token.tile);
        }
        yard_.push_back(token.tile);
    }
    if (static_cast<int>(yard_.size()) <= deal_->stock || !deal_->each_known) return;
    holdings_.distrust_counts();
    reporter_.at_statement(
        code::count_mismatch, facts_clause, hand_, line,
        fmt::format("the yard has {}, but {} undealt",
                    count_of(static_cast<int>(yard_.size()), "tile"),
                    deal_->stock == 1 ? "1 is" : fmt::format("{} are", deal_->stock)));
}

}  // namespace bones
