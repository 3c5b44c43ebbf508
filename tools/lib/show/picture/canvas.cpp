#include "tools/lib/show/picture/canvas.hpp"

#include <algorithm>

#include "libnotation/text/utf8.hpp"

namespace bones::inline show::picture {
namespace {

constexpr std::uint8_t up = 1, down = 2, left_stroke = 4, right_stroke = 8;

constexpr std::string_view light[] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                      "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
constexpr std::string_view heavy[] = {" ", "║", "║", "║", "═", "╝", "╗", "╣",
                                      "═", "╚", "╔", "╠", "═", "╩", "╦", "╬"};
constexpr std::string_view dashed_light[] = {" ", "╎", "╎", "╎", "╌", "┘", "┐", "┤",
                                             "╌", "└", "┌", "├", "╌", "┴", "┬", "┼"};
constexpr std::string_view dashed_heavy[] = {" ", "╏", "╏", "╏", "╍", "┛", "┓", "┫",
                                             "╍", "┗", "┏", "┣", "╍", "┻", "┳", "╋"};
constexpr std::string_view ascii[] = {" ", "|", "|", "|", "-", "+", "+", "+",
                                      "-", "+", "+", "+", "-", "+", "+", "+"};
constexpr std::string_view dashed_ascii[] = {" ", ":", ":", ":", "~", "+", "+", "+",
                                             "~", "+", "+", "+", "~", "+", "+", "+"};

}  // namespace

Canvas::Canvas(int width, int height, bool unicode)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      unicode_(unicode),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

Canvas::Cell* Canvas::at(int column, int row) {
    if (column < 0 || row < 0 || column >= width_ || row >= height_) return nullptr;
    return &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(column)];
}

void Canvas::stroke(int column, int row, std::uint8_t strokes, Ink ink) {
    Cell* cell = at(column, row);
    if (cell == nullptr) return;
    if (ink == Ink::chosen && !cell->chosen) cell->strokes = 0;
    cell->strokes |= strokes;
    cell->chosen = cell->chosen || ink == Ink::chosen;
    if (cell->ink != Ink::chosen) cell->ink = ink;
    cell->glyph.clear();
}

void Canvas::box(int left, int top, int right, int bottom, Ink ink, bool dashed) {
    for (int column = left + 1; column < right; ++column) {
        stroke(column, top, left_stroke | right_stroke, ink);
        stroke(column, bottom, left_stroke | right_stroke, ink);
    }
    for (int row = top + 1; row < bottom; ++row) {
        stroke(left, row, up | down, ink);
        stroke(right, row, up | down, ink);
    }
    stroke(left, top, down | right_stroke, ink);
    stroke(right, top, down | left_stroke, ink);
    stroke(left, bottom, up | right_stroke, ink);
    stroke(right, bottom, up | left_stroke, ink);
    for (int column = left; column <= right && dashed; ++column)
        for (const int row : {top, bottom})
            if (Cell* cell = at(column, row)) cell->dashed = true;
    for (int row = top; row <= bottom && dashed; ++row)
        for (const int column : {left, right})
            if (Cell* cell = at(column, row)) cell->dashed = true;
}

void Canvas::divider_down(int column, int from, int to) {
    for (int row = from; row <= to; ++row) text(column, row, unicode_ ? "┊" : ":", Ink::faint);
}

void Canvas::divider_across(int row, int from, int to) {
    for (int column = from; column <= to; ++column)
        text(column, row, unicode_ ? "┄" : ".", Ink::faint);
}

void Canvas::road(int column, int row, int to_column, int to_row) {
    const int step = to_column > column ? 1 : -1;
    for (int c = column; c != to_column; c += step)
        stroke(c, row,
               c == column ? (step > 0 ? right_stroke : left_stroke) : left_stroke | right_stroke,
               Ink::faint);
    const std::uint8_t turn = to_row > row ? down : up;
    stroke(to_column, row, (step > 0 ? left_stroke : right_stroke) | turn, Ink::faint);
    const int down_step = to_row > row ? 1 : -1;
    for (int r = row + down_step; r != to_row; r += down_step)
        stroke(to_column, r, up | down, Ink::faint);
}

void Canvas::text(int column, int row, std::string_view text, Ink ink) {
    while (!text.empty()) {
        const std::size_t bytes = std::max<std::size_t>(1, readable_character(text));
        if (Cell* cell = at(column++, row)) {
            cell->glyph = text.substr(0, bytes);
            cell->ink = ink;
        }
        text.remove_prefix(bytes);
    }
}

std::string_view Canvas::glyph_of(const Cell& cell) const {
    if (!cell.glyph.empty()) return cell.glyph;
    const bool along = cell.strokes == (left_stroke | right_stroke);
    if (!unicode_ && cell.dashed)
        return along ? "~" : cell.chosen ? "#" : dashed_ascii[cell.strokes];
    if (!unicode_ && cell.chosen && cell.strokes != 0) return "#";
    if (!unicode_) return ascii[cell.strokes];
    if (cell.dashed) return (cell.chosen ? dashed_heavy : dashed_light)[cell.strokes];
    return (cell.chosen ? heavy : light)[cell.strokes];
}

bool Canvas::is_empty(int row) const {
    const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(row) * width_;
    return std::all_of(begin, begin + width_,
                       [](const Cell& cell) { return cell.glyph.empty() && cell.strokes == 0; });
}

std::vector<Line> Canvas::lines(bool cropped, int& first_row) const {
    int first = 0, end = height_;
    while (cropped && first < end && is_empty(first)) ++first;
    while (cropped && end > first && is_empty(end - 1)) --end;
    first_row = first;
    std::vector<Line> lines;
    for (int row = first; row < end; ++row) {
        Line& line = lines.emplace_back();
        for (int column = 0; column < width_; ++column) {
            const Cell& cell = cells_[static_cast<std::size_t>(row * width_ + column)];
            const std::string_view glyph = glyph_of(cell);
            const Ink ink = glyph == " " ? Ink::plain : cell.ink;
            if (line.empty() || line.back().ink != ink) line.push_back({"", ink});
            line.back().text += glyph;
        }
    }
    return lines;
}

}  // namespace bones::inline show::picture
