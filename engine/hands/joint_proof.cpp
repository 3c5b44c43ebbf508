// Why several conditions cannot have been kept together: some unseen tiles have fewer places left
// than they are (Hall's theorem). All unseen tiles are matched with all places, the stock's too;
// where one finds none, the tiles that were moved in vain for it, and their places, are the reason.
#include <algorithm>

#include "engine/hands/proof.hpp"

namespace bones {
namespace {

/// The places of one seat that tiles came to unseen.
struct Row {
    const SeatBook* book;
    std::uint32_t hand;
    Seat seat;
    std::size_t first;
};

/// An unseen tile and the places that are left for it.
struct UnseenTile {
    Tile tile;
    const OwnedTile* owned = nullptr;  ///< in the book of `row`
    std::size_t row = 0;
    std::vector<bool> allowed{};
};

class Crowd {
  public:
    /// The hands from `first` to `end` come of one shuffle.
    Crowd(const Record& record, const Holdings& holdings, std::span<const Condition> conditions,
          std::uint32_t first, std::uint32_t end)
        : record_(record), holdings_(holdings), conditions_(conditions) {
        for (std::uint32_t hand = first; hand < end; ++hand)
            for (int s = 0; s < record.players; ++s) add_row(hand, Seat(s));
        for (std::size_t r = 0; r < rows_.size(); ++r)
            for (const OwnedTile& owned : rows_[r].book->owned)
                tiles_.push_back({owned.tile, &owned, r});
        // G5: where counts prove nothing, only tiles that must have been with a seat are looked
        // for.
        TileSet wanted;
        for (const Condition& condition : conditions) wanted |= condition.all_of;
        for (Tile tile : holdings.free())
            if (holdings.counts_prove() || wanted.contains(tile)) tiles_.push_back({tile});
        places_ = std::max(slots_, tiles_.size());
        for (UnseenTile& tile : tiles_) allow(tile);
    }

    /// Finds the tiles that are too many; false if all find places.
    bool is_too_many() {
        tile_in_.assign(places_, none);
        for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
            tried_.assign(places_, false);
            if (put(tile)) continue;
            crowd_ = {tile};
            for (std::size_t place = 0; place < places_; ++place)
                if (tried_[place]) crowd_.push_back(tile_in_[place]);
            return true;
        }
        return false;
    }

    void describe(Witness& witness) {
        std::vector<std::size_t> left(rows_.size() + 1);  // tiles that were gone before
        Moment first = never;
        for (const Condition& condition : conditions_) first = std::min(first, condition.moment);
        for (std::size_t tile : crowd_) {
            const OwnedTile* owned = tiles_[tile].owned;
            if (owned != nullptr && owned->gone <= first)
                ++left[tiles_[tile].row];
            else
                witness.others.add(tiles_[tile].tile);
        }
        for (std::size_t r = 0; r < rows_.size(); ++r) describe_row(r, left[r], witness);
        const auto stock = static_cast<std::uint32_t>(
            std::count(tried_.begin() + static_cast<std::ptrdiff_t>(slots_), tried_.end(), true));
        if (stock > 0) witness.places.push_back({Seat(), -1, -1, stock});
    }

    /// The tiles whose places the record does not show.
    TileSet unseen() const {
        TileSet tiles;
        for (const UnseenTile& tile : tiles_) tiles.add(tile.tile);
        return tiles;
    }

  private:
    static constexpr std::size_t none = ~std::size_t{0};

    bool binds(const SeatBook& book, const Condition& condition) const {
        return !book.hidden && !book.in_doubt(condition);
    }

    void add_row(std::uint32_t hand, Seat seat) {
        const SeatBook& book = holdings_.book(hand, seat);
        const bool bound =
            std::any_of(conditions_.begin(), conditions_.end(), [&](const Condition& condition) {
                return condition.hand == hand && condition.seat == seat && binds(book, condition);
            });
        if (!bound && (book.hidden || book.void_from != never)) return;
        rows_.push_back({&book, hand, seat, slots_});
        slots_ += book.slots.size();
    }

