// A grid of characters on which lines join where they meet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/styled.hpp"

namespace bones::inline show::picture {

class Canvas {
  public:
    /// `unicode`: draws with box-drawing characters; otherwise plain ASCII.
    Canvas(int width, int height, bool unicode);

    /// Draws a box between two corners, both inclusive. A chosen box also differs without colour.
    void box(int left, int top, int right, int bottom, Ink ink, bool dashed = false);
    /// Draws a dotted line between the halves of a tile, within its box.
    void divider_down(int column, int from, int to);
    void divider_across(int row, int from, int to);
    /// Draws a line between two cells, first along the row, then along the column.
    void road(int column, int row, int to_column, int to_row);
    /// Puts text with its first character at a cell. Text outside the grid is cut off.
    void text(int column, int row, std::string_view text, Ink ink);

    /// All rows; with `cropped`, without empty rows at the top and bottom. `first_row` gets the
    /// number of the first returned row.
    std::vector<Line> lines(bool cropped, int& first_row) const;

  private:
    struct Cell {
        std::string glyph;         ///< one character; empty: drawn from the strokes
        std::uint8_t strokes = 0;  ///< bits: up 1, down 2, left 4, right 8
        bool chosen = false, dashed = false;
        Ink ink = Ink::plain;
    };
    Cell* at(int column, int row);
    void stroke(int column, int row, std::uint8_t strokes, Ink ink);
    std::string_view glyph_of(const Cell& cell) const;
    bool is_empty(int row) const;

    int width_, height_;
    bool unicode_;
    std::vector<Cell> cells_;
};

}  // namespace bones::inline show::picture
