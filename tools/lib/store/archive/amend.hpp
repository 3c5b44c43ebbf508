// Corrections of records that are in the archive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// What a correction does, or would do.
struct Amendment {
    bool same = false;                    ///< the record says that already, and nothing is changed
    bool refused = false;                 ///< more is wrong than before, and nothing is changed
    std::int64_t before = 0, after = 0;   ///< errors, breaches and wrong claims
    std::vector<std::string> gone, come;  ///< these, as they are listed
};

/// Puts a corrected record in the place of one and keeps what was there, with the reason and the
/// time. Where more is wrong than before, only if `even_if_worse`. Throws ArchiveError, also if
/// another record is a copy of the corrected one.
Amendment amend(Database& database, std::int64_t record, const RawRecord& corrected,
                std::string_view reason, bool even_if_worse);

}  // namespace bones::inline store::archive
