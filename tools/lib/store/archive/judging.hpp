// Judges the records of an archive again if an older version judged them.
#pragma once

#include <cstdint>

#include "tools/lib/io/progress.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// Whether all records of an archive were judged by judging_version.
bool is_judged_as_today(Database& database);

/// Judges every record by today's rules and texts, in one transaction. A text changes only if its
/// canonical form has changed; the log then keeps the old text. Returns the number of records.
/// Throws ArchiveError.
std::uint64_t judge_anew(Database& database, Progress& progress);

}  // namespace bones::inline store::archive
