// The smallest group of actions that cannot all have been right (G10).
#pragma once

#include <span>
#include <vector>

#include "engine/hands/holdings.hpp"

namespace bones {

/// Actions that cannot all have been right.
struct Conflict {
    std::vector<std::size_t> actions;  ///< ascending; each of them is needed for the conflict
    bool smallest = true;  ///< false: the search was cut off, so a smaller group may exist
};

/// Limits of the search. Beyond them, a group that may not be the smallest is returned.
struct SearchLimits {
    int tries = 2000;    ///< groups that are tested for a conflict
    int steps = 10'000;  ///< steps spent on choosing groups, in all
};

/// Returns the smallest group of actions whose conditions cannot all hold; an empty group if they
/// can. `owner` names the action of each condition, ascending from 0. Of several smallest groups it
/// returns the one whose last action comes first, then the one with the earliest actions.
Conflict smallest_conflict(const Holdings& holdings, std::span<const Condition> conditions,
                           std::span<const std::size_t> owner, const SearchLimits& limits = {});

}  // namespace bones
