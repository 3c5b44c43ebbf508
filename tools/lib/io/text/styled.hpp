// Text with colours for a terminal, written with escape sequences or drawn on a screen.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline io {

/// The look of a piece of text.
enum class Ink : std::uint8_t {
    plain,
    strong,
    faint,
    bad,     ///< a breach or an error
    warn,    ///< a warning
    chosen,  ///< the tile just played
    number,  ///< number + n: the pips n, 0..15
};

constexpr Ink number_ink(int pips) {
    return static_cast<Ink>(static_cast<int>(Ink::number) + pips);
}
/// The colour of a number among the 256 of a terminal.
int terminal_color(int pips);

struct Span {
    std::string text;
    Ink ink = Ink::plain;
};
using Line = std::vector<Span>;

/// Appends lines, each with a line feed. Without `colored` only the text.
void append_lines(std::string& out, const std::vector<Line>& lines, bool colored);
/// Replaces each character that is not ASCII by `?`, for a terminal without Unicode.
void make_ascii(std::vector<Line>& lines);
/// The columns that a line takes.
std::size_t width_of(const Line& line);
/// Breaks a line at blanks to at most `width` columns. Continuation lines are indented by `indent`.
std::vector<Line> wrapped(const Line& line, std::size_t width, std::size_t indent);

}  // namespace bones::inline io
