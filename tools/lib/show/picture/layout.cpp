#include "tools/lib/show/picture/layout.hpp"

#include <array>
#include <cstddef>

#include "tools/lib/show/picture/arm_path.hpp"
#include "tools/lib/show/picture/branched_line.hpp"

namespace bones::inline show::picture {
namespace {

constexpr int far = 1 << 16;  ///< size of a table on which arms never turn

/// Places the middle tile. It lies along the table; a spinner, or a double that lies across, is
/// upright.
PlacedTile place_first(TableShape shape, bool across) {
    if (!across && (shape == TableShape::line || shape == TableShape::cross))
        return {{-2, -1, 2, 1}, {-1, 0}, {1, 0}};
    return {{-1, -2, 1, 2}, {0, -1}, {0, 1}};
}

ArmStart arm_along(int x, Direction way, Direction growth, int edge, int inner_edge) {
    ArmStart start;
    start.from = {x, 0};
    start.way = way;
    start.growth = growth;
    start.across_way = way * -1;
    start.left = way.x < 0 ? -edge : inner_edge;
    start.right = way.x < 0 ? inner_edge : edge;
    return start;
}

ArmStart arm_up(Point from, Direction way, Direction across_way, int edge, int reach) {
    ArmStart start;
    start.from = from;
    start.way = start.growth = way;
    start.across_way = across_way;
    start.reach = reach;
    // A double across the first column may extend over its inner edge.
    const int inner_edge = from.x - across_way.x * 2;
    start.left = across_way.x < 0 ? -edge : inner_edge;
    start.right = across_way.x < 0 ? inner_edge : edge;
    return start;
}

std::vector<ArmStart> arms_of(TableShape shape, bool across, int width, int reach) {
    const int edge = width / 2;
    const int half = across ? 1 : 2;
    switch (shape) {
        case TableShape::line:
            return {arm_along(-half, leftwards, upwards, edge, edge),
                    arm_along(half, rightwards, downwards, edge, -edge)};
        case TableShape::cross:
            return {arm_along(-2, leftwards, upwards, edge, -4),
                    arm_up({-1, -1}, upwards, rightwards, edge, reach),
                    arm_along(2, rightwards, downwards, edge, 4),
                    arm_up({1, 1}, downwards, leftwards, edge, reach)};
        case TableShape::spinner:
            return {arm_along(-1, leftwards, upwards, edge, -4),
                    arm_along(1, rightwards, downwards, edge, 4),
                    arm_up({0, -2}, upwards, rightwards, edge, reach),
                    arm_up({0, 2}, downwards, leftwards, edge, reach)};
        case TableShape::star:
        case TableShape::branching_line:  // laid out from its spinner, or as a line
            break;
    }
    std::vector<ArmStart> arms = {arm_along(-1, leftwards, upwards, edge, -6),
                                  arm_along(1, rightwards, downwards, edge, 6),
                                  arm_up({-3, -3}, upwards, leftwards, edge, reach),
                                  arm_up({3, 3}, downwards, rightwards, edge, reach),
                                  arm_up({3, -3}, upwards, rightwards, edge, reach),
                                  arm_up({-3, 3}, downwards, leftwards, edge, reach)};
    for (std::size_t i = 2; i < arms.size(); ++i) arms[i].touches = false;
    return arms;
}

int length_of(std::span<const LayoutTile> tiles) {
    int length = 2;  // for the mark at the open end
    for (const LayoutTile& tile : tiles) length += tile.across ? 2 : 4;
    return length;
}

/// The area that an arm certainly uses: its first stretch, as wide as a double.
Rect first_stretch(const ArmStart& start, std::span<const LayoutTile> tiles) {
    const int room = is_vertical(start.way) ? start.reach
                     : start.way.x < 0      ? start.from.x - start.left
                                            : start.right - start.from.x;
    return along(start.from, start.way, std::min(std::max(room, 4), length_of(tiles)), 2);
}

/// Lays out the tiles of one hand on a table of a given size.
class LayingOut {
  public:
    LayingOut(TableShape shape, std::span<const LayoutTile> tiles, int width, int reach)
        : tiles_(tiles),
          starts_(arms_of(shape, lies_across(), width, reach)),
          arms_(starts_.size()) {
        first_ = place_first(shape, lies_across());
        for (std::size_t i = 1; i < tiles.size(); ++i)
            arms_[tiles[i].arm % arms_.size()].push_back(i);
    }

    bool run(Layout& layout) {
        layout = {};
        layout.tiles.resize(tiles_.size());
        layout.bounds = first_.place;
        if (!tiles_.empty()) layout.tiles[0] = first_;
        std::vector<Rect> taken = {first_.place};
        for (std::size_t arm = 0; arm < arms_.size(); ++arm)
            if (!lay_arm(arm, taken, layout)) return false;
        add_roads(layout);
        layout.bounds = layout.bounds.grown(1);
        return true;
    }

