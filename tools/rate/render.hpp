// Ratings as text, CSV, JSON Lines (schemas/rate.schema.json) and pictures.
#pragma once

#include <optional>
#include <string>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/rating/bands.hpp"
#include "tools/lib/show/rating/ladder.hpp"

namespace bones::rating {

/// What is shown.
struct View {
    std::size_t min_games = 5;            ///< a player with fewer is unranked
    std::optional<std::uint32_t> person;  ///< this one only
    bool games = false;                   ///< how each game changed the ratings
    bool archive = false;                 ///< the games are of an archive
    Style style;

    bool is_unranked(const Standing& standing) const { return standing.course.size() < min_games; }
    bool shows(std::uint32_t shown_person) const { return !person || *person == shown_person; }
};

/// The ranks of each standing of a ladder, in its order.
std::vector<Band> bands_in(const View& view, const Ladder& ladder);

void rate_text(std::string& out, const View& view, const Ratings& ratings);
void rate_csv(std::string& out, const View& view, const Ratings& ratings);
void rate_json(std::string& out, const View& view, const Ratings& ratings);
/// What does not count, and why: a line each reason.
std::string left_out_text(const View& view, const Ratings& ratings);

/// The date of somebody's first and last game in a ladder, as written.
const std::string& first_date(const Ratings& ratings, const Standing& standing);
const std::string& last_date(const Ratings& ratings, const Standing& standing);
/// Where a game is found: `record 12` in an archive, else `night.bones:41`.
std::string place_of(const View& view, const RatedGame& game);

}  // namespace bones::rating
