// Which reading stands where sheets say different things.
#pragma once

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/collate/candidate.hpp"

namespace bones::inline show::collate {

/// Settles every place of a game, in this order: the only combination of readings that leaves a
/// hand without error of facts and misfit; what most of three or more sheets say; the reading of
/// the preferred sheet, undecided.
void settle(CollatedGame& game, const CollateOptions& options, Table table, RecordChecker& judge);

}  // namespace bones::inline show::collate
