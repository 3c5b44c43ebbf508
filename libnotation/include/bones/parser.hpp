// Text to record.
#pragma once

#include "bones/reader.hpp"
#include "bones/record.hpp"

namespace bones {

/// Reads a record's text, generously (N9). Whatever it holds, `record` is filled; what could not be
/// read is in `record.findings`. The record's vectors are reused.
void parse(const RawRecord& raw, Record& record);

}  // namespace bones
