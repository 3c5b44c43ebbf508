// Proves that several conditions cannot be kept together.
#include <algorithm>

#include "engine/hands/proof.hpp"
#include "engine/hands/slot_rows.hpp"

namespace bones {
namespace {

/// A tile whose place the record does not show.
struct UnseenTile {
    Tile tile;
    const OwnedTile* owned = nullptr;  ///< its entry in the book of `row`; null for a free tile
    std::size_t row = 0;
};

/// Finds unseen tiles that outnumber the places left for them (Hall's theorem). All unseen tiles
/// are matched with all places, those of the stock included. If a tile finds no place, the proof
/// consists of that tile, the tiles that were moved to make room, and their places.
class HallViolator {
  public:
    /// The hands from `first` to `end` belong to one shuffle.
    HallViolator(const Record& record, const Holdings& holdings,
                 std::span<const Condition> conditions, std::uint32_t first, std::uint32_t end)
        : record_(record),
          holdings_(holdings),
          conditions_(conditions),
          rows_(holdings, conditions) {
        for (std::uint32_t hand = first; hand < end; ++hand)
            for (int s = 0; s < record.players; ++s) add_row(hand, Seat(s));
        for (std::size_t r = 0; r < rows_.rows().size(); ++r)
            for (const OwnedTile& owned : rows_.rows()[r].book->owned)
                tiles_.push_back({owned.tile, &owned, r});
        // G5: if counts prove nothing, only the tiles that a condition wants in a hand are checked.
        TileSet wanted;
        for (const Condition& condition : conditions) wanted |= condition.all_of;
        for (Tile tile : holdings.free())
            if (holdings.counts_prove() || wanted.contains(tile)) tiles_.push_back({tile});
    }

    /// Finds a group of tiles that outnumber their places; false if all tiles find places.
    bool is_too_many() {
        const std::size_t places =
            std::min<std::size_t>(std::max(rows_.slots(), tiles_.size()), most_tiles);
        const PlaceSet stock = first_places[places] - first_places[rows_.slots()];
        Matching matching(places);
        for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
            if (matching.place(allowed(tiles_[tile], stock))) continue;
            tried_ = matching.crowded();
            crowd_ = {tile};
            for (Tile place : tried_) crowd_.push_back(matching.tile_in(place));
            return true;
        }
        return false;
    }

    void describe(Witness& witness) {
        std::vector<std::size_t> left(rows_.rows().size() +
                                      1);  // tiles that had left the hand before
        Moment first = never;
        for (const Condition& condition : conditions_) first = std::min(first, condition.moment);
        for (std::size_t tile : crowd_) {
            const OwnedTile* owned = tiles_[tile].owned;
            if (owned != nullptr && owned->gone <= first)
                ++left[tiles_[tile].row];
            else
                witness.others.add(tiles_[tile].tile);
        }
        for (std::size_t r = 0; r < rows_.rows().size(); ++r)
            describe_row(rows_.rows()[r], left[r], witness);
        const auto stock =
            static_cast<std::uint32_t>((tried_ - first_places[rows_.slots()]).size());
        if (stock > 0) witness.places.push_back({Seat(), -1, -1, stock});
    }

    /// The tiles whose places the record does not show.
    TileSet unseen() const {
        TileSet tiles;
        for (const UnseenTile& tile : tiles_) tiles.add(tile.tile);
        return tiles;
    }

  private:
    /// Adds the places of a hand. A hand with no certain contents has places only if a condition
    /// binds it.
    void add_row(std::uint32_t hand, Seat seat) {
        const SeatBook& book = holdings_.book(hand, seat);
        const bool bound =
            std::any_of(conditions_.begin(), conditions_.end(), [&](const Condition& condition) {
                return condition.hand == hand && condition.seat == seat && rows_.binds(condition);
            });
        if (bound || (!book.hidden && book.void_from == never)) rows_.add(hand, seat);
    }

    /// Returns the places left for a tile. A tile that a condition wants has no other place.
    PlaceSet allowed(const UnseenTile& tile, const PlaceSet& stock) const {
        if (tile.owned != nullptr)
            return rows_.allowed_in(rows_.rows()[tile.row], tile.tile, tile.owned);
        PlaceSet anywhere = stock, where_wanted;
        bool wanted = false;
        for (const SlotRows::Row& row : rows_.rows()) {
            const PlaceSet here = rows_.allowed_in(row, tile.tile, nullptr);
            anywhere |= here;
            if (!rows_.wants(row, tile.tile)) continue;
            wanted = true;
            where_wanted |= here;
        }
        return wanted ? where_wanted : anywhere;
    }

    void describe_row(const SlotRows::Row& row, std::size_t taken, Witness& witness) const {
        const auto start = static_cast<Moment>(record_.hands[row.hand].first_action);
        const std::size_t begin = witness.places.size();
        for (std::size_t slot = 0; slot < row.book->slots.size(); ++slot) {
            const std::size_t place = row.first + slot;
            if (place >= rows_.slots() || !tried_.contains(Tile::numbered(static_cast<int>(place))))
                continue;
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
    SlotRows rows_;
    std::vector<UnseenTile> tiles_;
    PlaceSet tried_;                  ///< slots first, then places of the stock
    std::vector<std::size_t> crowd_;  ///< indices of the tiles that outnumber their places
};

}  // namespace

std::optional<Witness> Prover::against_all(std::span<const Condition> conditions) {
    if (conditions.empty()) return std::nullopt;
    HallViolator crowd(record_, holdings_, conditions, sightings_.first_hand(),
                       sightings_.end_hand());
    if (!crowd.is_too_many()) return std::nullopt;
    Witness witness;
    witness.kind = Witness::Kind::joint;
    crowd.describe(witness);
    const Condition& last = conditions.back();
    for (Tile tile : TileSet::full(record_.highest) - crowd.unseen())
        if (auto there = elsewhere(tile, last.hand, Seat(), last.moment))
            witness.elsewhere.push_back(*there);
    return witness;
}

}  // namespace bones
