// Text in columns, for people.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/text_sink.hpp"

namespace bones::inline io {

/// How many columns of a terminal a UTF-8 text takes.
std::size_t display_width(std::string_view text);

/// A text that takes at most so many columns: what is longer is cut and ends with `…`.
std::string shortened(std::string_view text, std::size_t columns);

/// `1 game`, `3 games`, `2 breaches`.
std::string quantity(std::uint64_t number, std::string_view one, std::string_view many);

enum class Align { left, right };

/// A table whose columns are as wide as their widest cell. It may be filled again and again, with
/// the memory it has.
class Table {
  public:
    explicit Table(std::vector<Align> columns = {}) { begin(columns); }
    /// Takes off all rows; the next have these columns.
    void begin(std::span<const Align> columns);
    /// A row of as many cells as there are columns, each as it may be shown. `style` is put around
    /// the whole row (an escape sequence, which must stay).
    void add(const std::vector<std::string>& cells, std::string_view style = "");
    /// The same row, whose cells come one by one; those that are left out are empty.
    void begin_row(std::string_view style = "") { rows_.push_back({cells_.size(), style}); }
    void cell(std::string_view text);
    void cell(std::int32_t number);
    void empty_cell() { end_cell(0); }
    /// Takes off all rows; the columns stay as wide as they are.
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
        std::size_t end;    ///< of its text, which begins where the one before ends
        std::size_t width;  ///< of it as shown
    };
    struct Row {
        std::size_t first_cell;
        std::string_view style;
    };

    void end_cell(std::size_t width);
    std::size_t end_of_cells(std::size_t row) const;

    std::vector<Column> columns_;
    std::string text_;  ///< of all cells
    std::vector<Cell> cells_;
    std::vector<Row> rows_;
};

/// Writes a table of any length, each row after `indent` blanks, and holds only some of its rows.
/// `add_row` adds the row of a number, or none. It is called a second time for each row of a long
/// table, once it is known how wide the columns are.
void write_table(const TextSink& sink, Table table, int indent, std::size_t rows,
                 const std::function<void(Table&, std::size_t)>& add_row);

/// Escape sequences, or nothing where no colour is wanted.
struct Style {
    bool colored = false;

    std::string_view strong() const { return colored ? "\x1b[1m" : ""; }
    std::string_view faint() const { return colored ? "\x1b[2m" : ""; }
    std::string_view bad() const { return colored ? "\x1b[1;31m" : ""; }
    std::string_view good() const { return colored ? "\x1b[32m" : ""; }
    std::string_view plain() const { return colored ? "\x1b[0m" : ""; }
};

}  // namespace bones::inline io
