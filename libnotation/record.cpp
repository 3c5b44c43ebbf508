#include "libnotation/record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "libnotation/chars.hpp"

namespace bones {
namespace {

constexpr bool begins_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

}  // namespace

std::uint32_t column_in(std::string_view line, std::size_t offset) {
    std::size_t begin = 0;
    if (line.substr(0, byte_order_mark.size()) == byte_order_mark) begin = byte_order_mark.size();
    if (offset <= begin) return 1;
    const std::string_view before = line.substr(begin, offset - begin);
    return 1 + static_cast<std::uint32_t>(
                   std::count_if(before.begin(), before.end(), begins_character));
}

Position locate(const Record& record, Place place) {
    const std::size_t offset = std::min<std::size_t>(place.offset, record.text.size());
    const std::string_view before = record.text.substr(0, offset);
    const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    Position position;
    position.line = record.first_line +
                    static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
    const std::string_view line = record.text.substr(line_begin);
    position.column = column_in(line, offset - line_begin);
    position.end_column = column_in(line, offset - line_begin + place.length);
    return position;
}

std::string_view rule_value(const Record& record, const Statement& rule) {
    const std::string_view value = record.at(rule.value);
    const std::size_t equals = value.find('=');
    return equals == std::string_view::npos ? std::string_view()
                                            : trimmed(value.substr(equals + 1));
}

std::string free_text(std::string_view written) {
    std::string text;
    written = trimmed(written);
    for (std::size_t i = 0; i < written.size(); ++i) {
        const char c = written[i];
        const bool escape = c == '\\' && i + 1 < written.size() &&
                            (written[i + 1] == '\\' || written[i + 1] == '#');
        if (escape)
            text += written[++i];
        else if (!is_blank(c))
            text += c;
        else if (text.empty() || !is_blank(written[i - 1]))
            text += ' ';
    }
    return text;
}

const Statement* header(const Record& record, Keyword keyword) {
    for (const Statement& statement : record.statements)
        if (statement.keyword == keyword && statement.counts) return &statement;
    return nullptr;
}

std::string player_name(const Record& record, Seat seat) {
    for (const Statement& statement : record.statements) {
        if (statement.keyword != Keyword::player || !statement.counts || statement.seat != seat)
            continue;
        const std::string_view value = record.at(statement.value);
        std::string name = free_text(value.substr(0, value.find('<')));
        return name.empty() ? std::string(1, seat.letter()) : name;
    }
    return std::string(1, seat.letter());
}

std::string player_called(const Record& record, Seat seat) {
    const std::string name = player_name(record, seat);
    return name.size() == 1 && name[0] == seat.letter()
               ? name
               : fmt::format("{} ({})", name, seat.letter());
}

}  // namespace bones
