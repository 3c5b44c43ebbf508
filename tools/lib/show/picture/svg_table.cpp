#include "tools/lib/show/picture/svg_table.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/page.hpp"

namespace bones::inline show::picture {
namespace {

/// Writes the table at one ply.
class TableWriter {
  public:
    TableWriter(std::string& out, const HandStory& story, const DrawnTable& table,
                const TablePosition& position)
        : out_(out), story_(story), layout_(table.layout), position_(position) {}

    void write_layout() {
        if (story_.tiles.empty() || !is_there(story_.tile_plies.front())) return;
        for (const Road& road : layout_.roads)
            print_to(out_, "<path class=\"road\" d=\"M{} {}L{} {}\"/>\n", road.from.x, road.from.y,
                     road.to.x, road.to.y);
        for (std::size_t arm = 0; arm < layout_.ends.size(); ++arm) write_mark(arm);
        for (std::size_t i = 0; i < story_.tiles.size(); ++i) {
            const LayoutTile& tile = story_.tiles[i];
            write_tile(layout_.tiles[i], tile.inner, tile.outer, story_.tile_plies[i],
                       story_.is_uncertain(i));
        }
    }

    void write_tricks() {
        std::size_t place = 0;
        for (std::size_t t = 0; t < story_.tricks.size(); ++t) {
            const Trick& trick = story_.tricks[t];
            if (!is_there(trick.tiles.front().ply)) return;
            write_title(trick, t + 1, layout_.tiles[place].place);
            for (const TrickTile& played : trick.tiles)
                write_played(trick, played, layout_.tiles[place++]);
        }
    }

  private:
    bool is_there(std::uint32_t ply) const { return ply <= position_.ply; }

    void write_tile(const PlacedTile& placed, int inner, int outer, std::uint32_t ply,
                    bool uncertain = false) {
        if (is_there(ply)) append_tile(out_, placed, inner, outer);
        if (ply == position_.ply)
            write_ring(placed, uncertain ? "last unsure" : "last");
        else if (is_there(ply) && uncertain)
            write_ring(placed, "unsure");
    }

    void write_ring(const PlacedTile& placed, std::string_view what) {
        const Rect& r = placed.place;
        print_to(out_, "<use class=\"{}\" href=\"#ring-{}\" x=\"{}\" y=\"{}\"/>\n", what,
                 r.width() > r.height() ? 'h' : 'v', (r.left + r.right) / 2,
                 (r.top + r.bottom) / 2);
    }

    /// Writes the number of an arm at its open end.
    void write_mark(std::size_t arm) {
        std::size_t on_arm = 0;
        for (std::size_t i = 1; i < story_.tiles.size(); ++i)
            on_arm += story_.tiles[i].arm == arm && is_there(story_.tile_plies[i]);
        const bool spell = arm < position_.table.count && position_.table.arms[arm].spellbound;
        append_mark(out_, layout_.ends[arm][on_arm], story_.arms[arm], spell,
                    story_.other_ends(position_.ply).test(arm));
    }

    void write_title(const Trick& trick, std::size_t number, const Rect& first) {
        print_to(out_, "<text class=\"suit\" x=\"{}\" y=\"{:.2f}\">{}{}{}</text>\n", first.left,
                 first.top - 0.6, number, trick.suit ? " · " : "", trick.suit_name);
    }

    void write_played(const Trick& trick, const TrickTile& played, const PlacedTile& placed) {
        if (!is_there(played.ply)) return;
        const Point middle{(placed.place.left + placed.place.right) / 2,
                           (placed.place.top + placed.place.bottom) / 2};
        if (played.tile)
            write_tile(placed, played.tile->high(), played.tile->low(), played.ply);
        else
            print_to(out_, "<use href=\"#back-v\" x=\"{}\" y=\"{}\"/>\n", middle.x, middle.y);
        print_to(out_, "<text class=\"who\" x=\"{}\" y=\"{:.2f}\">{}</text>\n", middle.x,
                 placed.place.bottom + 1.1, played.seat.letter());
        if (!trick.taker.exists() || trick.taker != played.seat) return;
        if (!is_there(trick.tiles.back().ply)) return;
        write_ring(placed, "won");
        print_to(out_, "<text class=\"crown\" x=\"{}\" y=\"{:.2f}\">★</text>\n", middle.x + 1,
                 placed.place.bottom + 1.1);
    }

    std::string& out_;
    const HandStory& story_;
    const Layout& layout_;
    const TablePosition& position_;
};

}  // namespace

DrawnTable table_for(const Record& record, const HandStory& story, double aspect) {
    if (!traits(record.game).tricks) return {lay_out_for(story.shape, story.tiles, aspect), false};
    std::vector<int> sizes;
    for (const Trick& trick : story.tricks) sizes.push_back(static_cast<int>(trick.tiles.size()));
    DrawnTable best{{}, true};
    double best_scale = 0;
    const int one = record.players * 3 + 2;
    for (int in_row = 1; in_row <= 12; ++in_row) {
        Layout layout = lay_out_tricks(sizes, record.players, in_row * one);
        const double scale = std::min(aspect / layout.bounds.width(), 1.0 / layout.bounds.height());
        if (scale <= best_scale) continue;
        best_scale = scale;
        best.layout = std::move(layout);
    }
    return best;
}

void append_tile(std::string& out, const PlacedTile& placed, int inner, int outer) {
    const Rect& r = placed.place;
    const char pose = r.width() > r.height() ? 'h' : 'v';
    print_to(out, "<g><use href=\"#tile-{}\" x=\"{}\" y=\"{}\"/>", pose, (r.left + r.right) / 2,
             (r.top + r.bottom) / 2);
    if (inner > 0)
        print_to(out, "<use href=\"#{}{}\" x=\"{}\" y=\"{}\"/>", pose, inner, placed.inner.x,
                 placed.inner.y);
    if (outer > 0)
        print_to(out, "<use href=\"#{}{}\" x=\"{}\" y=\"{}\"/>", pose, outer, placed.outer.x,
                 placed.outer.y);
    out += "</g>\n";
}

void append_mark(std::string& out, Point at, int number, bool spellbound, bool uncertain) {
    print_to(
        out,
        "<g class=\"mark{}{}\"><circle cx=\"{}\" cy=\"{}\" r=\"{}\"/><text class=\"arm\" x=\"{}\" "
        "y=\"{:.2f}\">{}{}</text></g>\n",
        spellbound ? " spell" : "", uncertain ? " unsure" : "", at.x, at.y, uncertain ? ".8" : ".6",
        at.x, at.y + .29, uncertain ? "?" : "", number);
}

void append_table_at(std::string& out, const HandStory& story, const DrawnTable& table,
                     const TablePosition& position) {
    TableWriter writer(out, story, table, position);
    table.tricks ? writer.write_tricks() : writer.write_layout();
}

}  // namespace bones::inline show::picture
