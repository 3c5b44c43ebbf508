#include "tools/picture/svg_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "tools/picture/page.hpp"

namespace bones {
namespace {

constexpr std::uint32_t for_ever = 0xFFFFFFFF;

template <class... Values>
void append(std::string& out, fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Values>(values)...);
}

/// Writes what lies on a table: all of it with its times, or what is there at one ply.
class TableWriter {
  public:
    TableWriter(std::string& out, const HandStory& story, const DrawnTable& table,
                const TablePosition* only)
        : out_(out), story_(story), layout_(table.layout), only_(only) {}

    void write_layout() {
        if (story_.tiles.empty()) return;
        const std::uint32_t opened = story_.tile_plies.front();
        for (const Road& road : layout_.roads)
            if (const auto when = times(opened, for_ever))
                append(out_, "<path class=\"road\"{} d=\"M{} {}L{} {}\"/>\n", *when, road.from.x,
                       road.from.y, road.to.x, road.to.y);
        write_marks();
        for (std::size_t i = 0; i < story_.tiles.size(); ++i) {
            const LayoutTile& tile = story_.tiles[i];
            const std::uint32_t ply = story_.tile_plies[i];
            write_tile(layout_.tiles[i], tile.inner, tile.outer, ply);
        }
    }

    void write_tricks() {
        std::size_t place = 0;
        for (std::size_t t = 0; t < story_.tricks.size(); ++t) {
            const Trick& trick = story_.tricks[t];
            write_title(trick, t + 1, layout_.tiles[place].place);
            for (const TrickTile& played : trick.tiles)
                write_played(trick, played, layout_.tiles[place++]);
        }
    }

  private:
    /// The attributes that say when something is there; nothing if it is not to be written at all.
    std::optional<std::string> times(std::uint32_t from, std::uint32_t to) const {
        if (only_ != nullptr) {
            if (only_->ply < from || only_->ply > to) return std::nullopt;
            return "";
        }
        std::string text;
        if (from > 0) append(text, " data-from=\"{}\"", from);
        if (to != for_ever) append(text, " data-to=\"{}\"", to);
        return text;
    }

    void write_tile(const PlacedTile& placed, int inner, int outer, std::uint32_t ply) {
        if (const auto when = times(ply, for_ever)) append_tile(out_, placed, inner, outer, *when);
        if (const auto when = times(ply, ply)) write_ring(placed, *when, "last");
    }

    void write_ring(const PlacedTile& placed, const std::string& when, std::string_view what) {
        const Rect& r = placed.place;
        append(out_, "<use class=\"{}\" href=\"#ring-{}\" x=\"{}\" y=\"{}\"{}/>\n", what,
               r.width() > r.height() ? 'h' : 'v', (r.left + r.right) / 2, (r.top + r.bottom) / 2,
               when);
    }

    /// Each arm's number stands at its open end; how far the arm has come changes with its tiles.
    void write_marks() {
        for (std::size_t arm = 0; arm < layout_.ends.size(); ++arm) {
            std::uint32_t from = story_.tile_plies.front();
            std::size_t on_arm = 0;
            for (std::size_t i = 1; i < story_.tiles.size(); ++i) {
                if (story_.tiles[i].arm != arm) continue;
                write_mark(arm, layout_.ends[arm][on_arm++], from, story_.tile_plies[i] - 1);
                from = story_.tile_plies[i];
            }
            write_mark(arm, layout_.ends[arm][on_arm], from, for_ever);
        }
    }

    void write_mark(std::size_t arm, Point at, std::uint32_t from, std::uint32_t to) {
        const auto when = times(from, to);
        if (!when) return;
        const bool spell =
            only_ != nullptr && arm < only_->table.count && only_->table.arms[arm].spellbound;
        append(out_, "<use class=\"mark{}\" href=\"#m{}\"{} x=\"{}\" y=\"{}\"/>\n",
               spell ? " spell" : "", arm + 1, *when, at.x, at.y);
    }

    void write_title(const Trick& trick, std::size_t number, const Rect& first) {
        const auto when = times(trick.tiles.front().ply, for_ever);
        if (!when) return;
        append(out_, "<text class=\"suit\"{} x=\"{}\" y=\"{:.2f}\">{}{}{}</text>\n", *when,
               first.left, first.top - 0.6, number, trick.suit ? " · " : "",
               trick.suit ? suit_name(*trick.suit) : "");
    }

    void write_played(const Trick& trick, const TrickTile& played, const PlacedTile& placed) {
        const Point middle{(placed.place.left + placed.place.right) / 2,
                           (placed.place.top + placed.place.bottom) / 2};
        if (played.tile)
            write_tile(placed, played.tile->high(), played.tile->low(), played.ply);
        else if (const auto when = times(played.ply, for_ever))
            append(out_, "<use href=\"#back-v\" x=\"{}\" y=\"{}\"{}/>\n", middle.x, middle.y,
                   *when);
        if (const auto when = times(played.ply, for_ever))
            append(out_, "<text class=\"who\"{} x=\"{}\" y=\"{:.2f}\">{}</text>\n", *when, middle.x,
                   placed.place.bottom + 1.1, played.seat.letter());
        if (!trick.taker.exists() || trick.taker != played.seat) return;
        if (const auto when = times(trick.tiles.back().ply, for_ever)) {
            write_ring(placed, *when, "won");
            append(out_, "<text class=\"crown\"{} x=\"{}\" y=\"{:.2f}\">★</text>\n", *when,
                   middle.x + 1, placed.place.bottom + 1.1);
        }
    }

    std::string& out_;
    const HandStory& story_;
    const Layout& layout_;
    const TablePosition* only_;
};

}  // namespace

std::string xml_text(std::string_view text) {
    return kainjow::mustache::html_escape(page_text(text));
}

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

void append_tile(std::string& out, const PlacedTile& placed, int inner, int outer,
                 std::string_view attributes) {
    const Rect& r = placed.place;
    const char pose = r.width() > r.height() ? 'h' : 'v';
    append(out, "<g{}><use href=\"#tile-{}\" x=\"{}\" y=\"{}\"/>", attributes, pose,
           (r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (inner > 0)
        append(out, "<use href=\"#{}{}\" x=\"{}\" y=\"{}\"/>", pose, inner, placed.inner.x,
               placed.inner.y);
    if (outer > 0)
        append(out, "<use href=\"#{}{}\" x=\"{}\" y=\"{}\"/>", pose, outer, placed.outer.x,
               placed.outer.y);
    out += "</g>\n";
}

void append_table(std::string& out, const HandStory& story, const DrawnTable& table) {
    TableWriter writer(out, story, table, nullptr);
    table.tricks ? writer.write_tricks() : writer.write_layout();
}

void append_table_at(std::string& out, const HandStory& story, const DrawnTable& table,
                     const TablePosition& position) {
    TableWriter writer(out, story, table, &position);
    table.tricks ? writer.write_tricks() : writer.write_layout();
}

}  // namespace bones
