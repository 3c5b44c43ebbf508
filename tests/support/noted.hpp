// Records judged as if their sheets noted all that happens: what most tests are about.
#pragma once

#include "bones/record.hpp"

namespace bones::test {

/// Takes a record as `written all`, unless it says itself what it notes.
inline void take_as_noted(Record& record) {
    if (record.written.empty()) record.written = NotedKinds::all() - record.unwritten;
}

}  // namespace bones::test
