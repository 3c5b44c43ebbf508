// Passes after a played tile on its line, which are read as the next seat's (N6).
#pragma once

#include <cstdint>

#include "bones/record.hpp"

namespace bones {

/// Makes one of a record's `moved_passes` unreadable, and the passes after it on its line. The
/// seats of all words from it on become unknown. For a pass whose seat decides who broke a rule.
void leave_pass_unread(Record& record, std::uint32_t pass);

}  // namespace bones
