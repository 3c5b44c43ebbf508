#include "tools/lib/show/screen/position_pane.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace bones::inline show {

std::vector<Line> shortened(std::vector<Line> lines, int most, std::string_view how_to_see) {
    const int size = static_cast<int>(lines.size());
    if (size <= most || most < 1) return lines;
    lines.resize(static_cast<std::size_t>(most));
    lines.back() = {
        {fmt::format("-- {} more lines{} --", size - most + 1, how_to_see), Ink::faint}};
    return lines;
}

void PositionPane::draw(Screen& screen, picture::GameView& view, picture::Stop stop, int top,
                        int rows) {
    picture::TextView shown = view.show(stop, false);
    // The table does not move if all of it has room.
    if (static_cast<int>(shown.head.size() + shown.table.size() + shown.foot.size()) + 2 > rows)
        shown = view.show(stop, true);
    int row = top;
    const int end = top + rows;
    for (const Line& line : shown.head)
        if (row < end) screen.put(row++, line);
    ++row;
    if (hands) return put_part(screen, shown.foot, row, end - row - 1, 0);
    const int most = std::max(end - row - 7, rows / 3);
    in_brief_ = static_cast<int>(shown.foot.size()) > most;
    const std::vector<Line> foot = shortened(in_brief_ ? shown.brief : shown.foot, most, ": Tab");
    const int room = std::max(0, end - row - static_cast<int>(foot.size()) - 1);
    put_part(screen, shown.table, row, room, shown.focus - room / 2);
    row += std::min(room, static_cast<int>(shown.table.size())) + 1;
    for (const Line& line : foot)
        if (row < end) screen.put(row++, line);
}

/// Draws as many lines as have room. `first`: the first line, until the user scrolls.
void PositionPane::put_part(Screen& screen, const std::vector<Line>& lines, int row, int room,
                            int first) {
    const int size = static_cast<int>(lines.size());
    const int most = std::max(0, size - room);
    scroll = std::clamp(scroll, -first, std::max(-first, most - first));
    first = std::clamp(first + scroll, 0, most);
    const int end = std::min(size, first + room);
    for (int i = first; i < end; ++i) screen.put(row++, lines[static_cast<std::size_t>(i)]);
    if (most > 0 && room >= 0)
        screen.put(row,
                   {{fmt::format("-- lines {} to {} of {} --", first + 1, end, size), Ink::faint}});
}

}  // namespace bones::inline show
