// The columns of bones-query's answers at each level.
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
    /// scores, claimed: the points of a hand for each seat; the SQL gives whether they are known.
    /// player: the player at the seat that the SQL gives.
    enum class As { text, number, flag, json, scores, claimed, player };

    std::string_view name;
    std::string_view sql;
    As as = As::text;
    In in = In::all;
};

/// The columns of a level in a format.
std::vector<AnswerColumn> columns_of(archive::Level level, RowFormat format);
/// The statement that selects one row of a level. Its parameters are the keys of the row.
std::string row_statement(archive::Level level, std::span<const AnswerColumn> columns);
/// The value of a column in that statement. `points` are the points of the hand for each seat, for
/// columns that show them.
Cell cell_of(const archive::Query& query, int index, const AnswerColumn& column,
             const SeatPoints* points);
/// Whether a column shows the points of a hand.
inline bool tells_points(const AnswerColumn& column) {
    return column.as == AnswerColumn::As::scores || column.as == AnswerColumn::As::claimed;
}

}  // namespace bones
