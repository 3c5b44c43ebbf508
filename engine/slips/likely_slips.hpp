// What slips of the pen make of the breaches of a verdict (G18): a slip is likelier than a breach.
#pragma once

#include <span>

#include "engine/slips/slips.hpp"

namespace bones {

/// Weighs the slips that were found against the breaches of a verdict. A certain slip becomes a
/// finding, `likely-slip`: the breaches that it takes away are open, and they and the errors name
/// it. A possible one is what the proven breaches of its hand rest on, as is a search that met its
/// bound. Linear in findings and hands, times the hands with slips.
void weigh_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict);
/// Reports changes of slips that run through the sheet, if there are any: every proven breach rests
/// on there being none.
void weigh_slips_of_sheet(const Record& record, const Readings& changes, GameVerdict& verdict);
/// The same where slips are not searched: every proven breach rests on that.
void weigh_no_slips(GameVerdict& verdict);
/// Puts the changes that would make a hand right into the first finding of the hand.
void list_slips(const Record& record, std::span<const HandSlips> slips, GameVerdict& verdict);

}  // namespace bones
