// How tiles lie on the table: one geometry for all pictures. The whole hand is laid out at once, so
// that no tile moves while the hand is shown.
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
    std::uint8_t inner = 0;  ///< the half that touches; opening tile: the high one
    std::uint8_t outer = 0;
    bool across = false;  ///< lies across the arm
    /// across, with two different halves: the one that the next tile of the arm touches; -1: none,
    /// or both.
    int exit = -1;
};

/// A tile with its place.
struct PlacedTile {
    Rect place;
    Point inner, outer;  ///< the centres of its halves
};

/// A line that joins the first tile with an arm that cannot touch it.
struct Road {
    std::uint8_t arm = 0;
    Point from, to;
};

struct Layout {
    std::vector<PlacedTile> tiles;  ///< as given
    /// For each arm, where its open end is marked with 0, 1, 2 … tiles on it: the centre of a free
    /// square of two by two.
    std::vector<std::vector<Point>> ends;
    std::vector<Road> roads;
    Rect bounds;  ///< holds all tiles and marks
};

/// How many arms a shape has.
int arm_count(TableShape shape);

/// Lays out a hand on a table `width` wide, which is as high as it needs to be; arms turn at its
/// edge, those that start upwards or downwards when they have gone `reach` far. Tiles touch only
/// where they were laid against each other; all others keep at least one unit away. A table that is
/// too narrow is widened.
Layout lay_out(TableShape shape, std::span<const LayoutTile> tiles, int width, int reach);

/// The layout that shows the tiles largest in a frame whose width is `aspect` times its height.
Layout lay_out_for(TableShape shape, std::span<const LayoutTile> tiles, double aspect);

/// Tricks in rows, each as its tiles upright side by side, as many tricks in a row as `width`
/// holds. `sizes` says how many tiles each trick has; room is left for `seats`. The tiles of all
/// tricks come one after the other.
Layout lay_out_tricks(std::span<const int> sizes, int seats, int width);

}  // namespace bones::inline show::picture
