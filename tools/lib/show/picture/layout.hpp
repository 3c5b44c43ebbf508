// The positions of tiles on the table, shared by all pictures. The whole hand is laid out at once,
// so that tiles do not move while it is shown.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/rules/description.hpp"
#include "tools/lib/show/picture/geometry.hpp"

namespace bones::inline show::picture {

/// A tile of a layout, in the order of play.
struct LayoutTile {
    Tile tile;
    std::uint8_t arm = 0;
    std::uint8_t inner = 0;  ///< the touching half; for the opening tile the high one
    std::uint8_t outer = 0;
    bool across = false;  ///< it lies across the arm
    /// For a tile across with two different halves: the half that the next tile touches; -1: none,
    /// or both.
    int exit = -1;
};

/// A tile with its place.
struct PlacedTile {
    Rect place;
    Point inner, outer;  ///< the centres of its halves
};

/// A line between the first tile and an arm that cannot touch it.
struct Road {
    std::uint8_t arm = 0;
    Point from, to;
};

struct Layout {
    std::vector<PlacedTile> tiles;  ///< in the order given
    /// For each arm, the position of its open end's mark after 0, 1, 2 … tiles: the centre of a
    /// free square of two by two.
    std::vector<std::vector<Point>> ends;
    std::vector<Road> roads;
    Rect bounds;  ///< contains all tiles and marks
};

/// Lays out a hand on a table of the given width and any height. Arms turn at the edge; those that
/// start upwards or downwards turn after `reach`. Tiles touch only where one was laid against the
/// other; otherwise they are at least one unit apart.
/// A table that is too narrow is widened.
Layout lay_out(TableShape shape, std::span<const LayoutTile> tiles, int width, int reach);

/// The layout with the largest tiles in a frame whose width is `aspect` times its height.
Layout lay_out_for(TableShape shape, std::span<const LayoutTile> tiles, double aspect);

/// Lays out tricks in rows, as many in a row as `width` allows. The tiles of a trick stand upright
/// side by side. `sizes` has the number of tiles in each trick, and each trick has room for `seats`
/// tiles. The result lists the tiles of one trick after the other.
Layout lay_out_tricks(std::span<const int> sizes, int seats, int width);

}  // namespace bones::inline show::picture
