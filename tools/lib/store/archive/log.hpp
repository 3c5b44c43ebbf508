// Writes the table `log`, the history of changes to an archive (schemas/archive.sql).
#pragma once

#include <string>
#include <string_view>

#include "tools/lib/store/archive/database.hpp"
#include "tools/lib/store/archive/rows.hpp"

namespace bones::inline store::archive {

/// The current time in the archive's form: 2026-11-19T21:04:05Z.
std::string now_text();

/// A line of `log` (schemas/archive.sql).
struct LogLine {
    std::string_view what = {};
    MaybeWord why = {};
    MaybeNumber record = {}, player = {}, gone = {}, via = {};
    MaybeWord before = {}, after = {}, fingerprint = {}, text_hash = {}, arms = {};
    MaybeNumber cut = {};
    std::string_view at = {};  ///< empty: now
};

/// Writes a line of the log and returns its number.
std::int64_t write_log(Database& database, const LogLine& line);

}  // namespace bones::inline store::archive
