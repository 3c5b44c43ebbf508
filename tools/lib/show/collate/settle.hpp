// Chooses a reading where sheets differ.
#pragma once

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/collate/candidate.hpp"

namespace bones::inline show::collate {

/// Settles every place of a game. The first rule that decides is used:
/// - The only combination of readings that leaves the hand without an error of facts or a misfit.
/// - The reading of most sheets, of three or more.
/// - The reading of the preferred sheet, marked as undecided.
void settle(CollatedGame& game, const CollateOptions& options, Table table, RecordChecker& judge);

}  // namespace bones::inline show::collate
