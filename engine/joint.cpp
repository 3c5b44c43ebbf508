#include "engine/joint.hpp"

#include <algorithm>
#include <bitset>

namespace bones {
namespace {

using SlotSet = std::bitset<most_tiles>;

/// Unseen tiles and the slots that they may fill, under some conditions.
class Matching {
  public:
    Matching(const Holdings& holdings, std::span<const Condition> conditions)
        : holdings_(holdings), conditions_(conditions) {
        for (const Condition& condition : conditions) add_book(condition);
        for (Tile tile : holdings.free()) add_tile(tile, nullptr, nullptr);
        owned_from_ = tiles_.size();
        for (const Row& row : rows_)
            for (const OwnedTile& owned : row.book->owned) add_tile(owned.tile, &row, &owned);
    }

    // A matching that fills every slot and one that places every owned tile together make one that
    // does both (Mendelsohn and Dulmage 1958); free tiles without a slot stay in the stock.
    bool exists() { return fills_slots() && places_owned(); }

  private:
    struct Row {
        const SeatBook* book;
        std::uint32_t hand;
        Seat seat;
        std::size_t first;
    };

    /// Hands of which nothing is known for certain bind nothing.
    static bool binds(const SeatBook& book, const Condition& condition) {
        return !book.hidden && condition.moment < book.void_from;
    }

    void add_book(const Condition& condition) {
        for (const Row& row : rows_)
            if (row.hand == condition.hand && row.seat == condition.seat) return;
        const SeatBook& book = holdings_.book(condition.hand, condition.seat);
        if (!binds(book, condition)) return;
        rows_.push_back({&book, condition.hand, condition.seat, slots_});
        slots_ = std::min<std::size_t>(slots_ + book.slots.size(), most_tiles);
    }

    void add_tile(Tile tile, const Row* only, const OwnedTile* owned) {
        SlotSet allowed;
        for (const Row& row : rows_) {
            if (only != nullptr && &row != only) continue;
            const std::size_t limit = owned != nullptr ? owned->limit : row.book->slots.size();
            const std::size_t from = earliest(row, tile, owned);
            for (std::size_t slot = from; slot < limit && row.first + slot < slots_; ++slot)
                allowed.set(row.first + slot);
        }
        tiles_.push_back(allowed);
    }

    /// The first slot of a row that the conditions leave to a tile.
    std::size_t earliest(const Row& row, Tile tile, const OwnedTile* owned) const {
        std::size_t from = 0;
        for (const Condition& condition : conditions_) {
            if (condition.hand != row.hand || condition.seat != row.seat) continue;
            if (!binds(*row.book, condition)) continue;
            if (!condition.none_of.contains(tile)) continue;
            if (owned != nullptr && owned->gone <= condition.moment) continue;
            from = std::max<std::size_t>(from, row.book->slots_at(condition.moment));
        }
        return from;
    }

    bool fills_slots() {
        tile_in_.assign(slots_, none);
        std::size_t filled = 0;
        for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
            tried_.reset();
            filled += put(tile);
        }
        return filled == slots_;
    }

    bool places_owned() {
        tile_in_.assign(slots_, none);
        for (std::size_t tile = owned_from_; tile < tiles_.size(); ++tile) {
            tried_.reset();
            if (!put(tile)) return false;
        }
        return true;
    }

    /// Finds a slot for a tile, moving others where that helps.
    bool put(std::size_t tile) {
        for (std::size_t slot = 0; slot < slots_; ++slot) {
            if (!tiles_[tile].test(slot) || tried_.test(slot)) continue;
            tried_.set(slot);
            if (tile_in_[slot] != none && !put(tile_in_[slot])) continue;
            tile_in_[slot] = tile;
            return true;
        }
        return false;
    }

    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::vector<Row> rows_;
    std::size_t slots_ = 0;
    std::vector<SlotSet> tiles_;
    std::size_t owned_from_ = 0;
    std::vector<std::size_t> tile_in_;
    SlotSet tried_;
};

/// Groups of actions, tried by size.
class Groups {
  public:
    Groups(const Holdings& holdings, std::span<const Condition> conditions,
           std::span<const std::size_t> owner)
        : holdings_(holdings), conditions_(conditions), owner_(owner) {}

    /// Whether a group of this size whose last member is `last` conflicts; earliest members first.
    bool find(std::size_t size, std::size_t last) {
        group_.clear();
        return find_below(size, 0, last);
    }
    const std::vector<std::size_t>& group() const { return group_; }

  private:
    bool find_below(std::size_t size, std::size_t next, std::size_t last) {
        if (group_.size() + 1 == size) {
            group_.push_back(last);
            if (conflicts()) return true;
            group_.pop_back();
            return false;
        }
        for (; next < last; ++next) {
            group_.push_back(next);
            if (find_below(size, next + 1, last)) return true;
            group_.pop_back();
        }
        return false;
    }

    bool conflicts() const {
        std::vector<Condition> chosen;
        for (std::size_t i = 0; i < conditions_.size(); ++i)
            if (std::binary_search(group_.begin(), group_.end(), owner_[i]))
                chosen.push_back(conditions_[i]);
        return !can_all_hold(holdings_, chosen);
    }

    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::span<const std::size_t> owner_;
    std::vector<std::size_t> group_;
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

std::vector<std::size_t> smallest_conflict(const Holdings& holdings,
                                           std::span<const Condition> conditions,
                                           std::span<const std::size_t> owner) {
    if (can_all_hold(holdings, conditions)) return {};
    const std::size_t actions = owner.back() + 1;
    Groups groups(holdings, conditions, owner);
    for (std::size_t size = 2; size <= actions; ++size)
        for (std::size_t last = size - 1; last < actions; ++last)
            if (groups.find(size, last)) return groups.group();
    return {};
}

}  // namespace bones
