// Writes rows of named columns as a text table, as CSV, or as JSON Lines.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::inline show {

enum class RowFormat { text, csv, jsonl };
/// Parses `text`, `csv` or `jsonl`.
RowFormat row_format(std::string_view name);

struct RowColumn {
    std::string name;
    Align align = Align::left;
    bool whole = false;  ///< never cut, because the end matters, as in a path
};

/// One value of a row.
struct Cell {
    enum class Kind { nothing, number, text, json, flag };

    Kind kind = Kind::nothing;
    std::string text;  ///< a number as text; for json a JSON value

    static Cell none() { return {}; }
    static Cell of(std::int64_t number) { return {Kind::number, std::to_string(number)}; }
    static Cell of(std::string_view text) { return {Kind::text, std::string(text)}; }
    static Cell of(bool flag) { return {Kind::flag, flag ? "true" : "false"}; }
    static Cell raw(std::string_view json) { return {Kind::json, std::string(json)}; }
    /// A number that is formatted already.
    static Cell written(std::string number) { return {Kind::number, std::move(number)}; }
};

/// Writes rows as they arrive. A text table is written in parts, each with its own column widths.
/// It needs memory for about 30 times the bytes of the longest row.
class RowWriter {
  public:
    /// `type`: the "type" of JSON lines. `nested`: puts the columns into an object "row", so that
    /// they may have any names. `wide`: does not cut long cells of tables.
    RowWriter(Output& output, RowFormat format, std::vector<RowColumn> columns,
              std::string_view type, Style style);

    void nest() { nested_ = true; }
    void widen() { wide_ = true; }
    void add(const std::vector<Cell>& cells);
    /// Writes the buffered rows.
    void finish();
    std::uint64_t rows() const { return rows_; }

  private:
    void add_line(const std::vector<Cell>& cells);
    void append_line(std::string& line, const std::vector<Cell>& cells) const;
    void add_csv(const std::vector<Cell>& cells);
    void add_text(const std::vector<Cell>& cells);
    std::size_t size_with(const std::vector<std::string>& row) const;
    void write_table();

    Output& output_;
    RowFormat format_;
    std::vector<RowColumn> columns_;
    std::string type_;
    Style style_;
    bool nested_ = false, wide_ = false;
    std::vector<std::vector<std::string>> held_;
    std::vector<std::size_t>
        widths_;  ///< upper limits of the widths of the buffered columns, in bytes
    std::uint64_t rows_ = 0;
};

}  // namespace bones::inline show
