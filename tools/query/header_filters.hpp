// Applies the filters that need only a record's header, without an archive.
#pragma once

#include "bones/verdict.hpp"
#include "tools/lib/store/archive/filters.hpp"

namespace bones {

/// The filters without those that the header and the game's verdict can answer.
archive::Filters beyond_header(const archive::Filters& filters);
/// Whether a record matches the filters that beyond_header() removes. People are identified as on
/// the sheet.
bool header_meets(const archive::Filters& filters, const Record& record,
                  const GameVerdict& verdict);

}  // namespace bones
