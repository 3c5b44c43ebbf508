// Games as input for ratings: the players, the places, and the date.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/show/rating/night_rulings.hpp"
#include "tools/lib/store/archive/people.hpp"

namespace bones::inline show::rating {

struct Side {
    std::vector<Person> people;
    std::int32_t points = 0;
    std::int32_t place = 1;  ///< place among the sides; equal sides share it
};

/// One recorded game.
struct RatedGame {
    Game game = Game::unknown;
    InputFileRef file;
    std::uint64_t line = 1;
    std::uint32_t record = 1;  ///< number in its file, or in the archive
    std::string date, round, table, id, fingerprint;
    std::string last_day;     ///< the last day that the date can be; empty: no date
    std::vector<Side> sides;  ///< by seat
    std::string left_out;     ///< why it does not count; empty: it counts
};

/// Converts a judged record. The verdict must have its actions (RecordDetail::play). A game with a
/// substitute is left out, unless one of `lines` gives its result to the substitute.
RatedGame rated_game(const InputFileRef& file, const RecordChecker& judged,
                     const archive::WhoIsWho& who, const NightRulings& lines);

/// Sorts games into the order in which they count: date (its last possible day), round, table, id,
/// fingerprint. Missing values come first, and numbers are compared as numbers. Games that are
/// equal in all this are ordered by content, so that the order of files does not matter.
void put_in_order(std::vector<RatedGame>& games);

/// The day of a game in days since 1970; none if the date or its year is missing.
std::optional<std::int64_t> day_number(const std::string& date, const std::string& last_day);

}  // namespace bones::inline show::rating
