// A line whose first double has four arms: it is laid out from that double, wherever in the line it
// came to lie, so that its two further arms have room.
#pragma once

#include <vector>

#include "tools/lib/show/picture/layout.hpp"

namespace bones::inline show::picture {

class BranchedLine {
  public:
    /// `tiles`: in the order of play, of which the caller keeps them alive.
    explicit BranchedLine(std::span<const LayoutTile> tiles);

    bool has_spinner() const { return spinner_ < tiles_.size(); }
    /// The tiles in an order in which the spinner is the first, and each arm goes away from it.
    std::span<const LayoutTile> tiles() const { return turned_; }
    /// What was laid out so, in the order of play.
    Layout as_played(const Layout& from_spinner) const;

  private:
    void add(std::size_t index, std::uint8_t arm, bool turned);
    std::vector<Point> ends_of_inner_arm(const Layout& from_spinner) const;
    std::vector<Point> ends_of_outer_arm(const Layout& from_spinner) const;

    std::span<const LayoutTile> tiles_;
    std::size_t spinner_;   ///< its place in the order of play; none: the number of tiles
    std::uint8_t arm_ = 0;  ///< on which it was laid
    std::vector<std::size_t> before_;  ///< the tiles of that arm that lie nearer to the first
    std::vector<LayoutTile> turned_;
    std::vector<std::size_t> index_;  ///< of each of them in the order of play
    std::vector<bool> is_turned_;
};

}  // namespace bones::inline show::picture
