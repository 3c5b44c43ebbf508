#include "tools/lib/show/picture/svg_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "bones/render.hpp"
#include "engine/rules/description.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/io/text/styled.hpp"
#include "tools/lib/show/picture/faces.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/page_files.hpp"

namespace bones::inline show::picture {
namespace {

constexpr double page_width = 960, margin = 24, table_aspect = 1.7;
constexpr double tile_scale = 9;  ///< pixels for each unit, for tiles in hands
constexpr double largest_scale = 22, line_height = 22;

constexpr std::string_view picture_style =
    "text{fill:#1d2329}.sheet{fill:#f6f4ef}.felt{fill:#2f6b57}.felt-edge{fill:#24543f}"
    ".title{font:600 22px Georgia,serif}.words{font:17px sans-serif}"
    ".soft{font:14px sans-serif;fill:#58616b}.name{font:600 15px sans-serif}"
    ".bad{font:14px sans-serif;fill:#a8201a}.guess{opacity:.55}";

void append_text(std::string& out, double x, double y, std::string_view style,
                 std::string_view text) {
    print_to(out, "<text class=\"{}\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>\n", style, x, y,
             xml_text(text));
}

/// Appends a text on several lines of about `characters` characters.
double append_lines(std::string& out, double y, std::string_view style, const std::string& text,
                    std::size_t characters) {
    for (const Line& line : wrapped({{text, Ink::plain}}, characters, 0)) {
        if (line.empty()) continue;
        append_text(out, margin, y, style, line.front().text);
        y += line_height;
    }
    return y;
}

/// Appends the table on its felt, within a frame. Returns its height.
double append_felt(std::string& out, const DrawnTable& table, double x, double y, double width,
                   const std::string& tiles) {
    const Rect bounds = table.layout.bounds.grown(1);
    const double scale =
        std::min(width / std::max(bounds.width(), 1), width > 400 ? largest_scale : 12);
    const double height = std::max(bounds.height() * scale, 60.0);
    const double shift_x = x + width / 2 - (bounds.left + bounds.right) * scale / 2;
    const double shift_y = y + height / 2 - (bounds.top + bounds.bottom) * scale / 2;
    print_to(out,
             "<rect class=\"felt-edge\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
             "height=\"{:.1f}\" rx=\"14\"/><rect class=\"felt\" x=\"{:.1f}\" y=\"{:.1f}\" "
             "width=\"{:.1f}\" height=\"{:.1f}\" rx=\"9\"/>\n",
             x, y, width, height, x + 5, y + 5, width - 10, height - 10);
    print_to(out, "<g transform=\"translate({:.2f} {:.2f}) scale({:.3f})\">\n", shift_x, shift_y,
             scale);
    out += tiles;
    out += "</g>\n";
    return height;
}

std::string document(double width, double height, const std::string& title,
                     const std::string& body) {
    std::string out;
    print_to(out,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
             "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\">\n"
             "<title>{2}</title>\n"
             "<style>{3}{4}</style>\n"
             "<defs>\n",
             width, height, xml_text(title), picture_style, page_file("table.css"));
    append_shapes(out);
    print_to(out, "</defs>\n<rect class=\"sheet\" width=\"{:.0f}\" height=\"{:.0f}\"/>\n", width,
             height);
    return out + body + "</svg>\n";
}

/// Writes the tiles of a hand, upright in rows.
class HandRow {
  public:
    HandRow(std::string& out, double x, double y) : out_(out), x_(x), left_(x), y_(y) {}

    void tile(Tile tile, std::string_view style) {
        const PlacedTile placed{{-1, -2, 1, 2}, {0, -1}, {0, 1}};
        begin(style);
        append_tile(out_, placed, tile.high(), tile.low());
        out_ += "</g>\n";
        next();
    }
    void back() {
        begin("");
        out_ += "<use href=\"#back-v\"/></g>\n";
        next();
    }
    double bottom() const { return y_ + 5 * tile_scale; }

  private:
    void begin(std::string_view style) {
        if (x_ > page_width - margin - 2 * tile_scale) {
            x_ = left_;
            y_ += 4.6 * tile_scale;
        }
        print_to(out_, "<g class=\"{}\" transform=\"translate({:.1f} {:.1f}) scale({})\">", style,
                 x_ + tile_scale, y_ + 2 * tile_scale, tile_scale);
    }
    void next() { x_ += 2.35 * tile_scale; }

