// Archives that were judged by an earlier Bones: what is stored of their records is made anew.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tools/lib/archive/database.hpp"
#include "tools/lib/progress.hpp"

namespace bones::archive {

/// Whether all records of an archive were judged by judging_version.
bool is_judged_as_today(Database& database);

struct JudgedAnew {
    std::uint64_t records = 0;
    std::vector<std::string> left;  ///< which were left as they were and why, a line on each
};

/// Judges every record by the rules and sentences of today, all or none. Texts stay, but for one
/// that is written otherwise in canonical form today: the log keeps what it was. A record that
/// is the same play as another one by now is left as it was. Throws ArchiveError.
JudgedAnew judge_anew(Database& database, Progress& progress);

}  // namespace bones::archive
