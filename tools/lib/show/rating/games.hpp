// Games as ratings see them: who played, who was better, and when.
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
    std::int32_t place = 1;  ///< among the sides; equal ones share it
};

/// One recorded game.
struct RatedGame {
    Game game = Game::unknown;
    InputFileRef file;
    std::uint64_t line = 1;
    std::uint32_t record = 1;  ///< in its file, or its number in an archive
    std::string date, round, table, id, fingerprint;
    std::string last_day;     ///< the last day that the date can mean; empty: no date
    std::vector<Side> sides;  ///< in the order of seats
    std::string left_out;     ///< why it does not count; empty: it does
};

/// What a judged record gives. The verdict must have its actions (RecordDetail::play). A game with
/// a substitute is left out, unless one of the lines gives its result to the substitute.
RatedGame rated_game(const InputFileRef& file, const RecordChecker& judged,
                     const archive::WhoIsWho& who, const NightRulings& lines);

/// Puts games in the order in which they count: by date (the last day that it can mean; none comes
/// first), round, table (numbers as numbers; none first), id, fingerprint. What is equal in all
/// that has an order of its own, so that the order of files makes no difference.
void put_in_order(std::vector<RatedGame>& games);

/// Days since 1970 of a day as dates are written; nothing without a date, or without its year.
std::optional<std::int64_t> day_number(const std::string& date, const std::string& last_day);

}  // namespace bones::inline show::rating
