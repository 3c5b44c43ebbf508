// Opens an archive as it was at an earlier moment, judged by today's program.
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

/// SQL: the time at which the change of the log line `l` came to this archive. For a merged
/// amendment this is the time of its import.
inline constexpr std::string_view came_at =
    "ifnull((SELECT v.at FROM log v WHERE v.log_id = l.via_id AND l.what = 'amend'), l.at)";

/// Converts a moment in UTC to the form of the log: `2026-11-19` (the end of that day),
/// `2026-11-19T21:04`, `2026-11-19T21:04:05Z`. A month or a year is also allowed. With
/// MomentOf::begin a day, month or year means its begin. Throws UsageError.
enum class MomentOf : std::uint8_t { begin, end };
std::string moment_of(const std::string& written, MomentOf edge = MomentOf::end);
/// Opens an archive for reading. With a moment, opens a copy in which all later changes are undone
/// (a temporary file of SQLite). Throws ArchiveError, and UsageError for an invalid moment.
Database open_as_of(const std::string& path, const std::string& moment);

}  // namespace bones::inline store::archive
