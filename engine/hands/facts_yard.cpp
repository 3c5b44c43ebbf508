// What the yard shows: which tiles were not dealt, and in which order they were drawn.
#include <fmt/format.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "engine/hands/facts.hpp"
#include "libnotation/parser/token.hpp"

namespace bones {

void FactChecker::read_yard(const Statement& line) {
    const Record& record = reporter_->record();
    TileSet named;
    for (std::uint32_t t = line.first; t < line.first + line.count; ++t) {
        const TileToken& token = record.tiles[t];
        // It may be several tiles: then the others are in other places (G5a).
        if (token.bad && !can_be_one_tile(record.at(token.place))) break;
        if (token.unknown) {
            yard_.insert(yard_.end(), token.unknown, std::nullopt);
            continue;
        }
        const TilePlace& place = places_.of(token.tile);
        if (place.where != Where::nowhere || named.contains(token.tile))
            holdings_.distrust_counts();
        if (place.where != Where::nowhere) {
            reporter_->at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} lies in the yard, but {}; each tile is in one place",
                            to_string(token.tile), whereabouts(token.tile)));
            if (place.where == Where::hand && place.hand == hand_) places_.void_deal(place.seat);
            named.add(token.tile);
            yard_.push_back(std::nullopt);
            continue;
        }
        if (named.contains(token.tile)) {  // its first place contradicts a deal, or tells nothing
            reporter_->at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} lies in the yard twice", to_string(token.tile)));
            yard_.push_back(std::nullopt);
            continue;
        }
        named.add(token.tile);
        if (deal_->stock_is_out) places_.put_in_yard(token.tile);
        yard_.push_back(token.tile);
    }
    if (static_cast<int>(yard_.size()) <= deal_->stock || !deal_->each_known) return;
    holdings_.distrust_counts();
    reporter_->at_statement(
        code::count_mismatch, facts_clause, hand_, line,
        fmt::format("the yard has {}, but {} undealt",
                    count_of(static_cast<int>(yard_.size()), "tile"),
                    deal_->stock == 1 ? "1 is" : fmt::format("{} are", deal_->stock)));
}

// Whether a draw agrees with the yard.
bool FactChecker::agrees_with_yard(const Action& action, std::size_t position) const {
    if (action.kind != ActionKind::draw) return true;
    const Tile drawn = action.tile();
    if (position < yard_.size() && yard_[position]) return *yard_[position] == drawn;
    return std::find(yard_.begin(), yard_.end(), std::optional(drawn)) == yard_.end();
}

// A yard that any draw of the hand contradicts, or that is too long, is no evidence.
void FactChecker::test_yard() {
    yard_holds_ = static_cast<int>(yard_.size()) <= deal_->stock || !deal_->each_known;
    std::size_t position = 0;
    for (std::uint32_t i = hand().first_action; deal_->draws && i < hand().end_action; ++i) {
        const Action& action = reporter_->record().actions[i];
        const bool lost = action.kind == ActionKind::unknown_turn || action.is_unread() ||
                          i == hand().unread ||
                          action.seat().index() >= reporter_->record().players;
        if (lost) break;
        if (!action.draws()) continue;
        yard_holds_ = yard_holds_ && agrees_with_yard(action, position++);
    }
    if (!yard_holds_) release_yard(0);
}

// The tiles of the yard from a position on may be anywhere.
void FactChecker::release_yard(std::size_t from) {
    for (std::size_t i = from; i < yard_.size(); ++i) {
        if (!yard_[i] || places_.of(*yard_[i]).where != Where::yard) continue;
        places_.take_from_yard(*yard_[i]);
    }
}

// G14: a turn that nobody wrote down may have drawn any number of tiles. None of them was dealt.
void FactChecker::forget_yard(std::size_t from, Moment now) {
    const bool complete = yard_holds_ && static_cast<int>(yard_.size()) == deal_->stock &&
                          std::find(yard_.begin() + static_cast<std::ptrdiff_t>(
                                                        std::min(from, yard_.size())),
                                    yard_.end(), std::nullopt) == yard_.end();
    if (complete && deal_->each_known) {
        unwritten_ones_.emplace();
        for (std::size_t i = from; i < yard_.size(); ++i) unwritten_ones_->add(*yard_[i]);
    }
    for (std::size_t i = from; i < yard_.size(); ++i)
        if (yard_[i] && places_.of(*yard_[i]).where == Where::yard)
            holdings_.leave_undealt(*yard_[i], now);
    release_yard(from);
    yard_.clear();
}

void FactChecker::report_yard_mismatch(std::uint32_t index, const Action& action,
                                       std::size_t position) {
    holdings_.distrust_counts();
    const std::string who = reporter_->called(action.seat());
    const std::string drawn = to_string(action.tile());
    const bool due = position < yard_.size() && yard_[position].has_value();
    reporter_->at_action(
        code::yard_mismatch, facts_clause, hand_, index,
        due ? fmt::format("{} draws {}, but the yard has {} here", who, drawn,
                          to_string(*yard_[position]))
            : fmt::format("{} draws {}, which lies elsewhere in the yard", who, drawn));
}

// Whether the yard shows that a tile was not dealt, and the seat can have drawn no more unknown
// tiles since than are known by now to be such, these `besides` among them.
bool FactChecker::out_of_reach(Seat seat, Tile tile, int besides) {
    if (!deal_->stock_is_out)  // a round that is not the last: it may be dealt later
        return static_cast<int>(yard_.size()) <= deal_->stock &&
               std::find(yard_.begin(), yard_.end(), std::optional(tile)) != yard_.end();
    if (!holdings_.undealt().contains(tile)) return false;
    const SeatBook& mine = book(seat);
    const auto late = [&](Moment taken) { return taken > holdings_.in_yard_until(); };
    const auto such = [&](const OwnedTile& owned) {
        return holdings_.undealt().contains(owned.tile);
    };
    const int unwritten = size_open_[seat.index()] ? unwritten_draws_ : 0;
    return std::count_if(mine.owned.begin(), mine.owned.end(), such) + besides >=
           std::count_if(mine.slots.begin(), mine.slots.end(), late) + unwritten;
}

TileSet FactChecker::undrawn() const {
    TileSet tiles;
    for (const auto& tile : yard_)
        if (tile && places_.of(*tile).where == Where::yard) tiles.add(*tile);
    return tiles;
}

TileSet FactChecker::disputed() const {
    TileSet tiles;
    if (deal_->draws || !deal_->stock_is_out || !yard_holds_) return tiles;
    for (const auto& tile : yard_)
        if (tile && places_.of(*tile).where == Where::played) tiles.add(*tile);
    return tiles;
}

}  // namespace bones
