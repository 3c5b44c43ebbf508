// What a position holds, as JSON: the same in JSON Lines and in pages.
#pragma once

#include <string>

#include "tools/lib/picture/hand_story.hpp"

namespace bones {

/// `["6-1","5-5"]`
void append_tiles_json(std::string& out, const TileSet& tiles);
/// `{"known":[…],"deduced":[…],"hidden":3,"prizes":[…]}`; `whole`: with what is empty.
void append_seat_json(std::string& out, const picture::SeatTiles& seat, bool whole);
/// `"B"` or `null`.
void append_seat_name_json(std::string& out, Seat seat);
/// The points before a hand: `Ana 4, Bo 0`; empty where they are unknown or do not add up.
std::string points_before(const Record& record, const picture::HandStory& story);
/// What a position is, in words: the move, the deal or the end.
std::string stop_in_words(const Record& record, const GameVerdict& verdict,
                          const picture::HandStory& story, std::uint32_t ply);

}  // namespace bones
