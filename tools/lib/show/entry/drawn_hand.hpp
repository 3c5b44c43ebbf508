// A drawing of the last hand of a draft.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/show/entry/draft.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/svg_table.hpp"

namespace bones::inline show::entry {

/// The draft must be judged, and must outlive this object.
class DrawnHand {
  public:
    explicit DrawnHand(const Draft& draft);

    const picture::HandStory& story() const { return stories_.back(); }
    const TablePosition& position() const { return walk_.position(); }
    /// The tiles that have been played.
    TileSet gone() const;
    /// The table as SVG, with a target to tap at the end of each arm.
    std::string svg() const;

  private:
    void append_ends(std::string& out, const picture::Layout& layout) const;

    const Draft& draft_;
    std::vector<picture::HandStory> stories_;
    HandWalk walk_;
};

}  // namespace bones::inline show::entry
