#include "tools/lib/show/picture/text_table.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/tile_text.hpp"
#include "tools/lib/show/picture/canvas.hpp"

namespace bones::inline show::picture {
namespace {

constexpr int columns_a_unit = 2;  // keeps the proportions of tiles

/// Draws in the units of a layout.
class TablePen {
  public:
    TablePen(const Rect& bounds, int columns, bool unicode)
        : origin_{bounds.left, bounds.top},
          canvas_(std::min(columns, bounds.width() * columns_a_unit + 1), bounds.height() + 1,
                  unicode) {}

    Canvas& canvas() { return canvas_; }
    int column(int x) const { return (x - origin_.x) * columns_a_unit; }
    int row(int y) const { return y - origin_.y; }

    void tile(const PlacedTile& placed, int inner, int outer, bool chosen, bool dashed = false) {
        const Rect& r = placed.place;
        const Ink ink = chosen ? Ink::chosen : Ink::plain;
        canvas_.box(column(r.left), row(r.top), column(r.right), row(r.bottom), ink, dashed);
        if (r.width() > r.height())
            canvas_.divider_down(column(r.left + 2), row(r.top) + 1, row(r.bottom) - 1);
        else
            canvas_.divider_across(row(r.top + 2), column(r.left) + 1, column(r.right) - 1);
        pips(placed.inner, inner);
        pips(placed.outer, outer);
    }
    void unknown_tile(const PlacedTile& placed) {
        const Rect& r = placed.place;
        canvas_.box(column(r.left), row(r.top), column(r.right), row(r.bottom), Ink::faint);
        canvas_.text(column(r.left) + 2, row(r.top + 2), "?", Ink::faint);
    }
    void pips(Point centre, int pips) {
        canvas_.text(column(centre.x) - 1, row(centre.y), fmt::format("{:^3}", pips),
                     number_ink(pips));
    }
    void mark(Point centre, std::string_view text, Ink ink) {
        canvas_.text(column(centre.x) - 1, row(centre.y), text, ink);
    }