    void allow(UnseenTile& tile) const {
        tile.allowed.assign(places_, false);
        bool wanted = false;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            if (tile.owned != nullptr && tile.row != r) continue;
            std::size_t from = 0, limit = rows_[r].book->slots.size();
            if (tile.owned != nullptr) limit = std::min<std::size_t>(limit, tile.owned->limit);
            wanted = bound(rows_[r], tile, from, limit) || wanted;
            for (std::size_t slot = from; slot < limit; ++slot)
                tile.allowed[rows_[r].first + slot] = true;
        }
        if (tile.owned != nullptr) return;
        if (wanted) return allow_where_wanted(tile);
        std::fill(tile.allowed.begin() + static_cast<std::ptrdiff_t>(slots_), tile.allowed.end(),
                  true);
    }

    /// Narrows the slots of a row to those that the conditions leave to a tile. Returns whether one
    /// wants the tile there.
    bool bound(const Row& row, const UnseenTile& tile, std::size_t& from,
               std::size_t& limit) const {
        bool wanted = false;
        if (tile.owned == nullptr && holdings_.undealt().contains(tile.tile))
            from = row.book->slots_at(holdings_.in_yard_until());
        for (const Condition& condition : conditions_) {
            if (condition.hand != row.hand || condition.seat != row.seat ||
                !binds(*row.book, condition))
                continue;
            const std::size_t early = row.book->slots_at(condition.moment);
            const bool gone = tile.owned != nullptr && tile.owned->gone <= condition.moment;
            if (condition.none_of.contains(tile.tile) && !gone) from = std::max(from, early);
            if (!condition.all_of.contains(tile.tile)) continue;
            limit = std::min(limit, early);
            wanted = true;
        }
        return wanted;
    }

    void allow_where_wanted(UnseenTile& tile) const {
        for (const Row& row : rows_) {
            const bool here = std::any_of(
                conditions_.begin(), conditions_.end(), [&](const Condition& condition) {
                    return condition.hand == row.hand && condition.seat == row.seat &&
                           binds(*row.book, condition) && condition.all_of.contains(tile.tile);
                });
            if (here) continue;
            for (std::size_t slot = 0; slot < row.book->slots.size(); ++slot)
                tile.allowed[row.first + slot] = false;
        }
    }

    /// Finds a place for a tile, moving others where that helps.
    bool put(std::size_t tile) {
        for (std::size_t place = 0; place < places_; ++place) {
            if (!tiles_[tile].allowed[place] || tile_in_[place] != none || tried_[place]) continue;
            tile_in_[place] = tile;
            return true;
        }
        for (std::size_t place = 0; place < places_; ++place) {
            if (!tiles_[tile].allowed[place] || tried_[place]) continue;
            tried_[place] = true;
            if (!put(tile_in_[place])) continue;
            tile_in_[place] = tile;
            return true;
        }
        return false;
    }

    void describe_row(std::size_t r, std::size_t taken, Witness& witness) const {
        const Row& row = rows_[r];
        const auto start = static_cast<Moment>(record_.hands[row.hand].first_action);
        const std::size_t begin = witness.places.size();
        for (std::size_t slot = 0; slot < row.book->slots.size(); ++slot) {
            if (!tried_[row.first + slot]) continue;
            const Moment at = row.book->slots[slot];
            const std::int64_t ply = at == never ? 0 : at - start;
            if (taken > 0) {
                --taken;
                continue;
            }
            if (witness.places.size() == begin || witness.places.back().ply != ply)
                witness.places.push_back(
                    {row.seat, static_cast<std::int64_t>(record_.hands[row.hand].number), ply, 0});
            ++witness.places.back().slots;
        }
    }

    const Record& record_;
    const Holdings& holdings_;
    std::span<const Condition> conditions_;
    std::vector<Row> rows_;
    std::vector<UnseenTile> tiles_;
    std::size_t slots_ = 0;   ///< of all rows
    std::size_t places_ = 0;  ///< slots, then the stock
    std::vector<std::size_t> tile_in_;
    std::vector<bool> tried_;
    std::vector<std::size_t> crowd_;
};

}  // namespace

std::optional<Witness> Prover::against_all(std::span<const Condition> conditions) {
    if (conditions.empty()) return std::nullopt;
    Crowd crowd(record_, holdings_, conditions, sightings_.first_hand(), sightings_.end_hand());
    if (!crowd.is_too_many()) return std::nullopt;
    Witness witness;
    witness.kind = Witness::Kind::joint;
    crowd.describe(witness);
    const Condition& last = conditions.back();
    for (Tile tile : TileSet::full(traits(record_.game).highest) - crowd.unseen())
        if (auto there = elsewhere(tile, last.hand, Seat(), last.moment))
            witness.elsewhere.push_back(*there);
    return witness;
}

}  // namespace bones
