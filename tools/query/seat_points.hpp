// The points of a hand for each seat, in bones-query's answers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones {

/// The points of one hand, by the rules and as written. Partners have them together, at the seat of
/// the first one.
class SeatPoints {
  public:
    enum class Which { by_the_rules, claimed };

    void clear() { seats_.clear(); }
    /// Adds a seat. Seats must be added in order.
    void add(std::string_view seat, std::string_view side, archive::MaybeNumber points,
             archive::MaybeNumber claimed);

    /// The points as a JSON object: `{"A":3,"B":0}`.
    std::string object(Which which) const;
    /// The points as text: `A 3 B 0`.
    std::string list(Which which) const;

  private:
    struct Seat {
        std::string name;
        archive::MaybeNumber points, claimed;

        archive::MaybeNumber at(Which which) const {
            return which == Which::by_the_rules ? points : claimed;
        }
    };
    std::vector<Seat> seats_;
};

/// Reads the points from an archive, hand by hand.
class SeatPointsReader {
  public:
    explicit SeatPointsReader(archive::Database& database);
    /// The result is valid until the next call.
    const SeatPoints& read(std::int64_t record, std::int64_t hand);

  private:
    archive::Query query_;
    SeatPoints points_;
};

/// The points of a hand, from 0, out of a record's rows.
SeatPoints seat_points(const archive::RecordRows& rows, std::int64_t hand);

}  // namespace bones
