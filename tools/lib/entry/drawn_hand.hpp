// The last hand of a draft as a drawing.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/entry/draft.hpp"
#include "tools/lib/picture/page.hpp"
#include "tools/lib/picture/svg_table.hpp"

namespace bones::record {

/// The draft must be judged, and must outlive this.
class DrawnHand {
  public:
    explicit DrawnHand(const Draft& draft);

    const picture::HandStory& story() const { return stories_.back(); }
    const picture::TablePosition& position() const { return walk_.position(); }
    /// The tiles that have been played.
    TileSet gone() const;
    /// The table, with a place to tap at the end of each arm.
    std::string svg() const;

  private:
    void append_ends(std::string& out, const picture::Layout& layout) const;

    const Draft& draft_;
    std::vector<picture::HandStory> stories_;
    picture::HandWalk walk_;
};

}  // namespace bones::record
