// Words changes as messages and rates how likely they are.
#pragma once

#include <span>

#include "engine/slips/change.hpp"

namespace bones::slips {

/// Returns replacements, in text order, as a repair.
Fix fix_of(std::span<const Replacement> replacements, std::string message);
/// Returns the change as a repair with its message: `write 6-1@2 for 6-5@2`.
Fix as_fix(const Record& record, const Change& change);

/// Rates a change; lower is likelier. Changes that keep claims and tiles left rank first, then
/// those that alter tiles left, then those that alter claims. Within each group, frequent
/// misreadings come first, then the kinds in their order.
int unlikeliness(const Change& change);

}  // namespace bones::slips
