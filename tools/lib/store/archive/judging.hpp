// Archives that were judged by an earlier Bones: what is stored of their records is made anew.
#pragma once

#include <cstdint>

#include "tools/lib/io/progress.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// Whether all records of an archive were judged by judging_version.
bool is_judged_as_today(Database& database);

/// Judges every record by the rules and sentences of today, all or none. Texts stay, but for one
/// that is written otherwise in canonical form today: the log keeps what it was. Returns how many
/// records there are. Throws ArchiveError.
std::uint64_t judge_anew(Database& database, Progress& progress);

}  // namespace bones::inline store::archive
