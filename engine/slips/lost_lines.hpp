// Lines that are not on the sheet, as those of a lost page (G18).
#pragma once

#include "bones/verdict.hpp"

namespace bones {

/// Several breaches of one hand are likelier lines that are missing: they rest on there being none,
/// unless the sheet shows what became of every tile of the hand. Judges the record once more if
/// there are such hands.
void weigh_lost_lines(const Record& record, GameVerdict& verdict);

}  // namespace bones
