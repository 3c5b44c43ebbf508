// Corrections of records that are in the archive.
#pragma once

#include <cstdint>
#include <string_view>

#include "libnotation/reader.hpp"
#include "tools/archive/database.hpp"

namespace bones {

/// Puts a corrected record in the place of one and keeps what was there, with the reason and the
/// time. False: it says that already, and nothing is changed. Throws ArchiveError, also if another
/// record has the play of the corrected one.
bool amend(Database& database, std::int64_t record, const RawRecord& corrected,
           std::string_view reason);

}  // namespace bones
