// Builds the statements with which bones-query finds and sorts rows.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/selection.hpp"

namespace bones {

/// The names by which the rows of a level can be sorted.
std::vector<std::string> sort_names(archive::Level level);

struct Ordering {
    std::string by = "date";
    bool reverse = false;
    std::int64_t limit = -1;  ///< -1: all
};

/// A statement and the values of its parameters.
struct PreparedStatement {
    std::string sql;
    archive::Parameters parameters;
};

/// Selects the keys of all rows that match the filters, sorted.
PreparedStatement find_statement(const archive::Filters& filters, archive::Level level,
                                 const Ordering& ordering);
/// Selects the numbers of the records with such rows, sorted.
PreparedStatement records_statement(const archive::Filters& filters, archive::Level level,
                                    const Ordering& ordering);
/// Selects the keys of matching rows within one record, sorted. The record's number is the last
/// parameter. For Level::hands and below.
PreparedStatement within_record_statement(const archive::Filters& filters, archive::Level level);
/// The part of the filters that applies to records. All matching rows are in records that match
/// this part.
archive::Filters of_records_only(const archive::Filters& filters);
/// The SQL terms that sort records. They refer to `records r LEFT JOIN events e USING (event_id)`.
std::string order_of_records(const Ordering& ordering);
/// Creates the table for keys that are sorted afterwards.
inline constexpr std::string_view temporary_keys =
    "CREATE TEMP TABLE found (r INTEGER, h INTEGER, a INTEGER)";
/// Selects the keys in that table, sorted.
PreparedStatement sort_statement(archive::Level level, const Ordering& ordering);
/// Counts the matching rows of a level.
PreparedStatement count_statement(const archive::Filters& filters, archive::Level level);

/// The "type" of a level's JSON lines: `record`, `hand`, `action`, `finding`.
std::string_view type_of(archive::Level level);
/// The name of a level: `records`, `hands`, `actions`, `findings`.
std::string_view name_of(archive::Level level);

}  // namespace bones
