// Records out of an archive.
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

/// Hands over the texts of all records in that order; those that `where` picks, if it is not empty:
/// an SQL condition on `r` and `e` with its values.
std::uint64_t export_records(Database& database,
                             const std::function<void(std::string_view text)>& use,
                             std::string_view where = {}, const Parameters& parameters = {});

/// The number of the record that a person means: its number, its `id`, or the beginning of its
/// fingerprint (8 digits or more). Throws ArchiveError if there is none, or more than one.
std::int64_t find_record(Database& database, const std::string& named);

/// A record that was removed.
struct RemovedRecord {
    std::int64_t record = 0;
    std::string when, reason, text, arms;
    bool cut = false;
    std::int64_t import = 0;
};

/// The removed record that a person means; none: nothing removed is called so.
std::optional<RemovedRecord> find_removed(Database& database, const std::string& named);

/// The text of a record. Throws ArchiveError if there is none.
std::string text_of(Database& database, std::int64_t record);

}  // namespace bones::inline store::archive
