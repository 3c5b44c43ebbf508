// What a hand brought each seat, as bones-query answers with it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones {

/// The points of one hand: by the rules, and as they were written. Partners have them once, at the
/// first one's seat.
class SeatPoints {
  public:
    enum class Which { by_the_rules, claimed };

    void clear() { seats_.clear(); }
    /// Seats must come in order.
    void add(std::string_view seat, std::string_view side, archive::MaybeNumber points,
             archive::MaybeNumber claimed);

    /// `{"A":3,"B":0}`
    std::string object(Which which) const;
    /// `A 3 B 0`
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

/// Reads them from an archive, hand by hand.
class SeatPointsReader {
  public:
    explicit SeatPointsReader(archive::Database& database);
    /// Holds until the next is read.
    const SeatPoints& read(std::int64_t record, std::int64_t hand);

  private:
    archive::Query query_;
    SeatPoints points_;
};

/// Those of a hand, from 0, of a record whose rows are given by hand.
SeatPoints seat_points(const archive::RecordRows& rows, std::int64_t hand);

}  // namespace bones
