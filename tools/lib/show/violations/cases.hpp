// The breaches of one record, one by one.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show {

/// A breach that is proven, or may have been one.
struct Case {
    const Finding* finding = nullptr;  ///< of the verdict
    SeatSet seats;                     ///< one of these broke the rule
    std::uint32_t hand = 0;            ///< in Record::hands
    bool proven = false;               ///< it did, always or if the sheet is right
    bool holds_always = false;
    bool called = false;      ///< a penalty line says that it was noticed at the table
    std::int64_t points = 0;  ///< what the rules, or the table, took or gave for it

    /// Whether it is proven only if the sheet is right.
    bool if_right() const { return proven && !holds_always; }
    /// Whether the record shows whose it is.
    bool names_seat() const { return seats.size() == 1; }
    /// Whether one of these may have broken the rule.
    bool is_of(SeatSet asked) const { return seats.empty() || !(seats & asked).empty(); }
};

/// The breaches in a verdict that lists what is open, in its order.
std::vector<Case> find_cases(const Record& record, const GameVerdict& verdict);

}  // namespace bones::inline show
