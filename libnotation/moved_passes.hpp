// Passes after a played tile on its line, which are read as the next seat's (N6).
#pragma once

#include <cstdint>

#include "bones/record.hpp"

namespace bones {

/// Takes one of a record's `moved_passes`, and the passes after it on its line, for words that
/// cannot be read, and the seats of all words from it on for unknown: whose pass it is decides who
/// has broken a rule.
void leave_pass_unread(Record& record, std::uint32_t pass);

}  // namespace bones
