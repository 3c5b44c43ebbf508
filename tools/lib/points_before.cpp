#include "tools/lib/points_before.hpp"

#include "tools/lib/judged.hpp"

namespace bones {

namespace {

/// What a `carry` line brings along; unknown if a record begins later without one.
PointsBefore carried(const Record& record) {
    PointsBefore first;
    first.known = record.hands[0].number <= 1;
    for (const Statement& line : record.statements) {
        if (line.keyword != Keyword::carry || !line.counts) continue;
        first.known = static_cast<int>(line.count) == scoring_seats(record);
        for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
            const Amount& amount = record.amounts[i];
            if (amount.seat.exists()) first.points[amount.seat] = amount.points;
        }
    }
    return first;
}

}  // namespace

std::vector<PointsBefore> points_before(const Record& record, const GameVerdict& verdict) {
    std::vector<PointsBefore> all;
    if (verdict.hands.empty()) return all;
    all.push_back(carried(record));
    for (std::size_t i = 1; i < verdict.hands.size(); ++i) {
        PointsBefore next = all.back();
        next.known = next.known && verdict.hands[i - 1].scored;
        for (std::size_t s = 0; s < most_seats; ++s)
            next.points[s] += verdict.hands[i - 1].scores[s];
        all.push_back(next);
    }
    return all;
}

}  // namespace bones
