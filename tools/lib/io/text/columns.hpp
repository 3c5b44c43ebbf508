// Formats text in columns for people.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/text_sink.hpp"

namespace bones::inline io {

/// The columns that a UTF-8 text takes on a terminal.
std::size_t display_width(std::string_view text);

/// A text of at most `columns` columns. A longer text is cut and ends with `…`.
std::string shortened(std::string_view text, std::size_t columns);

/// `1 game`, `3 games`, `2 breaches`.
std::string quantity(std::uint64_t number, std::string_view one, std::string_view many);

enum class Align { left, right };

/// A table whose columns are as wide as their widest cells. It can be filled again and reuses its
/// memory.
class Table {
  public:
    explicit Table(std::vector<Align> columns = {}) { begin(columns); }
    /// Removes all rows and sets the columns of the next ones.
    void begin(std::span<const Align> columns);
    /// Adds a row with one cell per column, each in a form that is safe to show. `style` is an
    /// escape sequence for the whole row; its text must outlive the table.
    void add(const std::vector<std::string>& cells, std::string_view style = "");
    /// Starts a row whose cells are added one by one. Missing cells are empty.
    void begin_row(std::string_view style = "") { rows_.push_back({cells_.size(), style}); }
    void cell(std::string_view text);
    void cell(std::int32_t number);
    void empty_cell() { end_cell(0); }
    /// Removes all rows. The columns keep their width.
    void forget_rows();
    std::size_t rows() const { return rows_.size(); }
    /// Appends all rows, each after `indent` blanks.
    void write(std::string& out, int indent) const;

  private:
    struct Column {
        Align align;
        std::size_t width = 0;
    };
    struct Cell {
        std::size_t end;    ///< the end of its text, which begins where the one before ends
        std::size_t width;  ///< its columns on the terminal
    };
    struct Row {
        std::size_t first_cell;
        std::string_view style;
    };

    void end_cell(std::size_t width);
    std::size_t end_of_cells(std::size_t row) const;

    std::vector<Column> columns_;
    std::string text_;  ///< the text of all cells
    std::vector<Cell> cells_;
    std::vector<Row> rows_;
};

/// Writes a table of any length, each row after `indent` blanks, but stores only some of its rows.
/// `add_row` adds the row with a given number, or none. For a long table it is called twice for
/// each row, because the first pass finds the widths of the columns.
void write_table(const TextSink& sink, Table table, int indent, std::size_t rows,
                 const std::function<void(Table&, std::size_t)>& add_row);

/// Escape sequences for a style. Empty without colours.
struct Style {
    bool colored = false;

    std::string_view strong() const { return colored ? "\x1b[1m" : ""; }
    std::string_view faint() const { return colored ? "\x1b[2m" : ""; }
    std::string_view bad() const { return colored ? "\x1b[1;31m" : ""; }
    std::string_view good() const { return colored ? "\x1b[32m" : ""; }
    std::string_view plain() const { return colored ? "\x1b[0m" : ""; }
};

}  // namespace bones::inline io
