// Whether several conditions can have been kept together (G10).
#pragma once

#include <span>
#include <vector>

#include "engine/holdings.hpp"

namespace bones {

/// Whether some placing of the unseen tiles keeps all these conditions at once.
bool can_all_hold(const Holdings& holdings, std::span<const Condition> conditions);

/// Whether a verdict that rests on all of these conditions is kept, broken or open.
Verdict verdict_of_all(const Holdings& holdings, std::span<const Condition> conditions);

/// The smallest group of actions whose conditions cannot all hold, ascending; empty if they can.
/// `owner` names, for each condition, the action it is asked of, ascending from 0. Of several
/// groups, the one whose last action comes first, then the one with the earliest actions. (Among
/// very many actions the search is cut off, and the group is one of which no member can be left
/// out.)
std::vector<std::size_t> smallest_conflict(const Holdings& holdings,
                                           std::span<const Condition> conditions,
                                           std::span<const std::size_t> owner);

}  // namespace bones
