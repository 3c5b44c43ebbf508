// Judges records as if their sheets noted everything, as most tests need.
#pragma once

#include "bones/record.hpp"

namespace bones::test {

/// Treats a record as `written all`, unless it says what its sheet notes.
inline void take_as_noted(Record& record) {
    if (record.written.empty()) record.written = NotedKinds::all() - record.unwritten;
}

}  // namespace bones::test
