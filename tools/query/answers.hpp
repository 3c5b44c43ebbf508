// How bones-query finds and orders what it answers with.
#pragma once

#include <string>
#include <vector>

#include "tools/lib/store/archive/selection.hpp"

namespace bones {

/// What rows can be sorted by at a level.
std::vector<std::string> sort_names(archive::Level level);

struct Ordering {
    std::string by = "date";
    bool reverse = false;
    std::int64_t limit = -1;  ///< -1: all
};

/// A statement with the values that it needs.
struct PreparedStatement {
    std::string sql;
    archive::Parameters parameters;
};

/// Gives the keys of all rows that the filters pick, in order.
PreparedStatement find_statement(const archive::Filters& filters, archive::Level level,
                                 const Ordering& ordering);
/// Gives the numbers of the records that hold such rows, in order.
PreparedStatement records_statement(const archive::Filters& filters, archive::Level level,
                                    const Ordering& ordering);
/// Gives the keys of the rows within one record, in order; the record's number is the parameter
/// after the others. For Level::hands and further down.
PreparedStatement within_record_statement(const archive::Filters& filters, archive::Level level);
/// The filters of records among some: no row is in a record that these do not pick.
archive::Filters of_records_only(const archive::Filters& filters);
/// The terms by which records are ordered: `records r LEFT JOIN events e USING (event_id)`.
std::string order_of_records(const Ordering& ordering);
/// The table into which keys are put that are sorted afterwards, and the statement that gives them.
inline constexpr std::string_view temporary_keys =
    "CREATE TEMP TABLE found (r INTEGER, h INTEGER, a INTEGER)";
PreparedStatement sort_statement(archive::Level level, const Ordering& ordering);
/// Counts the rows of a level.
PreparedStatement count_statement(const archive::Filters& filters, archive::Level level);

/// `record`, `hand`, `action`, `finding`: the "type" of a level's lines of JSON.
std::string_view type_of(archive::Level level);
/// `records`, `hands`, `actions`, `findings`.
std::string_view name_of(archive::Level level);

}  // namespace bones
