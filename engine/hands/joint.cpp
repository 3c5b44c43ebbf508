#include "engine/hands/joint.hpp"

#include <algorithm>
#include <array>

namespace bones {
namespace {

/// Slots of all hands concerned, as numbers in one set.
using SlotSet = TileSet;

constexpr auto make_first_slots() {
    std::array<SlotSet, most_tiles + 1> sets{};
    for (int n = 0; n < most_tiles; ++n) {
        sets[static_cast<std::size_t>(n) + 1] = sets[n];
        sets[static_cast<std::size_t>(n) + 1].add(Tile::numbered(n));
    }
    return sets;
}
/// The slots below a number.
constexpr auto first_slots = make_first_slots();

/// Unseen tiles and the slots that they may fill, under some conditions.
class Matching {
  public:
    Matching(const Holdings& holdings, std::span<const Condition> conditions)
        : holdings_(holdings), conditions_(conditions) {
        rows_.reserve(conditions.size());
        bounds_.reserve(conditions.size());
        for (const Condition& condition : conditions) add_book(condition);
        for (Row& row : rows_) add_bounds(row);
        allowed_.reserve(slots_ + 1);  // more only where a tile finds no slot
        empty_ = first_slots[slots_];
    }

    /// Whether every owned tile finds a slot and every slot a tile. Owned tiles and those
    /// that a condition wants come first: once placed, a tile stays placed whatever is moved for
    /// others. Free tiles that no condition forbids anywhere fill what is left at the end; tiles
    /// without a slot stay in the stock.
    bool exists() {
        std::size_t empty = slots_;
        for (const Row& row : rows_)
            for (const OwnedTile& owned : row.book->owned) {
                if (!place(allowed_in(row, owned.tile, &owned))) return false;
                --empty;
            }
        if (!holdings_.counts_prove()) return has_room_for_required();
        const TileSet placed = holdings_.free() & (asked_ | holdings_.undealt());
        TileSet due;
        for (Tile tile : placed) {
            const Row* row = required(tile);
            if (row == nullptr) continue;
            if (!place(allowed_in(*row, tile, nullptr))) return false;
            due.add(tile);
            --empty;
        }
        const auto harmless = static_cast<std::size_t>((holdings_.free() - placed).size());
        for (Tile tile : placed - due) {
            if (empty <= harmless) break;
            SlotSet allowed;
            for (const Row& row : rows_) allowed |= allowed_in(row, tile, nullptr);
            empty -= place(allowed);
        }
        return empty <= harmless;
    }

  private:
    struct Row {
        const SeatBook* book;
        std::uint32_t hand;
        Seat seat;
        std::size_t first;
        std::size_t first_bound, end_bound;
    };

    /// A condition that binds a row.
    struct Bound {
        const Condition* condition;
        std::uint32_t early;  ///< so many slots of the row were in the hand then
    };

    /// Hands of which nothing is known for certain bind nothing.
    static bool binds(const SeatBook& book, const Condition& condition) {
        return !book.hidden && !book.in_doubt(condition);
    }

    void add_book(const Condition& condition) {
        const SeatBook& book = holdings_.book(condition.hand, condition.seat);
        if (!binds(book, condition)) return;
        asked_ |= condition.none_of | condition.all_of;
        for (const Row& row : rows_)
            if (row.hand == condition.hand && row.seat == condition.seat) return;
        rows_.push_back({&book, condition.hand, condition.seat, slots_, 0, 0});
        slots_ = std::min<std::size_t>(slots_ + book.slots.size(), most_tiles);
    }

    void add_bounds(Row& row) {
        row.first_bound = bounds_.size();
        for (const Condition& condition : conditions_) {
            if (condition.hand != row.hand || condition.seat != row.seat) continue;
            if (!binds(*row.book, condition)) continue;
            bounds_.push_back({&condition, row.book->slots_at(condition.moment)});
            wanted_ |= condition.all_of;
        }
        row.end_bound = bounds_.size();
    }
    std::span<const Bound> bounds_of(const Row& row) const {
        return std::span(bounds_).subspan(row.first_bound, row.end_bound - row.first_bound);
    }

