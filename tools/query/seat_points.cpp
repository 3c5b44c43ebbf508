#include "tools/query/seat_points.hpp"

#include <algorithm>

#include "libnotation/json/json_text.hpp"

namespace bones {

using namespace archive;

void SeatPoints::add(std::string_view seat, std::string_view side, MaybeNumber points,
                     MaybeNumber claimed) {
    if (side == seat) seats_.push_back({std::string(seat), points, claimed});
}

std::string SeatPoints::object(Which which) const {
    std::string text;
    {
        JsonText json(text);
        json.begin_object();
        for (const Seat& seat : seats_)
            if (const MaybeNumber points = seat.at(which)) json.any_key(seat.name).number(*points);
        json.end_object();
    }
    return text;
}

std::string SeatPoints::list(Which which) const {
    std::string text;
    for (const Seat& seat : seats_) {
        const MaybeNumber points = seat.at(which);
        if (!points) continue;
        if (!text.empty()) text += ' ';
        text += seat.name + ' ' + std::to_string(*points);
    }
    return text;
}

SeatPointsReader::SeatPointsReader(Database& database)
    : query_(database,
             "SELECT x.seat, w.side, x.points, x.claimed FROM hand_seats x JOIN seats w ON "
             "w.record_id = ?1 AND w.seat = x.seat WHERE x.hand_id = ?2 ORDER BY x.seat") {}

const SeatPoints& SeatPointsReader::read(std::int64_t record, std::int64_t hand) {
    const Reset reset(query_);
    points_.clear();
    query_.with(record, hand);
    while (query_.step())
        points_.add(query_.text(0), query_.text(1), query_.number_if_any(2),
                    query_.number_if_any(3));
    return points_;
}

SeatPoints seat_points(const RecordRows& rows, std::int64_t hand) {
    SeatPoints points;
    auto row = std::partition_point(rows.hand_seats.begin(), rows.hand_seats.end(),
                                    [&](const HandSeatRow& one) { return one.hand.index < hand; });
    for (; row != rows.hand_seats.end() && row->hand.index == hand; ++row)
        points.add(row->seat, rows.seats[static_cast<std::size_t>(row->seat[0] - 'A')].side,
                   row->points, row->claimed);
    return points;
}

}  // namespace bones
