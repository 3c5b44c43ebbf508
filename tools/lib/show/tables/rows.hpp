// Rows of named columns as a table for people, as CSV, or as lines of JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/output.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::inline show {

enum class RowFormat { text, csv, jsonl };
/// `text`, `csv` or `jsonl`.
RowFormat row_format(std::string_view name);

struct RowColumn {
    std::string name;
    Align align = Align::left;
    bool whole = false;  ///< never cut: what is told by its end, such as a path
};

/// One value of a row.
struct Cell {
    enum class Kind { nothing, number, text, json, flag };

    Kind kind = Kind::nothing;
    std::string text;  ///< a number as it is written; json: a JSON value

    static Cell none() { return {}; }
    static Cell of(std::int64_t number) { return {Kind::number, std::to_string(number)}; }
    static Cell of(std::string_view text) { return {Kind::text, std::string(text)}; }
    static Cell of(bool flag) { return {Kind::flag, flag ? "true" : "false"}; }
    static Cell raw(std::string_view json) { return {Kind::json, std::string(json)}; }
    /// A number as it is already written.
    static Cell written(std::string number) { return {Kind::number, std::move(number)}; }
};

/// Writes rows as they come; tables for people in pieces, each with its own widths. Takes memory
/// for some 30 times the bytes of the longest row.
class RowWriter {
  public:
    /// `type` is the "type" of JSON lines. With `nested` their columns are in an object of their
    /// own, "row", since they may be called anything. `wide`: long cells of tables are not cut.
    RowWriter(Output& output, RowFormat format, std::vector<RowColumn> columns,
              std::string_view type, Style style);

    void nest() { nested_ = true; }
    void widen() { wide_ = true; }
    void add(const std::vector<Cell>& cells);
    /// Writes what is still held back.
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
    std::vector<std::size_t> widths_;  ///< of the columns of what is held, in bytes, at most
    std::uint64_t rows_ = 0;
};

}  // namespace bones::inline show
