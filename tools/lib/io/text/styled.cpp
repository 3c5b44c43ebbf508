#include "tools/lib/io/text/styled.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/shown.hpp"
#include "libnotation/text/utf8.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::inline io {
namespace {

std::string escape_for(Ink ink) {
    switch (ink) {
        case Ink::plain:
            return "";
        case Ink::strong:
            return "\x1b[1m";
        case Ink::faint:
            return "\x1b[2m";
        case Ink::bad:
            return "\x1b[1;31m";
        case Ink::warn:
            return "\x1b[33m";
        case Ink::chosen:
            return "\x1b[1;33m";
        default:
            return fmt::format("\x1b[1;38;5;{}m", terminal_color(static_cast<int>(ink) -
                                                                 static_cast<int>(Ink::number)));
    }
}

}  // namespace

int terminal_color(int pips) {
    constexpr int colors[] = {245, 39,  34,  196, 137, 33,  178, 211,
                              37,  135, 208, 250, 244, 107, 162, 67};
    return colors[pips];
}

void append_lines(std::string& out, const std::vector<Line>& lines, bool colored) {
    for (const Line& line : lines) {
        for (const Span& span : line) {
            const std::string escape = colored ? escape_for(span.ink) : "";
            out += escape;
            out += shown(span.text);
            if (!escape.empty()) out += "\x1b[0m";
        }
        while (!colored && !out.empty() && out.back() == ' ') out.pop_back();
        out += '\n';
    }
}

void make_ascii(std::vector<Line>& lines) {
    for (Line& line : lines)
        for (Span& span : line) {
            if (is_plain(span.text)) continue;
            std::string plain;
            for (std::string_view rest = span.text; !rest.empty();) {
                const std::size_t bytes = std::max<std::size_t>(1, readable_character(rest));
                plain += bytes == 1 ? rest[0] : '?';
                rest.remove_prefix(bytes);
            }
            span.text = plain;
        }
}

std::size_t width_of(const Line& line) {
    std::size_t width = 0;
    for (const Span& span : line) width += display_width(span.text);
    return width;
}

namespace {

/// Splits a line into pieces that stay together: words, of one span or several, and single blanks.
std::vector<Line> words_of(const Line& line) {
    std::vector<Line> words;
    bool in_word = false;
    for (const Span& span : line)
        for (std::size_t begin = 0; begin < span.text.size();) {
            const bool blank = span.text[begin] == ' ';
            const std::size_t end =
                blank ? begin + 1 : std::min(span.text.find(' ', begin), span.text.size());
            if (blank || !in_word) words.emplace_back();
            words.back().push_back({span.text.substr(begin, end - begin), span.ink});
            in_word = !blank;
            begin = end;
        }
    return words;
}

void append(Line& line, const Line& word) {
    for (const Span& span : word)
        if (!line.empty() && line.back().ink == span.ink)
            line.back().text += span.text;
        else
            line.push_back(span);
}

}  // namespace

std::vector<Line> wrapped(const Line& text, std::size_t width, std::size_t indent) {
    Line line = text;
    for (Span& span : line) span.text = shown(span.text);
    std::vector<Line> lines(1);
    std::size_t column = 0;
    for (const Line& word : words_of(line)) {
        const std::size_t wide = width_of(word);
        if (column + wide > width && column > indent) {
            lines.push_back({{std::string(indent, ' '), Ink::plain}});
            column = indent;
            if (word.front().text == " ") continue;
        }
        append(lines.back(), word);
        column += wide;
    }
    return lines;
}

}  // namespace bones::inline io
