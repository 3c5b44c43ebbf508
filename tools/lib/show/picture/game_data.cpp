#include "tools/lib/show/picture/game_data.hpp"

#include <fmt/core.h>

#include <iterator>

#include "bones/render.hpp"
#include "engine/rules/description.hpp"
#include "libnotation/json/json_text.hpp"
#include "tools/lib/io/text/print_to.hpp"
#include "tools/lib/show/picture/page.hpp"
#include "tools/lib/show/picture/phrases.hpp"
#include "tools/lib/show/picture/state_json.hpp"

namespace bones::inline show {

using namespace picture;
namespace {

constexpr double wide_aspect = 1.55, tall_aspect = 0.62;

void append_numbers(JsonText& json, std::initializer_list<int> numbers) {
    for (int number : numbers) json.number(number);
}

Point middle_of(const Rect& r) {
    return {(r.left + r.right) / 2, (r.top + r.bottom) / 2};
}

/// The tiles that are in only one of two sets, as one string.
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
    if (arm.other != ArmView::no_half && arm.other != arm.open) print_to(text, " or {}", arm.other);
    return text + (arm.spellbound ? "*" : arm.started ? "" : "-");
}

/// Writes the members of a hand's object.
class HandWriter {
  public:
    HandWriter(JsonText& json, Phrases& phrases, const Record& record, const GameVerdict& verdict,
               const HandStory& story, const PageTables& tables)
        : json_(json),
          phrases_(phrases),
          record_(record),
          verdict_(verdict),
          story_(story),
          tables_(tables) {}

    void write() {
        if (const std::string start = start_in_words(record_, story_.hand); !start.empty())
            json_.key("bids").string(page_text(start));
        json_.key("arms").begin_list();
        for (std::uint8_t arm : story_.arms) json_.number(arm);
        json_.end_list();
        for_both("frames", [&](const Layout& layout) {
            const Rect frame = page_frame(layout, &layout == &tables_.tall.layout);
            append_numbers(json_, {frame.left, frame.top, frame.width(), frame.height()});
        });
        tables_.wide.tricks ? write_tricks() : write_layout();
        write_plies();
    }

  private:
    template <class Use>
    void for_both(std::string_view key, Use&& use) {
        json_.key(key).begin_list();
        for (const DrawnTable* table : {&tables_.wide, &tables_.tall}) {
            json_.begin_list();
            use(table->layout);
            json_.end_list();
        }
        json_.end_list();
    }

    void write_layout() {
        for_both("marks", [&](const Layout& layout) {
            for (const std::vector<Point>& ends : layout.ends)
                append_numbers(json_, {ends.front().x, ends.front().y});
        });
        for_both("roads", [&](const Layout& layout) {
            for (const Road& road : layout.roads)
                append_numbers(json_, {road.from.x, road.from.y, road.to.x, road.to.y});
        });
        json_.key("tiles").begin_list();
        std::array<std::size_t, most_arms> on_arm{};
        for (std::size_t i = 0; i < story_.tiles.size(); ++i) {
            const LayoutTile& tile = story_.tiles[i];
            append_numbers(
                json_, {static_cast<int>(story_.tile_plies[i]), tile.arm, tile.inner, tile.outer});
            const std::size_t end = i == 0 ? 0 : ++on_arm[tile.arm];
            for (const DrawnTable* table : {&tables_.wide, &tables_.tall}) {
                const PlacedTile& placed = table->layout.tiles[i];
                const Point at = middle_of(placed.place);
                const Point mark = table->layout.ends[tile.arm][end] - at;
                append_numbers(json_, {at.x, at.y, way_of(placed), mark.x, mark.y});
            }
        }
        json_.end_list();
        write_uncertain();
    }

    /// Writes the tiles whose place is uncertain, each with the ends at which it may lie.
    void write_uncertain() {
        if (story_.uncertain.empty()) return;
        json_.key("uncertain").begin_list();
        for (const UncertainTile& one : story_.uncertain) {
            json_.begin_list();
            json_.number(one.tile);
            for (const UncertainTile::End& end : one.ends)
                append_numbers(json_, {end.arm, static_cast<int>(end.on_arm)});
            json_.end_list();
        }
        json_.end_list();
    }

    /// The number of the suit for the page; -1: unknown.
    int suit_number(const Trick& trick) const {
        constexpr int doubles = 16;
        if (!trick.suit) return -1;
        return *trick.suit == describe(record_.game).doubles_suit ? doubles : *trick.suit;
    }

    void write_tricks() {
        json_.key("tricks").begin_list();
        for (const Trick& trick : story_.tricks) {
            json_.begin_list();
            append_numbers(json_,
                           {suit_number(trick), trick.taker.exists() ? trick.taker.index() : -1});
            for (const TrickTile& played : trick.tiles)
                append_numbers(json_, {static_cast<int>(played.ply), played.seat.index(),
                                       played.tile ? played.tile->high() : -1,
                                       played.tile ? played.tile->low() : -1});
            json_.end_list();
        }
        json_.end_list();
        for_both("places", [&](const Layout& layout) {
            for (const PlacedTile& placed : layout.tiles) {
                const Point at = middle_of(placed.place);
                append_numbers(json_, {at.x, at.y});
            }
        });
    }

