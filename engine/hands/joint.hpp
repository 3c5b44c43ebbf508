// Decides whether several conditions can have been kept together (G10).
#pragma once

#include <span>
#include <vector>

#include "engine/hands/holdings.hpp"

namespace bones {

/// Whether some placing of the unseen tiles keeps all these conditions at once.
bool can_all_hold(const Holdings& holdings, std::span<const Condition> conditions);

/// Judges all of these conditions together: kept, broken or open.
Verdict verdict_of_all(const Holdings& holdings, std::span<const Condition> conditions);

}  // namespace bones
