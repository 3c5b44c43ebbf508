// Passes after a played tile on its line, which are read as passes of the next seats (N6).
#pragma once

#include <cstdint>

#include "bones/record.hpp"

namespace bones {

/// Makes one of a record's `moved_passes` unreadable, and the passes after it on its line. From
/// there on the seats of the line's words are unknown. This is for a pass that decides which seat
/// broke a rule.
void leave_pass_unread(Record& record, std::uint32_t pass);

}  // namespace bones
