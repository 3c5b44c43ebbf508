// G5a: a house rule that cannot be read may have been any. What is not so under all of them is not
// held against anybody.
#pragma once

#include <functional>

#include "tests/second/referee/desk.hpp"

namespace bones::second {

using JudgeGame = std::function<void(const House&, Desk&)>;

/// Judges a record by the house rules as they are read, and takes back what does not hold under
/// each of the others.
void judge_under_all(const Record& record, const House& house, Desk& desk, const JudgeGame& game);

}  // namespace bones::second
