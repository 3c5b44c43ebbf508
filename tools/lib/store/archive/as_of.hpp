// An archive as it stood: what it held then, judged by today's program.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// SQL: when the line `l` of the log came to this archive; one that was merged, with its import.
inline constexpr std::string_view came_at =
    "ifnull((SELECT v.at FROM log v WHERE v.log_id = l.via_id AND l.what = 'amend'), l.at)";

/// A moment in UTC, as the log writes it: `2026-11-19` (its end), `2026-11-19T21:04`,
/// `2026-11-19T21:04:05Z`; also a month or a year. Throws UsageError.
std::string moment_of(const std::string& written);
/// The archive, for reading; with a moment, a copy of it in which all that was done later is undone
/// (a temporary file of SQLite's own). Throws ArchiveError, and UsageError of a time that is none.
Database open_as_of(const std::string& path, const std::string& moment);

}  // namespace bones::inline store::archive
