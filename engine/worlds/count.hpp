// Counts the ways in which tiles can lie, returns each by its number, and draws one uniformly. It
// counts tile by tile and treats groups that allow the same tiles as one kind.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/worlds/places.hpp"
#include "engine/worlds/uint256.hpp"

namespace bones::worlds {

class Count {
  public:
    /// The most entries in the table (32 bytes each).
    static constexpr std::size_t most_kept = std::size_t{1} << 19;

    /// Counts the ways; there must be as many tiles as places.
    explicit Count(const Places& places, std::size_t most = most_kept);

    /// Whether the count is complete; false if there are too many kinds of places or ways.
    bool done() const { return done_; }
    /// The number of ways, capped at the greatest 64-bit number.
    std::uint64_t ways() const;
    /// Returns way number n, counted from 0; n must be below ways().
    TilePlacement way(std::uint64_t n) const;
    /// Draws a way with equal probability; at least one must exist.
    TilePlacement draw(play::Random& random) const;

  private:
    /// Groups that allow the same tiles: one or more ordered groups, or one group without order.
    struct Kind {
        std::vector<std::size_t> groups;
        int size = 0;
        bool ordered = false;
        std::size_t step = 0;  ///< factor of its places left in the index of an entry
    };
    using Kinds = std::vector<std::vector<Tile>>;  ///< the tiles in each kind

    void find_kinds();
    void settle_forced();
    bool make_table(std::size_t most);
    bool fill_layer(std::size_t tile);
    const UInt256& at(std::size_t tile, std::size_t entry) const {
        return table_[tile * entries_ + entry];
    }
    Kinds place(UInt256 n) const;
    TilePlacement spread(const Kinds& kinds) const;

    const Places& places_;
    std::vector<Kind> kinds_;
    std::size_t rest_ = 0;                ///< the greatest kind, which takes the remaining tiles
    std::vector<std::size_t> tiles_;      ///< indices of tiles that fit several kinds
    std::vector<std::vector<bool>> may_;  ///< for each of these tiles, whether it may lie in a kind
    Kinds forced_;                        ///< tiles with only one possible kind, by kind
    std::vector<int> room_;               ///< room left by the forced tiles in each kind
    std::vector<UInt256> table_;  ///< by tile and room left: the ways for this and later tiles
    std::size_t entries_ = 1;
    bool done_ = false;
};

}  // namespace bones::worlds
