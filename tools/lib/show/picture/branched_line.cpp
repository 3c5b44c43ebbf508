#include "tools/lib/show/picture/branched_line.hpp"

#include <algorithm>

namespace bones::inline show::picture {

BranchedLine::BranchedLine(std::span<const LayoutTile> tiles) : tiles_(tiles) {
    const auto first = std::find_if(tiles.begin(), tiles.end(),
                                    [](const LayoutTile& tile) { return tile.tile.is_double(); });
    spinner_ = static_cast<std::size_t>(first - tiles.begin());
    if (!has_spinner()) return;
    const bool opens = spinner_ == 0;
    arm_ = static_cast<std::uint8_t>(opens ? 0 : tiles[spinner_].arm & 1);
    const auto other = static_cast<std::uint8_t>(1 - arm_);
    for (std::size_t i = 1; i < spinner_; ++i)
        if (tiles[i].arm == arm_) before_.push_back(i);
    add(spinner_, 0, false);
    for (std::size_t i = before_.size(); i-- > 0;) add(before_[i], other, true);
    // The inner half of the opening tile is its high half, on arm 0.
    if (!opens) add(0, other, arm_ == 1);
    for (std::size_t i = 1; i < tiles.size(); ++i) {
        const bool is_before = tiles[i].arm == arm_ && i <= spinner_;
        if (i != spinner_ && !is_before) add(i, tiles[i].arm, false);
    }
}

void BranchedLine::add(std::size_t index, std::uint8_t arm, bool turned) {
    LayoutTile tile = tiles_[index];
    tile.arm = arm;
    if (turned) std::swap(tile.inner, tile.outer);
    turned_.push_back(tile);
    index_.push_back(index);
    is_turned_.push_back(turned);
}

// Up to the spinner, the ends of this arm are where the next tile lies.
std::vector<Point> BranchedLine::ends_of_inner_arm(const Layout& from_spinner) const {
    std::vector<Point> ends;
    for (std::size_t i = before_.size(); i-- > 0;) ends.push_back(from_spinner.tiles[1 + i].outer);
    if (spinner_ > 0) ends.push_back({0, 0});
    const std::vector<Point>& onward = from_spinner.ends[arm_];
    ends.insert(ends.end(), onward.begin(), onward.end());
    return ends;
}

// The other arm begins after the opening tile.
std::vector<Point> BranchedLine::ends_of_outer_arm(const Layout& from_spinner) const {
    const std::vector<Point>& onward = from_spinner.ends[1u - arm_];
    const std::size_t after = spinner_ == 0 ? 0 : before_.size() + 1;
    return {onward.begin() + static_cast<std::ptrdiff_t>(std::min(after, onward.size())),
            onward.end()};
}

Layout BranchedLine::as_played(const Layout& from_spinner) const {
    Layout layout = from_spinner;
    for (std::size_t i = 0; i < index_.size(); ++i) {
        PlacedTile placed = from_spinner.tiles[i];
        if (is_turned_[i]) std::swap(placed.inner, placed.outer);
        layout.tiles[index_[i]] = placed;
    }
    layout.ends[arm_] = ends_of_inner_arm(from_spinner);
    layout.ends[1u - arm_] = ends_of_outer_arm(from_spinner);
    return layout;
}

}  // namespace bones::inline show::picture
