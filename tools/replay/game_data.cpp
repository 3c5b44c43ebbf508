#include "tools/replay/game_data.hpp"

#include <fmt/format.h>

#include <iterator>

#include "bones/render.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/json/json_text.hpp"
#include "tools/lib/picture/page.hpp"
#include "tools/lib/picture/phrases.hpp"
#include "tools/lib/print_to.hpp"
#include "tools/replay/state_json.hpp"

namespace bones {

using namespace picture;
namespace {

constexpr double wide_aspect = 1.55, tall_aspect = 0.62;

/// A comma between the elements of a list, none before the first.
void next_element(std::string& out) {
    if (out.back() != '[') out += ',';
}

void append_numbers(std::string& out, std::initializer_list<int> numbers) {
    for (int number : numbers) {
        next_element(out);
        print_to(out, "{}", number);
    }
}

Point middle_of(const Rect& r) {
    return {(r.left + r.right) / 2, (r.top + r.bottom) / 2};
}

/// The tiles that come or go, as one string.
std::string difference(const TileSet& a, const TileSet& b) {
    std::string text;
    for (Tile tile : a)
        if (!b.contains(tile)) print_to(text, "{:x}{:x}", tile.high(), tile.low());
    for (Tile tile : b)
        if (!a.contains(tile)) print_to(text, "{:x}{:x}", tile.high(), tile.low());
    return text;
}

std::string arm_text(const ArmView& arm) {
    std::string text = std::to_string(arm.open);
    if (arm.other != 255 && arm.other != arm.open) print_to(text, " or {}", arm.other);
    return text + (arm.spellbound ? "*" : arm.started ? "" : "-");
}

/// Writes one hand.
class HandWriter {
  public:
    HandWriter(std::string& out, Phrases& phrases, const Record& record, const GameVerdict& verdict,
               const HandStory& story, const PageTables& tables)
        : out_(out),
          phrases_(phrases),
          record_(record),
          verdict_(verdict),
          story_(story),
          tables_(tables) {}

    void write() {
        out_ += ",\"arms\":[";
        for (std::uint8_t arm : story_.arms) append_numbers(out_, {arm});
        out_ += "],\"frames\":[";
        for_both([&](const Layout& layout) {
            const Rect frame = page_frame(layout, &layout == &tables_.tall.layout);
            append_numbers(out_, {frame.left, frame.top, frame.width(), frame.height()});
        });
        out_ += "],";
        tables_.wide.tricks ? write_tricks() : write_layout();
        write_plies();
    }

  private:
    template <class Use>
    void for_both(Use&& use) {
        for (const DrawnTable* table : {&tables_.wide, &tables_.tall}) {
            next_element(out_);
            out_ += '[';
            use(table->layout);
            out_ += ']';
        }
    }

    void write_layout() {
        out_ += "\"marks\":[";
        for_both([&](const Layout& layout) {
            for (const std::vector<Point>& ends : layout.ends)
                append_numbers(out_, {ends.front().x, ends.front().y});
        });
        out_ += "],\"roads\":[";
        for_both([&](const Layout& layout) {
            for (const Road& road : layout.roads)
                append_numbers(out_, {road.from.x, road.from.y, road.to.x, road.to.y});
        });
        out_ += "],\"tiles\":[";
        std::array<std::size_t, most_arms> on_arm{};
        for (std::size_t i = 0; i < story_.tiles.size(); ++i) {
            const LayoutTile& tile = story_.tiles[i];
            append_numbers(
                out_, {static_cast<int>(story_.tile_plies[i]), tile.arm, tile.inner, tile.outer});
            const std::size_t end = i == 0 ? 0 : ++on_arm[tile.arm];
            for (const DrawnTable* table : {&tables_.wide, &tables_.tall}) {
                const PlacedTile& placed = table->layout.tiles[i];
                const Point at = middle_of(placed.place);
                const Point mark = table->layout.ends[tile.arm][end] - at;
                append_numbers(out_, {at.x, at.y, way_of(placed), mark.x, mark.y});
            }
        }
        out_ += ']';
    }

    void write_tricks() {
        out_ += "\"tricks\":[";
        for (const Trick& trick : story_.tricks) {
            next_element(out_);
            print_to(out_, "[{},{}", trick.suit.value_or(-1),
                     trick.taker.exists() ? trick.taker.index() : -1);
            for (const TrickTile& played : trick.tiles)
                append_numbers(out_, {static_cast<int>(played.ply), played.seat.index(),
                                      played.tile ? played.tile->high() : -1,
                                      played.tile ? played.tile->low() : -1});
            out_ += ']';
        }
        out_ += "],\"places\":[";
        for_both([&](const Layout& layout) {
            for (const PlacedTile& placed : layout.tiles) {
                const Point at = middle_of(placed.place);
                append_numbers(out_, {at.x, at.y});
            }
        });
        out_ += ']';
    }

    void write_plies() {
        out_ += ",\"plies\":[";
        HandWalk walk(record_, verdict_, story_.hand);
        TablePosition last;
        last.seats.resize(walk.position().seats.size());
        for (std::uint32_t ply = 0; ply <= story_.plies() + 1; ++ply) {
            if (ply > 0 && ply <= story_.plies()) walk.advance();
            TablePosition position = walk.position();
            if (ply > story_.plies()) show_what_was_left(position, verdict_, story_.hand);
            write_ply(ply, last, position);
            last = std::move(position);
        }
        out_ += ']';
    }

