#include "tools/replay/state_json.hpp"

#include <fmt/format.h>

#include <iterator>

#include "libnotation/text/tile_text.hpp"
#include "tools/lib/judged.hpp"

namespace bones {

using namespace picture;

void append_tiles_json(std::string& out, const TileSet& tiles) {
    out += '[';
    const char* comma = "";
    for (Tile tile : tiles) {
        out += comma;
        out += '"';
        append_tile(out, tile);
        out += '"';
        comma = ",";
    }
    out += ']';
}

void append_seat_json(std::string& out, const SeatTiles& seat, bool whole) {
    out += "{\"known\":";
    append_tiles_json(out, seat.known);
    if (whole || !seat.deduced.empty()) append_tiles_json(out += ",\"deduced\":", seat.deduced);
    if (whole || seat.hidden > 0)
        fmt::format_to(std::back_inserter(out), ",\"hidden\":{}", seat.hidden);
    if (whole || !seat.prizes.empty()) append_tiles_json(out += ",\"prizes\":", seat.prizes);
    out += '}';
}

void append_seat_name_json(std::string& out, Seat seat) {
    if (seat.exists())
        fmt::format_to(std::back_inserter(out), "\"{}\"", seat.letter());
    else
        out += "null";
}

std::string points_before(const Record& record, const HandStory& story) {
    std::string text;
    if (!story.adds_up || !story.before_known) return text;
    for (int s = 0; s < scoring_seats(record); ++s)
        text += fmt::format("{}{} {}", s > 0 ? ", " : "", side_name(record, s),
                            story.before[static_cast<std::size_t>(s)]);
    return text;
}

std::string stop_in_words(const Record& record, const GameVerdict& verdict, const HandStory& story,
                          std::uint32_t ply) {
    if (ply > story.plies()) return end_in_words(record, verdict, story.hand);
    if (ply == 0) return "the tiles are dealt";
    return move_in_words(record, verdict, story, ply);
}

}  // namespace bones