  private:
    Point origin_;
    Canvas canvas_;
};

}  // namespace

TextTable::TextTable(const Record& record, const HandStory& story, TextLook look)
    : record_(record), story_(story), look_(look) {
    if (traits(record.game).tricks) {
        std::vector<int> sizes;
        for (const Trick& trick : story.tricks)
            sizes.push_back(static_cast<int>(trick.tiles.size()));
        layout_ = lay_out_tricks(sizes, record.players, look.columns / columns_a_unit - 2);
    } else {
        lay_out_within();
    }
}

/// Makes the table as wide as the columns allow.
void TextTable::lay_out_within() {
    const int units = (look_.columns - 1) / columns_a_unit;
    for (int width = units - 2; width >= 12; width -= 2) {
        layout_ = lay_out(story_.shape, story_.tiles, width, width / 4);
        if (layout_.bounds.width() <= units) return;
    }
    fits_ = false;
}

std::vector<Line> TextTable::draw(const TablePosition& position, bool cropped, int& focus) const {
    focus = 0;
    if (traits(record_.game).tricks) return draw_tricks(position, cropped, focus);
    return fits_ ? draw_layout(position, cropped, focus) : list_arms(position, focus);
}

std::vector<Line> TextTable::draw_layout(const TablePosition& position, bool cropped,
                                         int& focus) const {
    TablePen pen(layout_.bounds, look_.columns, look_.unicode);
    const std::size_t laid = std::min<std::size_t>(position.laid, story_.tiles.size());
    std::vector<std::size_t> on_arm(layout_.ends.size());
    for (std::size_t i = 1; i < laid; ++i) ++on_arm[story_.tiles[i].arm];
    for (const Road& road : layout_.roads)
        if (laid > 0)
            pen.canvas().road(pen.column(road.from.x), pen.row(road.from.y), pen.column(road.to.x),
                              pen.row(road.to.y));
    for (std::size_t i = 0; i < laid; ++i) {
        const LayoutTile& tile = story_.tiles[i];
        const bool chosen = i + 1 == laid && story_.tile_plies[i] == position.ply;
        if (!chosen)
            pen.tile(layout_.tiles[i], tile.inner, tile.outer, false, story_.is_uncertain(i));
    }
    if (laid > 0 && story_.tile_plies[laid - 1] == position.ply)
        pen.tile(layout_.tiles[laid - 1], story_.tiles[laid - 1].inner,
                 story_.tiles[laid - 1].outer, true, story_.is_uncertain(laid - 1));
    const ArmSet other_ends = story_.other_ends(position.ply);
    for (int arm = 0; arm < position.table.count && laid > 0; ++arm) {
        const auto a = static_cast<std::size_t>(arm);
        const bool spell = position.table.arms[a].spellbound;
        const bool in_doubt = other_ends.test(a);
        pen.mark(layout_.ends[a][on_arm[a]],
                 fmt::format("{}{}",
                             in_doubt ? '?'
                             : spell  ? '*'
                                      : '@',
                             story_.arms[a]),
                 in_doubt || spell ? Ink::warn : Ink::faint);
    }
    int first = 0;
    std::vector<Line> lines = pen.canvas().lines(cropped, first);
    if (laid > 0) focus = pen.row(layout_.tiles[laid - 1].inner.y) - first;
    return lines;
}

std::vector<Line> TextTable::draw_tricks(const TablePosition& position, bool cropped,
                                         int& focus) const {
    TablePen pen(layout_.bounds, look_.columns, look_.unicode);
    std::size_t place = 0;
    int last_row = 0;
    for (std::size_t t = 0; t < story_.tricks.size(); ++t) {
        const Trick& trick = story_.tricks[t];
        if (place >= position.laid) break;
        const Rect& first = layout_.tiles[place].place;
        std::string title = fmt::format("{}", t + 1);
        if (trick.suit) title += ": " + trick.suit_name;
        pen.canvas().text(pen.column(first.left), pen.row(first.top) - 1, title, Ink::faint);
        const std::size_t end = place + trick.tiles.size();
        const bool whole = end <= position.laid;
        for (const TrickTile& played : trick.tiles) {
            if (place >= position.laid) break;
            const PlacedTile& placed = layout_.tiles[place];
            const bool took = whole && trick.taker == played.seat;
            if (played.tile)
                pen.tile(placed, played.tile->high(), played.tile->low(),
                         place + 1 == position.laid && played.ply == position.ply);
            else
                pen.unknown_tile(placed);
            const std::string label = fmt::format("{}{}", played.seat.letter(), took ? " *" : "");
            pen.canvas().text(pen.column(placed.place.left) + 2, pen.row(placed.place.bottom) + 1,
                              label, took ? Ink::strong : Ink::faint);
            last_row = pen.row(placed.place.top);
            ++place;
        }
        place = end;
    }
    int first = 0;
    std::vector<Line> lines = pen.canvas().lines(cropped, first);
    focus = last_row - first;
    return lines;
}

std::vector<Line> TextTable::list_arms(const TablePosition& position, int& focus) const {
    std::vector<Line> lines;
    const std::size_t laid = std::min<std::size_t>(position.laid, story_.tiles.size());
    if (laid > 0) lines.push_back({{"set " + to_string(story_.tiles[0].tile), Ink::plain}});
    const ArmSet other_ends = story_.other_ends(position.ply);
    for (int arm = 0; arm < position.table.count; ++arm) {
        Line line = {{fmt::format("arm {}:", story_.arms[arm]), Ink::faint}};
        for (std::size_t i = 1; i < laid; ++i) {
            const LayoutTile& tile = story_.tiles[i];
            if (tile.arm != arm) continue;
            const bool last = i + 1 == laid && story_.tile_plies[i] == position.ply;
            line.push_back({" ", Ink::plain});
            line.push_back({fmt::format("{}-{}{}{}", tile.inner, tile.outer,
                                        tile.across && !tile.tile.is_double() ? "x" : "",
                                        story_.is_uncertain(i) ? "~" : ""),
                            last ? Ink::chosen : Ink::plain});
            if (last) focus = static_cast<int>(lines.size());
        }
        if (other_ends.test(static_cast<std::size_t>(arm))) line.push_back({" ?", Ink::warn});
        for (Line& part : wrapped(line, static_cast<std::size_t>(look_.columns), 4))
            lines.push_back(std::move(part));
    }
    return lines;
}

}  // namespace bones::inline show::picture
