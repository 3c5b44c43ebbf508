// Finds the path of one arm over the table.
#pragma once

#include <span>
#include <vector>

#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

/// The occupied and reserved parts of the table.
struct TableTop {
    std::vector<Rect> taken;     ///< tiles of other arms, and the first tile
    std::vector<Rect> reserved;  ///< where later arms begin
    int left = 0, right = 0;     ///< edges of the table
};

/// The start of an arm, and its directions.
struct ArmStart {
    Point from;               ///< middle of the edge that the first tile touches
    Direction way;            ///< first direction
    Direction growth;         ///< direction after a turn: up or down
    Direction across_way;     ///< horizontal direction after going up or down
    int reach = 0;            ///< distance before the first turn, if it starts up or down
    bool touches = true;      ///< its first tile touches the middle tile
    int left = 0, right = 0;  ///< edges for this arm
};

struct ArmPath {
    std::vector<PlacedTile> tiles;
    std::vector<Point> ends;  ///< one more than there are tiles
};

/// Finds a path for an arm's tiles at a distance of one unit from all other tiles and from reserved
/// places. Returns false if there is none.
bool find_path(const TableTop& table, const ArmStart& start, std::span<const LayoutTile> tiles,
               ArmPath& path);

}  // namespace bones::inline show::picture
