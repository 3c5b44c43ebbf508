// G5a: an unreadable house rule may have set any value. A breach counts only if it is one under
// every possible value.
#pragma once

#include <functional>

#include "tests/second/referee/desk.hpp"

namespace bones::second {

using JudgeGame = std::function<void(const House&, Desk&)>;

/// Judges a record by its house rules as they are read, and removes each finding that does not also
/// follow from all the other possible rules.
void judge_under_all(const Record& record, const House& house, Desk& desk, const JudgeGame& game);

}  // namespace bones::second
