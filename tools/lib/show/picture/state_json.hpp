// Positions as JSON, in the same form for JSON Lines and pages.
#pragma once

#include <string>

#include "libnotation/json/json_text.hpp"
#include "tools/lib/show/picture/hand_story.hpp"

namespace bones::inline show {

/// Appends a seat: `{"known":[…],"deduced":[…],"hidden":3,"prizes":[…]}`.
void append_seat_json(JsonText& json, const SeatTiles& seat);
/// The points before a hand: `Ana 4, Bo 0`; empty if they are unknown or are not added up.
std::string points_before(const Record& record, const picture::HandStory& story);
/// A position in words: the move, the deal or the end.
std::string stop_in_words(const Record& record, const GameVerdict& verdict,
                          const picture::HandStory& story, std::uint32_t ply);

}  // namespace bones::inline show
