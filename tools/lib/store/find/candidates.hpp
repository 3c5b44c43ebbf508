// What SQL can tell of where a pattern may match.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/parameters.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

// Conditions on `hands h` that every hand with a match meets; some that meet them have none. Values
// are added to the parameters.

/// Those that an index answers for all hands at once; there may be none.
std::vector<std::string> found_by_index(const Pattern& pattern, archive::Parameters& parameters);
/// Those that want a look through each hand.
std::vector<std::string> found_within(const Pattern& pattern, archive::Parameters& parameters);
/// What is left to be told by following the hands, a line on each; for people.
std::vector<std::string> left_to_follow(const Pattern& pattern);

}  // namespace bones::inline store::find
