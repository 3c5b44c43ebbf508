// Handles lines missing on the sheet, for example those of a lost page (G18).
#pragma once

#include "bones/verdict.hpp"

namespace bones {

/// Missing lines are likelier than several breaches in one hand. Marks such breaches as dependent
/// on the assumption that no lines are missing. A hand whose sheet shows the fate of every tile is
/// exempt. The record is judged once more if there are such hands.
void weigh_lost_lines(const Record& record, GameVerdict& verdict);

}  // namespace bones
