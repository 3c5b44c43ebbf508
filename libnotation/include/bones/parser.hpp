// Text to record.
#pragma once

#include "bones/reader.hpp"
#include "bones/record.hpp"

namespace bones {

/// Reads a record's text, generously (N9). Whatever it holds, `record` is filled; what could not be
/// read is in `record.findings`. The record's vectors are reused.
void parse(const RawRecord& raw, Record& record);

/// Reserves room for all statements and actions that a long text is likely to have: arrays that
/// grow as they are filled take up to three times as much. Returns how many actions; 0 for a short
/// one, for which nothing is reserved.
std::size_t reserve_for(std::string_view text, Record& record);

}  // namespace bones
