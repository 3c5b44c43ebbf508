// Weighs slips of the pen against the breaches of a verdict (G18): a slip is likelier than a
// breach.
#pragma once

#include <span>

#include "engine/slips/slips.hpp"

namespace bones {

/// Weighs the slips that were found. A certain slip becomes a finding, `likely-slip`. The breaches
/// that it explains become open, and they and the errors name it. A possible slip, or a search that
/// met its bound, makes the proven breaches of its hand depend on the assumption of no slip. Linear
/// in findings and hands, times the hands with slips.
void weigh_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict);
/// Reports changes of slips that run through the sheet, if there are any. Every proven breach then
/// rests on the assumption of no slip.
void weigh_slips_of_sheet(const Record& record, const Readings& changes, GameVerdict& verdict);
/// Marks every proven breach as dependent on that assumption, because slips are not searched.
void weigh_no_slips(GameVerdict& verdict);
/// Adds the changes that would repair a hand to the first finding of the hand.
void list_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict);

}  // namespace bones