    void write_plies() {
        json_.key("plies").begin_list();
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
        json_.end_list();
    }

    void write_ply(std::uint32_t ply, const TablePosition& last, const TablePosition& now) {
        json_.begin_list();
        write_phrase(json_, stop_in_words(record_, verdict_, story_, ply));
        json_.begin_list();
        for (std::size_t s = 0; s < now.seats.size(); ++s)
            if (now.seats[s] != last.seats[s]) write_seat(s, last.seats[s], now.seats[s]);
        json_.end_list();
        json_.number(now.next.exists() ? now.next.index() : -1);
        json_.begin_list();
        for (std::size_t arm = 0; arm < now.table.count; ++arm)
            if (arm >= last.table.count || now.table.arms[arm] != last.table.arms[arm])
                write_arm(arm, now.table.arms[arm]);
        json_.end_list();
        std::string more;
        append_more(more, ply, last, now);
        if (more != "{}") json_.json(more);
        json_.end_list();
    }

    void write_phrase(JsonText& json, std::string_view words) {
        std::string phrase;
        phrases_.append(phrase, page_text(words));
        json.json(phrase);
    }

    void write_seat(std::size_t seat, const SeatTiles& last, const SeatTiles& now) {
        json_.begin_list();
        json_.number(seat);
        json_.word(difference(last.known, now.known));
        const std::string deduced = difference(last.deduced, now.deduced);
        const std::string prizes = difference(last.prizes, now.prizes);
        if (now.hidden != last.hidden || !deduced.empty() || !prizes.empty()) {
            json_.number(now.hidden);
            json_.word(deduced);
            json_.word(prizes);
        }
        json_.end_list();
    }

    void write_arm(std::size_t arm, const ArmView& view) {
        const std::string text = arm_text(view);
        const bool number = view.started && !view.spellbound && text.find(' ') == text.npos;
        json_.number(arm);
        if (number)
            json_.json(text);
        else
            json_.word(text);
    }

    /// Appends an object with the values that change rarely.
    void append_more(std::string& more, std::uint32_t ply, const TablePosition& last,
                     const TablePosition& now) {
        JsonText json(more);
        json.begin_object();
        if (ply == 0 || now.stock != last.stock) json.key("stock").number(now.stock);
        if (now.backwards != last.backwards) json.key("backwards").boolean(now.backwards);
        if (now.table.count != last.table.count) json.key("count").number(now.table.count);
        const std::string doubt = doubt_in_words(story_, now.ply);
        if (doubt != doubt_in_words(story_, last.ply)) {
            json.key("doubt");
            write_phrase(json, doubt);
        }
        if (!story_.remarks[ply].empty()) {
            json.key("remarks").begin_list();
            for (const Deduction* remark : story_.remarks[ply]) write_phrase(json, remark->message);
            json.end_list();
        }
        json.end_object();
    }

    JsonText& json_;
    Phrases& phrases_;
    const Record& record_;
    const GameVerdict& verdict_;
    const HandStory& story_;
    const PageTables& tables_;
};

void append_strings(JsonText& json, std::string_view key, const std::vector<std::string>& texts) {
    json.key(key).begin_list();
    for (const std::string& text : texts) json.string(text);
    json.end_list();
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

namespace {

std::vector<std::string> called_in(const Record& record, std::uint32_t hand) {
    std::vector<std::string> called;
    for (const Seat seat : SeatSet::all(record.players))
        called.push_back(page_text(player_called(record, seat, hand)));
    return called;
}

}  // namespace

void append_game_data(std::string& out, const Record& record, const GameVerdict& verdict,
                      std::span<const HandStory> stories, std::span<const std::string> names,
                      std::span<const PageTables> tables, const ShownAnalysis* analysis) {
    std::vector<std::string> players;
    for (int s = 0; s < record.players; ++s)
        players.push_back(page_text(player_name(record, Seat(s))));
    Phrases phrases(players);
    JsonText json(out);
    json.begin_object();
    json.key("stock").word(describe(record.game).stock_word);
    append_strings(json, "players", called_in(record, 0));
    append_strings(json, "names", players);
    json.key("hands").begin_list();
    for (std::size_t i = 0; i < stories.size(); ++i) {
        json.begin_object();
        json.key("name").word(names[i]);
        json.key("before").string(page_text(points_before(record, stories[i])));
        if (!record.substitutes.empty())
            append_strings(json, "players", called_in(record, stories[i].hand));
        HandWriter(json, phrases, record, verdict, stories[i], tables[i]).write();
        if (analysis != nullptr)
            append_decisions(json.key("decisions"), *analysis, stories[i].hand);
        json.end_object();
    }
    json.end_list();
    append_strings(json, "phrases", phrases.all());
    json.end_object();
}

}  // namespace bones::inline show
