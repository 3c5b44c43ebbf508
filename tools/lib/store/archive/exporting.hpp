// Exports records from an archive.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/store/archive/parameters.hpp"

namespace bones::inline store::archive {

/// The order in which records are shown and exported: by day, event, round, table and so on. It
/// does not depend on the order in which they were stored. For `records r LEFT JOIN events e USING
/// (event_id)`.
inline constexpr std::string_view record_order =
    "r.first_day NULLS LAST, r.last_day, e.name, r.round, r.table_name, r.time, r.sheet_id, "
    "r.text_hash";

/// Calls `use` with the texts of all records in that order. `where` restricts them: an SQL
/// condition on `r` and `e`, with its values in `parameters`. Returns the number of records.
std::uint64_t export_records(Database& database,
                             const std::function<void(std::string_view text)>& use,
                             std::string_view where = {}, const Parameters& parameters = {});

/// The number of a record that is named by its number, its `id`, or the beginning of its
/// fingerprint (8 digits or more). Throws ArchiveError if none or several match.
std::int64_t find_record(Database& database, const std::string& named);

/// A record that was removed.
struct RemovedRecord {
    std::int64_t record = 0;
    std::string when, reason, text, arms;
    bool cut = false;
    std::int64_t import = 0;
};

/// The removed record with this name. None if no removed record matches.
std::optional<RemovedRecord> find_removed(Database& database, const std::string& named);

/// The text of a record. Throws ArchiveError if it does not exist.
std::string text_of(Database& database, std::int64_t record);

}  // namespace bones::inline store::archive
