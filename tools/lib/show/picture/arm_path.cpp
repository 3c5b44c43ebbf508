#include "tools/lib/show/picture/arm_path.hpp"

#include <cstddef>

namespace bones::inline show::picture {
namespace {

constexpr int half_length = 2, tile_length = 4;
constexpr int near_edge = 8;       ///< distance from the edge at which an arm may turn
constexpr int room_to_turn = 3;    ///< for a turned tile, and a double across it
constexpr int most_steps = 20000;  ///< search steps; a path is found in a few hundred or not at all

/// The state of the search at the end of the arm, where the next tile touches.
struct Stand {
    Point at;
    Direction way;
    Direction across_way;  ///< horizontal direction after the next turn
    int gone = 0;          ///< distance along the first stretch
    bool first_stretch = true;
    bool last_across = false;  ///< the last tile lies across, so that a turn starts from its end
    Point last_middle;
};

enum class Obstacle { none, edge, others, own };

class Search {
  public:
    Search(const TableTop& table, const ArmStart& start, std::span<const LayoutTile> tiles,
           ArmPath& path)
        : table_(table), start_(start), tiles_(tiles), path_(path) {}

    bool run() {
        path_.tiles.clear();
        path_.ends.clear();
        Stand stand;
        stand.at = start_.from;
        stand.way = start_.way;
        stand.across_way = start_.across_way;
        return step(stand);
    }

  private:
    bool step(const Stand& stand) {
        if (++steps_ > most_steps) return false;
        if (path_.tiles.size() == tiles_.size()) return mark_end(stand);
        return is_vertical(stand.way) ? step_up(stand) : step_along(stand);
    }

    bool step_along(const Stand& stand) {
        const Obstacle ahead = obstacle_ahead(stand);
        if (ahead == Obstacle::none && go_straight(stand)) return true;
        const bool must = ahead == Obstacle::edge || ahead == Obstacle::others;
        return (must || is_near_edge(stand)) && turn(stand);
    }

    bool step_up(const Stand& stand) {
        const bool early = stand.first_stretch && stand.gone + tile_length <= start_.reach;
        const bool clear = obstacle_ahead(stand) == Obstacle::none;
        if (early && clear) return go_straight(stand) || (is_blocked_soon(stand) && turn(stand));
        return turn(stand) || (clear && go_straight(stand));
    }

    const LayoutTile& next() const { return tiles_[path_.tiles.size()]; }

    Rect straight_place(const Stand& stand) const {
        return next().across ? along(stand.at, stand.way, half_length, tile_length / 2)
                             : along(stand.at, stand.way, tile_length, half_length / 2);
    }

    Obstacle obstacle_ahead(const Stand& stand) const {
        const Rect place = straight_place(stand);
        if (!is_vertical(stand.way)) {
            const int room = next().across ? 1 : room_to_turn;
            if (stand.way.x < 0 ? place.left < start_.left + room
                                : place.right > start_.right - room)
                return Obstacle::edge;
        }
        return obstacle(place);
    }

    bool is_near_edge(const Stand& stand) const {
        return is_vertical(stand.way) ||
               (stand.way.x < 0 ? stand.at.x - start_.left : start_.right - stand.at.x) <
                   near_edge ||
               is_blocked_soon(stand);
    }
    bool is_blocked_soon(const Stand& stand) const {
        return obstacle(along(stand.at, stand.way, near_edge, half_length / 2)) == Obstacle::others;
    }

    /// The obstacle for a tile at a place. It may touch the tile before it.
    Obstacle obstacle(const Rect& place) const {
        // The first tiles of all arms lie close together around the middle tile.
        const Rect wide = place.grown(1), others = path_.tiles.empty() ? place : wide;
        for (const Rect& rect : table_.taken)
            if (others.overlaps(rect)) return Obstacle::others;
        for (const Rect& rect : table_.reserved)
            if (others.overlaps(rect)) return Obstacle::others;
        for (std::size_t i = 0; i + 1 < path_.tiles.size(); ++i)
            if (wide.overlaps(path_.tiles[i].place)) return Obstacle::own;
        if (!path_.tiles.empty() && place.overlaps(path_.tiles.back().place)) return Obstacle::own;
        return Obstacle::none;
    }

    bool go_straight(const Stand& stand) {
        const LayoutTile& tile = next();
        PlacedTile placed{straight_place(stand), {}, {}};
        Stand then = stand;
        then.gone += tile.across ? half_length : tile_length;
        then.last_across = tile.across;
        if (tile.across) {
            const Direction side = is_vertical(stand.way) ? stand.across_way : start_.growth;
            then.last_middle = stand.at + stand.way;
            then.at = stand.at + stand.way * half_length;
            if (tile.exit >= 0) then.at = then.at + side;
            const bool inner_leaves = tile.exit == tile.inner;
            placed.inner = then.last_middle + side * (inner_leaves ? 1 : -1);
            placed.outer = then.last_middle + side * (inner_leaves ? -1 : 1);
        } else {
            placed.inner = stand.at + stand.way;
            placed.outer = stand.at + stand.way * 3;
            then.at = stand.at + stand.way * tile_length;
        }
        return put(placed, then);
    }

    bool turn(const Stand& stand) {
        Stand then = stand;
        then.first_stretch = false;
        then.way = is_vertical(stand.way) ? stand.across_way : start_.growth;
        if (!is_vertical(stand.way)) then.across_way = stand.way * -1;
        if (path_.tiles.empty()) return false;
        if (stand.last_across) {
            then.at = stand.last_middle + then.way * half_length;
            then.last_across = false;
            return obstacle_ahead(then) == Obstacle::none && go_straight(then);
        }
        if (next().across) return false;
        // The inner half lies ahead, the outer one beside it.
        const Point inner = stand.at + stand.way, outer = inner + then.way * half_length;
        const PlacedTile placed{along(inner - then.way, then.way, tile_length, half_length / 2),
                                inner, outer};
        if (obstacle(placed.place) != Obstacle::none) return false;
        if (placed.place.left < start_.left || placed.place.right > start_.right) return false;
        then.at = outer + then.way;
        then.last_across = false;
        return put(placed, then);
    }

    bool put(const PlacedTile& placed, const Stand& then) {
        path_.tiles.push_back(placed);
        path_.ends.push_back(placed.inner);
        if (step(then)) return true;
        path_.tiles.pop_back();
        path_.ends.pop_back();
        return false;
    }

    /// Reserves the place of the open end, which must be free too.
    bool mark_end(const Stand& stand) {
        const Rect mark = along(stand.at, stand.way, half_length, half_length / 2);
        if (obstacle(mark.grown(-1)) != Obstacle::none && !path_.tiles.empty()) return false;
        path_.ends.push_back(stand.at + stand.way);
        return true;
    }

    const TableTop& table_;
    const ArmStart& start_;
    std::span<const LayoutTile> tiles_;
    ArmPath& path_;
    int steps_ = 0;
};

}  // namespace

bool find_path(const TableTop& table, const ArmStart& start, std::span<const LayoutTile> tiles,
               ArmPath& path) {
    return Search(table, start, tiles, path).run();
}

}  // namespace bones::inline show::picture
