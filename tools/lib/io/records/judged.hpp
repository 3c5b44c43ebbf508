// Helpers for records that the referee has judged.
#pragma once

#include "tools/lib/io/records/copies.hpp"
#include "tools/lib/io/records/feed.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones::inline io {

/// Whether tiles are played to tricks. False if the game is unknown.
bool plays_tricks(Game game);
/// Adds a judged record of a batch to those that count (RecordDetail::play or all). True if it is a
/// copy of an earlier record.
bool note_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
               BatchCopies& copies);

}  // namespace bones::inline io
