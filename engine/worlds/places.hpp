// Where tiles can lie that one player has not seen: tiles, groups of places, and which tiles may
// lie in which. Whatever a player can conclude about the others (which deal or draw a tile came
// from, what a pass rules out) says of one tile that it is not in some groups, so nothing else is
// needed.
#pragma once

#include <bitset>
#include <vector>

#include "bones/tile.hpp"

namespace bones::worlds {

/// Places that are of one kind: a deal, a draw, the yard.
struct Group {
    int size = 0;
    bool ordered = false;  ///< it matters which tile lies at which of its places
};

/// One draw is a group, and so is each deal, the yard, and what cannot be drawn.
inline constexpr std::size_t most_groups = 160;
using GroupSet = std::bitset<most_groups>;

/// As many tiles as places.
struct Places {
    std::vector<Group> groups;
    std::vector<Tile> tiles;
    std::vector<GroupSet> allowed;  ///< by tile, as in `tiles`

    /// The first place of a group, if places are numbered group by group.
    std::size_t first_place(std::size_t group) const {
        std::size_t first = 0;
        for (std::size_t g = 0; g < group; ++g) first += static_cast<std::size_t>(groups[g].size);
        return first;
    }
    /// Whether there are as many tiles as places.
    bool even() const { return first_place(groups.size()) == tiles.size(); }
};

/// A way in which the tiles can lie: the tile at each place, group by group; in groups without
/// order by their numbers.
using TilePlacement = std::vector<Tile>;

/// Puts the tiles of groups without order into the order of their numbers.
void sort_unordered(const Places& places, TilePlacement& lie);

/// Some way in which the tiles can lie; empty if there is none. There must be tiles, as many as
/// places.
TilePlacement some_lie(const Places& places);

}  // namespace bones::worlds
