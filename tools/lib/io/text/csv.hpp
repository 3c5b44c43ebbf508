// Comma-separated values (RFC 4180, lines end with LF).
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/text/lines.hpp"

namespace bones::inline io {

/// Appends rows to a text, cell by cell.
class CsvRow {
  public:
    explicit CsvRow(std::string& out) : out_(out) {}
    /// A text in a form that is safe to show (libnotation/text/shown.hpp). If a spreadsheet would
    /// read it as a formula, it gets an apostrophe before it.
    CsvRow& text(std::string_view cell);
    CsvRow& number(std::int64_t cell);
    /// Half of `cell`, in a form that spreadsheets read: 2, 2.5.
    CsvRow& halves(std::int64_t cell);
    /// A number that is formatted already.
    CsvRow& verbatim(std::string_view number) { return put(number); }
    CsvRow& empty() { return put(""); }
    void end() { out_ += '\n'; }

  private:
    CsvRow& put(std::string_view cell);

    std::string& out_;
    bool first_ = true;
};

/// Escapes a name for a cell of partners, which has their names with ` & ` between them. A name
/// with ` & ` in it gets a backslash before the sign.
std::string csv_name(std::string_view name);
std::vector<std::string> names_in_csv(std::string_view cell);

/// Reads a table row by row. The first row that is not blank decides the separator: a comma, a
/// semicolon or a tab. A cell in quotation marks may have line ends.
class CsvReader {
  public:
    /// The source must outlive the reader.
    explicit CsvReader(Source& source) : lines_(source, longest_row) {}

    /// Reads the next row that is not blank; false at the end. Throws what the source throws.
    bool next();
    /// The cells of the row, without the apostrophe that CsvRow::text adds to some.
    const std::vector<std::string>& cells() const { return cells_; }
    /// The error in the row. Empty if it is valid.
    std::string_view problem() const { return problem_; }
    /// `row 5`, as a spreadsheet counts rows. Adds the line of the file if that number differs.
    std::string place() const;

  private:
    static constexpr std::size_t longest_row = 1 << 16;

    struct Line {
        std::string text;
        bool cut = false;
    };

    bool take_line(Line& line);
    void read_cells(Line& line);
    bool read_over_lines(const std::string& first);

    LineReader lines_;
    std::deque<Line> ahead_;  ///< lines read ahead, which belong to later rows
    std::vector<std::string> cells_;
    std::string_view problem_;
    std::uint64_t row_ = 0, line_ = 0, next_line_ = 1;
    char separator_ = '\0';  ///< 0: not known yet
};

}  // namespace bones::inline io
