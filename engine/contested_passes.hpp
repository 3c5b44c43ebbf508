// Passes after a played tile on its line, which are read as the next seat's (N6).
#pragma once

#include "bones/record.hpp"
#include "bones/verdict.hpp"

namespace bones {

/// Makes those of a record's `moved_passes` unreadable that prove a breach in its verdict: neither
/// way to read such a pass may. Whether there are any; then the verdict is of no use. Linear in
/// passes times findings.
bool leave_contested_passes_unread(Record& record, const GameVerdict& verdict);

/// Whether a hand has a pass of which it is not known who made it. No slip in it is certain.
bool has_contested_pass(const Record& record, std::uint32_t hand);

}  // namespace bones
