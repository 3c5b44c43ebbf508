// Numbers the slots of several seats (holdings.hpp) row by row, and finds the slots that facts and
// conditions leave for a tile.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "engine/hands/holdings.hpp"
#include "engine/matching.hpp"

namespace bones {

class SlotRows {
  public:
    struct Row {
        const SeatBook* book;
        std::uint32_t hand;
        Seat seat;
        std::size_t first;  ///< index of its first slot
        std::size_t first_bound,
            end_bound;  ///< range in `bounds_`, the tightest bounds first
    };

    /// Both arguments must outlive the rows.
    SlotRows(const Holdings& holdings, std::span<const Condition> conditions)
        : holdings_(holdings), conditions_(conditions) {
        rows_.reserve(conditions.size());
        bounds_.reserve(conditions.size());
        for (const Condition& condition : conditions)
            if (binds(condition)) wanted_ |= condition.all_of;
    }

    /// Whether the condition binds its hand. A hand with no certain contents is not bound.
    bool binds(const Condition& condition) const {
        const SeatBook& book = holdings_.book(condition.hand, condition.seat);
        return !book.hidden && !book.in_doubt(condition);
    }
    bool has(std::uint32_t hand, Seat seat) const {
        return std::any_of(rows_.begin(), rows_.end(),
                           [&](const Row& row) { return row.hand == hand && row.seat == seat; });
    }
    /// Adds the row of a hand and the conditions that bind it.
    void add(std::uint32_t hand, Seat seat) {
        const SeatBook& book = holdings_.book(hand, seat);
        Row row{&book, hand, seat, slots_, bounds_.size(), 0};
        slots_ = std::min<std::size_t>(slots_ + book.slots.size(), most_tiles);
        for (const Condition& condition : conditions_)
            if (condition.hand == hand && condition.seat == seat && binds(condition))
                bounds_.push_back({&condition, book.slots_at(condition.moment)});
        row.end_bound = bounds_.size();
        std::sort(bounds_.begin() + static_cast<std::ptrdiff_t>(row.first_bound), bounds_.end(),
                  [](const Bound& a, const Bound& b) { return a.early > b.early; });
        rows_.push_back(row);
    }

    const std::vector<Row>& rows() const { return rows_; }
    /// The number of slots in all rows, at most most_tiles; further slots are ignored.
    std::size_t slots() const { return slots_; }
    /// Whether a condition wants the tile in a row.
    bool wants(const Row& row, Tile tile) const {
        return wanted_.contains(tile) &&
               std::any_of(
                   bounds_.begin() + static_cast<std::ptrdiff_t>(row.first_bound),
                   bounds_.begin() + static_cast<std::ptrdiff_t>(row.end_bound),
                   [tile](const Bound& bound) { return bound.condition->all_of.contains(tile); });
    }
    /// Returns the slots of a row that are left for a tile. `owned`: the tile's entry if the row
    /// owns it, else null.
    PlaceSet allowed_in(const Row& row, Tile tile, const OwnedTile* owned) const {
        const std::size_t from = std::min(row.first + earliest(row, tile, owned), slots_);
        const std::size_t limit = std::min(row.first + latest(row, tile, owned), slots_);
        return first_places[limit] - first_places[from];
    }

  private:
    /// A condition that binds a row.
    struct Bound {
        const Condition* condition;
        std::uint32_t early;  ///< number of slots of the row in the hand at its moment
    };

    std::span<const Bound> bounds_of(const Row& row) const {
        return std::span(bounds_).subspan(row.first_bound, row.end_bound - row.first_bound);
    }
    std::size_t earliest(const Row& row, Tile tile, const OwnedTile* owned) const {
        std::size_t from = 0;
        if (owned == nullptr && holdings_.undealt().contains(tile))
            from = row.book->slots_at(holdings_.in_yard_until());
        for (const Bound& bound : bounds_of(row)) {
            if (!bound.condition->none_of.contains(tile)) continue;
            if (owned != nullptr && owned->gone <= bound.condition->moment) continue;
            return std::max<std::size_t>(from, bound.early);
        }
        return from;
    }
    /// Returns the first slot of a row that is too late for a tile.
    std::size_t latest(const Row& row, Tile tile, const OwnedTile* owned) const {
        std::size_t limit = owned != nullptr ? owned->limit : row.book->slots.size();
        if (!wanted_.contains(tile)) return limit;
        for (const Bound& bound : bounds_of(row))
            if (bound.condition->all_of.contains(tile))
                limit = std::min<std::size_t>(limit, bound.early);
        return limit;
    }

    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::vector<Row> rows_;
    std::size_t slots_ = 0;
    TileSet wanted_;             ///< tiles that a condition wants
    std::vector<Bound> bounds_;  ///< row by row
};

}  // namespace bones
