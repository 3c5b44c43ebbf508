#include "tools/lib/show/picture/state_json.hpp"

#include <fmt/core.h>

#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show {

using namespace picture;

namespace {

/// Appends tiles as a list: `["6-1","5-5"]`.
void append_tiles(JsonText& json, const TileSet& tiles) {
    json.begin_list();
    for (Tile tile : tiles) json.tile(tile);
    json.end_list();
}

}  // namespace

void append_seat_json(JsonText& json, const SeatTiles& seat) {
    json.begin_object();
    append_tiles(json.key("known"), seat.known);
    append_tiles(json.key("deduced"), seat.deduced);
    json.key("hidden").number(seat.hidden);
    append_tiles(json.key("prizes"), seat.prizes);
    json.end_object();
}

std::string points_before(const Record& record, const HandStory& story) {
    std::string text;
    if (!story.before) return text;
    for (int s = 0; s < scoring_seats(record); ++s)
        text += fmt::format("{}{} {}", s > 0 ? ", " : "", side_name(record, s), (*story.before)[s]);
    return text;
}

std::string stop_in_words(const Record& record, const GameVerdict& verdict, const HandStory& story,
                          std::uint32_t ply) {
    if (ply > story.plies()) return end_in_words(record, verdict, story.hand);
    if (ply == 0) return "the tiles are dealt";
    return move_in_words(record, verdict, story, ply);
}

}  // namespace bones::inline show
