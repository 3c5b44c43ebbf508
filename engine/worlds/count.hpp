// How many ways there are for tiles to lie, each of them by its number, and one drawn so that all
// are alike: counted tile by tile, with groups that are alike to every tile taken together.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/worlds/places.hpp"
#include "engine/worlds/uint256.hpp"

namespace bones::worlds {

class Count {
  public:
    /// The most numbers that a count keeps (32 bytes each).
    static constexpr std::size_t most_kept = std::size_t{1} << 19;

    /// Counts; there must be as many tiles as places.
    explicit Count(const Places& places, std::size_t most = most_kept);

    /// Whether it could be counted: else there are too many kinds of places, or ways.
    bool done() const { return done_; }
    /// How many ways there are; the greatest number of 64 bits if they are more.
    std::uint64_t ways() const;
    /// Way number n of them, from 0; n must be below ways().
    TilePlacement way(std::uint64_t n) const;
    /// One of them, each as likely as any other; there must be one.
    TilePlacement draw(play::Random& random) const;

  private:
    /// Groups that allow the same tiles, and are all ordered or one alone.
    struct Kind {
        std::vector<std::size_t> groups;
        int size = 0;
        bool ordered = false;
        std::size_t step = 0;  ///< what a place of it counts in the number of a table's entry
    };
    using Kinds = std::vector<std::vector<Tile>>;  ///< the tiles in each

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
    std::size_t rest_ = 0;                ///< the greatest kind: it takes what is left
    std::vector<std::size_t> tiles_;      ///< that may lie in more than one kind, as in `places_`
    std::vector<std::vector<bool>> may_;  ///< whether a tile of these may lie in a kind
    Kinds forced_;                        ///< the others, by kind
    std::vector<int> room_;               ///< what they leave in each
    std::vector<UInt256>
        table_;  ///< by tile and room left in each kind: ways for it and those after
    std::size_t entries_ = 1;
    bool done_ = false;
};

}  // namespace bones::worlds