  private:
    bool lies_across() const { return !tiles_.empty() && tiles_[0].across; }
    std::vector<LayoutTile> tiles_of(std::size_t arm) const {
        std::vector<LayoutTile> tiles;
        for (std::size_t i : arms_[arm]) tiles.push_back(tiles_[i]);
        return tiles;
    }

    bool lay_arm(std::size_t arm, std::vector<Rect>& taken, Layout& layout) const {
        TableTop table;
        table.taken = taken;
        for (std::size_t later = arm + 1; later < arms_.size(); ++later)
            table.reserved.push_back(first_stretch(starts_[later], tiles_of(later)));
        const std::vector<LayoutTile> tiles = tiles_of(arm);
        ArmPath path;
        if (!find_path(table, starts_[arm], tiles, path)) return false;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            layout.tiles[arms_[arm][i]] = path.tiles[i];
            layout.bounds = layout.bounds.joined(path.tiles[i].place);
            taken.push_back(path.tiles[i].place);
        }
        const Point end = path.ends.back();
        const Rect mark{end.x - 1, end.y - 1, end.x + 1, end.y + 1};
        layout.bounds = layout.bounds.joined(mark);
        taken.push_back(mark);
        layout.ends.push_back(std::move(path.ends));
        return true;
    }

    void add_roads(Layout& layout) const {
        for (std::size_t arm = 0; arm < arms_.size(); ++arm) {
            if (starts_[arm].touches) continue;
            const Point from = starts_[arm].from;
            layout.roads.push_back(
                {static_cast<std::uint8_t>(arm), {from.x < 0 ? -1 : 1, from.y < 0 ? -2 : 2}, from});
        }
    }

    std::span<const LayoutTile> tiles_;
    std::vector<ArmStart> starts_;
    std::vector<std::vector<std::size_t>> arms_;  ///< indices of tiles
    PlacedTile first_;
};

/// Lays out a hand on a table of a given size. Returns false if there is not enough room.
bool lay_out_on(TableShape shape, std::span<const LayoutTile> tiles, int width, int reach,
                Layout& layout) {
    if (shape != TableShape::branching_line)
        return LayingOut(shape, tiles, width, reach).run(layout);
    const BranchedLine line(tiles);
    if (!line.has_spinner()) return LayingOut(TableShape::line, tiles, width, reach).run(layout);
    Layout from_spinner;
    if (!LayingOut(TableShape::spinner, line.tiles(), width, reach).run(from_spinner)) return false;
    layout = line.as_played(from_spinner);
    return true;
}

}  // namespace

Layout lay_out(TableShape shape, std::span<const LayoutTile> tiles, int width, int reach) {
    Layout layout;
    for (int wider = 0; wider <= 64; wider += 8)
        if (lay_out_on(shape, tiles, width + wider, reach, layout)) return layout;
    lay_out_on(shape, tiles, far, far, layout);
    return layout;
}

Layout lay_out_for(TableShape shape, std::span<const LayoutTile> tiles, double aspect) {
    constexpr std::array<double, 3> reaches = {0.2, 0.35, 0.5};
    Layout best, layout;
    double best_scale = 0;
    std::array<bool, reaches.size()> too_wide{};
    for (int width = 24; width <= 128; width += 8)
        for (std::size_t i = 0; i < reaches.size(); ++i) {
            const int high = static_cast<int>(width * reaches[i]);
            if (too_wide[i] || !lay_out_on(shape, tiles, width, high, layout)) continue;
            const double in_width = aspect / layout.bounds.width();
            const double scale = std::min(in_width, 1.0 / layout.bounds.height());
            // If the width limits the scale, a wider table only makes the tiles smaller.
            too_wide[i] = in_width <= scale;
            if (scale <= best_scale) continue;
            best_scale = scale;
            best = layout;
        }
    return best_scale > 0 ? best : lay_out(shape, tiles, 128, 48);
}

Layout lay_out_tricks(std::span<const int> sizes, int seats, int width) {
    constexpr int tile_room = 3, trick_gap = 2, row_height = 8;
    const int trick_width = seats * tile_room + trick_gap;
    const int in_row = std::max(1, (width + trick_gap) / trick_width);
    Layout layout;
    for (std::size_t trick = 0; trick < sizes.size(); ++trick) {
        const int row = static_cast<int>(trick) / in_row, column = static_cast<int>(trick) % in_row;
        for (int i = 0; i < sizes[trick]; ++i) {
            const Point corner{column * trick_width + i * tile_room, row * row_height};
            layout.tiles.push_back({{corner.x, corner.y, corner.x + 2, corner.y + 4},
                                    corner + Point{1, 1},
                                    corner + Point{1, 3}});
        }
    }
    const int rows = std::max(1, (static_cast<int>(sizes.size()) + in_row - 1) / in_row);
    const int columns = std::max(1, std::min(in_row, static_cast<int>(sizes.size())));
    layout.bounds = {-1, -2, columns * trick_width - trick_gap, rows * row_height - 2};
    return layout;
}

}  // namespace bones::inline show::picture
