#include "engine/hands/seen_hands.hpp"

#include <cassert>

namespace bones {

bool SeenHands::read(const Record& record, std::uint32_t first_hand, std::span<const Deal> deals) {
    record_ = &record;
    first_hand_ = first_hand;
    unseen_ = TileSet::full(record.highest);
    if (hands_.size() < deals.size()) hands_.resize(deals.size());
    for (std::size_t i = 0; i < deals.size(); ++i)
        if (!read_hand(record.hands[first_hand + i], deals[i], hands_[i])) return false;
    return true;
}

TileSet SeenHands::held_between(std::uint32_t hand, Seat seat, std::int32_t moment) const {
    TileSet held = at(hand).dealt[seat];
    for (std::uint32_t i = record_->hands[hand].first_action; static_cast<std::int32_t>(i) < moment;
         ++i) {
        const Action& action = record_->actions[i];
        if (action.seat() != seat) continue;
        if (action.kind == ActionKind::draw) held.add(action.tile());
        if (action.kind == ActionKind::play) held.remove(action.tile());
    }
    return held;
}

bool SeenHands::read_hand(const Hand& hand, const Deal& deal, Tiles& tiles) {
    if (!deal.each_known || !deal.prizes_known || deal.hides_draws) return false;
    if (hand.unread_line != none_such) return false;
    unseen_ -= deal.absent;
    tiles.undrawn = {};
    if (!read_lines(hand, deal, tiles)) return false;
    if (hand.yard != none_such && !read_yard(record_->statements[hand.yard], deal, tiles))
        return false;
    if (!read_actions(hand, deal, tiles)) return false;
    for (std::size_t i = 0; i < left_count_; ++i)
        if (!agrees(*left_lines_[i], tiles)) return false;
    return true;
}

// Reads the deals and stores the `left` lines for the end.
bool SeenHands::read_lines(const Hand& hand, const Deal& deal, Tiles& tiles) {
    int dealt = 0;
    left_count_ = 0;
    for (std::uint32_t i = hand.first_statement; i < hand.end_statement; ++i) {
        const Statement& line = record_->statements[i];
        if (line.keyword == Keyword::actions || !line.counts) continue;
        if (line.keyword == Keyword::prizes) return false;
        if (line.keyword != Keyword::deal && line.keyword != Keyword::left) continue;
        if (line.seat.index() >= record_->players) return false;
        if (line.keyword == Keyword::left) {
            assert(left_count_ < left_lines_.size());  // at most one counts for each seat
            left_lines_[left_count_++] = &line;
        } else {
            if (!read_deal(line, deal, tiles)) return false;
            ++dealt;
        }
    }
    return dealt == record_->players;
}

bool SeenHands::read_deal(const Statement& line, const Deal& deal, Tiles& tiles) {
    if (line.count != static_cast<std::uint32_t>(deal.each)) return false;
    TileSet& mine = tiles.dealt[line.seat];
    if (!take_out(line, mine)) return false;
    tiles.left[line.seat] = mine;
    return true;
}

bool SeenHands::read_yard(const Statement& line, const Deal& deal, Tiles& tiles) {
    return deal.stock_is_out && static_cast<int>(line.count) <= deal.stock &&
           take_out(line, tiles.undrawn);
}

// Reads the tiles of a line; false if a tile is not named or is named twice.
bool SeenHands::read_tiles(const Statement& line, TileSet& tiles) const {
    TileSet named;
    int unknown = 0;
    for (const TileToken& token : std::span(record_->tiles).subspan(line.first, line.count)) {
        unknown |= token.unknown;
        named.add(token.tile);
    }
    tiles = named;
    return unknown == 0 && named.size() == static_cast<int>(line.count);
}

// Removes the tiles of a line from the unseen tiles; false if one of them is not unseen.
bool SeenHands::take_out(const Statement& line, TileSet& tiles) {
    if (!read_tiles(line, tiles) || !(tiles - unseen_).empty()) return false;
    unseen_ -= tiles;
    return true;
}

bool SeenHands::read_actions(const Hand& hand, const Deal& deal, Tiles& tiles) {
    if (!record_->torn.empty()) return false;  // some tiles are missing
    drawn_ = 0;
    BySeat<TileSet, 2> prizes = deal.prizes;
    for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
        const Action& action = record_->actions[i];
        const std::size_t seat = action.seat_index;
        if (action.seat().index() >= record_->players) return false;
        if (action.kind == ActionKind::pass || action.kind == ActionKind::skip) continue;
        if (action.kind == ActionKind::draw) {
            if (!take_draw(action, hand, deal, tiles)) return false;
            continue;
        }
        const bool plays = action.kind == ActionKind::play;
        if (!plays && action.kind != ActionKind::show) return false;
        TileSet& from = action.from_prizes && deal.has_prizes ? prizes[seat] : tiles.left[seat];
        if (!from.contains(action.tile())) return false;
        if (plays) from.remove(action.tile());
    }
    return true;
}

bool SeenHands::take_draw(const Action& action, const Hand& hand, const Deal& deal, Tiles& tiles) {
    if (!deal.draws || drawn_ >= deal.stock) return false;
    const Tile tile = action.tile();
    const auto position = static_cast<std::uint32_t>(drawn_++);
    if (hand.yard != none_such) {
        const Statement& yard = record_->statements[hand.yard];
        if (position >= yard.count || record_->tiles[yard.first + position].tile != tile)
            return false;
        tiles.undrawn.remove(tile);
    } else {
        if (!unseen_.contains(tile)) return false;
        unseen_.remove(tile);
    }
    tiles.left[action.seat_index].add(tile);
    return true;
}

// Whether a `left` line names the tiles that are left.
bool SeenHands::agrees(const Statement& left_line, const Tiles& tiles) const {
    TileSet named;
    return read_tiles(left_line, named) && named == tiles.left[left_line.seat];
}

}  // namespace bones
