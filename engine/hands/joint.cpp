#include "engine/hands/joint.hpp"

#include "engine/hands/slot_rows.hpp"

namespace bones {
namespace {

/// Unseen tiles and the slots that they may fill, under some conditions.
class Placement {
  public:
    Placement(const Holdings& holdings, std::span<const Condition> conditions)
        : holdings_(holdings), rows_(holdings, conditions) {
        for (const Condition& condition : conditions) {
            if (!rows_.binds(condition)) continue;
            asked_ |= condition.none_of | condition.all_of;
            if (!rows_.has(condition.hand, condition.seat))
                rows_.add(condition.hand, condition.seat);
        }
    }

    /// Whether every owned tile finds a slot and every slot finds a tile. Owned tiles and tiles
    /// that a condition wants are placed first. Free tiles without a condition fill the remaining
    /// slots; tiles without a slot stay in the stock.
    bool exists() const {
        Matching matching(rows_.slots());
        std::size_t empty = rows_.slots();
        for (const SlotRows::Row& row : rows_.rows())
            for (const OwnedTile& owned : row.book->owned) {
                if (!matching.place(rows_.allowed_in(row, owned.tile, &owned))) return false;
                --empty;
            }
        // If counts prove nothing, only the free tiles of a condition are placed.
        const TileSet placed =
            holdings_.free() & (holdings_.counts_prove() ? asked_ | holdings_.undealt() : asked_);
        TileSet due;
        for (Tile tile : placed) {
            const SlotRows::Row* row = required(tile);
            if (row == nullptr) continue;
            if (!matching.place(rows_.allowed_in(*row, tile, nullptr))) return false;
            due.add(tile);
            --empty;
        }
        if (!holdings_.counts_prove()) return true;
        const auto harmless = static_cast<std::size_t>((holdings_.free() - placed).size());
        for (Tile tile : placed - due) {
            if (empty <= harmless) break;
            PlaceSet allowed;
            for (const SlotRows::Row& row : rows_.rows())
                allowed |= rows_.allowed_in(row, tile, nullptr);
            empty -= matching.place(allowed);
        }
        return empty <= harmless;
    }

  private:
    /// Returns the row in which a condition wants the tile; null if none does.
    const SlotRows::Row* required(Tile tile) const {
        for (const SlotRows::Row& row : rows_.rows())
            if (rows_.wants(row, tile)) return &row;
        return nullptr;
    }

    const Holdings& holdings_;
    SlotRows rows_;
    TileSet asked_;  ///< tiles that a condition forbids or wants
};

}  // namespace

bool can_all_hold(const Holdings& holdings, std::span<const Condition> conditions) {
    return Placement(holdings, conditions).exists();
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
