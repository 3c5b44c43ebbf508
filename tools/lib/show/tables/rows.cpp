#include "tools/lib/show/tables/rows.hpp"

#include <algorithm>

#include "libnotation/json/json_text.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/csv.hpp"

namespace bones::inline show {

namespace {

constexpr std::size_t rows_at_once = 1000;      // for alignment of columns
constexpr std::size_t bytes_at_once = 4 << 20;  // limit of buffered rows, with padding
constexpr std::size_t widest_cell = 36;         // in tables, except for the last column

std::string plain(const Cell& cell) {
    if (cell.kind == Cell::Kind::flag) return cell.text == "true" ? "yes" : "no";
    return cell.text;
}

}  // namespace

RowFormat row_format(std::string_view name) {
    return name == "csv" ? RowFormat::csv : name == "jsonl" ? RowFormat::jsonl : RowFormat::text;
}

RowWriter::RowWriter(Output& output, RowFormat format, std::vector<RowColumn> columns,
                     std::string_view type, Style style)
    : output_(output), format_(format), columns_(std::move(columns)), type_(type), style_(style) {
    if (format_ != RowFormat::csv) return;
    std::string line;
    CsvRow row(line);
    for (const RowColumn& column : columns_) row.text(column.name);
    row.end();
    output_.write(line);
}

void RowWriter::add(const std::vector<Cell>& cells) {
    ++rows_;
    if (format_ == RowFormat::jsonl) return add_line(cells);
    if (format_ == RowFormat::csv) return add_csv(cells);
    add_text(cells);
}

void RowWriter::add_line(const std::vector<Cell>& cells) {
    std::string line;
    append_line(line, cells);
    output_.write(line);
}

void RowWriter::append_line(std::string& line, const std::vector<Cell>& cells) const {
    JsonText json(line);
    json.begin_object();
    json.key("type").string(type_);
    if (nested_) json.key("row").begin_object();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        json.any_key(columns_[i].name);
        if (cells[i].kind == Cell::Kind::nothing)
            json.null();
        else if (cells[i].kind == Cell::Kind::text)
            json.string(cells[i].text);
        else
            json.json(cells[i].text);
    }
    if (nested_) json.end_object();
    json.end_object();
    json.end_line();
}

void RowWriter::add_csv(const std::vector<Cell>& cells) {
    std::string line;
    CsvRow row(line);
    for (const Cell& cell : cells)
        if (cell.kind == Cell::Kind::number)
            row.verbatim(cell.text);
        else
            row.text(plain(cell));
    row.end();
    output_.write(line);
}

void RowWriter::add_text(const std::vector<Cell>& cells) {
    std::vector<std::string> row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string text = shown(plain(cells[i]));
        const bool cut = !wide_ && !columns_[i].whole && i + 1 < cells.size();
        row.push_back(cut ? shortened(text, widest_cell) : std::move(text));
    }
    if (size_with(row) > bytes_at_once) write_table();
    widths_.resize(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) widths_[i] = std::max(widths_[i], row[i].size());
    held_.push_back(std::move(row));
    if (held_.size() >= rows_at_once) write_table();
}

/// The size in bytes of the buffered rows as a table, with this row added.
std::size_t RowWriter::size_with(const std::vector<std::string>& row) const {
    std::size_t line = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += std::max(row[i].size(), i < widths_.size() ? widths_[i] : 0);
    return line * (held_.size() + 1);
}

void RowWriter::write_table() {
    if (held_.empty()) return;
    std::vector<Align> aligns;
    std::vector<std::string> titles;
    for (const RowColumn& column : columns_) {
        aligns.push_back(column.align);
        titles.push_back(column.name);
    }
    Table table(aligns);
    table.add(titles, style_.faint());
    for (const std::vector<std::string>& row : held_) table.add(row);
    held_.clear();
    widths_.clear();
    std::string text;
    table.write(text, 0);
    output_.write(text);
}

void RowWriter::finish() {
    if (format_ == RowFormat::text) write_table();
}

}  // namespace bones::inline show
