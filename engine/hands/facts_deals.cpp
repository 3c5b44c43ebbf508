// Checks what is known at the start of a hand: prizes and deals.
#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"
#include "engine/hands/tiles_put_back.hpp"

namespace bones {

// Reports a tile that is named twice on `prizes` lines.
void FactChecker::check_prizes() {
    const Record& record = reporter_->record();
    TileSet seen;
    for (std::uint32_t i = hand().first_statement; i < hand().end_statement; ++i) {
        const Statement& line = record.statements[i];
        if (line.keyword != Keyword::prizes || !line.counts) continue;
        for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
            const TileToken& token = record.tiles[t];
            if (token.unknown) continue;
            if (seen.contains(token.tile)) {
                holdings_.distrust_counts();
                reporter_->at_statement(code::tile_repeated, facts_clause, hand_, line,
                                        fmt::format("{} is a prize twice; a set has each tile once",
                                                    to_string(token.tile)));
            }
            seen.add(token.tile);
        }
    }
}

void FactChecker::read_deal(const Statement& line) {
    const Record& record = reporter_->record();
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
        places_.unseen(line.seat) += dealt - deal_->each;
        mine.size = dealt_[line.seat.index()] = dealt;
        mine.hidden = mine.hides_prizes = false;
        size_open_[line.seat] = may_be_fewer_[line.seat] = false;
    } else if (dealt != dealt_[line.seat] && !leaves_out_surplus(line, dealt)) {
        reporter_->at_statement(
            code::deal_size, facts_clause, hand_, line,
            fmt::format("{} is dealt {} instead of {}", reporter_->called(line.seat, hand_),
                        count_of(dealt, "tile"), dealt_[line.seat]));
        places_.void_deal(line.seat);
    }
}

// G6a: a deal line may show the hand after the surplus tiles had gone back.
bool FactChecker::leaves_out_surplus(const Statement& line, int dealt) const {
    if (dealt != deal_->each) return false;
    const auto before = before_first_turn(reporter_->record(), hand());
    return std::none_of(before.begin(), before.end(), [&](const Action& action) {
        return action.kind == ActionKind::put_back && action.seat() == line.seat &&
               places_.is_with(line.seat, action.tile());
    });
}

/// G6a: whether the seat puts the tile back before the first turn.
bool FactChecker::goes_back_first(Tile tile, Seat seat) const {
    const auto before = before_first_turn(reporter_->record(), hand());
    return std::any_of(before.begin(), before.end(), [&](const Action& action) {
        return action.kind == ActionKind::put_back && action.seat() == seat &&
               action.tile() == tile;
    });
}

void FactChecker::deal_tile(const Statement& line, Tile tile, bool again) {
    const TilePlace place = places_.of(tile);
    const auto start = static_cast<Moment>(hand().first_action);
    if (place.where == Where::nowhere) {
        if (is_void(
                line.seat)) {  // the tile was not entered, so no other check finds the repetition
            if (again)
                reporter_->at_statement(
                    code::tile_repeated, facts_clause, hand_, line,
                    fmt::format("{} is dealt {} twice", reporter_->called(line.seat, hand_),
                                to_string(tile)));
            return;
        }
        places_.enter_fixed(line.seat, tile, start);
        --places_.unseen(line.seat);
        return;
    }
    reporter_->at_statement(
        code::tile_repeated, facts_clause, hand_, line,
        fmt::format("{} is dealt {}, but {}; a set has each tile once",
                    reporter_->called(line.seat, hand_), to_string(tile), whereabouts(tile)));
    if (place.where == Where::hand && place.hand == hand_) places_.void_deal(place.seat);
    places_.void_deal(line.seat);
}

}  // namespace bones
