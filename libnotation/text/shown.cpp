#include "libnotation/text/shown.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "libnotation/text/chars.hpp"
#include "libnotation/text/utf8.hpp"

namespace bones {
namespace {

/// Characters that are invisible or change the direction of the text around them.
constexpr std::pair<char32_t, char32_t> hidden[] = {
    {0x0000, 0x001F},   {0x007F, 0x00A0},   {0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C},
    {0x115F, 0x1160},   {0x17B4, 0x17B5},   {0x180B, 0x180F}, {0x200B, 0x200F}, {0x2028, 0x202E},
    {0x2060, 0x206F},   {0x3164, 0x3164},   {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB},
    {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
};

bool is_hidden(char32_t point) {
    return std::any_of(std::begin(hidden), std::end(hidden), [point](const auto& range) {
        return range.first <= point && point <= range.second;
    });
}

/// The length of the colour's escape sequence at the start of a text: `ESC [ 1;31 m`. 0 for any
/// other sequence, also for one that hides text.
std::size_t color_in_front(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    if (end == std::string_view::npos || text[end] != 'm' || end > 14) return 0;
    const std::string_view code = text.substr(2, end - 2);
    if (code.starts_with("1;38;5;") || code.starts_with("38;5;")) return end + 1;
    const std::string_view color = code.starts_with("1;") ? code.substr(2) : code;
    const bool known = code == "0" || code == "1" || code == "2";
    const bool colored = color.size() == 2 && (color[0] == '3' || color[0] == '9') &&
                         color[1] > '0' && color[1] < '7';
    return known || colored ? end + 1 : 0;
}

/// The number of bytes at the start that are shown as they are, counted in steps.
std::size_t plain_in_front(std::string_view text, bool lines) {
    constexpr std::size_t some = 64;
    const auto is_shown = lines ? is_plain_lines : is_plain;
    std::size_t count = 0;
    while (text.size() - count >= some && is_shown(text.substr(count, some))) count += some;
    while (count < text.size() && is_shown(text.substr(count, 1))) ++count;
    return count;
}

std::string shown_text(std::string_view text, bool lines, bool colors) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        if (const std::size_t as_it_is = plain_in_front(text, lines); as_it_is > 0) {
            out += text.substr(0, as_it_is);
            text.remove_prefix(as_it_is);
        } else if (lines && (text[0] == '\n' || text[0] == '\t')) {
            out += text[0];
            text.remove_prefix(1);
        } else if (const std::size_t color = colors ? color_in_front(text) : 0; color > 0) {
            out += text.substr(0, color);
            text.remove_prefix(color);
        } else {
            append_shown_character(out, text);
        }
    }
    return out;
}

}  // namespace

void append_shown_character(std::string& out, std::string_view& text) {
    const std::string_view begin = text;
    const Character character = take_character(text);
    if (!character.is_valid())
        out += "\uFFFD";
    else if (character.point == '\t')
        out += ' ';
    else if (is_hidden(character.point))
        out += fmt::format("<U+{:04X}>", static_cast<std::uint32_t>(character.point));
    else
        out += begin.substr(0, character.bytes);
}

std::string shown(std::string_view text) {
    return is_plain(text) ? std::string(text) : shown_text(text, false, false);
}

std::string shown_lines(std::string_view text) {
    return is_plain_lines(text) ? std::string(text) : shown_text(text, true, false);
}

std::string shown_colored_lines(std::string_view text) {
    return is_plain_lines(text) ? std::string(text) : shown_text(text, true, true);
}

}  // namespace bones
