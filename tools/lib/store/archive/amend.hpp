// Corrects records of the archive.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bones/reader.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// The effect of a correction.
struct Amendment {
    bool same = false;  ///< the record has this text already; nothing is changed
    /// The correction has more errors, breaches and wrong claims than before; nothing is changed.
    bool refused = false;
    std::int64_t before = 0, after = 0;   ///< number of errors, breaches and wrong claims
    std::vector<std::string> gone, come;  ///< the findings that it removes and adds, as listed
};

/// Replaces a record by a corrected one. Stores the old text with the reason and the time. A
/// correction with more errors, breaches and wrong claims than before is refused, unless
/// `even_if_worse`. Throws ArchiveError, also if another record is a copy of the corrected one.
Amendment amend(Database& database, std::int64_t record, const RawRecord& corrected,
                std::string_view reason, bool even_if_worse);

}  // namespace bones::inline store::archive
