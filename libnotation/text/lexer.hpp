// Splits a line into its first word and the rest.
#pragma once

#include <string_view>

#include "bones/record.hpp"
#include "libnotation/text/chars.hpp"

namespace bones {

/// The first word of a line and the rest.
struct LineHead {
    Keyword keyword = Keyword::unreadable;
    Seat seat;              ///< Keyword::actions
    std::string_view word;  ///< as written; empty on a blank line
    std::string_view rest;  ///< after the blanks that follow the word
};

/// The keyword with that name in any case, `extension` for x- keys. `unreadable` for other words,
/// also for a seat letter.
Keyword keyword_named(std::string_view word);
/// A keyword's name in canonical text.
std::string_view name_of(Keyword keyword);
/// The seat of a letter a…o in any case; no seat for other words.
constexpr Seat seat_named(std::string_view word) {
    if (word.size() != 1) return {};
    const char c = lower(word[0]);
    return c >= 'a' && c < 'a' + most_seats ? Seat(c - 'a') : Seat();
}

/// Takes the next word and the blanks around it off a text. Empty at the text's end.
constexpr std::string_view take_word(std::string_view& text) {
    std::size_t begin = 0;
    while (begin < text.size() && is_blank(text[begin])) ++begin;
    std::size_t end = begin;
    while (end < text.size() && !is_blank(text[end])) ++end;
    const std::string_view word = text.substr(begin, end - begin);
    while (end < text.size() && is_blank(text[end])) ++end;
    text.remove_prefix(end);
    return word;
}

/// A line without the carriage returns at its end.
constexpr std::string_view without_line_end(std::string_view line) {
    while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}
/// A line without the byte-order marks at its start. Files that are joined have some in the middle.
constexpr std::string_view without_byte_order_marks(std::string_view line) {
    while (line.substr(0, byte_order_mark.size()) == byte_order_mark)
        line.remove_prefix(byte_order_mark.size());
    return line;
}
/// A line without byte-order marks, blanks and numbering (`12.`) at the start, and without blanks
/// at the end.
std::string_view without_prefix(std::string_view line);
/// Splits a line that without_prefix returned, without its comment.
LineHead line_head(std::string_view words);

/// The role of a line when a stream is cut into records.
enum class LineRole : std::uint8_t {
    quiet,      ///< blank, or only a comment
    opener,     ///< `game`
    header,     ///< another header line
    hand,       ///< `hand`
    statement,  ///< any other line whose first word can be read
    unreadable,
};
LineRole role_of(std::string_view line);

}  // namespace bones
