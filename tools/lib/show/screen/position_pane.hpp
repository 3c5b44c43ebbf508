// A position of a game on a part of the screen.
#pragma once

#include "tools/lib/show/picture/game_view.hpp"
#include "tools/lib/show/screen/screen.hpp"

namespace bones::inline show {

/// The rows of a screen on which a position stands. The table gets what the rest leaves, and the
/// part where the last tile lies is shown. Where the rest would take most of it, it is told in
/// brief.
class PositionPane {
  public:
    /// Draws the position at a stop on so many rows, from `top` on.
    void draw(Screen& screen, picture::GameView& view, picture::Stop stop, int top, int rows);
    /// Whether not all hands were shown beside the table.
    bool in_brief() const { return in_brief_; }

    bool hands = false;  ///< all hands are shown in place of the table
    int scroll = 0;      ///< lines away from where the last tile lies, or from the first hand

  private:
    void put_part(Screen& screen, const std::vector<Line>& lines, int row, int room, int first);

    bool in_brief_ = false;
};

/// Lines of which what is too much ends with how much more there is.
std::vector<Line> shortened(std::vector<Line> lines, int most, std::string_view how_to_see);

}  // namespace bones::inline show
