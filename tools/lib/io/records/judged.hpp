// A record with what the referee says of it, as tools take records from their inputs.
#pragma once

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/io/records/feed.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones::inline io {

/// Whether tiles are played to tricks; false where the game is unknown.
bool plays_tricks(Game game);
/// Notes a judged record of a batch among those that count (RecordDetail::play or all); whether it
/// turned out to be a copy of one before.
bool note_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
               BatchCopies& copies);

}  // namespace bones::inline io
