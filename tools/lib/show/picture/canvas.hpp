// A sheet of characters on which lines join where they meet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/styled.hpp"

namespace bones::inline show::picture {

class Canvas {
  public:
    /// `unicode`: box-drawing characters; else plain ASCII.
    Canvas(int width, int height, bool unicode);

    /// Draws the frame of a box from one corner to the other, both inclusive. A chosen one stands
    /// out without colour too.
    void box(int left, int top, int right, int bottom, Ink ink, bool dashed = false);
    /// A dotted line between the halves of a tile, within its box.
    void divider_down(int column, int from, int to);
    void divider_across(int row, int from, int to);
    /// A line from cell to cell, first along the row, then along the column.
    void road(int column, int row, int to_column, int to_row);
    /// Puts text with its first character at a cell; what lies outside is left out.
    void text(int column, int row, std::string_view text, Ink ink);

    /// All rows; without those that are empty at the top and at the bottom, if `cropped`.
    /// `first_row` becomes the number of the first row given.
    std::vector<Line> lines(bool cropped, int& first_row) const;

  private:
    struct Cell {
        std::string glyph;         ///< one character; empty: what the strokes say
        std::uint8_t strokes = 0;  ///< up 1, down 2, left 4, right 8
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
