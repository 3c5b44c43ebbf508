// The smallest group of actions that cannot all have been right (G10).
#pragma once

#include <span>
#include <vector>

#include "engine/holdings.hpp"

namespace bones {

/// The smallest group of actions whose conditions cannot all hold, ascending; empty if they can.
/// `owner` names, for each condition, the action it is asked of, ascending from 0. Of several
/// groups, the one whose last action comes first, then the one with the earliest actions. (Where
/// that takes very long the search is cut off, and the group is one of which no member can be left
/// out.)
std::vector<std::size_t> smallest_conflict(const Holdings& holdings,
                                           std::span<const Condition> conditions,
                                           std::span<const std::size_t> owner);

}  // namespace bones
