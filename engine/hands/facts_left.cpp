// Checks the tiles left at the end of a hand.
#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"

namespace bones {

void FactChecker::check_left(const Statement& line) {
    if (line.seat.index() >= reporter_->record().players) return;
    if (!hand().has_play()) return;  // the record has no draws and plays to compare with
    TileSet tiles;
    const std::string trouble = left_trouble(line, tiles);
    if (!trouble.empty()) {
        holdings_.distrust_counts();
        reporter_->at_statement(code::left_mismatch, facts_clause, hand_, line, trouble);
        return;
    }
    if (is_void(line.seat)) return;
    left_[line.seat] = tiles;
    const bool complete = tiles.size() == static_cast<int>(line.count);
    if (deal_->hides_draws && complete) book(line.seat).left_written = tiles;
    for (Tile tile : tiles) {
        const TilePlace& place = places_.of(tile);
        if (place.where == Where::nowhere)
            places_.enter_owned(line.seat, tile, never, never);
        else if (place.owned)
            book(line.seat).owned[place.entry].seen_until = never;
    }
}

bool FactChecker::may_be_left(Seat seat, Tile tile, Moment end) const {
    const SeatBook& theirs = holdings_.book(hand_, seat);
    const bool played = places_.of(tile).where == Where::played;
    for (const FixedTile& fixed : theirs.fixed)
        if (fixed.tile == tile && (fixed.gone != never || !played))
            return fixed.taken <= end && end < fixed.gone;
    for (const OwnedTile& owned : theirs.owned)
        if (owned.tile == tile && (owned.gone != never || !played))
            return end < owned.gone && may_hold_unseen(seat, tile, end);
    const TilePlace& place = places_.of(tile);
    if (theirs.void_from >= end && !theirs.deal_void)
        return (place.where == Where::nowhere || theirs.doubtful.contains(tile)) &&
               may_hold_unseen(seat, tile, end);
    if (place.where == Where::hand)  // possible only if both hands are in doubt
        return place.hand == hand_ && holdings_.book(hand_, place.seat).void_from != never;
    return place.where == Where::nowhere || place.where == Where::yard;
}

/// Whether a tile that was never seen may have been in the hand at a moment.
bool FactChecker::may_hold_unseen(Seat seat, Tile tile, Moment moment) const {
    if (holdings_.book(hand_, seat).hidden_at(moment)) return true;
    if (moment == never) return places_.unseen(seat) > 0;
    return holdings_.verdict({hand_, seat, moment, TileSet(tile), {}, true}) != Verdict::kept;
}

// If play went on after the end (G11), the seat may have drawn the tile after the end.
void FactChecker::enter_left(Seat seat, Tile tile, Moment end) {
    if (!may_be_left(seat, tile, end) || is_void(seat) || book(seat).hidden) return;
    if (places_.of(tile).where == Where::nowhere) places_.enter_owned(seat, tile, never, never);
}

// Returns what is wrong with a `left` line, or nothing; fills in the tiles it names.
std::string FactChecker::left_trouble(const Statement& line, TileSet& tiles) {
    const Record& record = reporter_->record();
    const auto who = [&] { return reporter_->called(line.seat, hand_); };
    const SeatBook& mine = book(line.seat);
    int unknown = 0, news = 0, undealt = 0;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        unknown += token.unknown;
        if (token.unknown) continue;
        const TilePlace& place = places_.of(token.tile);
        const bool mine_now = places_.is_with(line.seat, token.tile);
        const bool unlocated =
            (place.where == Where::nowhere && !out_of_reach(line.seat, token.tile, undealt)) ||
            is_void(line.seat);
        if (tiles.contains(token.tile))
            return fmt::format("{} is left with {} twice", who(), to_string(token.tile));
        if (place.where == Where::played || (!mine_now && !unlocated))
            return fmt::format("{} is left with {}, but {}", who(), to_string(token.tile),
                               whereabouts(token.tile));
        tiles.add(token.tile);
        news += !mine_now;
        undealt += !mine_now && holdings_.undealt().contains(token.tile);
    }
    const int total = tiles.size() + unknown;
    const bool may_be_more = size_open_[line.seat] && deal_->draws;
    const bool may_be_fewer = may_be_fewer_[line.seat];
    const int most = mine.size + maybe_prizes_[line.seat.index()];
    if ((total > most && !may_be_more) || (total < mine.size && !may_be_fewer))
        return fmt::format("{} is left with {}, but the play leaves {}{}", who(),
                           count_of(total, "tile"), may_be_more ? "at least " : "", mine.size);
    if (is_void(line.seat)) return {};
    if (may_be_more && news > places_.unseen(line.seat) + unwritten_draws_left_)
        return fmt::format("{} is left with {}, but the boneyard had too few tiles", who(),
                           to_string(tiles));
    if (!may_be_more && news > places_.unseen(line.seat) + maybe_prizes_[line.seat.index()])
        return fmt::format("{} is left with {}, but held other tiles", who(), to_string(tiles));
    if (may_be_fewer) return {};
    TileSet missing;
    for (const FixedTile& tile : mine.fixed)
        if (tile.gone == never && !tiles.contains(tile.tile)) missing.add(tile.tile);
    for (const OwnedTile& tile : mine.owned)
        if (tile.gone == never && !tiles.contains(tile.tile)) missing.add(tile.tile);
    if (missing.size() > unknown + static_cast<int>(unseen_plays_[line.seat.index()].size()))
        return fmt::format("{} is left with {}, but still held {}", who(),
                           tiles.empty() ? "nothing" : to_string(tiles), to_string(missing));
    return {};
}

// In tricks all slots are dealt at once and tiles leave one by one, so the slots are ordered by the
// time of leaving. If the deal is known but some plays are not, the record does not show which
// tiles were played unseen.
void FactChecker::close_counted(SeatBook& mine, const std::vector<Moment>& unseen,
                                const TileSet& left) {
    if (unseen.empty()) return;
    for (const FixedTile& tile : mine.fixed) {
        const bool stayed = tile.gone != never || left.contains(tile.tile);
        mine.owned.push_back({tile.tile, 0, stayed ? never : tile.taken, tile.gone, tile.taken});
    }
    mine.slots.resize(mine.slots.size() + mine.fixed.size());
    mine.fixed.clear();
    mine.by_leaving = true;
    const std::size_t unseen_from = mine.slots.size() - std::min(mine.slots.size(), unseen.size());
    for (std::size_t i = 0; i < mine.slots.size(); ++i)
        mine.slots[i] = i < unseen_from ? never : unseen[mine.slots.size() - 1 - i];
    for (OwnedTile& tile : mine.owned)
        tile.limit = tile.gone != never || tile.seen_until == never
                         ? static_cast<std::uint32_t>(unseen_from)
                         : mine.slots_at(tile.seen_until);
}

}  // namespace bones
