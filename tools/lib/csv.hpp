// Comma-separated values (RFC 4180, lines end with LF).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones {

/// Appends rows to a text, cell by cell.
class CsvRow {
  public:
    explicit CsvRow(std::string& out) : out_(out) {}
    /// A text, as it may be shown (libnotation/text/shown.hpp). One that a spreadsheet would take
    /// for a formula gets an apostrophe in front.
    CsvRow& text(std::string_view cell);
    CsvRow& number(std::int64_t cell);
    /// Half a number, as spreadsheets read it: 2, 2.5.
    CsvRow& halves(std::int64_t cell);
    /// A number that is written already.
    CsvRow& verbatim(std::string_view number) { return put(number); }
    CsvRow& empty() { return put(""); }
    void end() { out_ += '\n'; }

  private:
    CsvRow& put(std::string_view cell);

    std::string& out_;
    bool first_ = true;
};

/// The cells of a row, without the apostrophe that CsvRow::text puts in front of some. False if a
/// quotation mark is not closed.
bool read_csv_row(std::string_view line, char separator, std::vector<std::string>& cells);

}  // namespace bones