    std::string& out_;
    double x_, left_, y_;
};

double append_hands(std::string& out, const Record& record, std::uint32_t hand,
                    const TablePosition& position, double y) {
    std::size_t widest = 0;
    for (int s = 0; s < record.players; ++s)
        widest = std::max(widest, display_width(player_called(record, Seat(s), hand)));
    const double tiles_at =
        margin + 36 + 9.0 * static_cast<double>(std::min<std::size_t>(widest, 40));
    for (int s = 0; s < record.players; ++s) {
        const SeatTiles& seat = position.seats[s];
        if (position.next == Seat(s)) append_text(out, margin, y + 24, "name", "▸");
        append_text(out, margin + 16, y + 24, "name", player_called(record, Seat(s), hand));
        HandRow row(out, tiles_at, y);
        for (Tile tile : seat.known) row.tile(tile, "");
        for (Tile tile : seat.deduced) row.tile(tile, "guess");
        for (int i = 0; i < seat.hidden; ++i) row.back();
        y = row.bottom();
        if (seat.prizes.empty()) continue;
        append_text(out, margin + 16, y + 24, "soft", "prizes");
        HandRow prizes(out, tiles_at, y);
        for (Tile tile : seat.prizes) prizes.tile(tile, "");
        y = prizes.bottom();
    }
    return y;
}

}  // namespace

std::string position_svg(const Record& record, const GameVerdict& verdict, const HandStory& story,
                         const TablePosition& position, bool at_end) {
    const std::uint32_t number = record.hands[story.hand].number;
    const std::string title = fmt::format(
        "{}, hand {}, {}", record.game == Game::unknown ? "" : traits(record.game).title, number,
        at_end ? std::string("end") : fmt::format("ply {} of {}", position.ply, story.plies()));
    const std::string words = at_end ? end_in_words(record, verdict, story.hand)
                              : position.ply == 0
                                  ? std::string("the tiles are dealt")
                                  : move_in_words(record, verdict, story, position.ply);
    std::string body;
    append_text(body, margin, 42, "title", title);
    double y = append_lines(body, 72, "words", words, 100) - 4;
    const DrawnTable table = table_for(record, story, table_aspect);
    std::string tiles;
    append_table_at(tiles, story, table, position);
    y += append_felt(body, table, margin, y, page_width - 2 * margin, tiles) + 18;
    y = append_hands(body, record, story.hand, position, y);
    append_text(body, margin, y + 14, "soft",
                fmt::format("{} {}", describe(record.game).stock_word, position.stock));
    y += 14 + line_height;
    if (const std::string start = start_in_words(record, story.hand); !start.empty())
        y = append_lines(body, y, "soft", start, 120);
    const std::string doubt = doubt_in_words(story, position.ply);
    if (!doubt.empty()) y = append_lines(body, y, "soft", "dashed: " + doubt, 120);
    for (const Finding* finding : story.findings[at_end ? story.plies() + 1 : position.ply])
        y = append_lines(body, y, finding->severity == Severity::note ? "soft" : "bad",
                         fmt::format("{}[{}] {}: {}", kind_in_words(*finding), finding->code->name,
                                     finding->clause, finding->message),
                         120);
    const std::string spoken = doubt.empty() ? words : words + "; " + doubt;
    return document(page_width, y, title + ": " + spoken, body);
}

std::string contact_sheet_svg(const Record& record, const std::string& title,
                              const std::vector<SheetTable>& tables) {
    const std::size_t columns = tables.size() <= 2 ? tables.size() : tables.size() <= 4 ? 2 : 3;
    const double cell =
        (page_width - 2 * margin + 16) / static_cast<double>(std::max<std::size_t>(columns, 1));
    std::string body;
    append_text(body, margin, 42, "title", title);
    std::map<const HandStory*, DrawnTable> drawn;
    double y = 66, row_height = 0;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const SheetTable& one = tables[i];
        if (i % columns == 0) {
            y += row_height;
            row_height = 0;
        }
        const double x = margin + static_cast<double>(i % columns) * cell;
        if (!drawn.contains(one.story))
            drawn[one.story] = table_for(record, *one.story, table_aspect);
        std::string tiles;
        append_table_at(tiles, *one.story, drawn[one.story], one.position);
        double below = y + append_felt(body, drawn[one.story], x, y, cell - 16, tiles) + 18;
        const auto letters = static_cast<std::size_t>((cell - 16) / 7);
        std::string caption = one.caption;
        if (const std::string doubt = doubt_in_words(*one.story, one.position.ply); !doubt.empty())
            caption += "; dashed: " + doubt;
        for (const Line& line : wrapped({{caption, Ink::plain}}, letters, 0)) {
            if (!line.empty()) append_text(body, x, below, "soft", line.front().text);
            below += 18;
        }
        row_height = std::max(row_height, below + 10 - y);
    }
    return document(page_width, y + row_height + 10, title, body);
}

}  // namespace bones::inline show::picture
