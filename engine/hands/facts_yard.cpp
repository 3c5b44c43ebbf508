// Checks the yard line: which tiles were not dealt, and the order of draws.
#include <fmt/core.h>

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
        // An unreadable token may stand for several tiles, so the positions after it are unknown
        // (G5a).
        if (token.bad && !can_be_one_tile(record.at(token.place))) break;
        if (token.unknown) {
            yard_.insert(yard_.end(), token.unknown, std::nullopt);
            continue;
        }
        const TilePlace& place = places_.of(token.tile);
        if (place.where == Where::hand && place.hand == hand_ && !named.contains(token.tile) &&
            goes_back_first(token.tile, place.seat)) {  // G6a
            named.add(token.tile);
            yard_.push_back(std::nullopt);
            continue;
        }
        if (place.where != Where::nowhere || named.contains(token.tile))
            holdings_.distrust_counts();
        if (place.where != Where::nowhere) {
            reporter_->at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} is on the `yard` line, but {}; a set has each tile once",
                            to_string(token.tile), whereabouts(token.tile)));
            if (place.where == Where::hand && place.hand == hand_) places_.void_deal(place.seat);
            named.add(token.tile);
            yard_.push_back(std::nullopt);
            continue;
        }
        if (named.contains(token.tile)) {  // its first place contradicts a deal or shows nothing
            reporter_->at_statement(
                code::tile_repeated, facts_clause, hand_, line,
                fmt::format("{} is on the `yard` line twice", to_string(token.tile)));
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
        fmt::format("the `yard` line has {}, but {} undealt",
                    count_of(static_cast<int>(yard_.size()), "tile"),
                    deal_->stock == 1 ? "1 is" : fmt::format("{} are", deal_->stock)));
}

bool FactChecker::is_in_yard(Tile tile) const {
    return std::find(yard_.begin(), yard_.end(), std::optional(tile)) != yard_.end();
}

// Whether a draw agrees with the yard.
bool FactChecker::agrees_with_yard(const Action& action, std::size_t position) const {
    if (action.kind != ActionKind::draw) return true;
    if (position < yard_.size() && yard_[position]) return *yard_[position] == action.tile();
    return !is_in_yard(action.tile());
}

// A yard line is ignored as evidence if it is too long or a draw of the hand contradicts it.
void FactChecker::test_yard() {
    yard_mismatches_.clear();
    if (deal_->draws) find_yard_mismatches();
    const bool too_long = static_cast<int>(yard_.size()) > deal_->stock && deal_->each_known;
    yard_holds_ = !too_long && yard_mismatches_.empty();
    if (!yard_holds_) release_yard(0);
}

// An unwritten turn may have drawn any tiles (G14), so later draws have no known position in the
// yard. But drawn tiles that the yard does not name must fit into its unnamed places.
void FactChecker::find_yard_mismatches() {
    const Hand& h = hand();
    const Record& record = reporter_->record();
    std::size_t drawn = 0;
    std::optional<int> unnamed;  // unnamed places left, counted only after an unwritten turn
    if (deal_->hides_draws) unnamed = unnamed_in_yard(0);
    for (std::uint32_t i = h.first_action; i < h.end_action; ++i) {
        if (i == h.unread || i == h.anew) return;
        const Action& action = record.actions[i];
        if (action.kind == ActionKind::unknown_turn || action.is_unread() ||
            action.seat().index() >= record.players) {
            if (!unnamed) unnamed = unnamed_in_yard(drawn);
            continue;
        }
        if (action.puts_back()) return;  // G6a: the order is unknown from here on
        if (!action.draws()) continue;
        const std::size_t position = drawn++;
        if (unnamed && static_cast<int>(position) >= deal_->stock) return;  // the stock is used up
        const bool none_of_it = action.kind == ActionKind::draw && !is_in_yard(action.tile());
        const bool agrees =
            unnamed ? !none_of_it || (*unnamed)-- > 0 : agrees_with_yard(action, position);
        if (!agrees) yard_mismatches_.push_back(i);
    }
}

// Returns how many tiles of the stock, from this draw on, the yard line does not name.
int FactChecker::unnamed_in_yard(std::size_t from) const {
    if (yard_.empty() || !deal_->each_known) return most_tiles;
    int unnamed = deal_->stock - static_cast<int>(from);
    for (std::size_t i = from; i < yard_.size(); ++i) unnamed -= yard_[i].has_value();
    return unnamed;
}

// From this position on, the tiles of the yard line may be anywhere.
void FactChecker::release_yard(std::size_t from) {
    for (std::size_t i = from; i < yard_.size(); ++i) {
        if (!yard_[i] || places_.of(*yard_[i]).where != Where::yard) continue;
        places_.lose_sight_of(*yard_[i]);
    }
}

// G14: an unwritten turn may have drawn any number of tiles. None of them was dealt.
void FactChecker::forget_yard(std::size_t from, Moment now) {
    const bool complete =
        yard_holds_ && static_cast<int>(yard_.size()) == deal_->stock &&
        std::find(yard_.begin() + static_cast<std::ptrdiff_t>(std::min(from, yard_.size())),
                  yard_.end(), std::nullopt) == yard_.end();
    whole_yard_ = whole_yard_ || (complete && deal_->each_known && deal_->hides_draws && from == 0);
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
    const std::string who = reporter_->called(action.seat(), hand_);
    const std::string drawn = to_string(action.tile());
    const bool due = position < yard_.size() && yard_[position].has_value();
    reporter_->at_action(
        code::yard_mismatch, facts_clause, hand_, index,
        due ? fmt::format("{} draws {}, but the next tile of the `yard` line is {}", who, drawn,
                          to_string(*yard_[position]))
        : yard_.empty()
            ? fmt::format("{} draws {}, but the `yard` line names too many other tiles", who, drawn)
            : fmt::format("{} draws {}, which is elsewhere on the `yard` line", who, drawn));
}

// Whether the seat cannot have the tile: the yard line shows that it was not dealt, and the seat's
// later draws are all taken up by other undealt tiles. `besides` counts further such tiles.
bool FactChecker::out_of_reach(Seat seat, Tile tile, int besides) {
    if (!deal_->stock_is_out)  // not the last round: the tile may be dealt later
        return static_cast<int>(yard_.size()) <= deal_->stock && is_in_yard(tile);
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
