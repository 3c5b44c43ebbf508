// The breaches of one record, one by one.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/feed.hpp"
#include "tools/lib/judged.hpp"

namespace bones {

/// A breach that is proven, or may have been one.
struct Case {
    const Finding* finding = nullptr;  ///< of the verdict
    Seat seat;
    bool called = false;      ///< a penalty line says that it was noticed at the table
    std::int64_t points = 0;  ///< what the rules, or the table, took or gave for it
};

/// The breaches in a verdict that lists what is open, in its order.
std::vector<Case> find_cases(const Record& record, const GameVerdict& verdict);

}  // namespace bones
