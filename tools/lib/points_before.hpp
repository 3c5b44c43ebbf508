// What had been scored before each hand of a record.
#pragma once

#include <vector>

#include "bones/verdict.hpp"

namespace bones {

struct PointsBefore {
    Points points{};     ///< by scoring seat
    bool known = false;  ///< false: a hand before is not scored, or began elsewhere without `carry`
};

/// One for each hand, of a game in which the scores of hands add up.
std::vector<PointsBefore> points_before(const Record& record, const GameVerdict& verdict);

}  // namespace bones
