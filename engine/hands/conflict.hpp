// The smallest group of actions that cannot all have been right (G10).
#pragma once

#include <span>
#include <vector>

#include "engine/hands/holdings.hpp"

namespace bones {

/// Actions that cannot all have been right.
struct Conflict {
    std::vector<std::size_t> actions;  ///< ascending; of none of them it can do without
    bool smallest = true;  ///< false: the search was cut off, and there may be one of fewer actions
};

/// How long to search before a group has to do that may not be the smallest.
struct SearchLimits {
    int tries = 2000;    ///< groups of which is asked whether they conflict
    int steps = 10'000;  ///< of choosing them, in all
};

/// The smallest group of actions whose conditions cannot all hold; none if they can. `owner` names,
/// for each condition, the action it is asked of, ascending from 0. Of several groups, the one
/// whose last action comes first, then the one with the earliest actions.
Conflict smallest_conflict(const Holdings& holdings, std::span<const Condition> conditions,
                           std::span<const std::size_t> owner, const SearchLimits& limits = {});

}  // namespace bones
