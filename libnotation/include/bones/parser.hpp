// Text to record.
#pragma once

#include "bones/reader.hpp"
#include "bones/record.hpp"

namespace bones {

/// Reads a record's text, in any spelling that N9 allows. It never fails: `record.findings` has
/// what could not be read. The record's vectors are reused.
void parse(const RawRecord& raw, Record& record);

}  // namespace bones
