// Shows a position of a game on a part of the screen.
#pragma once

#include "tools/lib/show/picture/game_view.hpp"
#include "tools/lib/show/screen/screen.hpp"

namespace bones::inline show {

/// The rows of a screen that show a position. The table gets the rows that remain, and shows the
/// part around the last tile. If the other lines would take most of the rows, their short form is
/// used.
class PositionPane {
  public:
    /// Draws the position at a stop on `rows` rows, from row `top` on.
    void draw(Screen& screen, picture::GameView& view, picture::Stop stop, int top, int rows);
    /// Whether the short form was used, without all hands.
    bool in_brief() const { return in_brief_; }

    bool hands = false;  ///< show all hands in place of the table
    int scroll = 0;      ///< lines scrolled from the last tile, or from the first hand

  private:
    void put_part(Screen& screen, const std::vector<Line>& lines, int row, int room, int first);

    bool in_brief_ = false;
};

/// At most `most` lines. If some are left out, the last line gives their number and `how_to_see`.
std::vector<Line> shortened(std::vector<Line> lines, int most, std::string_view how_to_see);

}  // namespace bones::inline show
