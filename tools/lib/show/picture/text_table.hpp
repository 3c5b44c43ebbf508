// The table as text characters.
#pragma once

#include <vector>

#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show::picture {

struct TextLook {
    int columns = 80;
    bool unicode = true;
};

/// Draws one hand's table at any ply.
class TextTable {
  public:
    /// The arguments must outlive the table.
    TextTable(const Record& record, const HandStory& story, TextLook look);

    /// The table at a position. `focus` gets the line with the last tile. `cropped`: without empty
    /// lines at the top and bottom.
    std::vector<Line> draw(const TablePosition& position, bool cropped, int& focus) const;

    /// Whether the columns suffice for a picture; otherwise the arms are listed.
    bool is_picture() const { return fits_; }

  private:
    void lay_out_within();
    std::vector<Line> draw_layout(const TablePosition& position, bool cropped, int& focus) const;
    std::vector<Line> draw_tricks(const TablePosition& position, bool cropped, int& focus) const;
    std::vector<Line> list_arms(const TablePosition& position, int& focus) const;

    const Record& record_;
    const HandStory& story_;
    TextLook look_;
    Layout layout_;
    bool fits_ = true;
};

}  // namespace bones::inline show::picture
