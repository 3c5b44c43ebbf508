// Ratings as text, CSV, JSON Lines (schemas/rate.schema.json) and pictures.
#pragma once

#include <optional>
#include <string>

#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/show/rating/bands.hpp"
#include "tools/lib/show/rating/ladder.hpp"

namespace bones::rating {

/// The parts of the ratings to show.
struct View {
    std::size_t min_games = 5;            ///< players with fewer games are unranked
    std::optional<std::uint32_t> person;  ///< show only this one
    bool games = false;                   ///< show the change by each game
    bool archive = false;                 ///< the games are from an archive
    Style style;

    bool is_unranked(const Standing& standing) const { return standing.course.size() < min_games; }
    bool shows(std::uint32_t shown_person) const { return !person || *person == shown_person; }
};

/// The ranks of a ladder's standings, in the same order.
std::vector<Band> bands_in(const View& view, const Ladder& ladder);

void rate_text(std::string& out, const View& view, const Ratings& ratings);
void rate_csv(std::string& out, const View& view, const Ratings& ratings);
void rate_json(std::string& out, const View& view, const Ratings& ratings);
/// The games that do not count, one line for each reason.
std::string left_out_text(const View& view, const Ratings& ratings);

/// The dates of a person's first and last game in a ladder, as written.
const std::string& first_date(const Ratings& ratings, const Standing& standing);
const std::string& last_date(const Ratings& ratings, const Standing& standing);
/// The place of a game: `record 12` in an archive, otherwise `night.bones:41`.
std::string place_of(const View& view, const RatedGame& game);

}  // namespace bones::rating
