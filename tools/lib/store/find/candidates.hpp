// The parts of a pattern that SQL can check.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/parameters.hpp"
#include "tools/lib/store/find/pattern.hpp"

namespace bones::inline store::find {

// Conditions on `hands h` that every hand with a match fulfils. Other hands may fulfil them too.
// Values are added to the parameters.

/// The conditions that an index answers for all hands at once. May be empty.
std::vector<std::string> found_by_index(const Pattern& pattern, archive::Parameters& parameters);
/// The conditions that need a look at each hand.
std::vector<std::string> found_within(const Pattern& pattern, archive::Parameters& parameters);
/// The parts of the pattern that SQL cannot check, one line each, for people.
std::vector<std::string> left_to_follow(const Pattern& pattern);

}  // namespace bones::inline store::find
