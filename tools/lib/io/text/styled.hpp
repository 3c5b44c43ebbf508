// Text with colours, for a terminal: written with escape sequences, or drawn on a screen.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace bones::inline io {

/// How a piece of text looks.
enum class Ink : std::uint8_t {
    plain,
    strong,
    faint,
    bad,     ///< what is broken
    warn,    ///< what is worth a look
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

/// Appends lines, each with its line feed. Without colours nothing but the text.
void append_lines(std::string& out, const std::vector<Line>& lines, bool colored);
/// Only what a terminal without Unicode can show; anything else becomes `?`.
void make_ascii(std::vector<Line>& lines);
/// How many columns a line takes.
std::size_t width_of(const Line& line);
/// Breaks lines at blanks to be at most so wide; what goes on is indented by `indent`.
std::vector<Line> wrapped(const Line& line, std::size_t width, std::size_t indent);

}  // namespace bones::inline io
