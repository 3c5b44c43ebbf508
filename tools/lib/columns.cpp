#include "tools/lib/columns.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {

namespace {

/// Bytes that are no character take a column each.
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

void Table::add(std::vector<std::string> cells, std::string_view style) {
    cells.resize(columns_.size());
    for (std::string& cell : cells)
        if (!is_plain(cell)) cell = shown(cell);
    rows_.push_back({std::move(cells), style});
}

void Table::write(std::string& out, int indent) const {
    std::vector<std::size_t> widths(columns_.size());
    for (const Row& row : rows_)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], display_width(row.cells[i]));
    for (const Row& row : rows_) {
        std::string line(static_cast<std::size_t>(indent), ' ');
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const std::string gap(widths[i] - display_width(row.cells[i]), ' ');
            line += columns_[i] == Align::left ? row.cells[i] + gap : gap + row.cells[i];
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out += row.style.empty() ? line : std::string(row.style) + line + "\x1b[0m";
        out += '\n';
    }
}

}  // namespace bones
