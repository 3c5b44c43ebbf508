// The columns that bones-query answers with at each level.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "tools/lib/archive/selection.hpp"
#include "tools/lib/rows.hpp"

namespace bones {

/// One column of an answer.
struct AnswerColumn {
    enum class In { all, text, csv, json, tables };  ///< tables: text and csv
    enum class As { text, number, flag, json };

    std::string_view name;
    std::string_view sql;
    As as = As::text;
    In in = In::all;
};

/// The columns of a level in a format.
std::vector<AnswerColumn> columns_of(archive::Level level, RowFormat format);
/// The statement that gives one row of a level: its parameters are the keys of the row.
std::string row_statement(archive::Level level, std::span<const AnswerColumn> columns);
/// The value that a column of that statement has.
Cell cell_of(const archive::Query& query, int column, AnswerColumn::As as);

}  // namespace bones
