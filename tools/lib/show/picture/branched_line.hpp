// Lays out a line whose first double, the spinner, has four arms. The layout starts from the
// spinner, wherever in the line it lies, so that the two extra arms have room.
#pragma once

#include <vector>

#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

class BranchedLine {
  public:
    /// `tiles`: in the order of play. They must outlive this object.
    explicit BranchedLine(std::span<const LayoutTile> tiles);

    bool has_spinner() const { return spinner_ < tiles_.size(); }
    /// The tiles, reordered so that the spinner is first and each arm leads away from it.
    std::span<const LayoutTile> tiles() const { return turned_; }
    /// The layout of these tiles, in the order of play.
    Layout as_played(const Layout& from_spinner) const;

  private:
    void add(std::size_t index, std::uint8_t arm, bool turned);
    std::vector<Point> ends_of_inner_arm(const Layout& from_spinner) const;
    std::vector<Point> ends_of_outer_arm(const Layout& from_spinner) const;

    std::span<const LayoutTile> tiles_;
    std::size_t spinner_;   ///< index in the order of play; without a spinner: the number of tiles
    std::uint8_t arm_ = 0;  ///< arm on which the spinner lies
    std::vector<std::size_t> before_;  ///< tiles of that arm between the first tile and the spinner
    std::vector<LayoutTile> turned_;
    std::vector<std::size_t> index_;  ///< for each reordered tile: its index in the order of play
    std::vector<bool> is_turned_;
};

}  // namespace bones::inline show::picture
