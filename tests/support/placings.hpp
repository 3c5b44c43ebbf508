// Enumerates every way of placing the unseen tiles of some books. Slow, but plainly correct.
#pragma once

#include <functional>
#include <vector>

#include "engine/hands/holdings.hpp"

namespace bones::test {

/// One seat's row of slots with their tiles.
struct FilledRow {
    const SeatBook* book = nullptr;
    std::uint32_t hand = 0;
    Seat seat;
    std::vector<Tile> tiles;  ///< by slot
};

/// Whether a row holds a tile at a moment.
inline bool holds(const FilledRow& row, Tile tile, Moment moment) {
    for (const FixedTile& fixed : row.book->fixed)
        if (fixed.tile == tile && fixed.taken <= moment && moment < fixed.gone) return true;
    for (std::size_t slot = 0; slot < row.tiles.size(); ++slot) {
        if (row.tiles[slot] != tile) continue;
        const Moment time = row.book->slots[slot];
        if (row.book->by_leaving ? time <= moment : time > moment) return false;
        for (const OwnedTile& owned : row.book->owned)
            if (owned.tile == tile) return moment < owned.gone;
        return true;
    }
    return false;
}

/// Whether a placing keeps a condition.
inline bool keeps(const std::vector<FilledRow>& rows, const Condition& condition) {
    for (const FilledRow& row : rows) {
        if (row.hand != condition.hand || row.seat != condition.seat) continue;
        for (Tile tile : condition.none_of)
            if (holds(row, tile, condition.moment)) return false;
        for (Tile tile : condition.all_of)
            if (!holds(row, tile, condition.moment)) return false;
    }
    return true;
}

/// Calls `use` with every placing: each owned tile in one of its first slots, and a free tile in
/// every other slot.
class Placings {
  public:
    Placings(const Holdings& holdings, std::uint32_t hands, int players) {
        for (std::uint32_t hand = 0; hand < hands; ++hand)
            for (int s = 0; s < players; ++s)
                rows_.push_back({&holdings.book(hand, Seat(s)), hand, Seat(s), {}});
        free_ = holdings.free();
    }

    void each(const std::function<void(const std::vector<FilledRow>&)>& use) {
        use_ = &use;
        fill(0);
    }

  private:
    void fill(std::size_t r) {
        if (r == rows_.size()) return (*use_)(rows_);
        FilledRow& row = rows_[r];
        const std::size_t slot = row.tiles.size();
        if (slot == row.book->slots.size()) {
            for (const OwnedTile& owned : row.book->owned)
                if (!placed_.contains(owned.tile)) return;
            return fill(r + 1);
        }
        for (const OwnedTile& owned : row.book->owned)
            if (slot < owned.limit && !placed_.contains(owned.tile)) put(r, owned.tile);
        for (Tile tile : free_)
            if (!placed_.contains(tile)) put(r, tile);
    }

    void put(std::size_t r, Tile tile) {
        rows_[r].tiles.push_back(tile);
        placed_.add(tile);
        fill(r);
        placed_.remove(tile);
        rows_[r].tiles.pop_back();
    }

    std::vector<FilledRow> rows_;
    TileSet free_, placed_;
    const std::function<void(const std::vector<FilledRow>&)>* use_ = nullptr;
};

}  // namespace bones::test
