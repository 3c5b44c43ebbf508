// Filters that a record's header answers: they need no archive.
#pragma once

#include "bones/verdict.hpp"
#include "tools/lib/store/archive/filters.hpp"

namespace bones {

/// The filters that the header and the verdict on the game answer are left out of `filters`.
archive::Filters beyond_header(const archive::Filters& filters);
/// Whether those that are left out are met. People are who the sheet says.
bool header_meets(const archive::Filters& filters, const Record& record,
                  const GameVerdict& verdict);

}  // namespace bones
