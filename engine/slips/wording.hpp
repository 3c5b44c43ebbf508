// What a change is called, and how likely it is.
#pragma once

#include <span>

#include "engine/slips/change.hpp"

namespace bones::slips {

/// Replacements, in the order of the text, as a repair.
Fix fix_of(std::span<const Replacement> replacements, std::string message);
/// The change as a repair with its message: `write 6-1@2 for 6-5@2`.
Fix as_fix(const Record& record, const Change& change);

/// The less, the likelier: what agrees with claims, then with tiles left, before what alters them;
/// among these misreadings that hands make often go first, then the kinds in their order.
int unlikeliness(const Change& change);

}  // namespace bones::slips
