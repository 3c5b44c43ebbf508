// Handles passes written after a tile on its line, which are read as passes of the next seat (N6).
#pragma once

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Makes those of a record's `moved_passes` unreadable that prove a breach, because either reading
/// of such a pass could be wrong. Returns whether there are any; the verdict is then useless.
/// Linear in passes times findings.
bool leave_contested_passes_unread(Record& record, const GameVerdict& verdict);

/// Whether a hand has a pass whose seat is unknown. No slip in such a hand is certain.
bool has_contested_pass(const Record& record, std::uint32_t hand);

}  // namespace bones
