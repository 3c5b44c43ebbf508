#include "tools/lib/columns.hpp"

#include <algorithm>

namespace bones {

namespace {

bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u;
}

/// The next character of a UTF-8 text, which is cut off it. Bytes that belong to none count as
/// characters.
char32_t take_character(std::string_view& text) {
    const auto byte = static_cast<unsigned char>(text[0]);
    const std::size_t length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    char32_t character = length == 1 ? byte : byte & (0xFFu >> (length + 1));
    std::size_t taken = 1;
    for (; taken < length && taken < text.size() && is_continuation(text[taken]); ++taken)
        character = (character << 6) | (static_cast<unsigned char>(text[taken]) & 0x3Fu);
    text.remove_prefix(taken);
    return character;
}

std::size_t width_of(char32_t c) {
    const auto within = [c](char32_t from, char32_t to) { return c >= from && c <= to; };
    if (within(0x300, 0x36F) || within(0x200B, 0x200F) || within(0xFE00, 0xFE0F)) return 0;
    const bool wide = within(0x1100, 0x115F) || within(0x2E80, 0xA4CF) || within(0xAC00, 0xD7A3) ||
                      within(0xF900, 0xFAFF) || within(0xFE30, 0xFE6F) || within(0xFF00, 0xFF60) ||
                      within(0x1F300, 0x1FAFF);
    return wide ? 2 : 1;
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
