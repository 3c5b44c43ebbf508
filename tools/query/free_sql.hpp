// Runs SQL of the user on a read-only connection with a time limit.
#pragma once

#include <string>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/database.hpp"

namespace bones {

/// Runs one statement and writes its rows. Returns their number. Throws ArchiveError, also if the
/// statement would not only read, or takes longer than `seconds`.
std::uint64_t run_free_sql(const std::string& path, const std::string& sql, int seconds,
                           RowFormat format, bool wide, Style style, Output& output);

}  // namespace bones