    void write_ply(std::uint32_t ply, const TablePosition& last, const TablePosition& now) {
        next_element(out_);
        out_ += '[';
        phrases_.append(out_, page_text(stop_in_words(record_, verdict_, story_, ply)));
        out_ += ",[";
        for (std::size_t s = 0; s < now.seats.size(); ++s)
            if (now.seats[s] != last.seats[s]) write_seat(s, last.seats[s], now.seats[s]);
        print_to(out_, "],{},[", now.next.exists() ? now.next.index() : -1);
        for (std::size_t arm = 0; arm < now.table.count; ++arm)
            if (arm >= last.table.count || now.table.arms[arm] != last.table.arms[arm])
                write_arm(arm, now.table.arms[arm]);
        out_ += ']';
        write_more(ply, last, now);
        out_ += ']';
    }

    void write_seat(std::size_t seat, const SeatTiles& last, const SeatTiles& now) {
        next_element(out_);
        print_to(out_, "[{},\"{}\"", seat, difference(last.known, now.known));
        const std::string deduced = difference(last.deduced, now.deduced);
        const std::string prizes = difference(last.prizes, now.prizes);
        if (now.hidden != last.hidden || !deduced.empty() || !prizes.empty())
            print_to(out_, ",{},\"{}\",\"{}\"", now.hidden, deduced, prizes);
        out_ += ']';
    }

    void write_arm(std::size_t arm, const ArmView& view) {
        next_element(out_);
        const std::string text = arm_text(view);
        const bool number = view.started && !view.spellbound && text.find(' ') == text.npos;
        print_to(out_, "{},{}", arm, number ? text : '"' + text + '"');
    }

    void write_more(std::uint32_t ply, const TablePosition& last, const TablePosition& now) {
        std::string more = "{";
        const auto add = [&](std::string_view key) -> std::string& {
            if (more.size() > 1) more += ',';
            return more += key;
        };
        if (ply == 0 || now.stock != last.stock) print_to(add("\"stock\":"), "{}", now.stock);
        if (now.backwards != last.backwards) print_to(add("\"backwards\":"), "{}", now.backwards);
        if (now.table.count != last.table.count) print_to(add("\"count\":"), "{}", now.table.count);
        if (!story_.remarks[ply].empty()) {
            add("\"remarks\":") += '[';
            for (const Deduction* remark : story_.remarks[ply]) {
                next_element(more);
                phrases_.append(more, page_text(remark->message));
            }
            more += ']';
        }
        if (more.size() > 1) out_ += ',' + more + '}';
    }

    std::string& out_;
    Phrases& phrases_;
    const Record& record_;
    const GameVerdict& verdict_;
    const HandStory& story_;
    const PageTables& tables_;
};

void append_strings(std::string& out, std::string_view key, const std::vector<std::string>& texts) {
    print_to(out, ",\"{}\":[", key);
    for (const std::string& text : texts) {
        next_element(out);
        append_json_string(out, text);
    }
    out += ']';
}

}  // namespace

PageTables page_tables(const Record& record, const HandStory& story) {
    return {table_for(record, story, wide_aspect), table_for(record, story, tall_aspect)};
}

Rect page_frame(const Layout& layout, bool tall) {
    const int least_width = tall ? 22 : 36, least_height = 10;
    Rect frame = layout.bounds.grown(1);
    const int aside = std::max(0, least_width - frame.width());
    const int above = std::max(0, least_height - frame.height());
    frame.left -= aside / 2;
    frame.right += aside - aside / 2;
    frame.top -= above / 2;
    frame.bottom += above - above / 2;
    return frame;
}

int way_of(const PlacedTile& placed) {
    const Point way = placed.outer - placed.inner;
    return way.x > 0 ? 0 : way.y > 0 ? 1 : way.x < 0 ? 2 : 3;
}

std::string game_data(const Record& record, const GameVerdict& verdict,
                      const std::vector<HandStory>& stories, const std::vector<std::string>& names,
                      const std::vector<PageTables>& tables) {
    std::vector<std::string> called, players;
    for (int s = 0; s < record.players; ++s) {
        called.push_back(page_text(player_called(record, Seat(s))));
        players.push_back(page_text(player_name(record, Seat(s))));
    }
    Phrases phrases(players);
    std::string out = fmt::format("{{\"stock\":\"{}\"", describe(record.game).stock_word);
    append_strings(out, "players", called);
    append_strings(out, "names", players);
    out += ",\"hands\":[";
    for (std::size_t i = 0; i < stories.size(); ++i) {
        next_element(out);
        print_to(out, "{{\"name\":\"{}\",\"before\":", names[i]);
        append_json_string(out, page_text(points_before(record, stories[i])));
        HandWriter(out, phrases, record, verdict, stories[i], tables[i]).write();
        out += '}';
    }
    out += ']';
    append_strings(out, "phrases", phrases.all());
    return out + '}';
}

}  // namespace bones
