// The way of one arm over the table.
#pragma once

#include <span>
#include <vector>

#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

/// What lies on the table, and what must be kept free.
struct TableTop {
    std::vector<Rect> taken;     ///< tiles of other arms, and the first tile
    std::vector<Rect> reserved;  ///< where arms that come later begin
    int left = 0, right = 0;     ///< its edges
};

/// How an arm begins, and which way it winds.
struct ArmStart {
    Point from;               ///< the middle of the edge that the first tile touches
    Direction way;            ///< first
    Direction growth;         ///< where it goes when it turns: up or down
    Direction across_way;     ///< where it turns to next when it goes up or down
    int reach = 0;            ///< how far it goes before it turns, if it starts up or down
    bool touches = true;      ///< its first tile touches the tile in the middle
    int left = 0, right = 0;  ///< its own edges
};

struct ArmPath {
    std::vector<PlacedTile> tiles;
    std::vector<Point> ends;  ///< one more than tiles
};

/// Finds a way for an arm's tiles, keeping away from everything by one unit. False: there is none.
bool find_path(const TableTop& table, const ArmStart& start, std::span<const LayoutTile> tiles,
               ArmPath& path);

}  // namespace bones::inline show::picture
