// Finds the breaches of one record.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/io/records/feed.hpp"
#include "tools/lib/io/records/judged.hpp"

namespace bones::inline show {

/// A proven or possible breach.
struct Case {
    const Finding* finding = nullptr;  ///< a finding of the verdict
    SeatSet seats;                     ///< one of these seats broke the rule
    std::uint32_t hand = 0;            ///< in Record::hands
    bool proven = false;               ///< proven in all cases, or if the sheet is right
    bool holds_always = false;
    bool called = false;      ///< a penalty line shows that it was noticed at the table
    std::int64_t points = 0;  ///< deducted or given for it, by the rules or by the table

    /// Whether it is proven only if the sheet is right.
    bool if_right() const { return proven && !holds_always; }
    /// Whether the record shows which seat broke the rule.
    bool names_seat() const { return seats.size() == 1; }
    /// Whether one of these seats may have broken the rule.
    bool is_of(SeatSet asked) const { return seats.empty() || !(seats & asked).empty(); }
};

/// The breaches of a verdict, in its order. The verdict must list possible breaches.
std::vector<Case> find_cases(const Record& record, const GameVerdict& verdict);

}  // namespace bones::inline show
