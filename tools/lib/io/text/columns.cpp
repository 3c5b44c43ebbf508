#include "tools/lib/io/text/columns.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/text_writer.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones::inline io {

namespace {

/// The columns of a character. An invalid byte takes one column.
std::size_t width_of(const Character& character) {
    if (!character.is_valid() || character.point < 0x20) return 1;
    return static_cast<std::size_t>(
        utf8proc_charwidth(static_cast<utf8proc_int32_t>(character.point)));
}

}  // namespace

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) width += width_of(take_character(text));
    return width;
}

std::string shortened(std::string_view text, std::size_t columns) {
    if (display_width(text) <= columns) return std::string(text);
    std::string_view rest = text;
    for (std::size_t width = 1; !rest.empty();) {
        std::string_view next = rest;
        width += width_of(take_character(next));
        if (width > columns) break;
        rest = next;
    }
    return std::string(text.substr(0, text.size() - rest.size())) + "…";
}

std::string quantity(std::uint64_t number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

void Table::begin(std::span<const Align> columns) {
    columns_.clear();
    for (const Align align : columns) columns_.push_back({align});
    forget_rows();
}

void Table::forget_rows() {
    text_.clear();
    cells_.clear();
    rows_.clear();
}

void write_table(const TextSink& sink, Table table, int indent, std::size_t rows,
                 const std::function<void(Table&, std::size_t)>& add_row) {
    constexpr std::size_t most_held = 1000;
    std::string text;
    const auto pass_on = [&] {
        text.clear();
        table.write(text, indent);
        table.forget_rows();
        if (!text.empty()) sink(text);
    };
    bool held = true;
    for (std::size_t row = 0; row < rows; ++row) {
        if (table.rows() == most_held) {
            table.forget_rows();
            held = false;
        }
        add_row(table, row);
    }
    if (held) return pass_on();
    table.forget_rows();
    for (std::size_t row = 0; row < rows; ++row) {
        if (table.rows() == most_held) pass_on();
        add_row(table, row);
    }
    pass_on();
}

void Table::add(const std::vector<std::string>& cells, std::string_view style) {
    begin_row(style);
    for (const std::string& text : cells) cell(text);
}

void Table::cell(std::string_view text) {
    const bool plain = is_plain(text);
    const std::size_t begin = text_.size();
    if (plain)
        text_ += text;
    else
        text_ += shown(text);
    end_cell(plain ? text.size() : display_width(std::string_view(text_).substr(begin)));
}

void Table::cell(std::int32_t number) {
    std::array<char, 11> digits;  // the longest is -2147483648
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    const auto length = static_cast<std::size_t>(end - digits.data());
    text_.append(digits.data(), length);
    end_cell(length);
}

void Table::end_cell(std::size_t width) {
    const std::size_t column = cells_.size() - rows_.back().first_cell;
    if (column >= columns_.size()) return text_.resize(cells_.empty() ? 0 : cells_.back().end);
    columns_[column].width = std::max(columns_[column].width, width);
    cells_.push_back({text_.size(), width});
}

std::size_t Table::end_of_cells(std::size_t row) const {
    return row + 1 < rows_.size() ? rows_[row + 1].first_cell : cells_.size();
}

void Table::write(std::string& out, int indent) const {
    TextWriter writer(out);
    const char* text = text_.data();
    std::size_t begin = 0;  // the start of a cell's text
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        writer.put(rows_[row].style);
        const std::size_t line = writer.size();
        writer.put_blanks(static_cast<std::size_t>(indent));
        const std::size_t first = rows_[row].first_cell, end = end_of_cells(row);
        for (std::size_t i = first; i < end; ++i) {
            const Column& column = columns_[i - first];
            const std::string_view cell(text + begin, cells_[i].end - begin);
            const std::size_t gap = column.width - cells_[i].width;
            if (column.align == Align::right) writer.put_blanks(gap);
            writer.put(cell);
            writer.put_blanks(2 + (column.align == Align::left ? gap : 0));
            begin = cells_[i].end;
        }
        writer.cut_blanks(line);
        if (!rows_[row].style.empty()) writer.put("\x1b[0m");
        writer.put('\n');
    }
}

}  // namespace bones::inline io