    /// Whether each tile that a condition wants finds a slot: nothing else of the free ones counts.
    bool has_room_for_required() {
        for (Tile tile : holdings_.free() & asked_) {
            const Row* row = required(tile);
            if (row != nullptr && !place(allowed_in(*row, tile, nullptr))) return false;
        }
        return true;
    }

    /// The slots of a row that facts and conditions leave to a tile.
    SlotSet allowed_in(const Row& row, Tile tile, const OwnedTile* owned) const {
        const std::size_t from = std::min(row.first + earliest(row, tile, owned), slots_);
        const std::size_t limit = std::min(row.first + latest(row, tile, owned), slots_);
        return first_slots[limit] - first_slots[from];
    }

    std::size_t earliest(const Row& row, Tile tile, const OwnedTile* owned) const {
        std::size_t from = 0;
        if (owned == nullptr && holdings_.undealt().contains(tile))
            from = row.book->slots_at(holdings_.in_yard_until());
        for (const Bound& bound : bounds_of(row)) {
            if (!bound.condition->none_of.contains(tile)) continue;
            if (owned != nullptr && owned->gone <= bound.condition->moment) continue;
            from = std::max<std::size_t>(from, bound.early);
        }
        return from;
    }

    /// The first slot of a row that comes too late for a tile.
    std::size_t latest(const Row& row, Tile tile, const OwnedTile* owned) const {
        std::size_t limit = owned != nullptr ? owned->limit : row.book->slots.size();
        for (const Bound& bound : bounds_of(row))
            if (bound.condition->all_of.contains(tile))
                limit = std::min<std::size_t>(limit, bound.early);
        return limit;
    }

    /// The row in which the conditions want a tile, if any does.
    const Row* required(Tile tile) const {
        if (!wanted_.contains(tile)) return nullptr;
        for (const Row& row : rows_)
            for (const Bound& bound : bounds_of(row))
                if (bound.condition->all_of.contains(tile)) return &row;
        return nullptr;
    }

    bool place(const SlotSet& allowed) {
        allowed_.push_back(allowed);
        untried_ = first_slots[slots_];
        return put(allowed_.size() - 1);
    }

    /// Finds a slot for a tile, moving others where that helps.
    bool put(std::size_t tile) {
        if (const SlotSet free = allowed_[tile] & empty_; !free.empty()) {
            empty_.remove(free.first());
            tile_in_[free.first().number()] = static_cast<std::uint8_t>(tile);
            return true;
        }
        for (Tile slot : allowed_[tile] & untried_) {
            if (!untried_.contains(slot)) continue;
            untried_.remove(slot);
            if (!put(tile_in_[slot.number()])) continue;
            tile_in_[slot.number()] = static_cast<std::uint8_t>(tile);
            return true;
        }
        return false;
    }

    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::vector<Row> rows_;
    std::size_t slots_ = 0;
    TileSet asked_;                 ///< tiles that some condition forbids or wants somewhere
    TileSet wanted_;                ///< those that some condition wants
    std::vector<Bound> bounds_;     ///< of one row after the other
    std::vector<SlotSet> allowed_;  ///< by tile
    std::array<std::uint8_t, most_tiles> tile_in_{};  ///< by slot, where it is not empty
    SlotSet empty_;
    SlotSet untried_;
};

}  // namespace

bool can_all_hold(const Holdings& holdings, std::span<const Condition> conditions) {
    return Matching(holdings, conditions).exists();
}

Verdict verdict_of_all(const Holdings& holdings, std::span<const Condition> conditions) {
    bool all_kept = true;
    for (const Condition& condition : conditions) {
        const Verdict verdict = holdings.verdict(condition);
        if (verdict == Verdict::broken) return Verdict::broken;
        all_kept = all_kept && verdict == Verdict::kept;
    }
    if (all_kept) return Verdict::kept;
    if (conditions.size() > 1 && !can_all_hold(holdings, conditions)) return Verdict::broken;
    return Verdict::open;
}

}  // namespace bones
