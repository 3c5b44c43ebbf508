// The columns that bones-query answers with at each level.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tools/lib/show/tables/rows.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/query/seat_points.hpp"

namespace bones {

/// One column of an answer.
struct AnswerColumn {
    enum class In { all, text, csv, json, tables };  ///< tables: text and csv
    /// scores, claimed: what a hand brought each seat; the SQL says whether that is known. player:
    /// who sat at the seat that the SQL gives.
    enum class As { text, number, flag, json, scores, claimed, player };

    std::string_view name;
    std::string_view sql;
    As as = As::text;
    In in = In::all;
};

/// The columns of a level in a format.
std::vector<AnswerColumn> columns_of(archive::Level level, RowFormat format);
/// The statement that gives one row of a level: its parameters are the keys of the row.
std::string row_statement(archive::Level level, std::span<const AnswerColumn> columns);
/// The value that a column of that statement has. `points` are asked for where columns tell what a
/// hand brought each seat.
Cell cell_of(const archive::Query& query, int index, const AnswerColumn& column,
             const SeatPoints* points);
/// Whether a column tells that.
inline bool tells_points(const AnswerColumn& column) {
    return column.as == AnswerColumn::As::scores || column.as == AnswerColumn::As::claimed;
}

}  // namespace bones
