// SQL that somebody wrote, on a connection that can do nothing but read, for a limited time.
#pragma once

#include <string>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones {

/// Runs one statement and writes its rows. Returns how many. Throws ArchiveError: also if the
/// statement would do anything but read, or takes longer than `seconds`.
std::uint64_t run_free_sql(const std::string& path, const std::string& sql, int seconds,
                           RowFormat format, bool wide, Style style, Output& output);

}  // namespace bones
