// Describes where tiles unseen by one player can lie.
#pragma once

#include <bitset>
#include <vector>

#include "bones/tile.hpp"

namespace bones::worlds {

/// A group of equivalent places: a deal, a draw or the yard.
struct Group {
    int size = 0;
    bool ordered = false;  ///< the order of tiles in its places matters
};

/// Each deal and each draw is a group, and so are the yard and the tiles that cannot be drawn.
inline constexpr std::size_t most_groups = 160;
using GroupSet = std::bitset<most_groups>;

/// The number of tiles must equal the number of places.
///
/// The tiles, the groups of places, and the groups allowed for each tile. All evidence of a player
/// (the deal or draw a tile came from, or what a pass rules out) excludes tiles from groups, so
/// this form is sufficient.
struct Places {
    std::vector<Group> groups;
    std::vector<Tile> tiles;
    std::vector<GroupSet> allowed;  ///< one for each of `tiles`

    /// The first place of a group, if places are numbered group by group.
    std::size_t first_place(std::size_t group) const {
        std::size_t first = 0;
        for (std::size_t g = 0; g < group; ++g) first += static_cast<std::size_t>(groups[g].size);
        return first;
    }
    /// Whether there are as many tiles as places.
    bool even() const { return first_place(groups.size()) == tiles.size(); }
};

/// A way in which the tiles can lie: the tile at each place, group by group. Groups without order
/// are sorted by number.
using TilePlacement = std::vector<Tile>;

/// Sorts the tiles of groups without order by number.
void sort_unordered(const Places& places, TilePlacement& lie);

/// Returns a possible way; empty if none exists. There must be tiles, and as many as places.
TilePlacement some_lie(const Places& places);

}  // namespace bones::worlds
